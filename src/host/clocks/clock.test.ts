import { describe, expect, it } from 'vitest';
import { Clock } from './clock.ts';

describe('a clock with a bank of time', () => {
  const clock = () => {
    const wound = Clock.wind({ kind: 'live', bank: 1000, increment: 100 }, 3);
    wound.turn(0, [0, 1]);
    return wound;
  };

  it('runs for whom the table waits, and adds a little for a decision', () => {
    const one = clock();
    one.turn(300, [1], 0);
    expect(one.face()).toMatchObject({ left: [800, 700, 1000], running: [1] });
  });

  it('adds nothing for what nobody waited for', () => {
    const one = clock();
    one.turn(300, [0, 1], 2);
    expect(one.face().left).toEqual([700, 700, 1000]);
    // A sealed answer that is changed again and again earns nothing either.
    one.turn(300, [1], 0);
    for (let i = 0; i < 5; i++) one.turn(300, [1], 0);
    expect(one.face().left[0]).toBe(800);
  });
});
