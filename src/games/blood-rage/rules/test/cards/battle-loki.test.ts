import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { bonuses, commit, fight, gloryOf, order, winners } from '../fight.ts';

const THREE = ['wolf', 'raven', 'serpent'] as const;

describe('Loki’s Trickery', () => {
  const scene = (rage: number, wolf = 'a1-tyrs-bash') => {
    const t = table(['wolf', 'raven'], {
      turn: 'raven',
      clans: {
        wolf: { rage, figures: { gimle: { warrior: 1 } }, hand: [wolf] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a1-lokis-trickery'] },
      },
    });
    fight(t, 'raven', 'gimle');
    return [t.clan('wolf').rage, t.clan('raven').rage];
  };

  test('on a defeat 1 Rage of the winner becomes its owner’s, if there is one to take [BR-C-lokis-trickery]', () => {
    expect(scene(4)).toEqual([3, 7]);
    expect(scene(1)).toEqual([0, 7]);
    expect(scene(0)).toEqual([0, 6]);
  });

  test('takes nothing when nobody won, nor for an owner who won [BR-C-lokis-trickery]', () => {
    expect(scene(4, 'a1-troll')).toEqual([4, 6]);
    const t = table(['wolf', 'raven'], {
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a1-lokis-trickery'] },
        raven: { figures: { gimle: { warrior: 1 } } },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(bonuses(t)).toEqual({ wolf: 0, raven: 0 });
    expect(winners(t)).toEqual(['wolf']);
    expect([t.clan('wolf').rage, t.clan('raven').rage]).toEqual([6, 6]);
  });

  test('a loser at zero Rage acts again with what it stole [BR-C-lokis-trickery]', () => {
    const t = table(['wolf', 'raven'], {
      clans: {
        wolf: { figures: { gimle: { leader: 1 } } },
        raven: { rage: 0, figures: { gimle: { warrior: 1 } }, hand: ['a1-lokis-trickery'] },
      },
    });
    t.refused('raven', { kind: 'invade', figure: 'warrior', to: 'horgr' });
    fight(t, 'wolf', 'gimle');
    expect(t.asked()).toEqual(['raven action']);
    t.does('raven', { kind: 'invade', figure: 'warrior', to: 'horgr' });
    expect(t.clan('raven').rage).toBe(0);
  });
});

describe('Loki’s Backstab', () => {
  const scene = (glory: number, wolf = 'a1-tyrs-bash') => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      turn: 'raven',
      clans: {
        wolf: { glory, figures: { gimle: { warrior: 1 } }, hand: [wolf] },
        raven: { glory: 1, figures: { gimle: { warrior: 1 } }, hand: ['a2-lokis-backstab'] },
      },
    });
    fight(t, 'raven', 'gimle');
    return [t.clan('wolf').glory, t.clan('raven').glory];
  };

  test('on a defeat 2 Glory of the winner become its owner’s, or what it has if less [BR-C-lokis-backstab]', () => {
    const axes = 3;
    expect(scene(7)).toEqual([5 + axes, 3]);
    expect(scene(1)).toEqual([0 + axes, 2]);
    expect(scene(0)).toEqual([0 + axes, 1]);
  });

  test('the score sheets of both say so, under battle cards [BR-C-lokis-backstab]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      turn: 'raven',
      clans: {
        wolf: { glory: 7, figures: { gimle: { leader: 1 } } },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a2-lokis-backstab'] },
      },
    });
    fight(t, 'raven', 'gimle');
    const column = t.view().sources.indexOf('battle-cards');
    expect([t.clan('wolf').scores[column], t.clan('raven').scores[column]]).toEqual([-2, 2]);
    for (const { glory, scores } of t.view().clans) expect(scores.reduce((sum, points) => sum + points, 0)).toBe(glory);
  });

  test('takes nothing when nobody won, nor for an owner who won [BR-C-lokis-backstab]', () => {
    expect(scene(7, 'a1-troll')).toEqual([7, 1]);
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a2-lokis-backstab'] },
        raven: { glory: 7, figures: { gimle: { warrior: 1 } } },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(bonuses(t).wolf).toBe(0);
    expect(t.clan('raven').glory).toBe(7);
    expect(t.told('glory-stolen')).toEqual([]);
  });

  test('the Hammer of a pillager who wins pays before the Backstab, so there is Glory to take [BR-C-lokis-backstab]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      tokens: { gimle: 'rage' },
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a1-thors-hammer'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a2-lokis-backstab'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect([t.clan('wolf').glory, t.clan('raven').glory]).toEqual([3 - 2 + 3, 2]);
  });
});

