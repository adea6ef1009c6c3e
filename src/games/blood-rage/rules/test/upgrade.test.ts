import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { draftAll, passAll } from './look.ts';

const OUTER = ['elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle', 'myrkulor'];

describe('slots and prices', () => {
  test.each([
    ['a1-brothers-in-arms', 1, 0],
    ['a1-lord-of-hammers', 3, 1],
    ['a1-lokis-dragons', 2, 2],
    ['a1-troll', 2, 3],
    ['a1-friggas-charm', 0, 5],
    ['a1-thors-glory', 2, 5],
  ])('%s costs the %i Rage printed on it and goes to the slot of its kind [BR-8.1]', (card, rage, slot) => {
    const t = table(['wolf', 'raven'], { clans: { wolf: { hand: [card] } } });
    t.does('wolf', { kind: 'upgrade', card });
    expect(t.clan('wolf').rage).toBe(6 - rage);
    expect(t.clan('wolf').slots.map((id, i) => (id ? [i, id] : []))).toContainEqual([slot, card]);
    expect(t.clan('wolf').slots.filter(id => id !== null)).toEqual([card]);
    expect(t.hand('wolf')).toEqual([]);
  });

  test('the Dwarf Chieftain, of STR 2, has a price of its own: none [BR-8.1]', () => {
    const t = table(['wolf', 'raven'], { clans: { wolf: { rage: 1, hand: ['a1-dwarf-chieftain'] } } });
    t.does('wolf', { kind: 'upgrade', card: 'a1-dwarf-chieftain' });
    expect(t.clan('wolf').rage).toBe(1);
  });

  test('an upgrade comes from the hand, is an upgrade, and is paid [BR-8.1]', () => {
    const t = table(['wolf', 'raven'], {
      clans: { wolf: { rage: 1, hand: ['a1-troll', 'a1-tyrs-bash', 'a1-alfheim', 'a1-brothers-in-arms'] } },
    });
    expect(t.of('wolf', 'upgrade').map(choice => choice.card)).toEqual(['a1-brothers-in-arms']);
    expect(t.why('wolf', { kind: 'upgrade', card: 'a1-troll' })).toContain('BR-5.3');
    expect(t.why('wolf', { kind: 'upgrade', card: 'a1-tyrs-bash' })).toContain('BR-11.1');
    expect(t.why('wolf', { kind: 'upgrade', card: 'a1-alfheim' })).toContain('BR-8.1');
    t.refused('wolf', { kind: 'upgrade', card: 'a1-friggas-charm' });
  });

  test('one slot for Warriors, Leader and Ship, two for Monsters, three for the clan, and no more [BR-8.2]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 2,
      clans: {
        wolf: {
          upgrades: [
            'a1-brothers-in-arms',
            'a1-lord-of-hammers',
            'a1-lokis-dragons',
            'a1-troll',
            'a1-dwarf-chieftain',
            'a1-friggas-charm',
            'a1-friggas-succor',
            'a1-lokis-domain',
          ],
          hand: ['a2-experts-in-arms', 'a2-lord-of-axes', 'a2-fire-dragons', 'a2-valkyrie', 'a2-tyrs-challenge'],
        },
      },
    });
    expect(t.clan('wolf').slots).toHaveLength(8);
    expect(t.clan('wolf').slots).not.toContain(null);
    // Nothing goes in without something of its kind going out.
    expect(t.of('wolf', 'upgrade').map(({ card, replaces }) => [card, replaces])).toEqual([
      ['a2-experts-in-arms', 'a1-brothers-in-arms'],
      ['a2-lord-of-axes', 'a1-lord-of-hammers'],
      ['a2-fire-dragons', 'a1-lokis-dragons'],
      ['a2-valkyrie', 'a1-troll'],
      ['a2-valkyrie', 'a1-dwarf-chieftain'],
      ['a2-tyrs-challenge', 'a1-friggas-charm'],
      ['a2-tyrs-challenge', 'a1-friggas-succor'],
      ['a2-tyrs-challenge', 'a1-lokis-domain'],
    ]);
    expect(t.why('wolf', { kind: 'upgrade', card: 'a2-valkyrie' })).toContain('BR-8.3');
    expect(t.why('wolf', { kind: 'upgrade', card: 'a2-valkyrie', replaces: 'a1-lokis-domain' })).toContain('BR-8.3');
  });

  test('empty slots of a kind are one choice, and a taken one may be overwritten beside them [BR-8.3]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: { wolf: { upgrades: ['a1-lokis-domain'], hand: ['a2-tyrs-challenge', 'a2-valkyrie'] } },
    });
    expect(t.of('wolf', 'upgrade')).toEqual([
      { kind: 'upgrade', card: 'a2-tyrs-challenge' },
      { kind: 'upgrade', card: 'a2-tyrs-challenge', replaces: 'a1-lokis-domain' },
      { kind: 'upgrade', card: 'a2-valkyrie' },
    ]);
    t.does('wolf', { kind: 'upgrade', card: 'a2-tyrs-challenge', replaces: 'a1-lokis-domain' });
    expect(t.clan('wolf').slots.filter(id => id !== null)).toEqual(['a2-tyrs-challenge']);
    expect(t.view().discard).toEqual(['a1-lokis-domain']);
  });
});

