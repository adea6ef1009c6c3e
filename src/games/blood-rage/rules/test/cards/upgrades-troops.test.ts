import { describe, expect, test } from 'vitest';
import type { Given, GivenClan } from '../../arrange.ts';
import { table } from '../../testing.ts';
import { dead, fight, gloryOf, pillaged, totals, winners } from '../fight.ts';
import { passAll } from '../look.ts';
import { paid } from '../paid.ts';

const FOUR = ['wolf', 'raven', 'bear', 'serpent'] as const;

/** Raven, with one Warrior and no card, is to be beaten in a province by whatever Wolf has. */
const against = (wolf: GivenClan, province = 'gimle', raven: GivenClan = {}): Given => ({
  age: 3,
  tokens: { gimle: 'rage' },
  clans: { wolf, raven: { figures: { [province]: { warrior: 1 } }, ...raven } },
});

/** STR of Wolf's Warriors in a battle for Gimle. */
function strengthOf(upgrade: string | null, warriors: number): number {
  const upgrades = upgrade === null ? [] : [upgrade];
  const t = table(['wolf', 'raven'], {
    age: 3,
    clans: {
      wolf: { stats: { horns: 6 }, upgrades, figures: { angerboda: { warrior: warriors } } },
      raven: { figures: { 'fjord-ne': { ship: 1 } } },
    },
  });
  fight(t, 'wolf', 'angerboda');
  return totals(t).wolf;
}

