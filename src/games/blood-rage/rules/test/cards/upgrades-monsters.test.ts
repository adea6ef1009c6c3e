import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { dead, fight, gloryOf, pillaged, totals, winners } from '../fight.ts';
import { draftAll, passAll, province } from '../look.ts';
import { paid } from '../paid.ts';

const FOUR = ['wolf', 'raven', 'bear', 'serpent'] as const;

describe.each([
  ['Dwarf Chieftain', 'a1-dwarf-chieftain', 'dwarf-chieftain', 2],
  ['Soldier of Hel', 'a3-soldier-of-hel', 'soldier-of-hel', 3],
])('%s', (_, card, figure, strength) => {
  test('is played for nothing and invades for nothing, then and later, with its full STR [BR-C-dwarf-chieftain, BR-C-soldier-of-hel]', () => {
    const t = table(['wolf', 'raven'], { age: 3, clans: { wolf: { rage: 1, hand: [card] }, raven: { rage: 1 } } });
    t.does('wolf', { kind: 'upgrade', card });
    expect(t.asked()).toEqual(['wolf free-invasion']);
    t.does('wolf', { kind: 'decline' });
    expect(t.clan('wolf').rage).toBe(1);
    t.does('raven', { kind: 'pass' });
    t.does('wolf', { kind: 'invade', figure, to: 'gimle' });
    expect(t.clan('wolf').rage).toBe(1);
    expect(province(t, 'gimle').figures).toEqual([{ seat: 0, figure, count: 1, strength }]);
  });

  test('still comes for nothing after a death, an Age later [BR-C-dwarf-chieftain, BR-C-soldier-of-hel]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      phase: 'release-valhalla',
      clans: { wolf: { upgrades: [card], figures: { valhalla: { [figure]: 1 } } } },
    });
    draftAll(t);
    t.does('raven', { kind: 'pass' });
    t.does('wolf', { kind: 'invade', figure, to: 'horgr' });
    expect(t.clan('wolf').rage).toBe(6);
    expect(t.figures('wolf', 'horgr')).toEqual({ [figure]: 1 });
  });

  test('with no Rage at all it is neither played nor moved, and full Horns hold it back [BR-C-dwarf-chieftain, BR-C-soldier-of-hel]', () => {
    const broke = table(['wolf', 'raven'], {
      age: 3,
      turn: 'raven',
      clans: { wolf: { rage: 0, hand: [card] }, raven: { rage: 2 } },
    });
    expect(broke.why('wolf', { kind: 'upgrade', card })).not.toEqual([]);
    broke.does('raven', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    // Wolf's turn is skipped.
    expect(broke.asked()).toEqual(['raven action']);

    const full = table(['wolf', 'raven'], {
      age: 3,
      clans: { wolf: { upgrades: [card], figures: { gimle: { warrior: 4 } } } },
    });
    expect(full.why('wolf', { kind: 'invade', figure, to: 'horgr' })).toContain('BR-6.6');
    const played = table(['wolf', 'raven'], {
      age: 3,
      clans: { wolf: { hand: [card], figures: { gimle: { warrior: 4 } } } },
    });
    played.does('wolf', { kind: 'upgrade', card });
    expect(played.asked()).toEqual(['raven action']);
    expect(played.figures('wolf', 'reserve')[figure]).toBe(1);
  });
});

