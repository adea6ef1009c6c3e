import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { bonuses, commit, fight, gloryOf, order, pillaged, totals, winners } from '../fight.ts';

const THREE = ['wolf', 'raven', 'serpent'] as const;

/** Raven holds the card; Wolf, or Raven, pillages Gimle with a Rage token, and Wolf shows its own card. */
function against(card: string, { age, pillager = 'wolf', wolf = 'a1-manheim' }: Scene) {
  const t = table(['wolf', 'raven'], {
    age,
    turn: pillager,
    tokens: { gimle: 'rage' },
    clans: {
      wolf: { figures: { gimle: { warrior: 2 } }, hand: [wolf] },
      raven: { figures: { gimle: { warrior: 2 } }, hand: [card] },
    },
  });
  fight(t, pillager, 'gimle');
  return t;
}
interface Scene {
  readonly age: number;
  readonly pillager?: 'wolf' | 'raven';
  readonly wolf?: string;
}

describe('Thor’s Hammer', () => {
  test('pays 3 Glory to its owner who wins, as pillager or not, and nothing to a loser or in a tie [BR-C-thors-hammer]', () => {
    const defender = against('a1-thors-hammer', { age: 1 });
    expect(bonuses(defender)).toEqual({ wolf: 0, raven: 1 });
    expect(gloryOf(defender, 'raven')).toEqual(['battle-cards 3', 'battles 3']);
    const pillager = against('a1-thors-hammer', { age: 1, pillager: 'raven' });
    expect(gloryOf(pillager, 'raven')).toEqual(['battle-cards 3', 'battles 3']);
    const loser = against('a1-thors-hammer', { age: 1, wolf: 'a1-tyrs-bash' });
    expect(gloryOf(loser, 'raven')).toEqual([]);
    const tied = against('a1-thors-hammer', { age: 2, wolf: 'a2-thors-oath' });
    expect(tied.told('battle-tied')).toHaveLength(1);
    expect(tied.told('glory')).toEqual([]);
  });
});

describe('Thor’s Oath', () => {
  test('lets a winner raise a stat of its choice, pillager or not, before the Glory for Axes [BR-C-thors-oath]', () => {
    for (const pillager of ['wolf', 'raven'] as const) {
      const t = against('a2-thors-oath', { age: 2, pillager });
      expect(bonuses(t).raven).toBe(1);
      expect(t.asked()).toEqual(['raven raise']);
      expect(t.of('raven', 'raise').map(choice => choice.stat)).toEqual(['rage', 'axes', 'horns']);
      t.does('raven', { kind: 'raise', stat: 'axes' });
      expect(gloryOf(t, 'raven')).toEqual(['battles 4']);
    }
  });

  test('gives a loser nothing, and nobody in a tie [BR-C-thors-oath]', () => {
    const lost = against('a2-thors-oath', { age: 2, wolf: 'a1-tyrs-bash' });
    expect(lost.told('battle-won')).toHaveLength(1);
    expect(lost.told('stat-raised').filter(fact => fact.cause === 'a2-thors-oath')).toEqual([]);
    const tied = against('a2-thors-oath', { age: 2, wolf: 'a1-thors-hammer' });
    expect(tied.told('stat-raised')).toEqual([]);
  });

  test('cannot choose a stat on its last step, and is lost when all are there [BR-C-thors-oath]', () => {
    const scene = (stats: Record<string, number>) => {
      const t = table(['wolf', 'raven'], {
        age: 2,
        clans: {
          wolf: { figures: { gimle: { warrior: 1 } } },
          raven: { stats, figures: { gimle: { warrior: 2 } }, hand: ['a2-thors-oath'] },
        },
      });
      fight(t, 'wolf', 'gimle');
      return t;
    };
    const some = scene({ axes: 6 });
    expect(some.of('raven', 'raise').map(choice => choice.stat)).toEqual(['rage', 'horns']);
    expect(some.refused('raven', { kind: 'raise', stat: 'axes' }).map(reason => reason.clause)).toContain('BR-1.10');
    const all = scene({ rage: 6, axes: 6, horns: 6 });
    expect(all.told('stat-raised')).toEqual([]);
    expect(gloryOf(all, 'raven')).toEqual(['battles 10']);
  });

  test('a raise of Axes by the Oath and one by the token both count for the same battle [BR-C-thors-oath, BR-12.13]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      tokens: { gimle: 'axes' },
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a2-thors-oath'] },
        raven: { figures: { gimle: { warrior: 1 } } },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.told('pillaged')).toEqual([]);
    t.does('wolf', { kind: 'raise', stat: 'axes' });
    expect(t.clan('wolf').stats.axes.value).toBe(5);
    expect(gloryOf(t, 'wolf')).toEqual(['battles 5']);
  });
});

