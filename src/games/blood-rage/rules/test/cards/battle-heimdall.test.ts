import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { bonuses, commit, fight, order, totals, winners } from '../fight.ts';

const THREE = ['wolf', 'raven', 'serpent'] as const;
const FOUR = ['wolf', 'bear', 'serpent', 'raven'] as const;

describe('Heimdall’s Sight', () => {
  test('is worth the highest single card of an opponent, and copies no text [BR-C-heimdalls-sight]', () => {
    const t = table(THREE, {
      tokens: { gimle: 'rage' },
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a1-heimdalls-sight'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a1-friggas-grace'] },
        serpent: { figures: { gimle: { warrior: 1 } }, hand: ['a1-thors-hammer'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(bonuses(t)).toEqual({ wolf: 2, raven: 2, serpent: 1 });
    expect(winners(t)).toEqual(['wolf']);
    // Neither Grace's raise nor the Hammer's Glory.
    expect(t.told('stat-raised').map(fact => fact.cause)).toEqual(['gimle']);
    expect(t.told('glory').map(fact => fact.source)).toEqual(['battles']);
  });

  test('sees late cards too, one by one: two Eyes of one opponent are not added up [BR-C-heimdalls-sight]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-heimdalls-sight'] },
        raven: {
          figures: { gimle: { warrior: 1 } },
          hand: ['a1-odins-smite', 'a2-heimdalls-eye', 'a2-heimdalls-eye'],
        },
      },
    });
    fight(t, 'wolf', 'gimle', { raven: 'a1-odins-smite' });
    t.does('raven', { kind: 'add', card: 'a2-heimdalls-eye' });
    t.does('raven', { kind: 'add', card: 'a2-heimdalls-eye' });
    expect(bonuses(t)).toEqual({ wolf: 2, raven: 5 });
  });

  test('its owner’s own late card is not what it sees, but is added [BR-C-heimdalls-sight]', () => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-heimdalls-sight', 'a3-heimdalls-gaze'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a1-tyrs-bash'] },
      },
    });
    fight(t, 'wolf', 'gimle', { wolf: 'a1-heimdalls-sight' });
    t.does('wolf', { kind: 'add', card: 'a3-heimdalls-gaze' });
    expect(bonuses(t)).toEqual({ wolf: 2 + 3, raven: 2 });
  });

  test('an upgrade or an uncounted quest is worth 0 to it, a quest counted by Tyr its bonus [BR-C-heimdalls-sight]', () => {
    const scene = (raven: string) => {
      const t = table(THREE, {
        clans: {
          wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-heimdalls-sight'] },
          raven: { figures: { gimle: { warrior: 1 } }, hand: [raven], upgrades: ['a1-tyrs-domain'] },
        },
      });
      fight(t, 'wolf', 'gimle');
      return t;
    };
    expect(bonuses(scene('a1-troll'))).toEqual({ wolf: 0, raven: 0 });
    const uncounted = scene('a1-manheim');
    uncounted.does('raven', { kind: 'decline' });
    expect(bonuses(uncounted)).toEqual({ wolf: 0, raven: 0 });
    const counted = scene('a1-manheim');
    counted.does('raven', { kind: 'count-quest' });
    expect(bonuses(counted)).toEqual({ wolf: 3, raven: 3 });
  });

  test('cards of a round that a Watch threw away are not seen any more [BR-C-heimdalls-sight]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a2-heimdalls-watch', 'a1-heimdalls-sight'] },
        raven: { figures: { gimle: { leader: 1 } }, hand: ['a2-tyrs-rage', 'a1-tyrs-bash'] },
      },
    });
    fight(t, 'wolf', 'gimle', { wolf: 'a2-heimdalls-watch', raven: 'a2-tyrs-rage' });
    expect(bonuses(t)).toEqual({ wolf: 2, raven: 2 });
  });
});

