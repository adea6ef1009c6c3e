import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { dead, fight, pillaged, winners } from '../fight.ts';
import { passAll } from '../look.ts';
import { paid } from '../paid.ts';

const FOUR = ['wolf', 'raven', 'bear', 'serpent'] as const;

describe('Loki’s Blessing', () => {
  const BLESSING = ['a1-lokis-blessing'];
  const lostBattle = (wolf: object, raven: object, target = 'gimle') => {
    const t = table(FOUR, {
      clans: { wolf: { upgrades: BLESSING, figures: { [target]: { warrior: 1 } }, ...wolf }, raven },
    });
    fight(t, 'wolf', target);
    return t;
  };

  test('after a lost battle and its losses one Warrior may invade that province for free, once [BR-C-lokis-blessing]', () => {
    const t = lostBattle({ rage: 1 }, { figures: { gimle: { leader: 1 } } });
    expect(dead(t)).toEqual(['wolf 1 warrior gimle']);
    expect(t.choices('wolf')).toEqual([{ kind: 'invade', figure: 'warrior', to: 'gimle' }, { kind: 'decline' }]);
    t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(t.figures('wolf', 'gimle')).toEqual({ warrior: 1 });
    expect(t.clan('wolf').rage).toBe(1);
    expect(t.asked()).toEqual(['raven action']);
  });

  test('it may be declined, and comes after a tie too, but not after a victory [BR-C-lokis-blessing]', () => {
    const tied = lostBattle({}, { figures: { gimle: { warrior: 1 } } });
    expect(tied.told('battle-tied')).toHaveLength(1);
    expect(tied.asked()).toEqual(['wolf come-back']);
    tied.does('wolf', { kind: 'decline' });
    expect(tied.figures('wolf', 'gimle')).toEqual({});

    const won = lostBattle({ figures: { gimle: { leader: 1 } } }, { figures: { gimle: { warrior: 1 } } });
    expect(winners(won)).toEqual(['wolf']);
    expect(won.asked()).toEqual(['raven action']);
  });

  test('it works for a loser who only defended, even one without Rage [BR-C-lokis-blessing]', () => {
    const t = table(FOUR, {
      turn: 'raven',
      clans: {
        wolf: { rage: 0, upgrades: BLESSING, figures: { gimle: { warrior: 1 } } },
        raven: { figures: { gimle: { leader: 1 } } },
      },
    });
    fight(t, 'raven', 'gimle');
    t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(t.figures('wolf', 'gimle')).toEqual({ warrior: 1 });
    expect(pillaged(t, 'gimle')).toBe(true);
  });

  test('it never works in Yggdrasil, under full Horns, without an empty village or without a Warrior in the reserve [BR-C-lokis-blessing]', () => {
    const tree = lostBattle({}, { figures: { yggdrasil: { leader: 1 } } }, 'yggdrasil');
    expect(tree.asked()).toEqual(['raven action']);

    // Two figures are bought off, so the third one's place would be the fifth figure on the board.
    const full = table(FOUR, {
      age: 2,
      clans: {
        wolf: {
          rage: 2,
          upgrades: [...BLESSING, 'a2-friggas-protection'],
          figures: { gimle: { warrior: 2 }, horgr: { warrior: 2 } },
        },
        raven: { figures: { gimle: { leader: 1 } } },
      },
    });
    fight(full, 'wolf', 'gimle');
    full.does('wolf', { kind: 'save', figure: 'warrior' });
    full.does('wolf', { kind: 'save', figure: 'warrior' });
    expect(full.clan('wolf').hornsFree).toBe(0);
    expect(full.asked()).toEqual(['raven action']);

    const crowded = table(FOUR, {
      clans: {
        wolf: { upgrades: BLESSING, figures: { 'fjord-sw': { ship: 1 } } },
        raven: { figures: { andlang: { warrior: 3 } } },
      },
    });
    fight(crowded, 'wolf', 'andlang');
    expect(winners(crowded)).toEqual(['raven']);
    expect(crowded.asked()).toEqual(['raven action']);

    const none = lostBattle(
      { figures: { gimle: { warrior: 1 }, valhalla: { warrior: 7 } } },
      { figures: { gimle: { leader: 1 } } },
    );
    expect(none.asked()).toEqual(['raven action']);
  });
});

