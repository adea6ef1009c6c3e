import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../engine/chance/chance.ts';
import type { ClanId } from '../content/clans.ts';
import type { BloodRageChoice } from '../rules/choices.ts';
import { type TestTable, table } from '../rules/testing.ts';
import { heuristic } from './heuristic.ts';

/** What the bot would do in this clan's place. */
function answer(t: TestTable, clan: ClanId): BloodRageChoice {
  const ask = t.ask(clan);
  if (!ask) throw new Error(`${clan} is not asked; asked are ${t.asked()}`);
  return heuristic.choose(t.view(clan), ask, new FastChance('tactics'));
}

const OUTER = ['elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle', 'myrkulor'];
const allBut = (...ids: string[]): string[] => ['yggdrasil', ...OUTER].filter(id => !ids.includes(id));

describe('on its turn', () => {
  test('it does not pass up a pillage that nobody can contest', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      tokens: { gimle: 'rage' },
      clans: {
        wolf: { rage: 3, figures: { gimle: { leader: 1 } } },
        raven: { figures: { horgr: { warrior: 1 } } },
        serpent: { figures: { muspelheim: { leader: 1 } } },
      },
    });
    expect(answer(t, 'wolf')).toEqual({ kind: 'pillage', province: 'gimle' });
  });

  test('it commits its quests before the last Rage is spent', () => {
    const t = table(['wolf', 'raven'], {
      pillaged: allBut('horgr'),
      clans: {
        wolf: { rage: 1, hand: ['a1-alfheim'], figures: { gimle: { leader: 1 } } },
        raven: { rage: 3, figures: { horgr: { leader: 1 } } },
      },
    });
    expect(answer(t, 'wolf')).toEqual({ kind: 'quest', card: 'a1-alfheim' });
  });

  test('with little else to do it sends Warriors to die in Ragnarök', () => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      ragnarok: ['gimle', 'horgr', 'angerboda'],
      destroyed: ['gimle', 'horgr'],
      pillaged: allBut('muspelheim'),
      clans: { wolf: { rage: 2 }, raven: { rage: 0 } },
    });
    const choice = answer(t, 'wolf');
    expect(choice.kind).toBe('invade');
    expect(choice).toHaveProperty('to', 'angerboda');
  });

  test('it does not pass while its Rage can still do something', () => {
    const t = table(['wolf', 'raven'], {
      clans: { wolf: { rage: 6, hand: ['a1-dwarf-chieftain', 'a1-manheim'] }, raven: { rage: 0 } },
    });
    const kinds: string[] = [];
    for (let ask = t.ask('wolf'); ask; ask = t.ask('wolf')) {
      const choice = answer(t, 'wolf');
      if (ask.prompt === 'action') kinds.push(choice.kind);
      t.does('wolf', choice);
      if (ask.prompt === 'raise' || kinds.length > 20) break;
    }
    expect(kinds.length).toBeGreaterThan(6);
    expect(kinds.slice(0, -1)).not.toContain('pass');
    expect(kinds).toContain('quest');
    expect(kinds).toContain('upgrade');
    expect(kinds).toContain('pillage');
  });
});

describe('in battle', () => {
  /** Wolf pillages Horgr, where Raven stands too. */
  const battle = (wolf: object, raven: object) => {
    const t = table(['wolf', 'raven', 'serpent', 'bear'], { tokens: { horgr: 'axes' }, clans: { wolf, raven } });
    t.does('wolf', { kind: 'pillage', province: 'horgr' });
    t.declineAll('call-to-battle');
    return t;
  };

  test('it plays the cheapest card that wins', () => {
    const t = battle(
      { figures: { horgr: { leader: 1 } }, hand: ['a1-tyrs-smite', 'a1-tyrs-bash', 'a1-tyrs-crush'] },
      { figures: { horgr: { warrior: 3 } }, hand: [] },
    );
    expect(answer(t, 'wolf')).toEqual({ kind: 'commit', card: 'a1-tyrs-bash' });
  });

  test('it bluffs when no card can win', () => {
    const t = battle(
      { figures: { horgr: { warrior: 1 } }, hand: ['a1-tyrs-crush', 'a1-lord-of-hammers'], rage: 1 },
      { figures: { horgr: { leader: 1, warrior: 2 }, 'fjord-se': { ship: 1 } }, hand: ['a1-tyrs-smite'] },
    );
    expect(answer(t, 'wolf')).toEqual({ kind: 'commit', card: 'a1-lord-of-hammers' });
  });

  test('it keeps its strong card when the enemy has none', () => {
    const t = battle(
      { figures: { horgr: { leader: 1 } }, hand: ['a1-tyrs-smite', 'a1-lokis-blessing'] },
      { figures: { horgr: { warrior: 1 } }, hand: [] },
    );
    expect(answer(t, 'wolf')).toEqual({ kind: 'commit', card: 'a1-lokis-blessing' });
  });

  test('it adds a late card when that wins, and not when it cannot', () => {
    const late = (warriors: number) => {
      const t = table(['wolf', 'raven'], {
        age: 2,
        clans: {
          wolf: { figures: { horgr: { leader: 1 } }, hand: ['a2-heimdalls-eye', 'a2-tyrs-challenge'] },
          raven: { figures: { horgr: { warrior: warriors } }, hand: ['a2-valkyrie', 'a2-dark-elf'] },
        },
      });
      t.does('wolf', { kind: 'pillage', province: 'horgr' });
      t.declineAll('call-to-battle');
      t.does('raven', { kind: 'commit', card: 'a2-valkyrie' });
      t.does('wolf', { kind: 'commit', card: 'a2-tyrs-challenge' });
      return answer(t, 'wolf').kind;
    };
    expect(late(3)).toBe('add');
    expect(late(2)).toBe('decline');
  });
});

