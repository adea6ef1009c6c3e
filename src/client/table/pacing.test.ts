import { describe, expect, it } from 'vitest';
import { type Clock, intervalOf, Pacer } from './pacing.ts';

/** Milliseconds until what is shown is drawn. */
const FRAME = 16;

/** Time that goes on only when told to. */
function handClock() {
  let now = 1000;
  let calls: { at: number; call: () => void }[] = [];
  const after: Clock['after'] = (milliseconds, call) => {
    const entry = { at: now + milliseconds, call };
    calls.push(entry);
    return () => {
      calls = calls.filter(other => other !== entry);
    };
  };
  const clock: Clock = { now: () => now, after, drawn: call => after(FRAME, call) };
  const pass = (milliseconds: number) => {
    const end = now + milliseconds;
    for (;;) {
      const next = calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      calls = calls.filter(other => other !== next);
      now = next.at;
      next.call();
    }
    now = end;
  };
  return { clock, pass };
}

function pacing(interval: number) {
  const { clock, pass } = handClock();
  const shown: string[] = [];
  const pacer = new Pacer<string>(
    things => shown.push(...things),
    () => interval,
    clock,
  );
  return { pacer, shown, pass };
}

describe('acts of others', () => {
  it('are shown one by one, the first at once', () => {
    const { pacer, shown, pass } = pacing(700);
    for (const act of ['wolf', 'bear', 'raven']) pacer.push(act, 'act');
    expect(shown).toEqual(['wolf']);
    pass(699);
    expect(shown).toEqual(['wolf']);
    pass(1);
    expect(shown).toEqual(['wolf', 'bear']);
    expect(pacer.behind).toBe(true);
    pass(700);
    expect(shown).toEqual(['wolf', 'bear', 'raven']);
    expect(pacer.behind).toBe(false);
  });

  it('do not wait when enough time has gone by since the last', () => {
    const { pacer, shown, pass } = pacing(700);
    pacer.push('wolf', 'act');
    pass(5000);
    pacer.push('bear', 'act');
    expect(shown).toEqual(['wolf', 'bear']);
  });

  it('are shown as soon as the one before is drawn without an interval, and together when they come faster', () => {
    const { pacer, shown, pass } = pacing(0);
    for (const act of ['wolf', 'bear', 'raven']) pacer.push(act, 'act');
    expect(shown).toEqual(['wolf']);
    expect(pacer.behind).toBe(false);
    pass(FRAME);
    expect(shown).toEqual(['wolf', 'bear', 'raven']);
  });

  it('can be skipped, in their order', () => {
    const { pacer, shown, pass } = pacing(700);
    for (const act of ['wolf', 'bear', 'raven']) pacer.push(act, 'act');
    pacer.skip();
    expect(shown).toEqual(['wolf', 'bear', 'raven']);
    pass(5000);
    expect(shown).toHaveLength(3);
  });
});

describe('what one seat does in one go', () => {
  it('is shown in five looks at most, within four seconds, however much it is; the next seat has looks of its own', () => {
    const { pacer, shown, pass } = pacing(700);
    for (let act = 1; act <= 24; act++) pacer.push(`wolf ${act}`, 'act', false, 'wolf');
    for (let act = 1; act <= 3; act++) pacer.push(`bear ${act}`, 'act', false, 'bear');
    // The first came alone.
    expect(shown).toHaveLength(1);
    const looks = [7, 13, 19, 24, 25, 26, 27];
    expect(looks.indexOf(24) * 700 + 700).toBeLessThan(4000);
    for (const length of looks) {
      pass(700);
      expect(shown).toHaveLength(length);
    }
    expect(pacer.behind).toBe(false);
  });

  it('is not spread any more when its looks are over and more of it comes', () => {
    const { pacer, shown, pass } = pacing(700);
    // So fast that some always waits.
    for (let act = 0; act < 70; act++) {
      pacer.push(`wolf ${act}`, 'act', false, 'wolf');
      pass(50);
    }
    pass(500);
    expect(shown).toHaveLength(70);
    expect(pacer.behind).toBe(false);
  });

  it('has looks of its own again after the reader has acted', () => {
    const { pacer, shown, pass } = pacing(700);
    for (let act = 1; act <= 12; act++) pacer.push(`wolf ${act}`, 'act', false, 'wolf');
    pass(5000);
    pacer.push('mine', 'own');
    pacer.skip();
    for (let act = 1; act <= 3; act++) pacer.push(`wolf ${act}`, 'act', false, 'wolf');
    expect(shown).toHaveLength(13);
    for (const length of [14, 15, 16]) {
      pass(700);
      expect(shown).toHaveLength(length);
    }
  });

  it('has no more looks for what holds in it: that comes at once when they are over, and so does what follows', () => {
    const { pacer, shown, pass } = pacing(700);
    for (let act = 1; act <= 13; act++) pacer.push(`wolf ${act}`, 'act', false, 'wolf');
    for (const battle of ['battle', 'another']) {
      pacer.push(battle, 'act', true, 'wolf');
      pacer.push(`spoils of ${battle}`, 'act', false, 'wolf');
    }
    pacer.push('bear', 'act', false, 'bear');
    pass(4 * 700);
    expect(shown).toHaveLength(13);
    pass(FRAME);
    pacer.release();
    pass(FRAME);
    expect(shown.slice(13)).toEqual(['battle', 'spoils of battle']);
    pacer.release();
    pass(FRAME);
    expect(shown.slice(15)).toEqual(['another', 'spoils of another']);
    pass(699);
    expect(shown).toHaveLength(17);
    pass(1);
    expect(shown.at(-1)).toBe('bear');
  });

  it('stops at what holds', () => {
    const { pacer, shown, pass } = pacing(700);
    for (let act = 1; act <= 13; act++) pacer.push(`wolf ${act}`, 'act', false, 'wolf');
    pacer.push('battle', 'act', true, 'wolf');
    pass(700 * 7);
    expect(shown).toHaveLength(13);
    pacer.release();
    expect(shown).toHaveLength(14);
  });
});

