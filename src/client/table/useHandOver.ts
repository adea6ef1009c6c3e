import { useCallback, useEffect, useRef, useState } from 'react';
import type { Seat } from '../../engine/contract/ask.ts';
import { whoSits } from './hand-over.ts';
import type { Shown, TableLine } from './table-line.ts';

interface HandOver {
  /** Whom the screen is to be handed to; null while nobody has to move. */
  readonly to: Seat | null;
  /** They have it. */
  take(): void;
  /** Somebody wants the screen whom nobody waits for: to look at what is theirs, or to speak. Until they have acted. */
  call(seat: Seat): void;
  /** The one before may still take back what they did; null when they may not. */
  readonly takeBack: (() => void) | null;
}

/** Where several people share a screen, nothing private is shown while it goes from hand to hand. */
export function useHandOver(line: TableLine, shown: Shown, people: readonly Seat[]): HandOver {
  const { moment, behind, sending, acted } = shown;
  const [called, call] = useState<Seat | null>(null);
  useEffect(() => call(now => (acted?.seat === now ? null : now)), [acted]);
  const { seat, waiting } = moment;
  /** Who sat here last, and whether their last act may be taken back. */
  const before = useRef<{ readonly seat: Seat; readonly canUndo: boolean } | null>(null);
  const settled = !behind && !sending;
  const asked = settled ? whoSits(people, seat, waiting, called) : seat;
  const to = people.length > 1 && asked !== seat ? asked : null;

  useEffect(() => {
    if (seat !== null) before.current = { seat, canUndo: moment.canUndo };
  }, [seat, moment.canUndo]);

  useEffect(() => {
    if (people.length === 1 && seat !== people[0]) void line.sit(people[0]);
    // Whoever leaves the screen takes their secrets along.
    else if (to !== null && seat !== null) void line.sit(null);
  }, [line, people, seat, to]);

  const take = useCallback(() => {
    before.current = null;
    if (to !== null) void line.sit(to);
  }, [line, to]);

  const last = before.current;
  const takeBack = useCallback(async () => {
    if (!last) return;
    await line.sit(last.seat);
    await line.undo(last.seat);
  }, [line, last]);
  return { to, take, call, takeBack: to !== null && last?.canUndo ? () => void takeBack() : null };
}