describe('Sea Serpent', () => {
  const SERPENT = ['a1-sea-serpent'];

  test('costs 3, lies in a Monster slot and enters fjords only [BR-C-sea-serpent]', () => {
    const t = table(['wolf', 'raven', 'bear'], { clans: { wolf: { rage: 3, hand: ['a1-sea-serpent'] } } });
    t.does('wolf', { kind: 'upgrade', card: 'a1-sea-serpent' });
    expect(t.clan('wolf').slots[3]).toBe('a1-sea-serpent');
    expect(t.of('wolf', 'invade').map(choice => choice.to)).toEqual(['fjord-ne', 'fjord-se', 'fjord-sw', 'fjord-nw']);
    expect(t.why('wolf', { kind: 'invade', figure: 'sea-serpent', to: 'gimle' })).toEqual(['BR-6.4']);
    t.does('wolf', { kind: 'invade', figure: 'sea-serpent', to: 'fjord-nw' });
    expect(t.clan('wolf').rage).toBe(0);
    expect(t.clan('wolf').onBoard).toBe(1);
  });

  test('a later invasion costs its STR of 3 [BR-C-sea-serpent]', () => {
    const t = table(['wolf', 'raven', 'bear'], { clans: { wolf: { rage: 4, upgrades: SERPENT } } });
    t.does('wolf', { kind: 'invade', figure: 'sea-serpent', to: 'fjord-sw' });
    expect(t.clan('wolf').rage).toBe(1);
  });

  test('never marches nor answers a call [BR-C-sea-serpent]', () => {
    const t = table(['wolf', 'raven', 'bear'], {
      turn: 'raven',
      clans: {
        wolf: { upgrades: SERPENT, figures: { 'fjord-ne': { 'sea-serpent': 1 } } },
        raven: { figures: { muspelheim: { warrior: 1 } } },
      },
    });
    t.does('raven', { kind: 'pillage', province: 'muspelheim' });
    // Wolf, whose Serpent lies off Angerboda next door, is not even asked.
    expect(t.told('stayed-away')).toEqual([]);
    expect(pillaged(t, 'muspelheim')).toBe(true);
    t.does('bear', { kind: 'pass' });
    expect(t.of('wolf', 'march')).toEqual([]);
    expect(t.why('wolf', { kind: 'march', from: 'fjord-ne', to: 'gimle' })).toContain('BR-7.4');
  });

  test('supports both provinces of its fjord with STR 3, whatever the Ship’s upgrade says, and dies with the fjord [BR-C-sea-serpent]', () => {
    for (const target of ['elvagar', 'angerboda']) {
      const t = table(['wolf', 'raven', 'bear'], {
        clans: {
          wolf: { upgrades: ['a1-lokis-dragons', ...SERPENT], figures: { 'fjord-ne': { 'sea-serpent': 1 } } },
          raven: { figures: { [target]: { leader: 1 } }, hand: ['a1-tyrs-bash'] },
        },
      });
      fight(t, 'wolf', target);
      expect(totals(t)).toEqual({ wolf: 3, raven: 5 });
      expect(t.figures('wolf', 'valhalla')).toEqual({ 'sea-serpent': 1 });
      expect(paid(t, 'wolf', 'a1-lokis-dragons')).toEqual([4]);
    }
    const drowned = table(['wolf', 'raven', 'bear'], {
      phase: 'ragnarok',
      ragnarok: ['elvagar', 'horgr', 'utgard'],
      clans: { wolf: { upgrades: SERPENT, figures: { 'fjord-ne': { 'sea-serpent': 1 } } } },
    });
    expect(dead(drowned)).toEqual(['wolf 1 sea-serpent fjord-ne']);
    expect(gloryOf(drowned, 'wolf')).toEqual(['ragnarok 2']);
  });

  test('the Fire Giant spares it and sinks the Ship beside it [BR-C-sea-serpent, BR-C-fire-giant]', () => {
    const t = table(FOUR, {
      age: 2,
      turn: 'raven',
      clans: {
        wolf: { upgrades: SERPENT, figures: { 'fjord-nw': { 'sea-serpent': 1, ship: 1 } } },
        raven: { upgrades: ['a2-fire-giant'] },
      },
    });
    t.does('raven', { kind: 'invade', figure: 'fire-giant', to: 'gimle' });
    expect(dead(t)).toEqual(['wolf 1 ship fjord-nw']);
    expect(t.figures('wolf', 'fjord-nw')).toEqual({ 'sea-serpent': 1 });
  });

  test('leaves for the box when its slot is overwritten, and pays no Dragons [BR-C-sea-serpent, BR-C-lokis-dragons]', () => {
    const t = table(['wolf', 'raven', 'bear'], {
      clans: {
        wolf: {
          upgrades: ['a1-lokis-dragons', ...SERPENT],
          figures: { 'fjord-nw': { 'sea-serpent': 1 } },
          hand: ['a1-troll'],
        },
      },
    });
    t.does('wolf', { kind: 'upgrade', card: 'a1-troll', replaces: 'a1-sea-serpent' });
    expect(t.told('monster-left')).toEqual([
      { kind: 'monster-left', seat: 0, figure: 'sea-serpent', from: 'fjord-nw' },
    ]);
    expect(t.figures('wolf', 'fjord-nw')).toEqual({});
    expect(t.figures('wolf', 'valhalla')).toEqual({});
    expect(t.clan('wolf').glory).toBe(0);
  });
});

