import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Moment } from '../../../host/protocol.ts';
import { announce } from '../../announce.tsx';
import { allOf } from '../heard.ts';
import type { Scribe } from '../saga/lines.ts';
import type { Shown, TableLine } from '../table-line.ts';
import { type ReplayStep, stepAt, stepsOf, weightOf } from './steps.ts';

export const PLAY_SPEEDS = ['slow', 'normal', 'fast'] as const;
export type PlaySpeed = (typeof PLAY_SPEEDS)[number];

/** Milliseconds an act stays in sight; what belongs to an act takes less. */
const STAY: Readonly<Record<PlaySpeed, number>> = { slow: 2200, normal: 1200, fast: 500 };
const LEAST = 0.4;
const NO_STEPS: readonly ReplayStep[] = [];

export interface Replay {
  /** The log's length at the moment looked at; null at the present. */
  readonly at: number | null;
  /** The table then, once it has come; the one before it stays in sight meanwhile. */
  readonly past: Moment | null;
  /** Every moment to go to; none are listed at the present. */
  readonly steps: readonly ReplayStep[];
  /** The step that is shown, or the last one. */
  readonly index: number;
  /** The line of the saga that led here, by the number of what it tells; null where none did. */
  readonly line: number | null;
  readonly playing: boolean;
  readonly speed: PlaySpeed;
  /** Looks at the moment after so many entries, led there by what a line tells. */
  look(at: number, line?: number): void;
  goTo(index: number): void;
  play(playing: boolean): void;
  setSpeed(speed: PlaySpeed): void;
  /** Back to now. */
  end(): void;
}

/** Looking back: one moment of the game after the other, as this seat saw it. */
export function useReplay(line: TableLine, { moment: { seat, at: length }, hearing }: Shown, scribe: Scribe): Replay {
  const [at, setAt] = useState<number | null>(null);
  // At the present nobody asks for them, and each new act would have all of them made again.
  const looking = at !== null;
  const steps = useMemo(() => (looking ? stepsOf(allOf(hearing), scribe) : NO_STEPS), [looking, hearing, scribe]);
  useEffect(() => {
    if (looking) line.hearAll().catch(console.warn);
  }, [looking, line]);
  const [past, setPast] = useState<Moment | null>(null);
  const [led, setLed] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<PlaySpeed>('normal');
  const known = useRef(new Map<number, Moment>());
  const index = at === null ? steps.length - 1 : stepAt(steps, at);

  const end = useCallback(() => {
    setAt(null);
    setPast(null);
    setPlaying(false);
  }, []);

  // Another person saw other things.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody else sits down
  useEffect(() => {
    known.current.clear();
    end();
  }, [seat, line, end]);

  useEffect(() => {
    if (at === null) return;
    let stale = false;
    const show = (moment: Moment) => {
      known.current.set(at, moment);
      if (!stale) setPast(moment);
    };
    const before = known.current.get(at);
    if (before) show(before);
    else {
      line.lookBack(seat, at).then(show, (error: unknown) => {
        // What an older version of the rules played cannot be rebuilt.
        console.warn(error);
        if (!stale) end();
      });
    }
    return () => {
      stale = true;
    };
  }, [line, seat, at, end]);

  const look = useCallback(
    (to: number, from?: number) => {
      setAt(Math.max(0, Math.min(length, to)));
      setLed(from ?? null);
    },
    [length],
  );
  const goTo = useCallback(
    (to: number) => {
      const step = steps[Math.max(0, Math.min(steps.length - 1, to))];
      setAt(step.at);
      announce(step.title);
    },
    [steps],
  );
  const play = useCallback(
    (wanted: boolean) => {
      // From the end it begins again.
      if (wanted && index >= steps.length - 1) setAt(steps[0].at);
      setPlaying(wanted);
    },
    [index, steps],
  );

  const ready = past !== null && past.at === at;
  useEffect(() => {
    if (!playing || !ready) return;
    const next = steps[index + 1];
    if (!next) {
      setPlaying(false);
      return;
    }
    const stay = STAY[speed] * Math.max(LEAST, weightOf(steps[index]));
    const timer = setTimeout(() => setAt(next.at), stay);
    return () => clearTimeout(timer);
  }, [playing, ready, steps, index, speed]);

  return useMemo(
    () => ({ at, past, steps, index, line: led, playing, speed, look, goTo, play, setSpeed, end }),
    [at, past, steps, index, led, playing, speed, look, goTo, play, end],
  );
}
