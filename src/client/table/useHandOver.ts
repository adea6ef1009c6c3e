import { useCallback, useEffect, useRef, useState } from 'react';
import type { Seat } from '../../engine/contract/ask.ts';
import { whoSits } from './hand-over.ts';
import type { Shown, TableLine } from './table-line.ts';

interface HandOver {
  /** Whom the screen goes to next; null while nobody has to move. */
  readonly to: Seat | null;
  /** It is covered until they have taken it. */
  readonly covered: boolean;
  /** They have it. */
  take(): void;
  /** Somebody wants the screen whom nobody waits for: to look at what is theirs, or to speak. Until they have acted. */
  call(seat: Seat): void;
  /** The one before may still take back what they did; null when they may not. */
  readonly takeBack: (() => void) | null;
}

/** Somebody sat here, saw so many entries of the log, and may take back what they did last. */
interface Sitting {
  readonly seat: Seat;
  readonly at: number;
  readonly canUndo: boolean;
}

/**
 * Where several people share a screen, nothing private is shown while it goes from hand to hand; where neither of the two
 * has anything private, it turns to the next one at once.
 */
export function useHandOver(line: TableLine, shown: Shown, people: readonly Seat[]): HandOver {
  const { moment, behind, sending, acted } = shown;
  const [called, call] = useState<Seat | null>(null);
  useEffect(() => call(now => (acted?.seat === now ? null : now)), [acted]);
  const { seat, waiting, at, canUndo } = moment;
  const here = useRef<Sitting | null>(null);
  const before = useRef<Sitting | null>(null);
  const settled = !behind && !sending;
  const asked = settled ? whoSits(people, seat, waiting, called) : seat;
  const to = people.length > 1 && asked !== seat ? asked : null;

  const last = here.current?.seat === seat ? before.current : here.current;
  useEffect(() => {
    if (seat === null) return;
    if (here.current && here.current.seat !== seat) before.current = here.current;
    here.current = { seat, at, canUndo };
  }, [seat, at, canUndo]);

  useEffect(() => {
    if (people.length === 1 && seat !== people[0]) void line.sit(people[0]);
    // Whoever leaves the screen takes their secrets along.
    else if (to !== null && seat !== null) void line.handOn(to);
  }, [line, people, seat, to]);

  const take = useCallback(() => {
    // Who has secrets does not get the screen back by a touch of somebody else.
    here.current = null;
    before.current = null;
    if (to !== null) void line.sit(to);
  }, [line, to]);

  const covered = to !== null && seat === null;
  const takeBack = useCallback(async () => {
    if (!last) return;
    if (covered) await line.sit(last.seat);
    await line.undo(last.seat);
  }, [line, last, covered]);
  const free = last?.canUndo && last.at === at && (covered || to === null);
  return { to, covered, take, call, takeBack: free ? () => void takeBack() : null };
}
