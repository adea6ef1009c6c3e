import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { HEARTBEAT, SignsOfLife } from './signs-of-life.ts';

class Line extends EventEmitter {
  readonly ping = vi.fn();
  readonly terminate = vi.fn(() => this.emit('close'));
}

let signs: SignsOfLife;
let lines: Line[];
const asked = () => lines.reduce((sum, line) => sum + line.ping.mock.calls.length, 0);
const watched = () => {
  const line = new Line();
  signs.watch(line as unknown as WebSocket);
  return line;
};

beforeEach(() => {
  vi.useFakeTimers();
  signs = new SignsOfLife();
  lines = Array.from({ length: 1000 }, watched);
});
afterEach(() => {
  signs.stop();
  vi.useRealTimers();
});

it('asks each line once in a round, and never many at once', () => {
  const pieces: number[] = [];
  for (let passed = 0; passed < HEARTBEAT; passed += 250) {
    const before = asked();
    vi.advanceTimersByTime(250);
    pieces.push(asked() - before);
  }
  expect(lines.map(line => line.ping.mock.calls.length)).toEqual(lines.map(() => 1));
  expect(Math.max(...pieces)).toBeLessThanOrEqual(10);
});

it('cuts off a line that says nothing for a whole round, and no other', () => {
  vi.advanceTimersByTime(HEARTBEAT);
  const [silent, ...others] = lines;
  for (const line of others) signs.heard(line as unknown as WebSocket);
  expect(silent.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(HEARTBEAT);
  expect(silent.terminate).toHaveBeenCalledOnce();
  expect(others.filter(line => line.terminate.mock.calls.length > 0)).toEqual([]);
});

it('asks no line that has gone', () => {
  lines[0].emit('close');
  vi.advanceTimersByTime(HEARTBEAT);
  expect(lines[0].ping).not.toHaveBeenCalled();
});
