import { expect, it } from 'vitest';
import type { Pace } from '../../../kit/table/scene/pace.ts';
import type { Scene } from '../../../kit/table/scene/scene.ts';
import type { Clock } from '../pacing.ts';
import { Playback } from './playback.ts';

const scene = (kind: string, waits: boolean, beats = 3): Scene => ({
  kind,
  title: { key: 'title' },
  verdict: { key: 'verdict' },
  waits,
  beats: Array.from({ length: beats }, () => ({ facts: [] })),
});

/** What is seen, and time that goes on when it is told to. */
function watching(pace: Pace = { speed: 'normal', still: false }) {
  const seen: string[] = [];
  let call: (() => void) | null = null;
  const clock: Clock = {
    now: () => 0,
    after(_, later) {
      call = later;
      return () => {
        call = null;
      };
    },
    drawn: () => () => undefined,
  };
  const playback = new Playback(
    clock,
    () => pace,
    playing => seen.push(playing ? `${playing.scene.kind} ${playing.at}` : 'over'),
  );
  const pass = () => {
    const due = call;
    call = null;
    due?.();
    return due !== null;
  };
  return { playback, seen, pass };
}

it('another’s scene is shown beat by beat and gives way by itself', () => {
  const { playback, seen, pass } = watching();
  playback.begin([scene('battle', false)]);
  while (pass());
  expect(seen).toEqual(['battle 0', 'battle 1', 'battle 2', 'over']);
});

it('the reader’s own waits at its end until they go on, whatever else they touch', () => {
  const { playback, seen, pass } = watching();
  playback.begin([scene('battle', true)]);
  while (pass());
  playback.skip();
  playback.skip();
  expect(seen).toEqual(['battle 0', 'battle 1', 'battle 2']);
  playback.goOn();
  expect(seen.at(-1)).toBe('over');
});

it('who skips sees the end of it first', () => {
  const { playback, seen } = watching();
  playback.begin([scene('battle', false)]);
  playback.skip();
  expect(seen).toEqual(['battle 0', 'battle 2']);
  playback.skip();
  expect(seen.at(-1)).toBe('over');
});

it('a scene stays for as long as its letters need', () => {
  const times: number[] = [];
  const clock: Clock = {
    now: () => 0,
    after(time) {
      times.push(time);
      return () => undefined;
    },
    drawn: () => () => undefined,
  };
  const pace = { speed: 'normal', still: false } as const;
  const playback = new Playback(
    clock,
    () => pace,
    () => undefined,
    ({ kind }) => (kind === 'event' ? 400 : 0),
  );
  playback.begin([scene('event', false, 1)]);
  playback.begin([scene('battle', false, 1)]);
  expect(times[0]).toBeGreaterThan(4 * times[1]);
});

it('one scene comes after the other', () => {
  const { playback, seen } = watching();
  playback.begin([scene('battle', true, 1), scene('age', true, 1)]);
  playback.goOn();
  playback.goOn();
  expect(seen).toEqual(['battle 0', 'age 0', 'over']);
});

it('with motion off, or less of it wished for, only the end is shown', () => {
  for (const pace of [
    { speed: 'off', still: false },
    { speed: 'normal', still: true },
  ] as const) {
    const { playback, seen, pass } = watching(pace);
    playback.begin([scene('battle', false)]);
    while (pass());
    expect(seen).toEqual(['battle 2', 'over']);
  }
});

it('with motion off a scene that breaks off is not shown, and what comes after it is', () => {
  const { playback, seen } = watching({ speed: 'off', still: false });
  playback.begin([{ ...scene('battle', false), verdict: null }]);
  playback.begin([{ ...scene('battle', true, 5), begun: 3 }]);
  expect(seen).toEqual(['over', 'battle 4']);
});
