import { FastChance } from '../chance/chance.ts';
import { type Choice, listed, type Seat } from '../contract/ask.ts';
import { heardBy } from '../contract/facts.ts';
import type { Stacked } from '../contract/frames.ts';
import type { WalkStep } from './law.ts';
import { viewers } from './law.ts';
import { WatchedFacts } from './watched-facts.ts';

/** A step as one viewer saw it, and the same step in another world that looked the same to that viewer before. */
export interface Twin {
  readonly viewer: Seat | null;
  /** The other world, before the step. */
  readonly world: Stacked;
  /** Undefined when the choice is not among the legal ones there: then there is nothing to compare. */
  readonly other?: Outcome;
  readonly real: Outcome;
  /** The sealed answers that were opened are the same in both worlds (or none were). */
  readonly sameAnswers: boolean;
}

/** What a viewer has of a step. */
export interface Outcome {
  readonly heard: string;
  /** The view after it. */
  readonly seen: string;
  /** What came to light for this viewer: two worlds may differ in that. */
  readonly shown: string;
}

type Bare = Omit<WalkStep, 'twins'>;

export function outcomeFor(step: Bare, viewer: Seat | null, after: Stacked, facts: WatchedFacts): Outcome {
  return {
    heard: JSON.stringify(facts.told.map(told => heardBy(told, viewer)).filter(fact => fact !== undefined)),
    seen: JSON.stringify(step.subject.rules.view(after, viewer)),
    shown: JSON.stringify(facts.shownTo(viewer)),
  };
}

/** What a choice leads to in another state, with the same luck; undefined when it is not legal there. */
export function tryStep(step: Bare, from: Stacked, choice: Choice, viewer: Seat | null): Outcome | undefined {
  const { rules } = step.subject;
  const ask = rules.decisions(from).find(({ seat }) => seat === step.seat);
  if (!ask || !listed(ask, choice)) return undefined;
  const copy = rules.clone(from);
  const facts = new WatchedFacts();
  rules.apply(copy, step.seat, choice, FastChance.load(step.luck), facts);
  return outcomeFor(step, viewer, copy, facts);
}

/** The view travels as text: a sample can use nothing that a player's own machine would not have. */
export function sampleOf(subject: Bare['subject'], seen: string, viewer: Seat | null, chance: Bare['chance']): Stacked {
  return subject.rules.sample(JSON.parse(seen), viewer, chance.fork());
}

export function makeTwins(step: Bare): Twin[] {
  const { subject, before, choice, after, facts, chance } = step;
  return viewers(subject.seats).map(viewer => {
    const seen = JSON.stringify(subject.rules.view(before, viewer));
    const world = sampleOf(subject, seen, viewer, chance);
    const sameAnswers = !step.opened || copyAnswers(step, world);
    const other = tryStep(step, world, choice, viewer);
    const real = outcomeFor(step, viewer, after, facts);
    return { viewer, world, real, sameAnswers, ...(other && { other }) };
  });
}

/** Gives the seats of another world the sealed answers of this one, where they can give them; true when all can. */
function copyAnswers({ subject, before, seat: last }: Bare, world: Stacked): boolean {
  let all = true;
  for (const ask of subject.rules.decisions(world)) {
    const answer = before.sealed[ask.seat];
    if (ask.seat === last || answer === null) continue;
    if (listed(ask, answer)) world.sealed[ask.seat] = answer;
    else all = false;
  }
  return all;
}
