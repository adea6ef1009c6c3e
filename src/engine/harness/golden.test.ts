import { expect, test } from 'vitest';
import { defineGame } from '../contract/play.ts';
import { hoard, turn } from './dev/hoard.ts';
import { goldenText } from './golden.ts';

const text = goldenText(defineGame(hoard), 3);

test('a playthrough tells every question, every answer, the one given, and what came of it', () => {
  const lines = text.split('\n');
  expect(lines[0]).toBe('hoard, rules version 1, 3 seats, seed "golden"');
  expect(text).toMatch(/\n {2}\. \[seat 0\] drew seat=0 card=\d \[others\] drew seat=0\n/);
  expect(text).toMatch(/\n1\. seat \d: bid round=1 sealed\n/);
  expect(text).toMatch(/\n {3}- bid gold=0 gold=0\.\.4\n/);
  expect(text).toMatch(/\n {3}also waiting for seat \d: bid round=1 sealed\n/);
  expect(text).toMatch(/\n > 1 (pass|done)\n| > = bid gold=\d\n/);
  expect(text).toMatch(/\n {2}\(barrier: reveal, chance\)\n/);
  expect(text).toMatch(/\nranking \[\[.*\]\]\n {2}seat 0: \d+ = \d+ stash \+ \d+ cards\n/);
});

test('a change of the rules changes the text, and nothing else does', () => {
  expect(goldenText(defineGame(hoard), 3)).toBe(text);
  const renamed: typeof turn = {
    ...turn,
    asks: (state, frame) => (turn.asks?.(state, frame) ?? []).map(ask => ({ ...ask, prompt: 'your-turn' })),
  };
  expect(goldenText(defineGame({ ...hoard, frames: { ...hoard.frames, turn: renamed } }), 3)).not.toBe(text);
});