describe('Loki’s Poison', () => {
  test('on a defeat all cards the winner played, late ones included, come to its owner’s hand [BR-C-lokis-poison]', () => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a1-manheim', 'a3-heimdalls-gaze', 'a1-troll'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a3-lokis-poison', 'a1-alfheim'] },
      },
    });
    fight(t, 'wolf', 'gimle', { wolf: 'a1-manheim', raven: 'a3-lokis-poison' });
    t.does('wolf', { kind: 'add', card: 'a3-heimdalls-gaze' });
    t.declineAll('late-card');
    expect(bonuses(t).raven).toBe(0);
    expect(t.hand('raven').toSorted()).toEqual(['a1-alfheim', 'a1-manheim', 'a3-heimdalls-gaze', 'a3-lokis-poison']);
    expect(t.hand('wolf')).toEqual(['a1-troll']);
    expect(t.view().discard).toEqual([]);
  });

  test('f02: Tyr’s Prowess cannot keep what Poison takes [BR-C-lokis-poison, BR-12.3]', () => {
    const t = table(THREE, {
      age: 3,
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a3-tyrs-rage'], upgrades: ['a2-tyrs-prowess'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a3-lokis-poison'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.told('card-bought-back')).toEqual([]);
    expect(t.asked()).toEqual(['raven action']);
    expect(t.clan('wolf').rage).toBe(6);
    expect(t.hand('raven').toSorted()).toEqual(['a3-lokis-poison', 'a3-tyrs-rage']);
  });

  test('takes from the winner alone, not from another loser [BR-C-lokis-poison]', () => {
    const t = table(THREE, {
      age: 3,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-tyrs-bash'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a3-lokis-poison'] },
        serpent: { figures: { gimle: { leader: 1 } }, hand: ['a3-tyrs-crush'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(winners(t)).toEqual(['serpent']);
    expect(t.hand('wolf')).toEqual(['a1-tyrs-bash']);
    expect(t.hand('raven').toSorted()).toEqual(['a3-lokis-poison', 'a3-tyrs-crush']);
  });

  test('what a Watch threw away is gone, and without a card of the winner there is nothing to take [BR-C-lokis-poison]', () => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a3-tyrs-rage'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a3-heimdalls-watch', 'a3-lokis-poison'] },
      },
    });
    fight(t, 'wolf', 'gimle', { raven: 'a3-heimdalls-watch' });
    commit(t, { raven: 'a3-lokis-poison' });
    expect(winners(t)).toEqual(['wolf']);
    expect(t.told('cards-taken')).toEqual([]);
    expect(t.hand('raven')).toEqual(['a3-lokis-poison']);
    expect(t.view().discard.toSorted()).toEqual(['a3-heimdalls-watch', 'a3-tyrs-rage']);
  });

  test('with no winner, or for an owner who won, it takes nothing [BR-C-lokis-poison]', () => {
    const scene = (figures: Record<string, number>) => {
      const t = table(['wolf', 'raven'], {
        age: 3,
        clans: {
          wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-troll'] },
          raven: { figures: { gimle: figures }, hand: ['a3-lokis-poison'] },
        },
      });
      fight(t, 'wolf', 'gimle');
      return t;
    };
    const tied = scene({ warrior: 1 });
    expect(winners(tied)).toEqual([]);
    expect([tied.hand('wolf'), tied.hand('raven')]).toEqual([['a1-troll'], ['a3-lokis-poison']]);
    const won = scene({ leader: 1 });
    expect(winners(won)).toEqual(['raven']);
    expect([won.hand('wolf'), won.hand('raven')]).toEqual([['a1-troll'], []]);
    expect(won.view().discard).toEqual(['a3-lokis-poison']);
  });

  test('it stands in for the discard only: the winner’s texts have worked by then, the pillager’s or not [BR-C-lokis-poison, BR-12.3]', () => {
    for (const pillager of ['wolf', 'raven'] as const) {
      const t = table(['wolf', 'raven'], {
        age: 3,
        turn: pillager,
        tokens: { gimle: 'rage' },
        clans: {
          wolf: { figures: { gimle: { leader: 1 } }, hand: ['a3-thors-ascension'] },
          raven: { figures: { gimle: { warrior: 1 } }, hand: ['a3-lokis-poison'] },
        },
      });
      fight(t, pillager, 'gimle');
      expect(gloryOf(t, 'wolf')).toEqual(['battle-cards 3', 'battles 3']);
      expect(t.clan('wolf').rage).toBe(9);
      expect(order(t, 'rage-gained', 'cards-taken', 'destroyed')).toEqual(['rage-gained', 'cards-taken', 'destroyed']);
      expect(t.hand('raven').toSorted()).toEqual(['a3-lokis-poison', 'a3-thors-ascension']);
    }
  });
});

test('a tie: Trickery, Backstab and Poison find no winner, Loki’s Blessing has its lost battle [BR-12.2, BR-12.3, BR-12.16]', () => {
  const t = table(['wolf', 'bear', 'serpent', 'raven'], {
    age: 3,
    clans: {
      wolf: { glory: 5, figures: { gimle: { warrior: 1 } }, hand: ['a1-lokis-trickery'] },
      bear: { glory: 5, figures: { gimle: { warrior: 1 } }, hand: ['a2-lokis-backstab'] },
      serpent: { glory: 5, figures: { gimle: { warrior: 1 } }, hand: ['a3-lokis-poison'] },
      raven: { glory: 5, figures: { gimle: { warrior: 1 } }, hand: ['a1-troll'], upgrades: ['a1-lokis-blessing'] },
    },
  });
  fight(t, 'wolf', 'gimle');
  expect(order(t, 'rage-stolen', 'glory-stolen', 'cards-taken')).toEqual([]);
  expect(t.view().clans.map(clan => [clan.glory, clan.rage, clan.hand])).toEqual([
    [5, 6, 1],
    [5, 6, 1],
    [5, 6, 1],
    [5, 6, 1],
  ]);
  expect(t.asked()).toEqual(['raven come-back']);
  t.does('raven', { kind: 'invade', figure: 'warrior', to: 'gimle' });
  expect(t.figures('raven', 'gimle')).toEqual({ warrior: 1 });
});