describe('overwriting', () => {
  test('an overwritten upgrade is discarded and ends at once; the new STR holds wherever the Warriors are [BR-8.4]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: {
          upgrades: ['a1-brothers-in-arms'],
          figures: { gimle: { warrior: 2 }, valhalla: { warrior: 1 } },
          hand: ['a2-experts-in-arms'],
        },
        raven: { figures: { gimle: { warrior: 1, leader: 1 } } },
      },
    });
    const strengths = () => {
      const { reserve, valhalla } = t.clan('wolf');
      const here = t.view().provinces.find(p => p.id === 'gimle')?.figures ?? [];
      return [...reserve, ...valhalla, ...here]
        .filter(group => group.figure === 'warrior' && group.seat === 0)
        .map(group => group.strength);
    };
    expect(strengths()).toEqual([1, 1, 1]);
    t.does('wolf', { kind: 'upgrade', card: 'a2-experts-in-arms', replaces: 'a1-brothers-in-arms' });
    t.does('wolf', { kind: 'decline' });
    expect(t.view().discard).toEqual(['a1-brothers-in-arms']);
    expect(strengths()).toEqual([2, 2, 2]);
    t.does('raven', { kind: 'pass' });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    // 2 + 2; as a pair of Brothers they would be worth 3, or 6 if both cards worked.
    expect(t.told('strength-compared')[0].sides.map(side => side.figures)).toEqual([4, 4]);
  });

  test('what an overwritten clan upgrade gave is gone with it [BR-8.4]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 2,
      clans: { wolf: { upgrades: ['a1-friggas-succor'], hand: ['a2-tyrs-challenge'] } },
    });
    t.does('wolf', { kind: 'upgrade', card: 'a2-tyrs-challenge', replaces: 'a1-friggas-succor' });
    t.does('raven', { kind: 'pass' });
    t.does('serpent', { kind: 'pass' });
    t.does('wolf', { kind: 'invade', figure: 'leader', to: 'gimle' });
    expect(t.figures('wolf', 'gimle')).toEqual({ leader: 1 });
    expect(t.asked()).toEqual(['wolf action']);
  });

  test.each([
    ['the board', { gimle: { troll: 1 } }],
    ['the reserve', {}],
    ['Valhalla', { valhalla: { troll: 1 } }],
  ])('a Monster whose card is overwritten goes to the box from %s, undestroyed and unsung [BR-8.7]', (_, figures) => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 2,
      ragnarok: ['horgr', 'utgard', 'andlang'],
      clans: {
        wolf: { upgrades: ['a1-troll', 'a1-lokis-domain'], figures, hand: ['a2-valkyrie'] },
      },
    });
    t.does('wolf', { kind: 'upgrade', card: 'a2-valkyrie', replaces: 'a1-troll' });
    t.does('wolf', { kind: 'decline' });
    expect(t.told('monster-left').map(({ seat, figure }) => [seat, figure])).toEqual([[0, 'troll']]);
    for (const place of ['gimle', 'valhalla']) expect(t.figures('wolf', place)).toEqual({});
    expect(t.figures('wolf', 'reserve')).toEqual({ warrior: 8, leader: 1, ship: 1, valkyrie: 1 });
    expect(t.told('destroyed')).toEqual([]);
    passAll(t);
    // Nothing came home from Valhalla either.
    expect(t.view().age).toBe(3);
    expect(t.clans.map(clan => t.clan(clan).glory)).toEqual([0, 0, 0]);
  });

  test('a Sea Serpent sent to the box pays no Dragons [BR-8.7]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      clans: {
        wolf: {
          upgrades: ['a1-lokis-dragons', 'a1-sea-serpent'],
          figures: { 'fjord-ne': { 'sea-serpent': 1 } },
          hand: ['a1-troll'],
        },
      },
    });
    t.does('wolf', { kind: 'upgrade', card: 'a1-troll', replaces: 'a1-sea-serpent' });
    expect(t.figures('wolf', 'fjord-ne')).toEqual({});
    expect(t.clan('wolf').glory).toBe(0);
  });
});

