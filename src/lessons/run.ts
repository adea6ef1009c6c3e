import { type Ask, type Choice, isAwaited } from '../engine/contract/ask.ts';
import type { Fact } from '../engine/contract/facts.ts';
import type { Words } from '../engine/contract/vocabulary.ts';
import { firstOffered } from '../engine/scenario/offered.ts';
import { difference } from '../engine/scenario/pattern.ts';
import { lookUp, readPath } from '../engine/scenario/view-path.ts';
import type { Fields, Goal, Lesson, LessonStep } from './lesson.ts';

/** The table of a lesson as the reader sees it. */
export interface Seen {
  /** Entries of the log up to here. */
  readonly at: number;
  readonly view: unknown;
  readonly ask: Ask | null;
  /** What the reader heard of the entries from there on, and still stands. */
  heard(from: number): readonly Fact[];
}

/** How far a lesson has come: for each step that is done, how long the log was then. */
export type Done = readonly number[];

/** A lesson begins before the first entry, with what was dealt. */
const BEGINNING = -1;

/** Follows a lesson: goes on as far as goals are reached. */
export function advance({ steps, seats }: Lesson, done: Done, seen: Seen): Done {
  const now = [...done];
  while (now.length < steps.length) {
    const began = now.at(-1) ?? BEGINNING;
    if (!isReached(steps[now.length].goal, seen, began, seats)) break;
    now.push(seen.at);
  }
  return now.length === done.length ? done : now;
}

/** Everything from this entry on was taken back, and with it the steps that came of it. */
export function takenBack(done: Done, backTo: number): Done {
  const left = done.filter(at => at <= backTo);
  return left.length === done.length ? done : left;
}

function isReached({ view, told, asked }: Goal, seen: Seen, began: number, seats: readonly string[]): boolean {
  if (asked !== undefined && !(seen.ask && isAwaited(seen.ask) && seen.ask.prompt === asked)) return false;
  for (const [path, wanted] of Object.entries(view ?? {})) {
    const { value, missing, atEnd } = lookUp(seen.view, readPath(path) ?? [], seats);
    if ((missing !== undefined && !atEnd) || difference(wanted, value, seats)) return false;
  }
  if (!told) return true;
  const facts = seen.heard(began);
  let from = 0;
  for (const pattern of told) {
    const found = facts.findIndex((fact, i) => i >= from && !difference(pattern, fact, seats));
    if (found < 0) return false;
    from = found + 1;
  }
  return true;
}

const fits = (pattern: Fields, choice: Choice, seats: readonly string[]): boolean =>
  !difference(pattern, choice, seats);

/** Is it one of the answers that a step asks for? */
export const isMeant = ({ do: ways }: LessonStep, choice: Choice, seats: readonly string[]): boolean =>
  ways.some(pattern => fits(pattern, choice, seats));

/** Is it left aside for now? */
export const isClosed = ({ closed = [] }: LessonStep, choice: Choice, seats: readonly string[]): boolean =>
  closed.some(pattern => fits(pattern, choice, seats));

/** A question without what is left aside for now; where that would leave nothing, all of it stays open. */
export function openIn(step: LessonStep, ask: Ask, seats: readonly string[]): Ask {
  if (!step.closed?.length) return ask;
  const choices = ask.choices.filter(choice => !isClosed(step, choice, seats));
  const ranges = (ask.ranges ?? []).filter(({ choice }) => !isClosed(step, choice, seats));
  if (choices.length + ranges.length === 0) return ask;
  if (choices.length === ask.choices.length && ranges.length === (ask.ranges?.length ?? 0)) return ask;
  return { ...ask, choices, ...(ask.ranges && { ranges }) };
}

/** The answer that a step points at: the first of its ways that is offered. */
export function wayOn(step: LessonStep, ask: Ask, seats: readonly string[], words?: Words): Choice | undefined {
  for (const pattern of step.do) {
    const choice = firstOffered(ask, pattern, seats, words);
    if (choice) return choice;
  }
  return undefined;
}

/** The reader is asked, and nothing that is offered leads to the goal: only the way back does. */
export function isAstray(
  step: LessonStep,
  { ask }: Pick<Seen, 'ask'>,
  seats: readonly string[],
  words?: Words,
): boolean {
  return ask !== null && isAwaited(ask) && wayOn(step, ask, seats, words) === undefined;
}
