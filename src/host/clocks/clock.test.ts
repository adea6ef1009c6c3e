import { describe, expect, it } from 'vitest';
import { Clock } from './clock.ts';

describe('a clock with a bank of time', () => {
  const clock = () => {
    const wound = Clock.wind({ kind: 'live', bank: 1000, increment: 100 }, 3);
    wound.turn(0, [0, 1]);
    return wound;
  };

  it('runs for whom the table waits, and adds a little for a turn', () => {
    const one = clock();
    one.turn(300, [1], 0);
    expect(one.face()).toMatchObject({ left: [800, 700, 1000], running: [1] });
  });

  it('never holds more than it held at first', () => {
    const one = clock();
    one.turn(40, [1], 0);
    expect(one.face().left[0]).toBe(1000);
    for (let turn = 1; turn < 5; turn++) {
      one.opens(turn);
      one.turn(40, [0], 1);
      one.turn(40, [1], 0);
    }
    expect(one.face().left).toEqual([1000, 1000, 1000]);
  });

  it('adds once for a turn, however many decisions it takes', () => {
    const one = clock();
    one.turn(300, [0, 1], 0);
    one.turn(400, [0, 1], 0);
    one.turn(500, [0, 1], 0);
    expect(one.face().left[0]).toBe(600);
    one.opens(7);
    one.turn(500, [1], 0);
    expect(one.face()).toMatchObject({ left: [700, 500, 1000], turn: 7, earned: [7, null, null] });
  });

  it('takes all decisions of a seat in a row for one turn where a game names none', () => {
    const one = clock();
    const decide = (now: number, seat: number) => {
      one.decides(seat);
      one.turn(now, [0, 1], seat);
    };
    decide(300, 0);
    decide(300, 0);
    expect(one.face().left[0]).toBe(800);
    decide(300, 1);
    decide(300, 0);
    expect(one.face().left).toEqual([900, 800, 1000]);
  });

  it('goes on from where it was kept, also by a hall that knew no turns', () => {
    const one = clock();
    one.opens(3);
    one.turn(300, [0, 1], 0);
    const again = Clock.resume(one.face());
    again.turn(300, [1], 0);
    expect(again.face().left[0]).toBe(800);
    const { turn: _, earned: __, ...older } = one.face();
    const old = Clock.resume(older);
    old.turn(300, [1], 0);
    expect(old.face()).toMatchObject({ left: [900, 700, 1000] });
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
