import { expect, test } from 'vitest';
import type { Frame } from '../../engine/contract/frames.ts';
import { START } from '../../engine/contract/steps.ts';
import { copyFrame, copyLists, copyStack } from './copy.ts';
import { type SeenFields, type SeenFrame, seenFrames } from './seen.ts';

interface DrawFrame extends Frame {
  readonly kind: 'draw';
  step: typeof START;
  readonly seat: number;
  readonly wish: number;
  readonly cards: number[];
  readonly piles: number[][];
}

interface FeastFrame extends Frame {
  readonly kind: 'feast';
  step: typeof START;
  readonly poisoned: number;
}

type TaleFrame = DrawFrame | FeastFrame;

const SEEN = {
  draw: { all: ['step', 'seat', 'piles'], own: ['wish'], faceDown: ['cards'] },
  feast: ['step'],
} as const satisfies SeenFields<TaleFrame>;

const drawing = (): DrawFrame => ({ kind: 'draw', step: START, seat: 1, wish: 7, cards: [4, 5], piles: [[1], [2, 3]] });
const stack: TaleFrame[] = [{ kind: 'feast', step: START, poisoned: 2 }, drawing()];

test('a view holds what is listed, and nothing else', () => {
  const toAll = [
    { kind: 'feast', step: 0 },
    { kind: 'draw', step: 0, seat: 1, piles: [[1], [2, 3]], cards: [-1, -1] },
  ];
  expect(seenFrames(stack, SEEN, null)).toEqual(toAll);
  expect(seenFrames(stack, SEEN, 0)).toEqual(toAll);
  expect(seenFrames(stack, SEEN, 1)).toEqual([toAll[0], { ...toAll[1], wish: 7, cards: [4, 5] }]);
});

test('what is seen is a copy', () => {
  const [, seen] = seenFrames(stack, SEEN, 1) as [unknown, DrawFrame];
  seen.cards.push(6);
  seen.piles[0].push(6);
  expect(stack[1]).toEqual(drawing());
});

test('what the types know', () => {
  // @ts-expect-error the feast is not listed
  const missing: SeenFields<TaleFrame> = { draw: ['step'] };
  // @ts-expect-error a feast has no cards
  const wrong: SeenFields<TaleFrame> = { draw: ['step'], feast: ['cards'] };
  // @ts-expect-error a feast is nobody's own
  const owned: SeenFields<TaleFrame> = { draw: ['step'], feast: { all: ['step'], own: ['poisoned'] } };
  // @ts-expect-error a number is no list that could lie face down
  const flat: SeenFields<TaleFrame> = { draw: { all: ['step'], faceDown: ['wish'] }, feast: ['step'] };
  expect([missing, wrong, owned, flat]).toHaveLength(4);
  const seen: SeenFrame<TaleFrame, typeof SEEN> = { kind: 'feast', step: START };
  // @ts-expect-error a view does not know whether the feast is poisoned, so it does not make a state
  const back: TaleFrame = seen;
  expect(back).toEqual({ kind: 'feast', step: 0 });
});

test('a copy is equal and stands for itself', () => {
  const frame = drawing();
  const copy = copyFrame(frame);
  expect(copy).toEqual(frame);
  copy.cards[0] = 9;
  copy.piles[1][0] = 9;
  expect(frame).toEqual(drawing());
  expect(copyStack(stack)).toEqual(stack);
  expect(copyStack(stack)[1]).not.toBe(stack[1]);
  expect(copyLists([[1], []])).toEqual([[1], []]);
});