describe('Troll', () => {
  const TROLL = ['a1-troll'];
  const scene = (wolf: object) =>
    table(FOUR, {
      age: 3,
      clans: {
        wolf: { upgrades: [...TROLL, 'a3-friggas-domain'], ...wolf },
        raven: { figures: { gimle: { warrior: 2, leader: 1 }, 'fjord-nw': { ship: 1 } } },
        bear: { figures: { gimle: { warrior: 1 }, myrkulor: { warrior: 1 } } },
      },
    });

  test('invading, it destroys every Warrior of the others there and nobody else [BR-C-troll]', () => {
    const t = scene({ figures: { horgr: { warrior: 1 } } });
    t.does('wolf', { kind: 'invade', figure: 'troll', to: 'gimle' });
    expect(t.clan('wolf').rage).toBe(4);
    expect(dead(t)).toEqual(['raven 2 warrior gimle', 'bear 1 warrior gimle']);
    expect(t.figures('raven', 'gimle')).toEqual({ leader: 1 });
    expect(t.figures('raven', 'fjord-nw')).toEqual({ ship: 1 });
    expect(t.figures('bear', 'myrkulor')).toEqual({ warrior: 1 });
    expect(t.clans.map(clan => t.clan(clan).glory)).toEqual([0, 0, 0, 0]);
  });

  test('its own clan’s Warriors there are safe [BR-C-troll]', () => {
    const t = scene({ figures: { gimle: { warrior: 1 } } });
    expect(t.why('wolf', { kind: 'invade', figure: 'troll', to: 'gimle' })).toContain('BR-1.2');
    const room = table(['wolf', 'raven'], {
      clans: {
        wolf: { upgrades: TROLL, figures: { gimle: { warrior: 2 } } },
        raven: { figures: { gimle: { warrior: 1 } } },
      },
    });
    room.does('wolf', { kind: 'invade', figure: 'troll', to: 'gimle' });
    expect(dead(room)).toEqual(['raven 1 warrior gimle']);
    expect(room.figures('wolf', 'gimle')).toEqual({ warrior: 2, troll: 1 });
  });

  test('it strikes on the free invasion after its upgrade and on its way back from Valhalla [BR-C-troll]', () => {
    const free = table(['wolf', 'raven'], {
      clans: { wolf: { hand: TROLL }, raven: { figures: { gimle: { warrior: 2 } } } },
    });
    free.does('wolf', { kind: 'upgrade', card: 'a1-troll' });
    free.does('wolf', { kind: 'invade', figure: 'troll', to: 'gimle' });
    expect(free.clan('wolf').rage).toBe(4);
    expect(dead(free)).toEqual(['raven 2 warrior gimle']);

    const back = scene({ figures: { valhalla: { troll: 1 } } });
    back.does('wolf', { kind: 'return', figure: 'troll', to: 'gimle' });
    expect(dead(back)).toEqual(['raven 2 warrior gimle', 'bear 1 warrior gimle']);
  });

  test('a March and a call to battle strike nobody [BR-C-troll]', () => {
    const march = scene({ figures: { horgr: { troll: 1 } } });
    march.does('wolf', { kind: 'march', from: 'horgr', to: 'gimle' });
    expect(march.figures('wolf', 'gimle')).toEqual({ troll: 1 });
    expect(dead(march)).toEqual([]);

    const call = table(['wolf', 'raven'], {
      turn: 'raven',
      clans: {
        wolf: { upgrades: TROLL, figures: { andlang: { troll: 1 } } },
        raven: { figures: { gimle: { warrior: 2 } }, hand: ['a1-tyrs-bash'] },
      },
    });
    call.does('raven', { kind: 'pillage', province: 'gimle' });
    call.does('wolf', { kind: 'join', figure: 'troll', from: 'andlang' });
    expect(totals(call)).toEqual({ raven: 4, wolf: 2 });
    expect(dead(call)).toEqual(['wolf 1 troll gimle']);
  });

  test('it needs an empty village before it strikes [BR-C-troll]', () => {
    const t = table(['wolf', 'raven'], {
      clans: { wolf: { upgrades: TROLL }, raven: { figures: { andlang: { warrior: 3 } } } },
    });
    expect(t.why('wolf', { kind: 'invade', figure: 'troll', to: 'andlang' })).toContain('BR-1.2');
  });
});

