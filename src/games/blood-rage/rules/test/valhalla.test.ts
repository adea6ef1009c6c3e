import { expect, test } from 'vitest';
import { table } from '../testing.ts';

test('the fallen of every clan come home, Monsters too, and who stands on the board stays [BR-16.1]', () => {
  const t = table(['wolf', 'raven', 'serpent'], {
    phase: 'release-valhalla',
    clans: {
      wolf: {
        upgrades: ['a1-troll', 'a1-sea-serpent'],
        figures: {
          valhalla: { warrior: 5, leader: 1, ship: 1, troll: 1 },
          gimle: { warrior: 2 },
          'fjord-ne': { 'sea-serpent': 1 },
        },
      },
      raven: { figures: { valhalla: { leader: 1 }, yggdrasil: { warrior: 3 } } },
      serpent: { figures: { horgr: { leader: 1 } } },
    },
  });
  expect(t.clans.map(clan => t.figures(clan, 'valhalla'))).toEqual([{}, {}, {}]);
  expect(t.figures('wolf', 'reserve')).toEqual({ warrior: 6, leader: 1, ship: 1, troll: 1 });
  expect(t.figures('raven', 'reserve')).toEqual({ warrior: 5, leader: 1, ship: 1 });
  expect(t.figures('wolf', 'gimle')).toEqual({ warrior: 2 });
  expect(t.figures('wolf', 'fjord-ne')).toEqual({ 'sea-serpent': 1 });
  expect(t.figures('raven', 'yggdrasil')).toEqual({ warrior: 3 });
  expect(t.figures('serpent', 'horgr')).toEqual({ leader: 1 });
  expect(t.told('released').map(({ seat, count }) => [seat, count])).toEqual([
    [0, 8],
    [1, 1],
  ]);
});
