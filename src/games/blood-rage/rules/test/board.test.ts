import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { emptyVillages, province } from './look.ts';

const RING = ['elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle', 'myrkulor'];

describe('provinces', () => {
  test('nine provinces lie on the board, eight of them in three regions and Yggdrasil in none [BR-1.1]', () => {
    const { provinces } = table(['wolf', 'raven']).view();
    const inRegion = (region: string | null) => provinces.filter(p => p.region === region).map(p => p.id);
    expect(provinces).toHaveLength(9);
    expect(inRegion('manheim').sort()).toEqual(['angerboda', 'elvagar', 'myrkulor']);
    expect(inRegion('alfheim').sort()).toEqual(['andlang', 'gimle']);
    expect(inRegion('jotunheim').sort()).toEqual(['horgr', 'muspelheim', 'utgard']);
    expect(inRegion(null)).toEqual(['yggdrasil']);
  });

  test.each([
    ['utgard', 3],
    ['andlang', 3],
    ['myrkulor', 3],
    ['elvagar', 4],
    ['horgr', 4],
    ['angerboda', 5],
    ['muspelheim', 5],
    ['gimle', 5],
  ])('nobody gets into %s once its %i villages are taken, by no road [BR-1.2]', (id, villages) => {
    const t = table(['wolf', 'raven', 'serpent'], {
      clans: {
        wolf: { stats: { horns: 3 }, figures: { [id]: { warrior: villages - 1 } } },
        raven: { figures: { yggdrasil: { warrior: 1 } } },
        serpent: { figures: { yggdrasil: { warrior: 1 } } },
      },
    });
    expect(emptyVillages(t, id)).toBe(1);
    t.does('wolf', { kind: 'invade', figure: 'warrior', to: id });
    expect(emptyVillages(t, id)).toBe(0);
    expect(t.why('raven', { kind: 'invade', figure: 'leader', to: id })).toContain('BR-1.2');
    expect(t.why('raven', { kind: 'march', from: 'yggdrasil', to: id })).toContain('BR-1.2');
    t.does('raven', { kind: 'pass' });
    t.does('serpent', { kind: 'pass' });
    // Raven and Serpent have a Warrior next door, but the call to battle has no village for it: nobody is asked.
    t.does('wolf', { kind: 'pillage', province: id });
    expect(t.told('joined')).toEqual([]);
    expect(t.told('stayed-away')).toEqual([]);
    expect(province(t, id).pillaged).toBe(true);
  });

  test.each(RING.map((id, i) => [id, [RING[(i + 7) % 8], RING[(i + 1) % 8], 'yggdrasil']] as const))(
    'help comes to %s from its two neighbours in the ring and from Yggdrasil, and from nowhere else [BR-1.3]',
    (id, neighbours) => {
      const everywhere = ['yggdrasil', ...RING].filter(other => other !== id);
      const t = table(['wolf', 'raven'], {
        clans: {
          wolf: { figures: { [id]: { leader: 1 } } },
          raven: { stats: { horns: 5 }, figures: Object.fromEntries(everywhere.map(p => [p, { warrior: 1 }])) },
        },
      });
      t.does('wolf', { kind: 'pillage', province: id });
      expect(t.asked()).toEqual(['raven call-to-battle']);
      const from = t.of('raven', 'join').map(join => join.from);
      expect(from.sort()).toEqual([...neighbours].sort());
      const far = everywhere.find(p => !neighbours.includes(p)) ?? '';
      expect(t.why('raven', { kind: 'join', figure: 'warrior', from: far })).toContain('BR-10.2');
    },
  );

  test('Yggdrasil touches every outer province [BR-1.3]', () => {
    const t = table(['wolf', 'raven'], {
      clans: {
        wolf: { figures: { yggdrasil: { leader: 1 } } },
        raven: { stats: { horns: 5 }, figures: Object.fromEntries(RING.map(p => [p, { warrior: 1 }])) },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'yggdrasil' });
    expect(t.of('raven', 'join').map(join => join.from)).toEqual(RING);
  });
});

describe('fjords', () => {
  test.each([
    ['fjord-ne', ['elvagar', 'angerboda']],
    ['fjord-se', ['muspelheim', 'horgr']],
    ['fjord-sw', ['utgard', 'andlang']],
    ['fjord-nw', ['gimle', 'myrkulor']],
  ])('a Ship in %s may pillage the two provinces of that fjord and no other [BR-1.4, BR-1.6]', (fjord, pair) => {
    const t = table(['wolf', 'raven'], { clans: { wolf: { figures: { [fjord]: { ship: 1 } } } } });
    expect(t.view().fjords.find(f => f.id === fjord)?.supports).toEqual(pair);
    expect(
      t
        .of('wolf', 'pillage')
        .map(choice => choice.province)
        .sort(),
    ).toEqual([...pair].sort());
  });

  test('four Ships and the Sea Serpent crowd one fjord, but no other figure gets in, and it is no province [BR-1.5]', () => {
    const t = table(['wolf', 'raven', 'serpent', 'bear'], {
      clans: {
        wolf: {
          stats: { horns: 3 },
          upgrades: ['a1-sea-serpent'],
          figures: { 'fjord-ne': { 'sea-serpent': 1 }, gimle: { warrior: 1 } },
        },
      },
    });
    const landed = t.of('wolf', 'invade').filter(choice => choice.figure !== 'ship');
    expect(landed.filter(choice => choice.to.startsWith('fjord-'))).toEqual([]);
    expect(t.why('wolf', { kind: 'invade', figure: 'warrior', to: 'fjord-ne' })).toContain('BR-1.5');
    expect(t.why('wolf', { kind: 'invade', figure: 'leader', to: 'fjord-ne' })).toContain('BR-1.5');
    expect(t.why('wolf', { kind: 'march', from: 'gimle', to: 'fjord-ne' })).toContain('BR-7.4');
    expect(t.why('wolf', { kind: 'pillage', province: 'fjord-ne' })).toContain('BR-10.1');
    for (const clan of t.clans) t.does(clan, { kind: 'invade', figure: 'ship', to: 'fjord-ne' });
    expect(t.clans.map(clan => t.figures(clan, 'fjord-ne'))).toEqual([
      { ship: 1, 'sea-serpent': 1 },
      { ship: 1 },
      { ship: 1 },
      { ship: 1 },
    ]);
  });

  test('what strikes Horgr strikes the Ships in its fjord as well, and not those of another fjord [BR-1.5]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 2,
      clans: {
        wolf: { hand: ['a2-fire-giant'] },
        raven: { figures: { 'fjord-se': { ship: 1 } } },
        serpent: { figures: { 'fjord-sw': { ship: 1 } } },
      },
    });
    t.does('wolf', { kind: 'upgrade', card: 'a2-fire-giant' });
    t.does('wolf', { kind: 'invade', figure: 'fire-giant', to: 'horgr' });
    expect(t.figures('raven', 'valhalla')).toEqual({ ship: 1 });
    expect(t.figures('serpent', 'fjord-sw')).toEqual({ ship: 1 });
  });

  test.each([
    ['elvagar', 'angerboda'],
    ['angerboda', 'elvagar'],
  ])('one Ship fights in %s as it would in %s, wanted or not [BR-1.6]', here => {
    const t = table(['wolf', 'raven'], {
      clans: { wolf: { figures: { [here]: { warrior: 1 } } }, raven: { figures: { 'fjord-ne': { ship: 1 } } } },
    });
    t.does('wolf', { kind: 'pillage', province: here });
    expect(t.told('strength-compared')[0].sides).toEqual([
      { seat: 0, figures: 1, cards: 0, total: 1 },
      { seat: 1, figures: 2, cards: 0, total: 2 },
    ]);
  });

  test.each([
    ['elvagar', 'angerboda'],
    ['angerboda', 'elvagar'],
  ])('one Ship leads in %s for a quest while %s is lost to a Leader [BR-1.6]', (_here, there) => {
    const t = table(['wolf', 'raven'], {
      phase: 'quest',
      clans: {
        wolf: { figures: { 'fjord-ne': { ship: 1 } }, quests: ['a1-manheim'] },
        raven: { figures: { [there]: { leader: 1 } } },
      },
    });
    expect(t.told('quest-done')).toEqual([{ kind: 'quest-done', seat: 0, card: 'a1-manheim', glory: 5 }]);
  });

  test.each(['elvagar', 'angerboda'])(
    'a Ship falls with %s, though the other province still stands [BR-1.6]',
    doomed => {
      const t = table(['wolf', 'raven'], {
        phase: 'ragnarok',
        ragnarok: [doomed],
        clans: { wolf: { figures: { 'fjord-ne': { ship: 1 } } } },
      });
      expect(t.told('destroyed').map(({ figure, at }) => [figure, at])).toEqual([['ship', 'fjord-ne']]);
      expect(t.clan('wolf').glory).toBe(2);
    },
  );

  test('with Gimle gone, a Ship in its fjord counts for Myrkulor alone [BR-1.6, BR-2.6]', () => {
    const scene = { destroyed: ['gimle'], ragnarok: ['horgr', 'utgard', 'andlang'] };
    const figures = { 'fjord-nw': { ship: 1 } };

    const action = table(['wolf', 'raven'], { ...scene, clans: { wolf: { figures } } });
    expect(action.of('wolf', 'pillage')).toEqual([{ kind: 'pillage', province: 'myrkulor' }]);
    expect(action.why('wolf', { kind: 'pillage', province: 'gimle' })).toContain('BR-2.6');

    const quests = ['a1-alfheim', 'a1-manheim'];
    const quest = table(['wolf', 'raven'], { ...scene, phase: 'quest', clans: { wolf: { figures, quests } } });
    expect(quest.told('quest-failed').map(fact => fact.card)).toEqual(['a1-alfheim']);
    expect(quest.told('quest-done').map(fact => fact.card)).toEqual(['a1-manheim']);

    const ragnarok = table(['wolf', 'raven'], { ...scene, phase: 'ragnarok', clans: { wolf: { figures } } });
    expect(ragnarok.told('destroyed')).toEqual([]);
    expect(ragnarok.figures('wolf', 'fjord-nw')).toEqual({ ship: 1 });
  });
});

