import { expect, test } from 'vitest';
import type { Choice } from '../../engine/contract/ask.ts';
import type { Frame } from '../../engine/contract/frames.ts';
import { Objections, type ObjectionTable, objectBy } from './objections.ts';

interface FerryFrame extends Frame {
  readonly kind: 'ferry';
  readonly room: number;
}
interface NightFrame extends Frame {
  readonly kind: 'night';
}
interface Board extends Choice {
  readonly kind: 'board';
  readonly men: number;
}
type Against = Objections<null, Board>;

const TABLE: ObjectionTable<FerryFrame | NightFrame, Board, Against> = {
  ferry: ({ room }, { men }, against) => against.enough(room, men, 'XY-1', 'no-room'),
  night: null,
};

test('the rule in progress objects by what its own frame says', () => {
  const against: Against = new Objections(null, 0, 'XY-0');
  expect(objectBy(TABLE, { kind: 'ferry', step: 0, room: 2 }, { kind: 'board', men: 3 }, against)).toBe(true);
  expect(against.reasons).toEqual([{ clause: 'XY-1', reason: 'no-room', args: { needs: 3, has: 2 } }]);
});

test('one that never asks has nothing to say', () => {
  const against: Against = new Objections(null, 0, 'XY-0');
  expect(objectBy(TABLE, { kind: 'night', step: 0 }, { kind: 'board', men: 3 }, against)).toBe(false);
  expect(against.reasons).toEqual([]);
});

test('a kind that is left out does not compile', () => {
  // @ts-expect-error nothing is said of the night
  const table: ObjectionTable<FerryFrame | NightFrame, Board, Against> = { ferry: null };
  expect(table.ferry).toBeNull();
});