describe('Thor’s Ascension', () => {
  test('pays 3 Glory and 3 Rage to its owner who wins, as pillager or not, and nothing to a loser or in a tie [BR-C-thors-ascension]', () => {
    for (const pillager of ['wolf', 'raven'] as const) {
      const t = against('a3-thors-ascension', { age: 3, pillager });
      expect(bonuses(t).raven).toBe(1);
      expect(gloryOf(t, 'raven')).toEqual(['battle-cards 3', 'battles 3']);
      expect(t.clan('raven').rage).toBe(6 + 3);
    }
    const lost = against('a3-thors-ascension', { age: 3, wolf: 'a1-tyrs-bash' });
    expect(lost.clan('raven')).toMatchObject({ glory: 0, rage: 6 });
    const tied = against('a3-thors-ascension', { age: 3, wolf: 'a1-thors-hammer' });
    expect(tied.clan('raven')).toMatchObject({ glory: 0, rage: 6 });
  });

  test('a winner at zero Rage acts again, and pays with it in this phase [BR-C-thors-ascension]', () => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } } },
        raven: { rage: 0, figures: { gimle: { warrior: 1 } }, hand: ['a3-thors-ascension'] },
      },
    });
    t.refused('raven', { kind: 'invade', figure: 'leader', to: 'horgr' });
    fight(t, 'wolf', 'gimle');
    expect(t.asked()).toEqual(['raven action']);
    t.does('raven', { kind: 'invade', figure: 'ship', to: 'fjord-ne' });
    expect(t.clan('raven').rage).toBe(1);
  });
});