describe('Yggdrasil', () => {
  test('a host of any size finds room in Yggdrasil, and no Ship reaches it [BR-1.7]', () => {
    const host = { warrior: 8, leader: 1 };
    const t = table(['wolf', 'raven', 'serpent', 'bear'], {
      clans: {
        wolf: { stats: { horns: 5 }, figures: { gimle: { warrior: 4, leader: 1 }, 'fjord-ne': { ship: 1 } } },
        raven: { stats: { horns: 5 }, figures: { yggdrasil: host, 'fjord-se': { ship: 1 } } },
        serpent: { stats: { horns: 5 }, figures: { yggdrasil: host, 'fjord-sw': { ship: 1 } } },
        bear: { stats: { horns: 5 }, figures: { 'fjord-nw': { ship: 1 } } },
      },
    });
    expect(province(t, 'yggdrasil').villages).toBeNull();
    expect(t.view().fjords.flatMap(fjord => fjord.supports)).not.toContain('yggdrasil');
    t.does('wolf', { kind: 'march', from: 'gimle', to: 'yggdrasil' });
    for (let i = 0; i < 4; i++) t.does('wolf', { kind: 'march-figure', figure: 'warrior' });
    t.does('wolf', { kind: 'march-figure', figure: 'leader' });
    expect(t.figures('wolf', 'yggdrasil')).toEqual({ warrior: 4, leader: 1 });
    t.does('raven', { kind: 'pass' });
    t.does('serpent', { kind: 'pass' });
    expect(t.why('bear', { kind: 'pillage', province: 'yggdrasil' })).toContain('BR-10.1');
    t.does('bear', { kind: 'pass' });
    t.does('wolf', { kind: 'pillage', province: 'yggdrasil' });
    const [{ sides }] = t.told('strength-compared');
    // Figures alone, on foot: no Ship of any clan is with them.
    expect(sides.map(side => [side.seat, side.figures])).toEqual([
      [0, 7],
      [1, 11],
      [2, 11],
    ]);
  });
});