describe.each([
  { name: 'Heimdall’s Eye', card: 'a2-heimdalls-eye', clause: '[BR-C-heimdalls-eye]', bonus: 2 },
  { name: 'Heimdall’s Gaze', card: 'a3-heimdalls-gaze', clause: '[BR-C-heimdalls-gaze]', bonus: 3 },
])('$name', ({ card, clause, bonus }) => {
  /** Wolf's one Warrior against Raven's, or its Leader, in Age 3. */
  const scene = (wolf: string[], raven: string[], figures: Record<string, number> = { warrior: 1 }) =>
    table(THREE, {
      age: 3,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: wolf },
        raven: { figures: { gimle: figures }, hand: raven },
      },
    });

  test(`may be committed like any card, and a winner discards it ${clause}`, () => {
    const t = scene([card], ['a1-troll']);
    fight(t, 'wolf', 'gimle');
    expect(bonuses(t)).toEqual({ wolf: bonus, raven: 0 });
    expect(t.view().discard).toEqual([card]);
  });

  test(`may be added after the reveal, one each time its owner is asked, and a winner discards them all ${clause}`, () => {
    const t = scene(['a1-manheim', card, card], ['a1-troll', 'a1-alfheim']);
    fight(t, 'wolf', 'gimle', { wolf: 'a1-manheim', raven: 'a1-troll' });
    t.does('wolf', { kind: 'add', card });
    expect(t.asked()).toEqual(['raven late-card']);
    t.refused('wolf', { kind: 'add', card });
    t.does('raven', { kind: 'decline' });
    t.does('wolf', { kind: 'add', card });
    t.declineAll('late-card');
    expect(bonuses(t)).toEqual({ wolf: 2 * bonus, raven: 0 });
    expect(t.view().discard).toEqual(['a1-manheim', card, card]);
    expect(t.hand('wolf')).toEqual([]);
  });

  test(`a loser takes it back, committed or late ${clause}`, () => {
    const t = scene([card, card], ['a3-tyrs-rage'], { leader: 1 });
    fight(t, 'wolf', 'gimle', { wolf: card });
    t.does('wolf', { kind: 'add', card });
    t.declineAll('late-card');
    expect(winners(t)).toEqual(['raven']);
    expect(t.hand('wolf')).toEqual([card, card]);
    expect(t.view().discard).not.toContain(card);
  });

  test(`Thor’s Primacy never takes its bonus, committed or late ${clause}`, () => {
    const t = scene([card, card], ['a3-thors-primacy']);
    fight(t, 'wolf', 'gimle', { wolf: card });
    t.does('wolf', { kind: 'add', card });
    expect(bonuses(t)).toEqual({ wolf: 2 * bonus, raven: 3 });
  });
});