describe('Dark Elf', () => {
  const ELF = ['a2-dark-elf'];

  test('invades Yggdrasil or any outer province, for 1 Rage either way [BR-C-dark-elf]', () => {
    for (const to of ['yggdrasil', 'gimle']) {
      const t = table(['wolf', 'raven'], { age: 2, clans: { wolf: { rage: 2, upgrades: ELF } } });
      expect(t.of('wolf', 'invade').filter(choice => choice.figure === 'dark-elf')).toHaveLength(9);
      t.does('wolf', { kind: 'invade', figure: 'dark-elf', to });
      expect(t.clan('wolf').rage).toBe(1);
    }
    const others = table(['wolf', 'raven'], { age: 2, clans: { wolf: { upgrades: ELF } } });
    expect(others.why('wolf', { kind: 'invade', figure: 'warrior', to: 'yggdrasil' })).toEqual(['BR-6.5']);
    expect(others.why('wolf', { kind: 'invade', figure: 'leader', to: 'yggdrasil' })).toEqual(['BR-6.5']);
  });

  test('with the other reading, Yggdrasil costs 3 Rage and the rest still 1 [BR-C-dark-elf]', () => {
    const price = (to: string) => {
      const t = table(['wolf', 'raven'], { age: 2, clans: { wolf: { upgrades: ELF } } }, { darkElf: 3 });
      t.does('wolf', { kind: 'invade', figure: 'dark-elf', to });
      return 6 - t.clan('wolf').rage;
    };
    expect([price('yggdrasil'), price('gimle')]).toEqual([3, 1]);
  });

  test('is played for 1 and may invade Yggdrasil at once for free [BR-C-dark-elf]', () => {
    const t = table(['wolf', 'raven'], { age: 2, clans: { wolf: { rage: 3, hand: ELF } } });
    t.does('wolf', { kind: 'upgrade', card: 'a2-dark-elf' });
    t.does('wolf', { kind: 'invade', figure: 'dark-elf', to: 'yggdrasil' });
    expect(t.clan('wolf').rage).toBe(2);
    expect(province(t, 'yggdrasil').figures).toEqual([{ seat: 0, figure: 'dark-elf', count: 1, strength: 3 }]);
  });

  test('has STR 3 in Yggdrasil, however it came, and STR 1 elsewhere [BR-C-dark-elf]', () => {
    const strength = (at: string, to?: string) => {
      const t = table(['wolf', 'raven'], {
        age: 2,
        clans: {
          wolf: { upgrades: ELF, figures: { [at]: { 'dark-elf': 1 } } },
          raven: { figures: { [to ?? at]: { warrior: 1 } }, rage: 0, passed: true },
        },
      });
      if (to) t.does('wolf', { kind: 'march', from: at, to });
      fight(t, 'wolf', to ?? at);
      return totals(t).wolf;
    };
    expect(strength('yggdrasil')).toBe(3);
    expect(strength('gimle', 'yggdrasil')).toBe(3);
    expect(strength('gimle')).toBe(1);
    expect(strength('yggdrasil', 'gimle')).toBe(1);
  });
});