describe('Thor’s Primacy', () => {
  test('f01: it stops the Watch of an opponent, which scores nothing and brings no new round, +3 against +0 [BR-C-thors-primacy, BR-C-heimdalls-watch]', () => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a3-thors-primacy', 'a1-troll'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a3-heimdalls-watch', 'a1-tyrs-smite'] },
      },
    });
    fight(t, 'wolf', 'gimle', { wolf: 'a3-thors-primacy', raven: 'a3-heimdalls-watch' });
    t.declineAll('late-card');
    expect(t.told('cards-thrown-away')).toEqual([]);
    expect(t.told('card-revealed')).toHaveLength(2);
    expect(bonuses(t)).toEqual({ wolf: 3, raven: 0 });
    expect(t.clan('raven').glory).toBe(0);
    expect(t.hand('raven').toSorted()).toEqual(['a1-tyrs-smite', 'a3-heimdalls-watch']);
  });

  test.each([
    { card: 'a1-odins-smite', bonus: 1 },
    { card: 'a2-odins-tide', bonus: 1 },
    { card: 'a1-lokis-trickery', bonus: 0 },
    { card: 'a2-lokis-backstab', bonus: 0 },
    { card: 'a3-lokis-poison', bonus: 0 },
    { card: 'a1-heimdalls-sight', bonus: 0 },
    { card: 'a2-heimdalls-eye', bonus: 2 },
    { card: 'a3-odins-judgement', bonus: 2 },
  ])(
    'the text of $card does nothing against it, and its bonus of $bonus stays [BR-C-thors-primacy]',
    ({ card, bonus }) => {
      const t = table(THREE, {
        age: 3,
        tokens: { gimle: 'rage' },
        clans: {
          wolf: { glory: 5, figures: { gimle: { leader: 1 } }, hand: ['a3-thors-primacy'] },
          raven: { figures: { gimle: { warrior: 1 } }, hand: [card] },
          serpent: { figures: { gimle: { warrior: 1 } }, hand: ['a3-tyrs-crush'] },
        },
      });
      fight(t, 'wolf', 'gimle');
      expect(bonuses(t)).toEqual({ wolf: 3, raven: bonus, serpent: 4 });
      expect(winners(t)).toEqual(['wolf']);
      expect(order(t, 'rage-stolen', 'glory-stolen', 'cards-taken')).toEqual([]);
      expect(t.told('destroyed').every(fact => fact.cause === 'battle')).toBe(true);
      expect(t.told('glory').filter(fact => fact.source === 'battle-cards')).toEqual([]);
    },
  );

  test.each([
    { card: 'a1-friggas-grace', bonus: 2, pillager: 'wolf' },
    { card: 'a1-thors-hammer', bonus: 1, pillager: 'wolf' },
    { card: 'a2-thors-oath', bonus: 1, pillager: 'raven' },
    { card: 'a3-thors-ascension', bonus: 1, pillager: 'raven' },
  ] as const)(
    'the $card of a winner is silenced just so when $pillager pillages [BR-C-thors-primacy]',
    ({ card, bonus, pillager }) => {
      const t = table(['wolf', 'raven'], {
        age: 3,
        turn: pillager,
        tokens: { gimle: 'horns' },
        clans: {
          wolf: { figures: { gimle: { leader: 1, warrior: 1 } }, hand: [card] },
          raven: { figures: { gimle: { warrior: 1 } }, hand: ['a3-thors-primacy'] },
        },
      });
      fight(t, pillager, 'gimle');
      expect(totals(t)).toEqual({ wolf: 4 + bonus, raven: 4 });
      expect(winners(t)).toEqual(['wolf']);
      expect(t.told('stat-raised').filter(fact => fact.cause === card)).toEqual([]);
      expect(t.told('glory').filter(fact => fact.source === 'battle-cards')).toEqual([]);
      expect(t.clan('wolf').rage).toBe(6);
    },
  );

  test('upgrades go on working: a quest counted by Tyr, Thor’s Glory, Valkyrie, Prowess [BR-C-thors-primacy]', () => {
    const t = table(THREE, {
      age: 3,
      tokens: { gimle: 'rage' },
      clans: {
        wolf: {
          figures: { gimle: { valkyrie: 1 } },
          hand: ['a1-manheim'],
          upgrades: ['a3-tyrs-wrath', 'a2-tyrs-prowess', 'a1-thors-glory', 'a2-valkyrie'],
        },
        raven: { figures: { gimle: { warrior: 2 } }, hand: ['a3-thors-primacy'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    t.does('wolf', { kind: 'count-quest' });
    expect(totals(t)).toEqual({ wolf: 7, raven: 5 });
    expect(t.asked()).toEqual(['wolf buy-back']);
    t.does('wolf', { kind: 'buy-back', card: 'a1-manheim' });
    expect(gloryOf(t, 'wolf')).toEqual(['battles 3', 'upgrades 4', 'upgrades 2']);
  });

  test('cards added late are out of its reach [BR-C-thors-primacy, BR-C-heimdalls-gaze, BR-C-heimdalls-eye]', () => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a3-thors-primacy'] },
        raven: {
          figures: { gimle: { warrior: 1 } },
          hand: ['a1-troll', 'a3-heimdalls-gaze', 'a2-heimdalls-eye'],
        },
      },
    });
    fight(t, 'wolf', 'gimle', { raven: 'a1-troll' });
    t.does('raven', { kind: 'add', card: 'a3-heimdalls-gaze' });
    t.does('raven', { kind: 'add', card: 'a2-heimdalls-eye' });
    expect(bonuses(t)).toEqual({ wolf: 3, raven: 5 });
  });

  test('its own owner’s text is not silenced by itself, but of two the first from the pillager silences all others [BR-C-thors-primacy]', () => {
    const scene = (pillager: 'wolf' | 'raven' | 'serpent') => {
      const t = table(THREE, {
        age: 3,
        turn: pillager,
        clans: {
          wolf: { figures: { gimle: { warrior: 2 } }, hand: ['a3-thors-primacy'] },
          raven: { figures: { gimle: { warrior: 2 } }, hand: ['a1-odins-smite'] },
          serpent: { figures: { gimle: { warrior: 1 } }, hand: ['a3-thors-primacy'] },
        },
      });
      fight(t, pillager, 'gimle');
      expect(bonuses(t)).toEqual({ wolf: 3, raven: 1, serpent: 3 });
      expect(t.told('destroyed').filter(fact => fact.cause === 'a1-odins-smite')).toEqual([]);
      expect(t.told('texts-silenced')).toHaveLength(1);
      return t.clans[t.told('texts-silenced')[0].seat];
    };
    expect(scene('wolf')).toBe('wolf');
    expect(scene('raven')).toBe('serpent');
    expect(scene('serpent')).toBe('serpent');
  });

  test('in the round after a Watch it works like in any other [BR-C-thors-primacy]', () => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a3-heimdalls-watch', 'a1-odins-smite'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a3-tyrs-rage', 'a3-thors-primacy'] },
      },
    });
    fight(t, 'wolf', 'gimle', { wolf: 'a3-heimdalls-watch', raven: 'a3-tyrs-rage' });
    commit(t, { wolf: 'a1-odins-smite', raven: 'a3-thors-primacy' });
    expect(t.clan('wolf').glory).toBe(6);
    expect(totals(t)).toEqual({ wolf: 2, raven: 4 });
    expect(winners(t)).toEqual(['raven']);
    expect(pillaged(t, 'gimle')).toBe(false);
  });
});
