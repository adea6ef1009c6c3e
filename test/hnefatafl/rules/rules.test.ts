import { expect, test } from 'vitest';
import { TestTable } from '../../../src/kit/test/table.ts';
import type { TaflChoice } from '../vocabulary.ts';
import { SIDES, type SideId } from './board.ts';
import { hnefatafl } from './index.ts';
import type { State } from './state.ts';
import type { TaflFact } from './turn.ts';
import type { View } from './view.ts';

type Table = TestTable<State, TaflChoice, TaflFact, View, SideId>;
const table = (given: unknown = {}, options = {}): Table => new TestTable(hnefatafl, SIDES, { given, options });
const move = (from: string, to: string): TaflChoice => ({ kind: 'move', from, to });
const K = { pieces: { d4: 'king', b1: 'raider' } };
const standing = (pieces: Readonly<Record<string, string>>, turn: SideId = 'raiders') => ({ pieces, turn });

test('raiders begin, then in turn, each with their own pieces [HN-2.1]', () => {
  const t = table();
  expect(t.asked()).toEqual(['raiders move']);
  expect(t.why('raiders', move('d3', 'c3'))).toEqual(['HN-2.1']);
  t.does('raiders', move('d1', 'c1'));
  expect(t.asked()).toEqual(['guards move']);
});

test('pieces go straight, over nobody, onto empty squares [HN-2.2]', () => {
  const t = table();
  expect(t.why('raiders', move('d1', 'e2'))).toEqual(['HN-2.2']);
  expect(t.why('raiders', move('d1', 'd2'))).toEqual(['HN-2.2']);
  expect(t.why('raiders', move('d2', 'd4'))).toEqual(['HN-2.2']);
  expect(t.why('raiders', move('b4', 'b7x'))).not.toEqual([]);
  t.does('raiders', move('d2', 'a2'));
  expect(t.view().pieces).toMatchObject({ a2: 'raider' });
});

test('throne and corners are the King\u2019s; the empty throne may be crossed [HN-2.3]', () => {
  const t = table(standing({ c1: 'raider', b4: 'raider', g6: 'king' }));
  expect(t.why('raiders', move('c1', 'a1'))).toEqual(['HN-2.3']);
  expect(t.why('raiders', move('b4', 'd4'))).toEqual(['HN-2.3']);
  t.does('raiders', move('b4', 'e4'));
  expect(t.view().pieces).toMatchObject({ e4: 'raider' });
});

test('between two enemies a piece is captured, several at once [HN-3.1]', () => {
  const t = table(standing({ a3: 'raider', c2: 'guard', c1: 'raider', d3: 'guard', e3: 'raider', g6: 'king' }));
  t.does('raiders', move('a3', 'c3'));
  expect(
    t
      .told('captured')
      .map(({ at }) => at)
      .sort(),
  ).toEqual(['c2', 'd3']);
});

test('an empty corner or the empty throne closes the trap [HN-3.2]', () => {
  const t = table(standing({ b1: 'guard', c5: 'raider', d5: 'guard', d7: 'raider', g4: 'king' }));
  t.does('raiders', move('d7', 'd6'));
  expect(t.told('captured')).toMatchObject([{ at: 'd5' }]);
  t.does('guards', move('g4', 'g5'));
  t.does('raiders', move('c5', 'c1'));
  expect(t.told('captured')).toMatchObject([{ at: 'd5' }, { at: 'b1' }]);
});

test('who moves in between is safe; the King captures, too [HN-3.3, HN-3.4]', () => {
  const t = table(standing({ b3: 'raider', d3: 'raider', c6: 'guard', f3: 'king', a6: 'raider' }, 'guards'));
  t.does('guards', move('c6', 'c3'));
  expect(t.told('captured')).toEqual([]);
  t.does('raiders', move('b3', 'b2'));
  t.does('guards', move('f3', 'e3'));
  expect(t.told('captured')).toMatchObject([{ at: 'd3', piece: 'raider' }]);
});

test('the King in a corner wins [HN-4.1]', () => {
  const t = table(standing({ g6: 'king', c3: 'raider' }, 'guards'));
  t.does('guards', move('g6', 'g7'));
  expect(hnefatafl.result(t.state)).toEqual({ ranking: [[1], [0]], how: { way: 'escaped' } });
});

test('the King shut in on four sides is taken, at the edge he is not [HN-4.2]', () => {
  const t = table(standing({ d3: 'king', c3: 'raider', e3: 'raider', d1: 'raider', a6: 'raider' }));
  t.does('raiders', move('d1', 'd2'));
  expect(hnefatafl.result(t.state)).toEqual({ ranking: [[0], [1]], how: { way: 'king-taken' } });
  const edge = table(standing({ d1: 'king', c1: 'raider', e1: 'raider', d5: 'raider', b7: 'guard' }));
  edge.does('raiders', move('d5', 'd2'));
  expect(hnefatafl.result(edge.state)).toBeNull();
});

test('a side without a move has lost [HN-4.3]', () => {
  const t = table(standing({ a3: 'king', a2: 'raider', a4: 'raider', d3: 'raider' }));
  t.does('raiders', move('d3', 'b3'));
  expect(t.told('blocked')).toEqual([{ kind: 'blocked', seat: 1 }]);
  expect(hnefatafl.result(t.state)).toEqual({ ranking: [[0], [1]], how: { way: 'blocked' } });
});

test('after so many moves without a capture nobody wins [HN-4.4, HN-O-patience]', () => {
  const t = table({ ...K, quiet: 29 });
  t.does('raiders', move('b1', 'c1'));
  expect(hnefatafl.result(t.state)).toEqual({ ranking: [[0, 1]], how: { way: 'drawn' } });
  const patient = table({ ...K, quiet: 29 }, { patience: 60 });
  patient.does('raiders', move('b1', 'c1'));
  expect(hnefatafl.result(patient.state)).toBeNull();
});

test('the large board has 24 raiders and 12 guards [HN-1.1, HN-1.2, HN-O-board]', () => {
  const count = (view: View) => Object.values(view.pieces).length;
  expect(count(table().view())).toBe(13);
  expect(count(table({}, { board: 'eleven' }).view())).toBe(37);
  expect(table().why('raiders', move('d1', 'k11'))).toEqual(['HN-1.2']);
});

test('scenes that cannot be are refused by their place', () => {
  expect(() => table({ pieces: { z9: 'king' } })).toThrow('given.pieces.z9');
  expect(() => table({ pieces: { a1: 'dragon' } })).toThrow('given.pieces.a1');
  expect(() => table({ pieces: { a2: 'raider' } })).toThrow('the King');
});
