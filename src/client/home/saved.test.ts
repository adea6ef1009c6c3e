import { expect, it } from 'vitest';
import { SHELF } from '../games.ts';
import { sideNameOf } from './saved.ts';

it('a seat shows no side before it is settled who plays which', () => {
  const late = SHELF.filter(({ hanging }) => hanging.sidesWhen);
  expect(late).not.toEqual([]);
  for (const { id, hanging } of late) {
    const [side = ''] = Object.keys(hanging.sides);
    const { option = '', value = '' } = hanging.sidesWhen ?? {};
    expect(sideNameOf({ game: id, options: {} }, 0)).toBeUndefined();
    expect(sideNameOf({ game: id, options: { order: [side] } }, 0)).toBeUndefined();
    expect(sideNameOf({ game: id, options: { order: [side], [option]: value } }, 0)).toBe(side);
  }
});

it('elsewhere it shows the side that the order among the options tells, else the order of the box', () => {
  const [{ id, hanging }] = SHELF.filter(game => !game.hanging.sidesWhen);
  const sides = Object.keys(hanging.sides);
  expect(sideNameOf({ game: id, options: {} }, 1)).toBe(sides[1]);
  expect(sideNameOf({ game: id, options: { order: sides.toReversed() } }, 0)).toBe(sides.at(-1));
});
