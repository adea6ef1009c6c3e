import { describe, expect, test } from 'vitest';
import { STATS } from '../../content/clans.ts';
import { bloodRage } from '../index.ts';
import { table } from '../testing.ts';
import { province } from './look.ts';

describe('the end of an Age', () => {
  test.each([1, 2])('after Age %i all tokens turn back to their rewards, where they lie [BR-17.1]', age => {
    const given = {
      age,
      ragnarok: ['horgr', 'utgard', 'elvagar'],
      pillaged: ['yggdrasil', 'gimle', 'horgr'],
      tokens: { gimle: 'glory5', andlang: 'axes', horgr: 'horns' },
    };
    const before = table(['wolf', 'raven'], given);
    const after = table(['wolf', 'raven'], { ...given, phase: 'ragnarok' });
    expect(before.view().provinces.filter(p => p.pillaged)).toHaveLength(3);
    expect(after.view().age).toBe(age + 1);
    expect(after.view().provinces.filter(p => p.pillaged)).toEqual([]);
    expect(after.view().provinces.map(p => p.token)).toEqual(before.view().provinces.map(p => p.token));
    expect(province(after, 'gimle').token).toBe('glory5');
  });

  test.each([
    [2, 'wolf', 1],
    [3, 'serpent', 0],
    [4, 'raven', 2],
  ])(
    'with %i seats the first-player token goes from the %s to the seat on its left [BR-17.2]',
    (seats, first, next) => {
      const clans = (['wolf', 'raven', 'serpent', 'bear'] as const).slice(0, seats);
      const t = table(clans, { phase: 'release-valhalla', first });
      expect(t.view().first).toBe(next);
      expect(t.told('first-seat')).toEqual([{ kind: 'first-seat', seat: next }]);
      const again = table(clans, { age: 2, phase: 'release-valhalla', first });
      expect(again.view().first).toBe(next);
    },
  );

  test('after Age 3 no token turns and nobody takes over [BR-17.1, BR-17.2]', () => {
    const t = table(['wolf', 'raven'], { age: 3, phase: 'release-valhalla', pillaged: ['gimle'] });
    expect(t.told('first-seat')).toEqual([]);
    expect(province(t, 'gimle').pillaged).toBe(true);
  });
});

describe('legendary stats', () => {
  test.each([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 10],
    [5, 10],
    [6, 20],
  ])('a stat on step %i pays %i Glory at the end, whichever it is [BR-17.3]', (step, glory) => {
    for (const stat of STATS) {
      const t = table(['wolf', 'raven'], {
        age: 3,
        phase: 'release-valhalla',
        clans: { wolf: { stats: { [stat]: step } } },
      });
      expect(t.clan('wolf').glory).toBe(glory);
    }
  });

  test('Ravens with a legendary Rage and Axes on the last step end with 30 Glory more (example g14) [BR-17.3]', () => {
    for (const [rage, horns] of [
      [4, 3],
      [5, 1],
    ]) {
      const t = table(['raven', 'wolf'], {
        age: 3,
        phase: 'release-valhalla',
        clans: { raven: { glory: 40, stats: { rage, axes: 6, horns } } },
      });
      const paid = t.told('glory').map(fact => [fact.cause, fact.glory]);
      expect(paid).toEqual([
        ['rage', 10],
        ['axes', 20],
      ]);
      expect(t.clan('raven').glory).toBe(40 + 30);
    }
  });

  test.each([1, 2])('at the end of Age %i they pay nothing [BR-17.3]', age => {
    const t = table(['wolf', 'raven'], {
      age,
      phase: 'release-valhalla',
      clans: { wolf: { stats: { rage: 6, axes: 6, horns: 6 } } },
    });
    expect(t.view().age).toBe(age + 1);
    expect(t.clan('wolf').glory).toBe(0);
  });
});

describe('the winner', () => {
  const ended = (glory: Record<string, number>, legend = 1) =>
    table(['wolf', 'raven', 'serpent'], {
      age: 3,
      phase: 'release-valhalla',
      clans: {
        wolf: { glory: glory.wolf, stats: { rage: legend } },
        raven: { glory: glory.raven },
        serpent: { glory: glory.serpent },
      },
    });

  test('the most Glory wins, counted when all is paid [BR-17.4]', () => {
    const t = ended({ wolf: 30, raven: 35, serpent: 12 });
    expect(bloodRage.result(t.state)).toMatchObject({ ranking: [[1], [0], [2]], totals: [30, 35, 12] });
    const legendary = ended({ wolf: 30, raven: 35, serpent: 12 }, 4);
    expect(bloodRage.result(legendary.state)).toMatchObject({ ranking: [[0], [1], [2]], totals: [40, 35, 12] });
    expect(legendary.told('game-over')).toEqual([{ kind: 'game-over', winners: [0], glory: 40 }]);
  });

  test('equal Glory shares the victory [BR-17.4]', () => {
    const t = ended({ wolf: 25, raven: 35, serpent: 35 });
    expect(bloodRage.result(t.state)?.ranking).toEqual([[1, 2], [0]]);
    expect(t.told('game-over')).toEqual([{ kind: 'game-over', winners: [1, 2], glory: 35 }]);
  });
});