describe('Fire Giant', () => {
  const GIANT = ['a2-fire-giant'];
  const victims = {
    raven: {
      upgrades: ['a1-dwarf-chieftain'],
      figures: { gimle: { warrior: 1, leader: 1, 'dwarf-chieftain': 1 }, 'fjord-nw': { ship: 1 } },
    },
    bear: { figures: { gimle: { warrior: 1 }, myrkulor: { leader: 1 }, 'fjord-sw': { ship: 1 } } },
  };

  test('invading, it destroys Leaders, Warriors and Ships of the others, and spares Monsters and its own [BR-C-fire-giant]', () => {
    const t = table(FOUR, {
      age: 2,
      clans: { wolf: { upgrades: GIANT, figures: { 'fjord-nw': { ship: 1 } } }, ...victims },
    });
    t.does('wolf', { kind: 'invade', figure: 'fire-giant', to: 'gimle' });
    expect(t.clan('wolf').rage).toBe(2);
    expect(dead(t)).toEqual([
      'raven 1 warrior gimle',
      'raven 1 leader gimle',
      'raven 1 ship fjord-nw',
      'bear 1 warrior gimle',
    ]);
    expect(t.figures('raven', 'gimle')).toEqual({ 'dwarf-chieftain': 1 });
    expect(t.figures('wolf', 'fjord-nw')).toEqual({ ship: 1 });
    // The Ship in the other fjord and the Leader next door are out of reach; nobody scores.
    expect(t.figures('bear', 'fjord-sw')).toEqual({ ship: 1 });
    expect(t.figures('bear', 'myrkulor')).toEqual({ leader: 1 });
    expect(t.clans.map(clan => t.clan(clan).glory)).toEqual([0, 0, 0, 0]);
  });

  test('it strikes after its upgrade, for which 4 Rage are paid, but not on a March nor in a call to battle [BR-C-fire-giant]', () => {
    const free = table(FOUR, { age: 2, clans: { wolf: { hand: GIANT }, ...victims } });
    free.does('wolf', { kind: 'upgrade', card: 'a2-fire-giant' });
    free.does('wolf', { kind: 'invade', figure: 'fire-giant', to: 'gimle' });
    expect(free.clan('wolf').rage).toBe(2);
    expect(dead(free)).toHaveLength(4);

    const march = table(FOUR, {
      age: 2,
      clans: { wolf: { upgrades: GIANT, figures: { horgr: { 'fire-giant': 1 } } }, ...victims },
    });
    march.does('wolf', { kind: 'march', from: 'horgr', to: 'gimle' });
    expect(dead(march)).toEqual([]);

    const call = table(FOUR, {
      age: 2,
      turn: 'bear',
      clans: {
        wolf: { upgrades: GIANT, figures: { andlang: { 'fire-giant': 1 } } },
        bear: { figures: { gimle: { warrior: 1 } } },
      },
    });
    call.does('bear', { kind: 'pillage', province: 'gimle' });
    const called = call.does('wolf', { kind: 'join', figure: 'fire-giant', from: 'andlang' });
    expect(called.filter(fact => fact.kind === 'destroyed')).toMatchObject([{ cause: 'battle' }]);
    expect(totals(call)).toEqual({ bear: 1, wolf: 4 });
  });

  test('it needs an empty village before it strikes [BR-C-fire-giant]', () => {
    const t = table(FOUR, {
      age: 2,
      clans: { wolf: { upgrades: GIANT }, raven: { figures: { andlang: { warrior: 3 } } } },
    });
    expect(t.why('wolf', { kind: 'invade', figure: 'fire-giant', to: 'andlang' })).toContain('BR-1.2');
  });
});

