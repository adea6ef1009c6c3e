import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { bonuses, dead, fight, gloryOf, totals, winners } from '../fight.ts';

const THREE = ['wolf', 'raven', 'serpent'] as const;
const FOUR = ['wolf', 'bear', 'serpent', 'raven'] as const;

describe('Odin’s Smite', () => {
  test('takes one Warrior of each opponent in the province, and no Leader, Monster, ship or Warrior elsewhere [BR-C-odins-smite]', () => {
    const t = table(THREE, {
      clans: {
        wolf: { figures: { gimle: { warrior: 1 }, 'fjord-nw': { ship: 1 } }, hand: ['a1-odins-smite'] },
        raven: {
          figures: { gimle: { warrior: 2 }, myrkulor: { warrior: 1 } },
          hand: ['a1-troll'],
        },
        serpent: {
          figures: { gimle: { leader: 1, 'dwarf-chieftain': 1 }, 'fjord-nw': { ship: 1 } },
          upgrades: ['a1-dwarf-chieftain'],
        },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.declineAll('call-to-battle');
    const struck = t.told('destroyed').filter(fact => fact.cause === 'a1-odins-smite');
    expect(struck).toEqual([
      { kind: 'destroyed', seat: 1, figure: 'warrior', at: 'gimle', count: 1, cause: 'a1-odins-smite' },
    ]);
    // Before the totals: one Warrior is left to Raven, and everything to Serpent and to Wolf itself.
    expect(totals(t)).toEqual({ wolf: 1 + 2 + 1, raven: 1, serpent: 3 + 2 + 2 });
    expect(bonuses(t).wolf).toBe(1);
    expect(t.figures('raven', 'myrkulor')).toEqual({ warrior: 1 });
  });

  test('each of two Smites takes its own, and a clan left without figures fights on [BR-C-odins-smite]', () => {
    const t = table(THREE, {
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a1-odins-smite'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a1-odins-smite'] },
        serpent: { figures: { gimle: { warrior: 2 } }, hand: ['a1-tyrs-smite'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(dead(t).slice(0, 3)).toEqual([
      'raven 1 warrior gimle',
      'serpent 1 warrior gimle',
      'serpent 1 warrior gimle',
    ]);
    expect(totals(t)).toEqual({ wolf: 4, raven: 1, serpent: 5 });
    expect(winners(t)).toEqual(['serpent']);
  });

  test('Frigga’s Protection may keep the Warrior for 1 Rage [BR-C-odins-smite]', () => {
    const scene = (rage: number) => {
      const t = table(['wolf', 'raven'], {
        age: 2,
        clans: {
          wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-odins-smite'] },
          raven: { rage, figures: { gimle: { warrior: 2 } }, upgrades: ['a2-friggas-protection'] },
        },
      });
      fight(t, 'wolf', 'gimle');
      return t;
    };
    const saved = scene(1);
    saved.does('raven', { kind: 'save', figure: 'warrior' });
    expect(totals(saved)).toEqual({ wolf: 2, raven: 2 });
    // The battle then ties, and there is no Rage left to save anybody.
    expect(dead(saved)).toEqual(['wolf 1 warrior gimle', 'raven 2 warrior gimle']);
    const lost = scene(1);
    lost.does('raven', { kind: 'decline' });
    expect(totals(lost)).toEqual({ wolf: 2, raven: 1 });
    const poor = scene(0);
    expect(poor.told('saved')).toEqual([]);
    expect(totals(poor)).toEqual({ wolf: 2, raven: 1 });
  });
});

describe('Odin’s Tide', () => {
  test('everybody keeps one figure of its choice, in the province or the fjord, sealed and all at once [BR-C-odins-tide]', () => {
    const t = table(THREE, {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { leader: 1, warrior: 1 } }, hand: ['a2-odins-tide'] },
        raven: { figures: { gimle: { warrior: 2 }, 'fjord-nw': { ship: 1 }, myrkulor: { leader: 1 } } },
        serpent: { figures: { gimle: { warrior: 1 } } },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.declineAll('call-to-battle');
    // Serpent has a single figure here and nothing to choose.
    expect(t.asked()).toEqual(['wolf keep-one', 'raven keep-one']);
    expect(t.choices('raven')).toEqual([
      { kind: 'keep', figure: 'warrior' },
      { kind: 'keep', figure: 'ship' },
    ]);
    expect(t.refused('raven', { kind: 'keep', figure: 'leader' }).map(reason => reason.clause)).toContain(
      'BR-C-odins-tide',
    );
    expect(t.does('wolf', { kind: 'keep', figure: 'leader' })).toEqual([{ kind: 'sealed', seat: 0 }]);
    expect(t.figures('wolf', 'gimle')).toEqual({ leader: 1, warrior: 1 });
    expect(JSON.stringify(t.view('raven'))).not.toContain('"keep"');
    t.does('raven', { kind: 'keep', figure: 'ship' });
    expect(t.told('destroyed').filter(fact => fact.cause === 'a2-odins-tide')).toHaveLength(2);
    expect(totals(t)).toEqual({ wolf: 3 + 1, raven: 2, serpent: 1 });
    expect(t.figures('raven', 'myrkulor')).toEqual({ leader: 1 });
  });

  test('of three Warriors one is kept, and a pair of Brothers in Arms is broken [BR-C-odins-tide]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { warrior: 2 } }, hand: ['a2-odins-tide'], upgrades: ['a1-brothers-in-arms'] },
        raven: { figures: { gimle: { warrior: 3 } } },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(dead(t).slice(0, 2)).toEqual(['wolf 1 warrior gimle', 'raven 2 warrior gimle']);
    expect(totals(t)).toEqual({ wolf: 1 + 1, raven: 1 });
  });

  test('who keeps a Warrior loses the Ship in the fjord [BR-C-odins-tide]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 }, 'fjord-nw': { ship: 1 } }, hand: ['a2-odins-tide'] },
        raven: { figures: { gimle: { leader: 1 } } },
      },
    });
    fight(t, 'wolf', 'gimle');
    t.does('wolf', { kind: 'keep', figure: 'warrior' });
    expect(dead(t)[0]).toBe('wolf 1 ship fjord-nw');
    expect(totals(t)).toEqual({ wolf: 1 + 1, raven: 3 });
  });

  test('Frigga’s Protection may keep others beside the chosen one, and they add their STR [BR-C-odins-tide]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a2-odins-tide'] },
        raven: {
          rage: 1,
          figures: { gimle: { warrior: 2, leader: 1 } },
          upgrades: ['a2-friggas-protection'],
        },
      },
    });
    fight(t, 'wolf', 'gimle');
    t.does('raven', { kind: 'keep', figure: 'leader' });
    t.does('raven', { kind: 'save', figure: 'warrior' });
    expect(totals(t)).toEqual({ wolf: 2, raven: 4 });
    expect(t.figures('raven', 'valhalla')).toEqual({ warrior: 1 });
  });

  test('a second Tide does nothing more, not even to figures saved from the first [BR-C-odins-tide]', () => {
    const t = table(FOUR, {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a2-odins-tide'] },
        bear: { figures: { gimle: { warrior: 2 } }, hand: ['a2-odins-tide'] },
        raven: { rage: 1, figures: { gimle: { leader: 1, warrior: 1 } }, upgrades: ['a2-friggas-protection'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    t.does('raven', { kind: 'keep', figure: 'leader' });
    t.does('raven', { kind: 'save', figure: 'warrior' });
    expect(totals(t)).toEqual({ wolf: 2, bear: 2, raven: 4 });
    expect(t.told('destroyed').filter(fact => fact.cause === 'a2-odins-tide')).toHaveLength(1);
  });
});

describe('Odin’s Judgement', () => {
  /** Wolf shows Judgement (+2) and one Warrior against two Warriors of Raven and this card. */
  const scene = (raven: string) => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      tokens: { gimle: 'rage' },
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a3-odins-judgement'] },
        raven: { figures: { gimle: { warrior: 2 } }, hand: [raven] },
      },
    });
    fight(t, 'wolf', 'gimle');
    return t;
  };

  test('pays 2 Glory for each figure destroyed, to a winner, a loser or in a tie, its own dead included [BR-C-odins-judgement]', () => {
    const won = scene('a1-troll');
    expect(totals(won)).toEqual({ wolf: 3, raven: 2 });
    expect(gloryOf(won, 'wolf')).toEqual(['battles 3', 'battle-cards 4']);
    expect(won.view().discard).toEqual(['a3-odins-judgement']);

    const lost = scene('a3-tyrs-rage');
    expect(winners(lost)).toEqual(['raven']);
    expect(gloryOf(lost, 'wolf')).toEqual(['battle-cards 2']);
    expect(lost.hand('wolf')).toEqual(['a3-odins-judgement']);

    const tied = scene('a1-thors-hammer');
    expect(winners(tied)).toEqual([]);
    expect(gloryOf(tied, 'wolf')).toEqual(['battle-cards 6']);
    expect(tied.hand('wolf')).toEqual(['a3-odins-judgement']);
  });

  test('counts the dead of a Smite and of all clans [BR-C-odins-judgement, BR-C-odins-smite]', () => {
    const t = table(THREE, {
      age: 3,
      tokens: { gimle: 'rage' },
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a3-odins-judgement'] },
        raven: { figures: { gimle: { leader: 1 } }, hand: ['a1-odins-smite'] },
        serpent: { figures: { gimle: { warrior: 1 } } },
      },
    });
    fight(t, 'wolf', 'gimle');
    // Raven wins; the Smite took Wolf's and Serpent's last Warriors.
    expect(totals(t)).toEqual({ wolf: 2, raven: 4, serpent: 0 });
    expect(gloryOf(t, 'wolf')).toEqual(['battle-cards 4']);
  });

  test('counts the dead of a Tide, but nobody who was saved [BR-C-odins-judgement, BR-C-odins-tide]', () => {
    const t = table(THREE, {
      age: 3,
      clans: {
        wolf: { figures: { gimle: { warrior: 2 } }, hand: ['a3-odins-judgement'] },
        raven: { figures: { gimle: { leader: 1 } }, hand: ['a2-odins-tide'] },
        serpent: { rage: 1, figures: { gimle: { warrior: 2 } }, upgrades: ['a2-friggas-protection'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    t.does('serpent', { kind: 'save', figure: 'warrior' });
    expect(totals(t)).toEqual({ wolf: 3, raven: 4, serpent: 2 });
    // Both of Wolf's, one in the Tide and one at the end, and two of Serpent's at the end.
    expect(gloryOf(t, 'wolf')).toEqual(['battle-cards 8']);
  });

  test('pays its winner although Loki’s Poison of the pillager takes the card itself [BR-C-odins-judgement]', () => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a3-lokis-poison'] },
        raven: { figures: { gimle: { leader: 1 } }, hand: ['a3-odins-judgement'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(winners(t)).toEqual(['raven']);
    expect(gloryOf(t, 'raven')).toEqual(['battles 3', 'battle-cards 2']);
    expect(t.hand('wolf').toSorted()).toEqual(['a3-lokis-poison', 'a3-odins-judgement']);
  });
});