describe('called to battle', () => {
  const called = (wolf: object, raven: object) => {
    const t = table(['raven', 'wolf', 'serpent'], {
      age: 2,
      pillaged: ['gimle', 'angerboda', 'elvagar'],
      ragnarok: ['andlang', 'elvagar', 'gimle'],
      destroyed: ['andlang'],
      clans: { raven, wolf },
    });
    t.does('raven', { kind: 'pillage', province: 'horgr' });
    return t;
  };

  test('it comes when it can win', () => {
    const t = called(
      { figures: { muspelheim: { leader: 1, warrior: 1 } }, hand: ['a2-tyrs-rage'], stats: { axes: 4 } },
      { figures: { horgr: { warrior: 1 } }, hand: [] },
    );
    expect(answer(t, 'wolf').kind).toBe('join');
  });

  test('it stays away from a battle it cannot win', () => {
    const t = called(
      { figures: { muspelheim: { leader: 1 } }, hand: ['a2-lokis-eminence'] },
      {
        figures: { horgr: { leader: 1, warrior: 2 }, 'fjord-se': { ship: 1 } },
        hand: ['a2-tyrs-rage', 'a2-tyrs-smite'],
      },
    );
    expect(answer(t, 'wolf')).toEqual({ kind: 'decline' });
  });

  test('it comes to die when Loki pays for it', () => {
    const t = called(
      {
        rage: 0,
        upgrades: ['a1-lokis-domain', 'a2-lokis-eminence'],
        quests: ['a2-glorious-death'],
        figures: { muspelheim: { warrior: 1 }, valhalla: { warrior: 3 } },
      },
      { figures: { horgr: { leader: 1, warrior: 2 } }, hand: ['a2-tyrs-rage', 'a2-tyrs-smite'] },
    );
    expect(answer(t, 'wolf')).toEqual({ kind: 'join', figure: 'warrior', from: 'muspelheim' });
  });
});

describe('choosing gifts and stats', () => {
  test('in the last age it takes the step that makes a legend', () => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      phase: 'quest',
      clans: {
        wolf: {
          stats: { rage: 4, axes: 3, horns: 2 },
          quests: ['a3-alfheim'],
          figures: { gimle: { leader: 1 } },
        },
      },
    });
    expect(answer(t, 'wolf')).toEqual({ kind: 'raise', stat: 'axes' });
  });

  test('in the first age it raises Rage first', () => {
    const t = table(['wolf', 'raven'], {
      phase: 'quest',
      clans: { wolf: { quests: ['a1-alfheim'], figures: { gimle: { leader: 1 } } } },
    });
    expect(answer(t, 'wolf')).toEqual({ kind: 'raise', stat: 'rage' });
  });

  test('it keeps a card that will still be of use in the next age', () => {
    const t = table(['wolf', 'raven'], {
      phase: 'discard',
      clans: { wolf: { hand: ['a1-tyrs-smite', 'a1-lokis-trickery', 'a1-brothers-in-arms'] } },
    });
    expect(answer(t, 'wolf')).toEqual({ kind: 'keep-card', card: 'a1-tyrs-smite' });
  });
});

describe('when figures fall', () => {
  test('it pays Rage for a monster that is worth more alive', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 2,
      ragnarok: ['andlang', 'elvagar', 'gimle'],
      clans: {
        wolf: {
          rage: 3,
          upgrades: ['a2-friggas-protection', 'a2-fire-giant'],
          figures: { horgr: { 'fire-giant': 1 } },
        },
        raven: { figures: { horgr: { leader: 1 }, 'fjord-se': { ship: 1 } } },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'horgr' });
    expect(answer(t, 'wolf')).toEqual({ kind: 'save', figure: 'fire-giant' });
  });
});