describe('Brothers, Experts and Masters in Arms', () => {
  test('two Brothers are worth 3 together and an odd one 1, so four are worth 6 [BR-C-brothers-in-arms]', () => {
    expect([1, 2, 3, 4, 5].map(count => strengthOf('a1-brothers-in-arms', count))).toEqual([1, 3, 4, 6, 7]);
    expect([1, 2, 3, 4, 5].map(count => strengthOf(null, count))).toEqual([1, 2, 3, 4, 5]);
  });

  test('two Masters are worth 6 together and an odd one 2, so four are worth 12 [BR-C-masters-in-arms]', () => {
    expect([1, 2, 3, 4, 5].map(count => strengthOf('a3-masters-in-arms', count))).toEqual([2, 6, 8, 12, 14]);
  });

  test('Experts have STR 2 each and make no pairs [BR-C-experts-in-arms]', () => {
    expect([1, 2, 3, 4, 5].map(count => strengthOf('a2-experts-in-arms', count))).toEqual([2, 4, 6, 8, 10]);
  });

  const price = (upgrade: string) => {
    const t = table(['wolf', 'raven'], { age: 3, clans: { wolf: { rage: 3, upgrades: [upgrade] } } });
    t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    return 3 - t.clan('wolf').rage;
  };
  test('a Brother invades for 1 Rage, pair or not [BR-C-brothers-in-arms]', () => {
    expect(price('a1-brothers-in-arms')).toBe(1);
    const t = table(['wolf', 'raven'], {
      clans: { wolf: { rage: 2, upgrades: ['a1-brothers-in-arms'], figures: { gimle: { warrior: 1 } } } },
    });
    t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(t.clan('wolf').rage).toBe(1);
  });
  test('an Expert invades for 2 Rage, and not for less [BR-C-experts-in-arms]', () => {
    expect(price('a2-experts-in-arms')).toBe(2);
    const t = table(['wolf', 'raven'], { age: 2, clans: { wolf: { rage: 1, upgrades: ['a2-experts-in-arms'] } } });
    expect(t.why('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' })).toContain('BR-5.3');
  });
  test('a Master invades for 2 Rage, and not for less [BR-C-masters-in-arms]', () => {
    expect(price('a3-masters-in-arms')).toBe(2);
    const t = table(['wolf', 'raven'], { age: 3, clans: { wolf: { rage: 1, upgrades: ['a3-masters-in-arms'] } } });
    expect(t.why('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' })).toContain('BR-5.3');
  });

  test.each([
    ['a1-brothers-in-arms', 1],
    ['a2-experts-in-arms', 2],
    ['a3-masters-in-arms', 2],
  ])(
    '%s is played for %i Rage, and a Warrior may then invade for free [BR-C-brothers-in-arms, BR-C-experts-in-arms, BR-C-masters-in-arms]',
    (card, cost) => {
      const t = table(['wolf', 'raven'], { age: 3, clans: { wolf: { rage: 4, hand: [card] } } });
      t.does('wolf', { kind: 'upgrade', card });
      t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
      expect(t.clan('wolf').rage).toBe(4 - cost);
      expect(t.figures('wolf', 'gimle')).toEqual({ warrior: 1 });
    },
  );

  test('pairs are made within a province, not between two of them [BR-C-brothers-in-arms, BR-C-masters-in-arms]', () => {
    for (const [upgrade, alone] of [
      ['a1-brothers-in-arms', 1],
      ['a3-masters-in-arms', 2],
    ] as const) {
      const figures = { gimle: { warrior: 1 }, myrkulor: { warrior: 1 } };
      const t = table(['wolf', 'raven'], against({ upgrades: [upgrade], figures }));
      fight(t, 'wolf', 'gimle');
      expect(totals(t).wolf).toBe(alone);
    }
  });

  test('pairs count for quests too: two against a Leader are as many as three [BR-C-brothers-in-arms]', () => {
    const quest = (upgrades: readonly string[]) => {
      const t = table(['wolf', 'raven'], {
        phase: 'quest',
        ragnarok: ['horgr', 'utgard', 'elvagar'],
        clans: {
          wolf: { upgrades, figures: { gimle: { warrior: 2 } }, quests: ['a1-alfheim'] },
          raven: { figures: { 'fjord-nw': { ship: 1 } } },
        },
      });
      return t.told('quest-done').length;
    };
    expect(quest(['a1-brothers-in-arms'])).toBe(1);
    expect(quest([])).toBe(0);
  });

  test('two Masters hold a quest against a Leader and a Ship, two Experts do not [BR-C-masters-in-arms, BR-C-experts-in-arms]', () => {
    const quest = (upgrade: string) => {
      const t = table(['wolf', 'raven'], {
        age: 3,
        phase: 'quest',
        ragnarok: ['horgr', 'utgard', 'elvagar'],
        clans: {
          wolf: { upgrades: [upgrade], figures: { gimle: { warrior: 2 } }, quests: ['a3-alfheim'] },
          raven: { figures: { gimle: { leader: 1 }, 'fjord-nw': { ship: 1 } } },
        },
      });
      return t.told('quest-done').length;
    };
    expect(quest('a3-masters-in-arms')).toBe(1);
    expect(quest('a2-experts-in-arms')).toBe(0);
  });

  test('a Smite before the totals breaks a pair [BR-C-brothers-in-arms, BR-C-masters-in-arms]', () => {
    for (const [upgrade, left] of [
      ['a1-brothers-in-arms', 1],
      ['a3-masters-in-arms', 2],
    ] as const) {
      const wolf = { upgrades: [upgrade], figures: { gimle: { warrior: 2 } } };
      const t = table(['wolf', 'raven'], against(wolf, 'gimle', { hand: ['a1-odins-smite'] }));
      fight(t, 'wolf', 'gimle', { raven: 'a1-odins-smite' });
      expect(totals(t).wolf).toBe(left);
    }
  });

  test('the new STR holds at once for Warriors who already stand on the board, and ends with the card [BR-C-experts-in-arms]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: {
          stats: { rage: 4 },
          upgrades: ['a1-brothers-in-arms'],
          figures: { gimle: { warrior: 2 } },
          hand: ['a2-experts-in-arms'],
        },
        raven: { figures: { gimle: { leader: 1 } }, hand: ['a2-tyrs-crush'] },
      },
    });
    t.does('wolf', { kind: 'upgrade', card: 'a2-experts-in-arms', replaces: 'a1-brothers-in-arms' });
    t.does('wolf', { kind: 'decline' });
    expect(t.view().provinces.find(p => p.id === 'gimle')?.figures[0]).toMatchObject({
      figure: 'warrior',
      strength: 2,
    });
    fight(t, 'raven', 'gimle');
    expect(totals(t)).toEqual({ wolf: 4, raven: 7 });

    const back = table(['wolf', 'raven'], {
      age: 3,
      clans: {
        wolf: { upgrades: ['a2-experts-in-arms'], figures: { gimle: { warrior: 2 } }, hand: ['a1-brothers-in-arms'] },
        raven: { figures: { gimle: { leader: 1 } } },
      },
    });
    back.does('wolf', { kind: 'upgrade', card: 'a1-brothers-in-arms', replaces: 'a2-experts-in-arms' });
    back.does('wolf', { kind: 'decline' });
    fight(back, 'raven', 'gimle');
    expect(totals(back)).toEqual({ wolf: 3, raven: 3 });
  });
});