describe('the free invasion', () => {
  test.each([
    ['a1-brothers-in-arms', 'warrior', 1, OUTER],
    ['a1-lord-of-hammers', 'leader', 3, OUTER],
    ['a1-lokis-dragons', 'ship', 2, ['fjord-ne', 'fjord-se', 'fjord-sw', 'fjord-nw']],
  ])(
    'with %s comes an invasion by one %s for no Rage beyond the card’s %i, or none [BR-8.5]',
    (card, figure, rage, to) => {
      const fresh = () => table(['wolf', 'raven'], { clans: { wolf: { hand: [card] } } });
      const t = fresh();
      t.does('wolf', { kind: 'upgrade', card });
      expect(t.choices('wolf')).toEqual([
        ...to.map(place => ({ kind: 'invade', figure, to: place })),
        { kind: 'decline' },
      ]);
      t.does('wolf', { kind: 'invade', figure, to: to[0] });
      expect(t.figures('wolf', to[0])).toEqual({ [figure]: 1 });
      expect(t.clan('wolf').rage).toBe(6 - rage);
      expect(t.asked()).toEqual(['raven action']);

      const no = fresh();
      no.does('wolf', { kind: 'upgrade', card });
      no.does('wolf', { kind: 'decline' });
      expect(no.clan('wolf')).toMatchObject({ onBoard: 0, rage: 6 - rage });
      expect(no.asked()).toEqual(['raven action']);
    },
  );

  test('the free invasion is by that kind of figure only, and keeps to the rules of invading [BR-8.5]', () => {
    const t = table(['wolf', 'raven'], {
      destroyed: ['horgr'],
      clans: { wolf: { hand: ['a1-lord-of-hammers'] }, raven: { figures: { utgard: { warrior: 3 } } } },
    });
    t.does('wolf', { kind: 'upgrade', card: 'a1-lord-of-hammers' });
    expect(t.why('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' })).toContain('BR-8.5');
    expect(t.why('wolf', { kind: 'invade', figure: 'leader', to: 'yggdrasil' })).toContain('BR-6.5');
    expect(t.why('wolf', { kind: 'invade', figure: 'leader', to: 'horgr' })).toContain('BR-2.6');
    expect(t.why('wolf', { kind: 'invade', figure: 'leader', to: 'utgard' })).toContain('BR-1.2');
    t.does('wolf', { kind: 'invade', figure: 'leader', to: 'gimle' });
  });

  test.each([
    ['the Leader is on the board', { gimle: { leader: 1 } }, {}, []],
    ['the Leader is in Valhalla', { valhalla: { leader: 1 } }, {}, []],
    ['the Horns are full', { gimle: { warrior: 3 }, yggdrasil: { warrior: 1 } }, {}, []],
    ['no village is empty', {}, { angerboda: { warrior: 5 } }, OUTER.filter(id => id !== 'angerboda')],
  ])('when %s, the upgrade is played without an invasion [BR-8.5]', (_, figures, others, destroyed) => {
    const t = table(['wolf', 'raven'], {
      destroyed,
      clans: {
        wolf: { figures, hand: ['a1-lord-of-hammers'] },
        raven: { stats: { horns: 2 }, figures: others },
      },
    });
    t.does('wolf', { kind: 'upgrade', card: 'a1-lord-of-hammers' });
    expect(t.clan('wolf').slots).toContain('a1-lord-of-hammers');
    expect(t.told('invaded')).toEqual([]);
    expect(t.asked()).toEqual(['raven action']);
  });

  test('a Monster joins the clan, may invade at once for free, and costs its STR ever after [BR-8.6]', () => {
    const t = table(['wolf', 'raven'], { clans: { wolf: { hand: ['a1-troll'] } } });
    t.does('wolf', { kind: 'upgrade', card: 'a1-troll' });
    expect(t.choices('wolf')).toContainEqual({ kind: 'invade', figure: 'troll', to: 'gimle' });
    t.does('wolf', { kind: 'decline' });
    expect(t.figures('wolf', 'reserve')).toMatchObject({ troll: 1 });
    t.does('raven', { kind: 'pass' });
    t.does('wolf', { kind: 'invade', figure: 'troll', to: 'gimle' });
    expect(t.clan('wolf').rage).toBe(6 - 2 - 2);

    const atOnce = table(['wolf', 'raven'], { clans: { wolf: { hand: ['a1-troll'] } } });
    atOnce.does('wolf', { kind: 'upgrade', card: 'a1-troll' });
    atOnce.does('wolf', { kind: 'invade', figure: 'troll', to: 'gimle' });
    expect(atOnce.figures('wolf', 'gimle')).toEqual({ troll: 1 });
    expect(atOnce.clan('wolf').rage).toBe(6 - 2);
  });

  test('a Monster fallen in one Age is the clan’s own in the next, at its price [BR-8.6]', () => {
    const t = table(['wolf', 'raven'], {
      phase: 'release-valhalla',
      ragnarok: ['horgr', 'utgard', 'andlang'],
      clans: { wolf: { upgrades: ['a1-troll'], figures: { valhalla: { troll: 1 } } } },
    });
    expect(t.clan('wolf').slots).toContain('a1-troll');
    draftAll(t);
    t.does('raven', { kind: 'pass' });
    t.does('wolf', { kind: 'invade', figure: 'troll', to: 'gimle' });
    expect(t.clan('wolf').rage).toBe(6 - 2);
  });
});

test('Loki’s Eminence takes the place of Frigga’s Succor and adds to Loki’s Domain (example g09) [BR-8.4, BR-8.8]', () => {
  const t = table(['serpent', 'wolf', 'raven'], {
    age: 2,
    ragnarok: ['horgr', 'utgard', 'andlang'],
    clans: {
      serpent: {
        upgrades: ['a1-lokis-domain', 'a1-friggas-succor', 'a1-thors-glory'],
        figures: { valhalla: { warrior: 2, leader: 1 } },
        hand: ['a2-lokis-eminence'],
      },
    },
  });
  t.does('serpent', { kind: 'upgrade', card: 'a2-lokis-eminence', replaces: 'a1-friggas-succor' });
  expect(t.clan('serpent').rage).toBe(6 - 2);
  expect(t.view().discard).toEqual(['a1-friggas-succor']);
  expect(t.clan('serpent').slots.filter(id => id !== null)).toHaveLength(3);
  passAll(t);
  expect(t.told('released')).toEqual([{ kind: 'released', seat: 0, count: 3 }]);
  expect(t.clan('serpent').glory).toBe(3 * 3);
});
