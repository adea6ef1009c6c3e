import { expect, it } from 'vitest';
import { RECONSTRUCTED } from '../../content/reconstructed.ts';
import { excerptOf } from './excerpt.ts';

const { battle } = RECONSTRUCTED;

it('shows row and column of each side, and what lies around them', () => {
  const told = excerptOf(battle, [
    { side: 'eurich', potential: 18, roll: 6 },
    { side: 'krosen', potential: 20, roll: 17 },
  ]);
  expect(told?.columns).toEqual(['13–14', '15–16', '17–19', '20–22', '23–25', '26–28']);
  expect(told?.rows.map(({ die }) => die)).toEqual([4, 5, 6, 7, 8, 13, 14, 15]);
  const marked = told?.rows.flatMap(({ die, cells }) => cells.flatMap(cell => (cell.sides[0] ? [[die, cell]] : [])));
  // The one value that the rulebook tells: 5 for a potential of 18 and a die of 6.
  expect(marked).toEqual([
    [6, { value: 5, sides: ['eurich'] }],
    [15, { value: 21, sides: ['krosen'] }],
  ]);
});

it('says nothing of who threw no die, or stands beyond the last column', () => {
  expect(excerptOf(battle, [{ side: 'commoners', potential: 0, roll: 0 }])).toBeNull();
  expect(excerptOf(battle, [{ side: 'eurich', potential: 80, roll: 5 }])).toBeNull();
});

it('leaves out what lies between two sides that are far apart', () => {
  const told = excerptOf(battle, [
    { side: 'eurich', potential: 1, roll: 5 },
    { side: 'krosen', potential: 33, roll: 5 },
  ]);
  expect(told?.columns).toEqual(['1–2', '3–4', '5–6', '26–28', '29–32', '33–36', '37–40', '41–45']);
  expect(told?.gaps).toEqual([3]);
});