describe('Valkyrie', () => {
  const VALKYRIE = ['a2-valkyrie'];
  const battle = (wolf: object, raven: object, bear: object = {}) => {
    const t = table(FOUR, { age: 2, clans: { wolf: { upgrades: VALKYRIE, ...wolf }, raven, bear } });
    fight(t, 'wolf', 'gimle');
    return t;
  };

  test('pays 2 Glory for each enemy destroyed in a battle she won, and nothing for the survivors [BR-C-valkyrie]', () => {
    const t = battle(
      { figures: { gimle: { valkyrie: 1 } }, hand: ['a2-tyrs-rage'] },
      { figures: { gimle: { warrior: 2 }, 'fjord-nw': { ship: 1 }, horgr: { warrior: 1 } } },
      { figures: { gimle: { leader: 1 } } },
    );
    expect(winners(t)).toEqual(['wolf']);
    expect(paid(t, 'wolf', 'a2-valkyrie')).toEqual([8]);
  });

  test('pays in defeat and in a tie, even if she died, but never for her own dead [BR-C-valkyrie]', () => {
    const tied = battle({ figures: { gimle: { valkyrie: 1, warrior: 1 } } }, { figures: { gimle: { leader: 1 } } });
    expect(tied.told('battle-tied')).toHaveLength(1);
    expect(paid(tied, 'wolf', 'a2-valkyrie')).toEqual([2]);

    const lost = battle(
      { figures: { gimle: { valkyrie: 1, warrior: 1 } } },
      { figures: { gimle: { leader: 1 } }, hand: ['a2-tyrs-crush'] },
      { figures: { gimle: { warrior: 2 } } },
    );
    expect(winners(lost)).toEqual(['raven']);
    expect(lost.figures('wolf', 'valhalla')).toEqual({ warrior: 1, valkyrie: 1 });
    expect(paid(lost, 'wolf', 'a2-valkyrie')).toEqual([4]);
  });

  test('counts those who fell before the totals, and herself may be among them [BR-C-valkyrie]', () => {
    const t = battle(
      { figures: { gimle: { valkyrie: 1, warrior: 1 } }, hand: ['a2-odins-tide'] },
      { figures: { gimle: { warrior: 3 } }, hand: ['a2-tyrs-rage'] },
    );
    t.does('wolf', { kind: 'keep', figure: 'warrior' });
    expect(winners(t)).toEqual(['raven']);
    expect(dead(t)).toEqual(['wolf 1 valkyrie gimle', 'raven 2 warrior gimle', 'wolf 1 warrior gimle']);
    expect(paid(t, 'wolf', 'a2-valkyrie')).toEqual([4]);
  });

  test('counts no saved figure [BR-C-valkyrie]', () => {
    const t = battle(
      { figures: { gimle: { valkyrie: 1 } }, hand: ['a2-tyrs-rage'] },
      { rage: 1, upgrades: ['a2-friggas-protection'], figures: { gimle: { warrior: 2 } } },
    );
    t.does('raven', { kind: 'save', figure: 'warrior' });
    expect(paid(t, 'wolf', 'a2-valkyrie')).toEqual([2]);
  });

  test('in another province, or without a battle, she pays nothing [BR-C-valkyrie]', () => {
    const away = battle(
      { figures: { gimle: { leader: 1 }, horgr: { valkyrie: 1 } } },
      { figures: { gimle: { warrior: 2 } } },
    );
    expect(winners(away)).toEqual(['wolf']);
    expect(paid(away, 'wolf', 'a2-valkyrie')).toEqual([]);

    const troll = table(FOUR, {
      age: 2,
      clans: {
        wolf: { upgrades: ['a1-troll', ...VALKYRIE], figures: { gimle: { valkyrie: 1 } } },
        raven: { figures: { gimle: { warrior: 2 } } },
      },
    });
    troll.does('wolf', { kind: 'invade', figure: 'troll', to: 'gimle' });
    expect(dead(troll)).toEqual(['raven 2 warrior gimle']);
    expect(troll.clan('wolf').glory).toBe(0);
  });

  test('she may come by the call and then counts; she costs 2 to play and to invade with [BR-C-valkyrie]', () => {
    const t = table(FOUR, {
      age: 2,
      clans: {
        wolf: { upgrades: VALKYRIE, figures: { gimle: { leader: 1 }, andlang: { valkyrie: 1 } } },
        raven: { figures: { gimle: { warrior: 1 } } },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.does('wolf', { kind: 'join', figure: 'valkyrie', from: 'andlang' });
    expect(paid(t, 'wolf', 'a2-valkyrie')).toEqual([2]);

    const price = table(FOUR, { age: 2, clans: { wolf: { hand: VALKYRIE } } });
    price.does('wolf', { kind: 'upgrade', card: 'a2-valkyrie' });
    price.does('wolf', { kind: 'decline' });
    expect(price.clan('wolf').rage).toBe(4);
    for (const clan of ['raven', 'bear', 'serpent'] as const) price.does(clan, { kind: 'pass' });
    price.does('wolf', { kind: 'invade', figure: 'valkyrie', to: 'gimle' });
    expect(price.clan('wolf').rage).toBe(2);
  });
});

describe('Frost Giant', () => {
  const GIANT = ['a3-frost-giant'];
  const pillage = (target: string, token: string | null, wolf: object, raven: object = {}) => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      ...(token === null ? {} : { tokens: { [target]: token } }),
      clans: { wolf: { upgrades: GIANT, figures: { [target]: { 'frost-giant': 1 } }, ...wolf }, raven },
    });
    fight(t, 'wolf', target);
    return t;
  };

  test('where he stands the reward is taken twice: two steps, 10 Glory, two steps on each stat [BR-C-frost-giant]', () => {
    expect(pillage('gimle', 'horns', {}).clan('wolf').stats.horns.step).toBe(3);
    expect(pillage('gimle', 'glory5', {}).clan('wolf').glory).toBe(10);
    expect(pillage('yggdrasil', null, {}).clan('wolf').stats).toMatchObject({
      rage: { step: 3 },
      axes: { step: 3 },
      horns: { step: 3 },
    });
  });

  test('it counts for a fight as for a walk-over, and both steps of Axes come before the Glory [BR-C-frost-giant]', () => {
    const t = pillage('gimle', 'axes', {}, { figures: { gimle: { warrior: 1 } } });
    expect(t.clan('wolf').stats.axes.value).toBe(5);
    expect(gloryOf(t, 'wolf')).toEqual(['battles 5']);
  });

  test('past the last step the second reward is lost [BR-C-frost-giant]', () => {
    expect(pillage('gimle', 'horns', { stats: { horns: 5 } }).clan('wolf').stats.horns.step).toBe(6);
  });

  test('in another province, or dead before the reward, he doubles nothing [BR-C-frost-giant]', () => {
    const away = pillage('gimle', 'horns', { figures: { gimle: { warrior: 1 }, horgr: { 'frost-giant': 1 } } });
    expect(away.clan('wolf').stats.horns.step).toBe(2);

    const drowned = pillage(
      'gimle',
      'horns',
      { figures: { gimle: { 'frost-giant': 1, warrior: 1 } }, hand: ['a3-tyrs-rage'] },
      { figures: { gimle: { warrior: 1 } }, hand: ['a2-odins-tide'] },
    );
    drowned.does('wolf', { kind: 'keep', figure: 'warrior' });
    expect(winners(drowned)).toEqual(['wolf']);
    expect(drowned.clan('wolf').stats.horns.step).toBe(2);
  });

  test('Frigga’s Grace and the Leader’s upgrade are not doubled [BR-C-frost-giant]', () => {
    const t = pillage(
      'gimle',
      'horns',
      {
        upgrades: [...GIANT, 'a3-lord-of-spears'],
        figures: { gimle: { 'frost-giant': 1, leader: 1 } },
        hand: ['a1-friggas-grace'],
      },
      { figures: { gimle: { warrior: 1 } } },
    );
    t.does('wolf', { kind: 'raise', stat: 'rage' });
    // Horns: two by the token, one by the Leader. Rage: Grace and Leader. Axes: the Leader.
    expect(t.clan('wolf').stats).toMatchObject({ horns: { step: 4 }, rage: { step: 3 }, axes: { step: 2 } });
  });

  test('he costs 4 Rage to play and to invade with [BR-C-frost-giant]', () => {
    const t = table(['wolf', 'raven'], { age: 3, clans: { wolf: { rage: 5, hand: GIANT } } });
    t.does('wolf', { kind: 'upgrade', card: 'a3-frost-giant' });
    t.does('wolf', { kind: 'decline' });
    expect(t.clan('wolf').rage).toBe(1);
    t.does('raven', { kind: 'pass' });
    expect(t.why('wolf', { kind: 'invade', figure: 'frost-giant', to: 'gimle' })).toContain('BR-5.3');
  });
});

