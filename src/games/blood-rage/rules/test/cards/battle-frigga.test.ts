import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { bonuses, fight, gloryOf, winners } from '../fight.ts';

describe('Frigga’s Grace', () => {
  /** Wolf pillages with Grace against a Warrior of Raven. */
  const scene = (token: string, stats: Record<string, number> = {}) => {
    const t = table(['wolf', 'raven'], {
      tokens: token === 'all' ? {} : { gimle: token },
      clans: {
        wolf: {
          stats,
          figures: { [token === 'all' ? 'yggdrasil' : 'gimle']: { leader: 1 } },
          hand: ['a1-friggas-grace'],
        },
        raven: { figures: { [token === 'all' ? 'yggdrasil' : 'gimle']: { warrior: 1 } } },
      },
    });
    fight(t, 'wolf', token === 'all' ? 'yggdrasil' : 'gimle');
    return t;
  };
  const offered = (t: ReturnType<typeof scene>) => t.of('wolf', 'raise').map(choice => choice.stat);

  test.each([
    { token: 'rage', others: ['axes', 'horns'] },
    { token: 'axes', others: ['rage', 'horns'] },
    { token: 'horns', others: ['rage', 'axes'] },
  ] as const)('f04: after a $token token it raises another stat, $others [BR-C-friggas-grace]', ({ token, others }) => {
    const t = scene(token);
    expect(bonuses(t).wolf).toBe(2);
    expect(t.asked()).toEqual(['wolf raise']);
    expect(offered(t)).toEqual(others);
    const reasons = t.refused('wolf', { kind: 'raise', stat: token });
    expect(reasons.map(reason => reason.clause)).toContain('BR-C-friggas-grace');
    t.does('wolf', { kind: 'raise', stat: others[0] });
    expect(t.told('stat-raised').map(fact => fact.stat)).toEqual([token, others[0]]);
    expect(t.view().discard).toEqual(['a1-friggas-grace']);
  });

  test.each(['glory5', 'all'])('f04: after the token %s it raises any stat [BR-C-friggas-grace]', token => {
    const t = scene(token);
    expect(offered(t)).toEqual(['rage', 'axes', 'horns']);
    t.does('wolf', { kind: 'raise', stat: 'axes' });
    // The raise comes before the Axes pay: one step, or two with the token of Yggdrasil.
    expect(gloryOf(t, 'wolf').at(-1)).toBe(token === 'all' ? 'battles 5' : 'battles 4');
  });

  test('a stat on its last step is left out, and when the other two are there the step is lost [BR-C-friggas-grace]', () => {
    const one = scene('rage', { horns: 6 });
    // A single choice is made by itself.
    expect(one.told('stat-raised').map(fact => fact.stat)).toEqual(['rage', 'axes']);
    const none = scene('rage', { horns: 6, axes: 6 });
    expect(none.told('stat-raised').map(fact => fact.stat)).toEqual(['rage']);
    expect(none.told('stat-at-top').map(fact => fact.cause)).toEqual(['a1-friggas-grace']);
  });

  test('a token that finds its stat on the last step is lost, and Grace still goes to another [BR-C-friggas-grace]', () => {
    const t = scene('rage', { rage: 6 });
    expect(offered(t)).toEqual(['axes', 'horns']);
  });

  test('it does nothing for a defender who wins nor for a pillager who loses [BR-C-friggas-grace]', () => {
    const battle = (wolf: Record<string, number>, pillager: 'wolf' | 'raven') => {
      const t = table(['wolf', 'raven'], {
        turn: pillager,
        tokens: { gimle: 'rage' },
        clans: {
          wolf: { figures: { gimle: wolf }, hand: ['a1-friggas-grace'] },
          raven: { figures: { gimle: { leader: 1, warrior: 1 } } },
        },
      });
      fight(t, pillager, 'gimle');
      return t;
    };
    const defender = battle({ leader: 1 }, 'raven');
    expect(winners(defender)).toEqual(['wolf']);
    expect(defender.told('stat-raised')).toEqual([]);
    const loser = battle({ warrior: 1 }, 'wolf');
    expect(winners(loser)).toEqual(['raven']);
    expect(loser.told('stat-raised')).toEqual([]);
    expect(loser.hand('wolf')).toEqual(['a1-friggas-grace']);
  });

  test('a pillage without a battle uses no card and so gives nothing more [BR-C-friggas-grace]', () => {
    const t = table(['wolf', 'raven'], {
      tokens: { gimle: 'rage' },
      clans: { wolf: { figures: { gimle: { leader: 1 } }, hand: ['a1-friggas-grace'] } },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(t.told('stat-raised').map(fact => fact.stat)).toEqual(['rage']);
    expect(t.hand('wolf')).toEqual(['a1-friggas-grace']);
  });
});