describe('what takes no time', () => {
  it('is shown with what came before it', () => {
    const { pacer, shown, pass } = pacing(700);
    pacer.push('wolf', 'act');
    pacer.push('seal', 'quiet');
    pass(FRAME);
    expect(shown).toEqual(['wolf', 'seal']);
    pacer.push('bear', 'act');
    pacer.push('seal again', 'quiet');
    expect(shown).toEqual(['wolf', 'seal']);
    pass(700);
    expect(shown).toEqual(['wolf', 'seal', 'bear', 'seal again']);
  });
});

describe('an act of one’s own', () => {
  it('is shown with its answer, and takes along what waited before it', () => {
    const { pacer, shown } = pacing(700);
    for (const act of ['wolf', 'bear']) pacer.push(act, 'act');
    pacer.push('mine', 'own');
    expect(shown).toEqual(['wolf']);
    pacer.skip();
    expect(shown).toEqual(['wolf', 'bear', 'mine']);
  });

  it('does not wait long for an answer that stays away', () => {
    const { pacer, shown, pass } = pacing(700);
    pacer.push('mine', 'own');
    pass(25);
    expect(shown).toEqual(['mine']);
  });

  it('gives the next act of others its time', () => {
    const { pacer, shown, pass } = pacing(700);
    pacer.push('mine', 'own');
    pacer.skip();
    pacer.push('wolf', 'act');
    expect(shown).toEqual(['mine']);
    pass(700);
    expect(shown).toEqual(['mine', 'wolf']);
  });
});

it('forgets what waits when another person sits down', () => {
  const { pacer, shown, pass } = pacing(700);
  for (const act of ['wolf', 'bear']) pacer.push(act, 'act');
  pacer.clear();
  pass(5000);
  expect(shown).toEqual(['wolf']);
});

it('takes no time at all under reduced motion', () => {
  expect(intervalOf('slow', true)).toBe(0);
  expect(intervalOf('off', false)).toBe(0);
  expect(intervalOf('normal', false)).toBe(700);
});

describe('what holds', () => {
  function holding(interval: number) {
    const { clock, pass } = handClock();
    const shown: string[] = [];
    const pacer = new Pacer<string>(
      (things, held) => shown.push(...things, ...(held ? [`(${held})`] : [])),
      () => interval,
      clock,
    );
    return { pacer, shown, pass };
  }

  it('is handed over in its turn, and nothing comes after it until it is released', () => {
    const { pacer, shown, pass } = holding(700);
    pacer.push('wolf', 'act');
    pacer.push('battle', 'act', true);
    pacer.push('bear', 'act');
    pass(700);
    expect(shown).toEqual(['wolf', '(battle)']);
    pass(60_000);
    pacer.skip();
    expect(shown).toEqual(['wolf', '(battle)']);
    expect(pacer.behind).toBe(true);
    pacer.release();
    expect(shown).toEqual(['wolf', '(battle)', 'battle']);
    pass(700);
    expect(shown).toEqual(['wolf', '(battle)', 'battle', 'bear']);
    expect(pacer.behind).toBe(false);
  });

  it('holds where there is no interval, too', () => {
    const { pacer, shown, pass } = holding(0);
    pacer.push('wolf', 'act');
    pass(FRAME);
    pacer.push('battle', 'act', true);
    pacer.push('bear', 'act');
    pass(FRAME);
    expect(shown).toEqual(['wolf', '(battle)']);
    expect(pacer.behind).toBe(true);
    pacer.release();
    pass(FRAME);
    expect(shown).toEqual(['wolf', '(battle)', 'battle', 'bear']);
  });

  it('who skips comes to the next thing that holds, and no further', () => {
    const { pacer, shown } = holding(700);
    for (const act of ['wolf', 'bear', 'raven']) pacer.push(act, 'act');
    pacer.push('battle', 'act', true);
    pacer.push('serpent', 'act');
    pacer.skip();
    expect(shown).toEqual(['wolf', 'bear', 'raven', '(battle)']);
  });

  it('what came of an own act that holds is held as soon as the answer is there', () => {
    const { pacer, shown } = holding(700);
    pacer.push('battle', 'own', true);
    expect(shown).toEqual([]);
    pacer.skip();
    expect(shown).toEqual(['(battle)']);
    pacer.push('answer to a vote', 'own');
    pacer.release();
    expect(shown).toEqual(['(battle)', 'battle', 'answer to a vote']);
  });
});