describe('Volur Witch', () => {
  const WITCH = ['a3-volur-witch'];
  const THREE = ['wolf', 'raven', 'bear'] as const;

  test('from a lost battle in an outer province she may go to Yggdrasil, or die [BR-C-volur-witch]', () => {
    const lost = () => {
      const t = table(THREE, {
        age: 3,
        turn: 'raven',
        clans: {
          wolf: { upgrades: WITCH, figures: { gimle: { 'volur-witch': 1, warrior: 1 } } },
          raven: { upgrades: ['a2-valkyrie'], figures: { gimle: { valkyrie: 1 } }, hand: ['a3-tyrs-rage'] },
        },
      });
      fight(t, 'raven', 'gimle');
      expect(t.asked()).toEqual(['wolf save']);
      expect(t.choices('wolf')).toEqual([{ kind: 'retreat', figure: 'volur-witch' }, { kind: 'decline' }]);
      return t;
    };
    const gone = lost();
    gone.does('wolf', { kind: 'retreat', figure: 'volur-witch' });
    expect(gone.figures('wolf', 'yggdrasil')).toEqual({ 'volur-witch': 1 });
    expect(dead(gone)).toEqual(['wolf 1 warrior gimle']);
    expect(paid(gone, 'raven', 'a2-valkyrie')).toEqual([2]);

    const stayed = lost();
    stayed.does('wolf', { kind: 'decline' });
    expect(stayed.figures('wolf', 'valhalla')).toEqual({ warrior: 1, 'volur-witch': 1 });
    expect(paid(stayed, 'raven', 'a2-valkyrie')).toEqual([4]);
  });

  test('in Yggdrasil she has no way out [BR-C-volur-witch]', () => {
    const t = table(THREE, {
      age: 3,
      turn: 'raven',
      clans: {
        wolf: { upgrades: WITCH, figures: { yggdrasil: { 'volur-witch': 1 } } },
        raven: { figures: { yggdrasil: { warrior: 1 } }, hand: ['a3-tyrs-rage'] },
      },
    });
    fight(t, 'raven', 'yggdrasil');
    expect(dead(t)).toEqual(['wolf 1 volur-witch yggdrasil']);
    expect(t.asked()).toEqual(['bear action']);
  });

  test('she may escape Odin’s Tide before the totals, and no longer fights then [BR-C-volur-witch]', () => {
    const t = table(THREE, {
      age: 3,
      turn: 'raven',
      clans: {
        wolf: { upgrades: WITCH, figures: { gimle: { 'volur-witch': 1, warrior: 1 } } },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a2-odins-tide'] },
      },
    });
    fight(t, 'raven', 'gimle');
    t.does('wolf', { kind: 'keep', figure: 'warrior' });
    t.does('wolf', { kind: 'retreat', figure: 'volur-witch' });
    expect(totals(t)).toEqual({ raven: 2, wolf: 1 });
    expect(t.figures('wolf', 'yggdrasil')).toEqual({ 'volur-witch': 1 });
  });

  test('from Ragnarök she may go to Yggdrasil and earns nothing, or die for its Glory [BR-C-volur-witch]', () => {
    const ragnarok = () =>
      table(THREE, {
        age: 2,
        phase: 'ragnarok',
        ragnarok: ['horgr', 'gimle', 'utgard'],
        clans: { wolf: { upgrades: WITCH, figures: { gimle: { 'volur-witch': 1 } } } },
      });
    const gone = ragnarok();
    gone.does('wolf', { kind: 'retreat', figure: 'volur-witch' });
    expect(gone.figures('wolf', 'yggdrasil')).toEqual({ 'volur-witch': 1 });
    expect(gone.clan('wolf').glory).toBe(0);
    expect(gone.told('moved')).toHaveLength(1);
    expect(gone.told('invaded')).toEqual([]);

    const died = ragnarok();
    died.does('wolf', { kind: 'decline' });
    expect(gloryOf(died, 'wolf')).toEqual(['ragnarok 3']);
  });

  test('with Frigga’s Protection her owner may as well keep her on her spot [BR-C-volur-witch]', () => {
    const t = table(THREE, {
      age: 3,
      turn: 'raven',
      clans: {
        wolf: { upgrades: [...WITCH, 'a2-friggas-protection'], figures: { gimle: { 'volur-witch': 1 } } },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a3-tyrs-rage'] },
      },
    });
    fight(t, 'raven', 'gimle');
    expect(t.choices('wolf').map(choice => choice.kind)).toEqual(['save', 'retreat', 'decline']);
    t.does('wolf', { kind: 'save', figure: 'volur-witch' });
    expect(t.figures('wolf', 'gimle')).toEqual({ 'volur-witch': 1 });
    expect(t.clan('wolf').rage).toBe(5);
  });

  test('she does not escape her own clan’s Sacrifice [BR-C-volur-witch]', () => {
    const t = table(THREE, {
      age: 3,
      clans: {
        wolf: { upgrades: [...WITCH, 'a3-friggas-sacrifice'], figures: { gimle: { 'volur-witch': 1, warrior: 1 } } },
      },
    });
    t.does('wolf', { kind: 'sacrifice' });
    t.does('wolf', { kind: 'give', figure: 'volur-witch', at: 'gimle' });
    expect(t.figures('wolf', 'valhalla')).toEqual({ warrior: 1, 'volur-witch': 1 });
    expect(t.asked()).toEqual(['wolf raise']);
  });

  test('she costs 3 Rage to play and to invade with, and only outer provinces are open to her [BR-C-volur-witch]', () => {
    const t = table(THREE, { age: 3, clans: { wolf: { hand: WITCH } } });
    t.does('wolf', { kind: 'upgrade', card: 'a3-volur-witch' });
    expect(t.clan('wolf').rage).toBe(3);
    expect(t.why('wolf', { kind: 'invade', figure: 'volur-witch', to: 'yggdrasil' })).toContain('BR-6.5');
    t.does('wolf', { kind: 'decline' });
    t.does('raven', { kind: 'pass' });
    t.does('bear', { kind: 'pass' });
    t.does('wolf', { kind: 'invade', figure: 'volur-witch', to: 'gimle' });
    expect(t.clan('wolf').rage).toBe(0);
  });
});

test('a Monster that is overwritten takes its power with it: no second reward without the Frost Giant [BR-C-frost-giant, BR-8.7]', () => {
  const t = table(['wolf', 'raven'], {
    age: 3,
    tokens: { gimle: 'glory5' },
    clans: {
      wolf: { upgrades: ['a3-frost-giant'], figures: { gimle: { 'frost-giant': 1, warrior: 1 } }, hand: ['a1-troll'] },
    },
  });
  t.does('wolf', { kind: 'upgrade', card: 'a1-troll', replaces: 'a3-frost-giant' });
  t.does('wolf', { kind: 'decline' });
  t.does('raven', { kind: 'pass' });
  t.does('wolf', { kind: 'pillage', province: 'gimle' });
  expect(t.clan('wolf').glory).toBe(5);
  passAll(t);
  expect(t.told('released')).toEqual([]);
});
