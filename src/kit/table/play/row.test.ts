import { expect, it } from 'vitest';
import { asking, type ToyChoice } from '../../test/toy-touching.ts';
import { type InRow, restOfRow } from './row.ts';

const build = (at: string): ToyChoice => ({ kind: 'build', at });
const ROW: readonly InRow<ToyChoice>[] = ['a', 'b', 'c'].map((at, i) => ({
  prompt: asking([]).prompt,
  args: { left: 3 - i },
  choice: build(at),
}));

it('goes on with the answer that is meant for the question', () => {
  expect(restOfRow(ROW, asking([build('a'), build('b')], { args: { left: 3 } }))).toEqual(ROW);
  expect(restOfRow(ROW, asking([build('b'), build('c')], { args: { left: 2 } }))).toEqual(ROW.slice(1));
});

it('passes over a question that answered itself', () => {
  expect(restOfRow(ROW, asking([build('b'), build('c')], { args: { left: 1 } }))).toEqual(ROW.slice(2));
});

it('ends where something else is asked, the answer is not listed, or nothing is asked', () => {
  expect(restOfRow(ROW, asking([build('a')], { args: { left: 7 } }))).toEqual([]);
  expect(restOfRow(ROW, asking([build('z')], { args: { left: 3 } }))).toEqual([]);
  expect(restOfRow(ROW, asking([build('a')], { prompt: 'other', args: { left: 3 } }))).toEqual([]);
  expect(restOfRow(ROW, null)).toEqual([]);
});
