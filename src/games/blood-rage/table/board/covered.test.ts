import { describe, expect, it } from 'vitest';
import type { BoardFigure, BoardProvince } from './Board.tsx';
import { coveredOn } from './covered.ts';
import { LAYOUTS } from './layout.ts';
import { centred, clearPlace, type Rect } from './trace-places.ts';

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01;

const province = (id: string, figures: readonly BoardFigure[], doomed = 0): BoardProvince => ({
  id,
  token: 'rage',
  pillaged: false,
  destroyed: false,
  doomed,
  villages: 5,
  figures,
});
const strings = {
  destroyed: 'Destroyed',
  doomed: (glory: number) => `Doomed · ${glory} Glory`,
  doomedShort: 'Doomed',
};
const nameOf = (id: string) => id;
const warriors = (count: number): readonly BoardFigure[] => [{ clan: 'wolf', figure: 'warrior', count, str: 1 }];

describe.each(['wide', 'square'] as const)('marks of what others did, on the %s board', name => {
  const layout = LAYOUTS[name];
  const board: Rect = { x: 0, y: 0, w: layout.form.w, h: layout.form.h };

  it.each([...layout.provinces.keys()])('leave name, token, plate and figures of %s in sight', id => {
    const provinces = [...layout.provinces.keys()].map(each => province(each, warriors(2), each === id ? 3 : 0));
    const { names, things } = coveredOn({ provinces, fjords: [], layout, unit: 1, strings, nameOf });
    const around = names.get(id);
    if (!around) throw new Error('it has no name');
    const [w, h] = layout.fold ? [27.5, 22] : [46, 22];
    const taken = [...names.values(), ...things];
    const row = centred(clearPlace(around, w, h, taken, board), w, h);
    expect(taken.filter(other => overlap(row, other))).toEqual([]);
  });
});

it('what hides a mark is where it is drawn: the plate, the token, each figure, each ship', () => {
  const layout = LAYOUTS.wide;
  const free = coveredOn({ provinces: [province('gimle', [])], fjords: [], layout, unit: 1, strings, nameOf });
  const full = coveredOn({
    provinces: [province('gimle', warriors(3), 2)],
    fjords: [{ id: 'fjord-nw', figures: [{ clan: 'wolf', figure: 'ship', count: 1, str: 2 }] }],
    layout,
    unit: 1,
    strings,
    nameOf,
  });
  expect(free.things).toHaveLength(1);
  expect(full.things).toHaveLength(1 + 1 + 3 + 1);
});
