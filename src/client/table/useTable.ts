import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Seat } from '../../engine/contract/ask.ts';
import type { Fact } from '../../engine/contract/facts.ts';
import type { Scene } from '../../kit/table/scene/scene.ts';
import type { TableExtras } from '../../kit/table/table-module.ts';
import type { TableSource } from '../keeper.ts';
import { settings } from '../settings/kept.ts';
import { PAUSE_OF } from '../settings/settings.ts';
import type { SavedTable } from '../store.ts';
import { whoSits } from './hand-over.ts';
import { intervalOf } from './pacing.ts';
import { type Shown, TableLine } from './table-line.ts';

/** A table one has come to: still opening, out of reach, or open. */
export type OpenTable =
  | { readonly state: 'opening' }
  | { readonly state: 'closed'; readonly error: unknown }
  | {
      readonly state: 'open';
      readonly line: TableLine;
      readonly shown: Shown;
      readonly saved: SavedTable;
      /** Who keeps it. */
      readonly source: TableSource;
      /** What broke while it was played. */
      readonly broken: Error | null;
      /** Set by whoever has words for facts: those without words take no time. */
      readonly told: { current: (fact: Fact) => boolean };
      /** Set by whoever knows the game: its climaxes. */
      readonly scenes: { current: NonNullable<TableExtras['scenes']> };
      /** Set by whoever has the words: how many letters a climax gives to read. */
      readonly letters: { current: (scene: Scene) => number };
      /** And its parts. */
      readonly part: { current: NonNullable<TableExtras['part']> };
    };

const STILL = '(prefers-reduced-motion: reduce)';
const NOTHING = { listen: () => () => undefined, now: () => null };

/** Opens a table and sits down: in the one seat that is played here; where people take turns, as one of them only if nobody has a secret. */
export function useTable(id: string, source: TableSource): OpenTable {
  const told = useRef<(fact: Fact) => boolean>(() => true);
  const scenes = useRef<NonNullable<TableExtras['scenes']>>(() => []);
  const part = useRef<NonNullable<TableExtras['part']>>(() => null);
  const letters = useRef<(scene: Scene) => number>(() => 0);
  const [opened, setOpened] = useState<{ readonly line: TableLine; readonly saved: SavedTable } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [broken, setBroken] = useState<Error | null>(null);

  useEffect(() => {
    let left = false;
    let line: TableLine | undefined;
    const open = async () => {
      const connection = await source.open(id, setBroken);
      line = new TableLine(connection, {
        interval: () => intervalOf(settings().speed, matchMedia(STILL).matches),
        told: fact => told.current(fact),
        pause: () => (source.forgiving ? 0 : PAUSE_OF[settings().pause]),
        scenes: happened => scenes.current(happened),
        letters: scene => letters.current(scene),
        part: view => part.current(view),
        pace: () => ({ speed: settings().speed, still: matchMedia(STILL).matches }),
      });
      if (left) return line.close();
      const saved = await source.find(id);
      if (!saved) throw new Error('a table that is open is not kept');
      await sitFirst(line, saved);
      if (!left) setOpened({ line, saved });
    };
    open().catch((reason: unknown) => left || setError(reason));
    return () => {
      left = true;
      line?.close();
      setOpened(null);
      setError(null);
      setBroken(null);
    };
  }, [source, id]);

  const line = opened?.line ?? NOTHING;
  const shown = useSyncExternalStore<Shown | null>(line.listen, line.now);
  if (error) return { state: 'closed', error };
  if (!opened || !shown) return { state: 'opening' };
  return { state: 'open', ...opened, source, shown, broken, told, scenes, letters, part };
}

/** The people of a table whose seat no bot keeps. */
export const peopleHere = (you: readonly Seat[], seats: Shown['table']['seats']): Seat[] =>
  you.filter(seat => seats[seat]?.bot === null);

async function sitFirst(line: TableLine, { you, seats }: SavedTable): Promise<void> {
  const people = peopleHere(you, seats);
  // Who gave the only seat away still sees with its eyes.
  await line.sit(people.length > 1 ? null : (people[0] ?? (you.length === 1 ? you[0] : null)));
  const first = people.length > 1 ? whoSits(people, null, line.now()?.moment.waiting ?? []) : null;
  if (first !== null) await line.handOn(first);
}