describe('Heimdall’s Watch', () => {
  test('scores the sum of all bonuses, throws every card away without its text, and all commit anew [BR-C-heimdalls-watch]', () => {
    const t = table(THREE, {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a2-heimdalls-watch', 'a1-tyrs-bash', 'a1-troll'] },
        raven: { figures: { gimle: { warrior: 2 } }, hand: ['a2-tyrs-crush', 'a1-manheim', 'a1-alfheim'] },
        serpent: { figures: { gimle: { warrior: 1 } }, hand: ['a1-odins-smite'] },
      },
    });
    fight(t, 'wolf', 'gimle', { wolf: 'a2-heimdalls-watch', raven: 'a2-tyrs-crush' });
    expect(t.clan('wolf').glory).toBe(0 + 4 + 1);
    expect(t.view().discard.toSorted()).toEqual(['a1-odins-smite', 'a2-heimdalls-watch', 'a2-tyrs-crush']);
    expect(t.told('destroyed')).toEqual([]);
    // Serpent's hand is empty: it fights on without a card.
    expect(t.asked()).toEqual(['wolf battle-card', 'raven battle-card']);
    commit(t, { wolf: 'a1-tyrs-bash', raven: 'a1-manheim' });
    t.declineAll('late-card');
    expect(totals(t)).toEqual({ wolf: 3, raven: 2, serpent: 1 });
    expect(t.hand('raven').toSorted()).toEqual(['a1-alfheim', 'a1-manheim']);
    expect(order(t, 'card-revealed', 'cards-thrown-away')).toEqual([
      'card-revealed',
      'card-revealed',
      'card-revealed',
      'cards-thrown-away',
      'card-revealed',
      'card-revealed',
      'card-revealed',
    ]);
  });

  test('counts a quest at its worth by Tyr, and nothing for a quest without or an upgrade [BR-C-heimdalls-watch]', () => {
    const scene = (upgrades: string[], serpent: string) => {
      const t = table(THREE, {
        age: 2,
        clans: {
          wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a2-heimdalls-watch'] },
          raven: { figures: { gimle: { warrior: 2 } }, hand: ['a1-manheim'], upgrades },
          serpent: { figures: { gimle: { warrior: 1 } }, hand: [serpent] },
        },
      });
      fight(t, 'wolf', 'gimle');
      return t.clan('wolf').glory;
    };
    expect(scene(['a1-tyrs-domain'], 'a1-troll')).toBe(3);
    expect(scene([], 'a1-troll')).toBe(0);
    // A Sight is worth the best card of its opponents, here the quest counted by Tyr.
    expect(scene(['a1-tyrs-domain'], 'a1-heimdalls-sight')).toBe(3 + 3);
    expect(scene([], 'a1-heimdalls-sight')).toBe(0);
  });

  test('a Sight beside it counts for the best card shown [BR-C-heimdalls-watch]', () => {
    const t = table(THREE, {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a2-heimdalls-watch'] },
        raven: { figures: { gimle: { warrior: 2 } }, hand: ['a2-tyrs-rage'] },
        serpent: { figures: { gimle: { warrior: 1 } }, hand: ['a1-heimdalls-sight'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.clan('wolf').glory).toBe(6 + 6);
  });

  test('a quest that might have counted is not asked about, for it is thrown away [BR-C-heimdalls-watch]', () => {
    const t = table(THREE, {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a2-heimdalls-watch'] },
        raven: { figures: { gimle: { leader: 1 } }, hand: ['a1-manheim', 'a1-alfheim'], upgrades: ['a1-tyrs-domain'] },
      },
    });
    fight(t, 'wolf', 'gimle', { raven: 'a1-manheim' });
    // The second round: Raven's last card is committed by itself, and this quest may count.
    expect(t.asked()).toEqual(['raven count-quest']);
    expect(t.view().discard).toEqual(['a2-heimdalls-watch', 'a1-manheim']);
    t.does('raven', { kind: 'count-quest' });
    expect(totals(t)).toEqual({ wolf: 1, raven: 6 });
  });

  test('what a quest of the first round was worth to it counts for nothing in the second [BR-C-heimdalls-watch]', () => {
    const t = table(THREE, {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a2-heimdalls-watch'] },
        raven: { figures: { gimle: { leader: 1 } }, hand: ['a1-manheim', 'a1-alfheim'], upgrades: ['a1-tyrs-domain'] },
      },
    });
    fight(t, 'wolf', 'gimle', { raven: 'a1-manheim' });
    expect(t.clan('wolf').glory).toBe(3);
    t.does('raven', { kind: 'decline' });
    expect(bonuses(t)).toEqual({ wolf: 0, raven: 0 });
  });

  test('twice in one battle: a Watch of the second round works like the first [BR-C-heimdalls-watch]', () => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a2-heimdalls-watch', 'a1-tyrs-smite', 'a1-troll'] },
        raven: { figures: { gimle: { leader: 1 } }, hand: ['a3-tyrs-rage', 'a3-heimdalls-watch', 'a1-manheim'] },
      },
    });
    fight(t, 'wolf', 'gimle', { wolf: 'a2-heimdalls-watch', raven: 'a3-tyrs-rage' });
    commit(t, { wolf: 'a1-tyrs-smite', raven: 'a3-heimdalls-watch' });
    expect(t.told('cards-thrown-away').map(fact => fact.seat)).toEqual([0, 1]);
    expect(t.told('card-revealed').map(fact => fact.card)).toEqual([
      'a2-heimdalls-watch',
      'a3-tyrs-rage',
      'a1-tyrs-smite',
      'a3-heimdalls-watch',
      'a1-troll',
      'a1-manheim',
    ]);
    // Six for Wolf, five for Raven, and Raven wins the battle with its Leader.
    expect([t.clan('wolf').glory, t.clan('raven').glory]).toEqual([6, 5 + 3]);
    expect(t.view().discard).toHaveLength(5);
  });

  test.each([
    { pillager: 'wolf', scores: 'wolf' },
    { pillager: 'bear', scores: 'serpent' },
    { pillager: 'serpent', scores: 'serpent' },
    { pillager: 'raven', scores: 'wolf' },
  ] as const)(
    'of two Watches only the first clockwise from the pillager works: $pillager pillages, $scores scores [BR-C-heimdalls-watch]',
    ({ pillager, scores }) => {
      const t = table(FOUR, {
        age: 3,
        turn: pillager,
        clans: {
          wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a2-heimdalls-watch'] },
          bear: { figures: { gimle: { warrior: 1 } }, hand: ['a1-tyrs-smite'] },
          serpent: { figures: { gimle: { warrior: 1 } }, hand: ['a3-heimdalls-watch'] },
          raven: { figures: { gimle: { warrior: 1 } }, hand: ['a1-tyrs-bash'] },
        },
      });
      fight(t, pillager, 'gimle');
      expect(t.told('glory').map(fact => `${t.clans[fact.seat]} ${fact.glory}`)).toEqual([`${scores} 7`]);
      expect(t.view().discard).toHaveLength(4);
    },
  );

  test('when no hand is left the second round is fought with the figures alone [BR-C-heimdalls-watch]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a2-heimdalls-watch'] },
        raven: { figures: { gimle: { leader: 1 } }, hand: ['a2-tyrs-rage'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(totals(t)).toEqual({ wolf: 1, raven: 3 });
    expect(t.told('card-revealed').map(fact => fact.card)).toEqual(['a2-heimdalls-watch', 'a2-tyrs-rage', null, null]);
    expect([t.hand('wolf'), t.hand('raven')]).toEqual([[], []]);
  });
});
