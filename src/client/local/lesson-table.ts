import type { GameModule } from '../../engine/contract/game.ts';
import { BadInput } from '../../engine/input/bad-input.ts';
import { type LogEntry, readEntry } from '../../engine/match/log.ts';
import type { Match } from '../../engine/match/match.ts';
import type { BotRunner } from '../../host/bots/runner.ts';
import type { KeptEntry, Shelf } from '../../host/shelf.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { playAlong } from '../../lessons/others.ts';
import { sceneOf } from '../../lessons/scene.ts';

/** What a lesson brings to its table. */
export interface Taught {
  readonly match: Match;
  readonly shelf: Shelf;
  /** Who only plays along; undefined where the others are bots. */
  readonly runner: BotRunner | undefined;
  /** What had been played of it does not fit it any more. */
  readonly afresh: boolean;
}

/** The table of a lesson, as far as it was played; every entry from now on is told to whoever keeps it. */
export function lessonTable(
  { rules, scenario }: GameModule,
  lesson: Lesson,
  entries: readonly LogEntry[],
  keep: (entry: LogEntry) => void,
): Taught {
  const { others } = lesson;
  const played = playedOn(sceneOf(rules, lesson, scenario), entries);
  const match = played ?? sceneOf(rules, lesson, scenario);
  const words = rules.vocabulary?.choices;
  return {
    match,
    shelf: lessonShelf(match, keep),
    runner: others && { think: async ({ ask }) => ({ choice: playAlong({ ...lesson, others }, ask, words) }) },
    afresh: played === undefined,
  };
}

/** Undefined when the rules do not allow it. */
function playedOn(match: Match, entries: readonly LogEntry[]): Match | undefined {
  try {
    for (const [i, entry] of entries.entries()) {
      // It was kept where anybody can write.
      readEntry(entry, `entries[${i}]`, match.head.seats);
      match.enter(entry);
    }
    return match;
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

/** The log of a lesson is short, and kept by the page. */
function lessonShelf(match: Match, keep: (entry: LogEntry) => void): Shelf {
  const kept: KeptEntry[] = match.entered(0).map((entered, at) => ({ ...entered, at, key: null, time: 0 }));
  return {
    keep: async step => {
      kept.push(step);
      keep(step.entry);
      return true;
    },
    read: async (from, to) => kept.slice(from, to),
  };
}