describe('Loki’s Domain, Eminence and Wrath', () => {
  const release = (upgrades: readonly string[], figures: object) =>
    table(FOUR, {
      age: 3,
      phase: 'release-valhalla',
      clans: { wolf: { upgrades, figures: { valhalla: figures as Record<string, number> } } },
    });

  test('each pays for every figure that returns, and together they add up to 6 [BR-C-lokis-domain, BR-C-lokis-eminence, BR-C-lokis-wrath, BR-8.8]', () => {
    const dead3 = { warrior: 2, leader: 1 };
    expect(release(['a1-lokis-domain'], dead3).clan('wolf').glory).toBe(3);
    expect(release(['a2-lokis-eminence'], dead3).clan('wolf').glory).toBe(6);
    expect(release(['a3-lokis-wrath'], dead3).clan('wolf').glory).toBe(9);
    expect(release(['a1-lokis-domain', 'a2-lokis-eminence'], dead3).clan('wolf').glory).toBe(9);
    expect(release(['a1-lokis-domain', 'a2-lokis-eminence', 'a3-lokis-wrath'], dead3).clan('wolf').glory).toBe(18);
    expect(release([], dead3).clan('wolf').glory).toBe(0);
    expect(release(['a3-lokis-wrath'], {}).clan('wolf').glory).toBe(0);
  });

  test('a Monster and a Ship count like any figure; those that died in this Age’s Ragnarök count too [BR-C-lokis-domain]', () => {
    const t = table(FOUR, {
      phase: 'ragnarok',
      ragnarok: ['gimle', 'horgr', 'utgard'],
      clans: {
        wolf: {
          upgrades: ['a1-lokis-domain', 'a1-troll'],
          figures: { gimle: { troll: 1 }, 'fjord-nw': { ship: 1 }, horgr: { warrior: 1 } },
        },
      },
    });
    expect(paid(t, 'wolf', 'a1-lokis-domain')).toEqual([2]);
    expect(t.figures('wolf', 'horgr')).toEqual({ warrior: 1 });
  });

  test('a figure brought back early by Frigga’s Domain, or a Monster sent to the box, does not pay [BR-C-lokis-domain, BR-C-lokis-eminence, BR-C-lokis-wrath]', () => {
    for (const [card, each] of [
      ['a1-lokis-domain', 1],
      ['a2-lokis-eminence', 2],
      ['a3-lokis-wrath', 3],
    ] as const) {
      const t = table(FOUR, {
        age: 3,
        ragnarok: ['gimle', 'horgr', 'utgard'],
        clans: {
          wolf: {
            upgrades: [card, 'a3-friggas-domain', 'a1-troll', 'a2-valkyrie'],
            figures: { valhalla: { leader: 1, troll: 1, warrior: 1 } },
            hand: ['a2-dark-elf'],
          },
          raven: { rage: 0 },
          bear: { rage: 0 },
          serpent: { rage: 0 },
        },
      });
      t.does('wolf', { kind: 'return', figure: 'leader', to: 'elvagar' });
      t.does('wolf', { kind: 'upgrade', card: 'a2-dark-elf', replaces: 'a1-troll' });
      t.does('wolf', { kind: 'decline' });
      passAll(t);
      // Only the Warrior is left in Valhalla.
      expect(paid(t, 'wolf', card)).toEqual([each]);
    }
  });

  test('they cost 1, 2 and 3 Rage [BR-C-lokis-domain, BR-C-lokis-eminence, BR-C-lokis-wrath]', () => {
    const price = (card: string) => {
      const t = table(FOUR, { age: 3, clans: { wolf: { hand: [card] } } });
      t.does('wolf', { kind: 'upgrade', card });
      return 6 - t.clan('wolf').rage;
    };
    expect(['a1-lokis-domain', 'a2-lokis-eminence', 'a3-lokis-wrath'].map(price)).toEqual([1, 2, 3]);
  });
});
