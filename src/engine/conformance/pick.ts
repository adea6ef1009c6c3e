import type { Chance } from '../chance/chance.ts';
import { type Ask, type Choice, inRange, type Seat } from '../contract/ask.ts';
import type { Stacked } from '../contract/frames.ts';
import type { Rules } from '../contract/rules.ts';

/** Any answer to one question, each as likely as the others; a range counts for two. */
function pickChoice(ask: Ask, chance: Chance): Choice {
  const ranges = ask.ranges ?? [];
  const n = chance.below(ask.choices.length + 2 * ranges.length);
  if (n < ask.choices.length) return ask.choices[n];
  const range = ranges[(n - ask.choices.length) >> 1];
  return inRange(range, range.min + chance.below(range.max - range.min + 1));
}

const CHANGES_ITS_MIND = 12;
const SPEAKS_UP = 4;

/**
 * Somebody answers, anything: sealed answers as they are missing, and now and then one is changed, or somebody speaks
 * for whom nobody waits.
 */
export function pick(asks: readonly Ask[], chance: Chance): { seat: Seat; choice: Choice } {
  const idle = asks.filter(ask => ask.idle);
  const awaited = idle.length > 0 ? asks.filter(ask => !ask.idle) : asks;
  const missing = awaited.filter(ask => !ask.answered);
  const unasked = idle.length > 0 && chance.below(SPEAKS_UP) === 0;
  const changing = missing.length < awaited.length && chance.below(CHANGES_ITS_MIND) === 0;
  const from = unasked || awaited.length === 0 ? idle : changing ? awaited : missing;
  const ask = from[chance.below(from.length)];
  return { seat: ask.seat, choice: pickChoice(ask, chance) };
}

/** Some different answers to one question: the ends of ranges first, the rest at random. */
export function pickSome(ask: Ask, count: number, chance: Chance): Choice[] {
  const ends = (ask.ranges ?? []).flatMap(range => [inRange(range, range.min), inRange(range, range.max)]);
  const others = ask.choices.length <= count ? ask.choices : chance.shuffle([...ask.choices]);
  return [...ends, ...others].slice(0, count);
}

/** Plays on with a state, at random. */
export function playAhead(rules: Rules, state: Stacked, choices: number, chance: Chance): void {
  const luck = chance.fork();
  for (let i = 0; i < choices; i++) {
    const asks = rules.decisions(state);
    if (asks.length === 0) break;
    const { seat, choice } = pick(asks, luck);
    rules.apply(state, seat, choice, luck);
  }
}