describe('clans', () => {
  test('eight Warriors of 1, a Leader of 3 and a Ship of 2, until upgrades say otherwise [BR-1.8]', () => {
    const t = table(['wolf', 'raven'], { clans: { raven: { upgrades: ['a2-experts-in-arms'] } } });
    const { seat } = t.clan('wolf');
    expect(t.clan('wolf').reserve).toEqual([
      { seat, figure: 'warrior', count: 8, strength: 1 },
      { seat, figure: 'leader', count: 1, strength: 3 },
      { seat, figure: 'ship', count: 1, strength: 2 },
    ]);
    expect(t.clan('raven').reserve.map(group => group.strength)).toEqual([2, 3, 2]);
  });

  test.each([
    [1, 6, 3, 4],
    [2, 7, 4, 5],
    [3, 8, 5, 6],
    [4, 9, 6, 7],
    [5, 12, 8, 10],
    [6, 12, 10, 10],
  ])('on step %i a clan has Rage %i, Axes %i and Horns %i [BR-1.9]', (step, rage, axes, horns) => {
    const t = table(['wolf', 'raven'], {
      begin: true,
      clans: { wolf: { stats: { rage: step, axes: step, horns: step }, figures: { gimle: { leader: 1 } } } },
    });
    const { stats } = t.clan('wolf');
    expect([stats.rage.value, stats.axes.value, stats.horns.value]).toEqual([rage, axes, horns]);
    expect([t.clan('wolf').rage, t.clan('wolf').hornsFree]).toEqual([rage, horns - 1]);
  });

  test('a token for a stat on its last step gives nothing, and the others rise past it [BR-1.10]', () => {
    const t = table(['wolf', 'raven'], {
      tokens: { gimle: 'rage' },
      clans: { wolf: { stats: { rage: 6 }, figures: { gimle: { leader: 1 }, yggdrasil: { warrior: 1 } } } },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.does('wolf', { kind: 'decline' });
    expect(t.told('stat-at-top')).toEqual([{ kind: 'stat-at-top', seat: 0, cause: 'gimle' }]);
    t.does('raven', { kind: 'pass' });
    t.does('wolf', { kind: 'pillage', province: 'yggdrasil' });
    t.declineAll('call-to-battle');
    const { rage, axes, horns } = t.clan('wolf').stats;
    expect([rage.step, axes.step, horns.step]).toEqual([6, 2, 2]);
  });

  test('who may choose cannot choose a stat on its last step; the only one left rises by itself [BR-1.10]', () => {
    const t = table(['wolf', 'raven'], {
      phase: 'quest',
      clans: {
        wolf: {
          stats: { axes: 6, horns: 5 },
          figures: { gimle: { leader: 1 }, yggdrasil: { warrior: 4 } },
          quests: ['a1-alfheim', 'a2-alfheim'],
        },
      },
    });
    expect(t.of('wolf', 'raise').map(choice => choice.stat)).toEqual(['rage', 'horns']);
    expect(t.why('wolf', { kind: 'raise', stat: 'axes' })).toContain('BR-1.10');
    t.does('wolf', { kind: 'raise', stat: 'horns' });
    // Axes and Horns are on their last steps now: the second quest can only raise Rage.
    const { rage, axes, horns } = t.clan('wolf').stats;
    expect([rage.step, axes.step, horns.step]).toEqual([2, 6, 6]);
  });

  test('with every stat on its last step a raise is lost, and nobody is asked [BR-1.10]', () => {
    const t = table(['wolf', 'raven'], {
      phase: 'quest',
      clans: {
        wolf: { stats: { rage: 6, axes: 6, horns: 6 }, figures: { gimle: { leader: 1 } }, quests: ['a1-alfheim'] },
      },
    });
    expect(t.told('quest-done')).toHaveLength(1);
    expect(t.told('stat-at-top')).toHaveLength(1);
    expect(t.told('stat-raised')).toEqual([]);
    expect(t.view().age).toBe(2);
  });
});