describe('Lord of Hammers', () => {
  const LORD = ['a1-lord-of-hammers'];

  test('after a pillage without a fight the Leader may move to a neighbouring province with room or to Yggdrasil [BR-C-lord-of-hammers]', () => {
    const t = table(['wolf', 'raven'], {
      clans: {
        wolf: { upgrades: LORD, figures: { gimle: { leader: 1 } } },
        raven: { figures: { andlang: { warrior: 3 } } },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.declineAll('call-to-battle');
    // Gimle lies between Andlang, which is full, and Myrkulor.
    expect(t.of('wolf', 'move-leader').map(choice => choice.to)).toEqual(['yggdrasil', 'myrkulor']);
    expect(t.why('wolf', { kind: 'move-leader', to: 'horgr' })).toEqual(['BR-1.3']);
    t.does('wolf', { kind: 'move-leader', to: 'myrkulor' });
    expect(t.figures('wolf', 'myrkulor')).toEqual({ leader: 1 });
    expect(t.told('invaded')).toEqual([]);
  });

  test('it may stay where it is, and a destroyed province is no way to go [BR-C-lord-of-hammers]', () => {
    const t = table(['wolf', 'raven'], {
      destroyed: ['myrkulor'],
      clans: { wolf: { upgrades: LORD, figures: { gimle: { leader: 1 } } } },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(t.of('wolf', 'move-leader').map(choice => choice.to)).toEqual(['yggdrasil', 'andlang']);
    t.does('wolf', { kind: 'decline' });
    expect(t.figures('wolf', 'gimle')).toEqual({ leader: 1 });
  });

  test('it works after a won battle, before the Glory for Axes, but not when Wolf only defended [BR-C-lord-of-hammers]', () => {
    const won = table(['wolf', 'raven'], against({ upgrades: LORD, figures: { gimle: { leader: 1 } } }));
    fight(won, 'wolf', 'gimle');
    won.does('wolf', { kind: 'move-leader', to: 'yggdrasil' });
    expect(won.figures('wolf', 'yggdrasil')).toEqual({ leader: 1 });
    expect(gloryOf(won, 'wolf')).toEqual(['battles 3']);

    const defended = table(['raven', 'wolf'], against({ upgrades: LORD, figures: { gimle: { leader: 1 } } }));
    fight(defended, 'raven', 'gimle');
    expect(winners(defended)).toEqual(['wolf']);
    expect(defended.asked()).toEqual(['wolf action']);
  });

  test('the Leader must be alive and in the pillaged province [BR-C-lord-of-hammers]', () => {
    const elsewhere = table(['wolf', 'raven'], {
      clans: { wolf: { upgrades: LORD, figures: { gimle: { warrior: 1 }, horgr: { leader: 1 } } } },
    });
    elsewhere.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(elsewhere.asked()).toEqual(['raven action']);

    // Raven's Tide leaves Wolf one figure, and Wolf keeps the Ship rather than the Leader.
    const fallen = table(
      ['wolf', 'raven'],
      against(
        { upgrades: LORD, figures: { gimle: { leader: 1 }, 'fjord-nw': { ship: 1 } }, hand: ['a3-tyrs-rage'] },
        'gimle',
        { hand: ['a2-odins-tide'] },
      ),
    );
    fight(fallen, 'wolf', 'gimle');
    fallen.does('wolf', { kind: 'keep', figure: 'ship' });
    expect(winners(fallen)).toEqual(['wolf']);
    expect(pillaged(fallen, 'gimle')).toBe(true);
    expect(fallen.asked()).toEqual(['raven action']);
  });

  test('the move strikes nobody down and the Horns do not forbid it [BR-C-lord-of-hammers]', () => {
    const t = table(['wolf', 'raven'], {
      clans: {
        wolf: { upgrades: LORD, figures: { gimle: { leader: 1 }, horgr: { warrior: 3 } } },
        raven: { figures: { myrkulor: { warrior: 1 } }, rage: 0 },
      },
    });
    expect(t.clan('wolf').hornsFree).toBe(0);
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.declineAll('call-to-battle');
    t.does('wolf', { kind: 'move-leader', to: 'myrkulor' });
    expect(t.figures('wolf', 'myrkulor')).toEqual({ leader: 1 });
    expect(t.figures('raven', 'myrkulor')).toEqual({ warrior: 1 });
  });

  test('out of Yggdrasil it may go to any outer province with room [BR-C-lord-of-hammers]', () => {
    const t = table(['wolf', 'raven'], { clans: { wolf: { upgrades: LORD, figures: { yggdrasil: { leader: 1 } } } } });
    t.does('wolf', { kind: 'pillage', province: 'yggdrasil' });
    expect(t.of('wolf', 'move-leader')).toHaveLength(8);
  });
});

describe('Lord of Axes', () => {
  const LORD = ['a2-lord-of-axes'];

  test('a pillage with the Leader there raises a stat of choice on top of the token, fought for or not [BR-C-lord-of-axes]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      tokens: { gimle: 'horns' },
      clans: { wolf: { upgrades: LORD, figures: { gimle: { leader: 1 } } } },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(t.clan('wolf').stats.horns.step).toBe(2);
    expect(t.of('wolf', 'raise').map(choice => choice.stat)).toEqual(['rage', 'axes', 'horns']);
    t.does('wolf', { kind: 'raise', stat: 'horns' });
    expect(t.clan('wolf').stats.horns.step).toBe(3);

    const fought = table(['wolf', 'raven'], against({ upgrades: LORD, figures: { gimle: { leader: 1 } } }));
    fight(fought, 'wolf', 'gimle');
    fought.does('wolf', { kind: 'raise', stat: 'axes' });
    // The Axes are raised before they pay.
    expect(gloryOf(fought, 'wolf')).toEqual(['battles 4']);
  });

  test('a Leader elsewhere raises nothing, nor does a defence [BR-C-lord-of-axes]', () => {
    const elsewhere = table(['wolf', 'raven'], {
      age: 2,
      clans: { wolf: { upgrades: LORD, figures: { gimle: { warrior: 1 }, horgr: { leader: 1 } } } },
    });
    elsewhere.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(elsewhere.asked()).toEqual(['raven action']);

    const defended = table(['raven', 'wolf'], against({ upgrades: LORD, figures: { gimle: { leader: 1 } } }));
    fight(defended, 'raven', 'gimle');
    expect(winners(defended)).toEqual(['wolf']);
    expect(defended.told('stat-raised')).toEqual([]);
  });

  test('a stat on its last step cannot be chosen; when all are, the step is lost [BR-C-lord-of-axes]', () => {
    const pillage = (stats: Record<string, number>) => {
      const t = table(['wolf', 'raven'], {
        age: 2,
        tokens: { gimle: 'glory5' },
        clans: { wolf: { stats, upgrades: LORD, figures: { gimle: { leader: 1 } } } },
      });
      t.does('wolf', { kind: 'pillage', province: 'gimle' });
      return t;
    };
    const two = pillage({ rage: 6 });
    expect(two.of('wolf', 'raise').map(choice => choice.stat)).toEqual(['axes', 'horns']);
    expect(two.why('wolf', { kind: 'raise', stat: 'rage' })).toContain('BR-1.10');
    const none = pillage({ rage: 6, axes: 6, horns: 6 });
    expect(none.asked()).toEqual(['raven action']);
    expect(none.told('stat-raised')).toEqual([]);
  });
});

describe('Lord of Spears', () => {
  const LORD = ['a3-lord-of-spears'];

  test('a pillage with the Leader there raises each stat on top of the token, fought for or not [BR-C-lord-of-spears]', () => {
    const alone = table(['wolf', 'raven'], {
      age: 3,
      tokens: { gimle: 'horns' },
      clans: { wolf: { upgrades: LORD, figures: { gimle: { leader: 1 } } } },
    });
    alone.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(alone.clan('wolf').stats).toMatchObject({ rage: { step: 2 }, axes: { step: 2 }, horns: { step: 3 } });

    const fought = table(['wolf', 'raven'], against({ upgrades: LORD, figures: { gimle: { leader: 1 } } }));
    fight(fought, 'wolf', 'gimle');
    expect(fought.clan('wolf').stats).toMatchObject({ rage: { step: 3 }, axes: { step: 2 }, horns: { step: 2 } });
    expect(gloryOf(fought, 'wolf')).toEqual(['battles 4']);
  });

  test('a stat on its last step loses its own step and no other [BR-C-lord-of-spears]', () => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      tokens: { gimle: 'glory5' },
      clans: { wolf: { stats: { axes: 6 }, upgrades: LORD, figures: { gimle: { leader: 1 } } } },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(t.clan('wolf').stats).toMatchObject({ rage: { step: 2 }, axes: { step: 6 }, horns: { step: 2 } });
  });

  test('without the Leader in the province, or without a pillage, nothing rises [BR-C-lord-of-spears]', () => {
    const elsewhere = table(['wolf', 'raven'], {
      age: 3,
      tokens: { gimle: 'glory5' },
      clans: { wolf: { upgrades: LORD, figures: { gimle: { warrior: 1 }, horgr: { leader: 1 } } } },
    });
    elsewhere.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(elsewhere.told('stat-raised')).toEqual([]);
    const defended = table(['raven', 'wolf'], against({ upgrades: LORD, figures: { gimle: { leader: 1 } } }));
    fight(defended, 'raven', 'gimle');
    expect(winners(defended)).toEqual(['wolf']);
    expect(defended.told('stat-raised')).toEqual([]);
  });
});

test.each(['a1-lord-of-hammers', 'a2-lord-of-axes', 'a3-lord-of-spears'])(
  '%s costs 3 Rage, keeps the Leader at STR 3 and lets it invade for free [BR-C-lord-of-hammers, BR-C-lord-of-axes, BR-C-lord-of-spears]',
  card => {
    const t = table(['wolf', 'raven'], { age: 3, clans: { wolf: { rage: 5, hand: [card] } } });
    t.does('wolf', { kind: 'upgrade', card });
    t.does('wolf', { kind: 'invade', figure: 'leader', to: 'gimle' });
    expect(t.clan('wolf').rage).toBe(2);
    expect(t.view().provinces.find(p => p.id === 'gimle')?.figures).toEqual([
      { seat: 0, figure: 'leader', count: 1, strength: 3 },
    ]);
    const poor = table(['wolf', 'raven'], { age: 3, clans: { wolf: { rage: 2, hand: [card] } } });
    expect(poor.why('wolf', { kind: 'upgrade', card })).toContain('BR-5.3');
  },
);

describe('Loki’s, Fire and Eternal Dragons', () => {
  const DRAGONS = [
    ['a1-lokis-dragons', 4],
    ['a2-fire-dragons', 8],
    ['a3-eternal-dragons', 12],
  ] as const;

  test.each(DRAGONS)(
    '%s: a Ship lost in battle pays %i Glory, one that wins pays nothing [BR-C-lokis-dragons, BR-C-fire-dragons, BR-C-eternal-dragons]',
    (card, glory) => {
      const battle = (hand: readonly string[]) => {
        const wolf = { upgrades: [card], figures: { 'fjord-nw': { ship: 1 } } };
        const t = table(['raven', 'wolf'], against(wolf, 'gimle', { hand }));
        fight(t, 'raven', 'gimle');
        return t;
      };
      const won = battle([]);
      expect(winners(won)).toEqual(['wolf']);
      expect(paid(won, 'wolf', card)).toEqual([]);
      const lost = battle(['a3-tyrs-rage']);
      expect(dead(lost)).toEqual(['wolf 1 ship fjord-nw']);
      expect(paid(lost, 'wolf', card)).toEqual([glory]);
    },
  );

  const everyCause = (card: string, glory: number): void => {
    const figures = { gimle: { warrior: 1 }, 'fjord-nw': { ship: 1 } };

    const tide = table(FOUR, against({ upgrades: [card], figures }, 'gimle', { hand: ['a2-odins-tide'] }));
    fight(tide, 'wolf', 'gimle');
    tide.does('wolf', { kind: 'keep', figure: 'warrior' });
    expect(paid(tide, 'wolf', card), 'Tide').toEqual([glory]);

    const giant = table(FOUR, {
      age: 3,
      turn: 'raven',
      clans: { wolf: { upgrades: [card], figures }, raven: { upgrades: ['a2-fire-giant'] } },
    });
    giant.does('raven', { kind: 'invade', figure: 'fire-giant', to: 'gimle' });
    expect(paid(giant, 'wolf', card), 'Fire Giant').toEqual([glory]);

    const ragnarok = table(FOUR, {
      age: 3,
      phase: 'ragnarok',
      ragnarok: ['horgr', 'utgard', 'myrkulor'],
      clans: { wolf: { upgrades: [card], figures } },
    });
    expect(paid(ragnarok, 'wolf', card), 'Ragnarök').toEqual([glory]);

    const given = table(FOUR, { age: 3, clans: { wolf: { upgrades: [card, 'a3-friggas-sacrifice'], figures } } });
    given.does('wolf', { kind: 'sacrifice' });
    given.does('wolf', { kind: 'give', figure: 'ship', at: 'fjord-nw' });
    expect(paid(given, 'wolf', card), 'Sacrifice').toEqual([glory]);
  };

  test('Loki’s Dragons pay 4 whatever sinks the Ship: Tide, Fire Giant, Ragnarök, Sacrifice [BR-C-lokis-dragons]', () => {
    everyCause('a1-lokis-dragons', 4);
  });
  test('Fire Dragons pay 8 whatever sinks the Ship: Tide, Fire Giant, Ragnarök, Sacrifice [BR-C-fire-dragons]', () => {
    everyCause('a2-fire-dragons', 8);
  });
  test('Eternal Dragons pay 12 whatever sinks the Ship: Tide, Fire Giant, Ragnarök, Sacrifice [BR-C-eternal-dragons]', () => {
    everyCause('a3-eternal-dragons', 12);
  });

  test('Ship and Sea Serpent lost together pay twice, and a lost Warrior pays nothing [BR-C-lokis-dragons, BR-C-fire-dragons, BR-C-eternal-dragons]', () => {
    for (const [card, glory] of DRAGONS) {
      const t = table(FOUR, {
        age: 3,
        turn: 'raven',
        clans: {
          wolf: {
            upgrades: [card, 'a1-sea-serpent'],
            figures: { gimle: { warrior: 1 }, 'fjord-nw': { ship: 1, 'sea-serpent': 1 } },
          },
          raven: { figures: { gimle: { warrior: 2 } }, hand: ['a3-tyrs-rage'] },
        },
      });
      fight(t, 'raven', 'gimle');
      expect(t.figures('wolf', 'valhalla')).toEqual({ warrior: 1, ship: 1, 'sea-serpent': 1 });
      expect(t.clan('wolf').glory).toBe(2 * glory);
    }
  });

  test('a Ship that was bought off has not been destroyed and pays nothing [BR-C-fire-dragons]', () => {
    const wolf = { upgrades: ['a2-fire-dragons', 'a2-friggas-protection'], figures: { 'fjord-nw': { ship: 1 } } };
    const t = table(['raven', 'wolf'], against(wolf, 'gimle', { hand: ['a3-tyrs-rage'] }));
    fight(t, 'raven', 'gimle');
    t.does('wolf', { kind: 'save', figure: 'ship' });
    expect(t.clan('wolf').glory).toBe(0);
  });

  test('overwritten Dragons pay no more, the new ones do [BR-C-lokis-dragons, BR-C-fire-dragons, BR-C-eternal-dragons]', () => {
    for (const [old, fresh, glory] of [
      ['a1-lokis-dragons', 'a2-fire-dragons', 8],
      ['a2-fire-dragons', 'a3-eternal-dragons', 12],
      ['a3-eternal-dragons', 'a1-lokis-dragons', 4],
    ] as const) {
      const t = table(['wolf', 'raven'], {
        age: 3,
        ragnarok: ['horgr', 'utgard', 'gimle'],
        clans: { wolf: { upgrades: [old], hand: [fresh], figures: { 'fjord-nw': { ship: 1 } } } },
      });
      t.does('wolf', { kind: 'upgrade', card: fresh, replaces: old });
      expect(t.clan('wolf').rage).toBe(4);
      passAll(t);
      expect(paid(t, 'wolf', old)).toEqual([]);
      expect(paid(t, 'wolf', fresh)).toEqual([glory]);
    }
  });

  test('Dragons are played for 2 Rage, and the Ship in the reserve may sail at once, with STR 2 [BR-C-lokis-dragons, BR-C-fire-dragons, BR-C-eternal-dragons]', () => {
    for (const [card] of DRAGONS) {
      const t = table(['wolf', 'raven'], { age: 3, clans: { wolf: { rage: 3, hand: [card] } } });
      t.does('wolf', { kind: 'upgrade', card });
      t.does('wolf', { kind: 'invade', figure: 'ship', to: 'fjord-se' });
      expect(t.clan('wolf').rage).toBe(1);
      expect(t.view().fjords.find(f => f.id === 'fjord-se')?.figures).toEqual([
        { seat: 0, figure: 'ship', count: 1, strength: 2 },
      ]);
    }
  });
});
