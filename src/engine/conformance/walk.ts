import { FastChance } from '../chance/chance.ts';
import type { Ask, Seat } from '../contract/ask.ts';
import type { Told } from '../contract/facts.ts';
import type { Stacked } from '../contract/frames.ts';
import { hash } from '../input/hash.ts';
import { LOG_FORMAT, type Log, type LogEntry } from '../match/log.ts';
import type { Effort, Law, Played, WalkStep } from './law.ts';
import { pick } from './pick.ts';
import type { Subject } from './subject.ts';
import { makeTwins, type Twin } from './twin.ts';
import { WatchedFacts } from './watched-facts.ts';

/** Enough to know what is wrong; a broken law tends to be broken everywhere. */
const PROBLEMS_PER_LAW = 3;

/**
 * Plays one random game, or a part of it, and holds every law against it as it goes. Yields problems; gives back the
 * game, whose log replays it up to the choice that went wrong if it began with the first card.
 */
export function* walk(subject: Subject, laws: readonly Law[], effort: Effort): Generator<string, Played> {
  const { rules, options, content, seats, seed, given, stopAfter = Number.POSITIVE_INFINITY } = subject;
  const most = Math.min(stopAfter, rules.limits.decisions);
  const luck = new FastChance(seed);
  const player = new FastChance(`${seed} player`);
  const examiner = new FastChance(`${seed} examiner`);
  const entries: LogEntry[] = [];
  const told: Told[] = [];
  const found = new Map<Law, number>();
  // Put into words only when there is something to say.
  let where = () => 'in the set-up';
  let state: Stacked | undefined;

  function* say(law: Law, problems: () => Iterable<string> | undefined): Generator<string> {
    const count = found.get(law) ?? 0;
    if (count >= PROBLEMS_PER_LAW) return;
    for (const problem of untilItThrows(problems)) {
      found.set(law, (found.get(law) ?? 0) + 1);
      yield `${law.name}, ${where()}: ${problem}`;
      if ((found.get(law) ?? 0) >= PROBLEMS_PER_LAW) return;
    }
  }

  let error: unknown;
  try {
    const facts = new WatchedFacts();
    state =
      given === undefined
        ? rules.setup(options, seats, luck, facts, content)
        : rules.arrange(options, seats, luck, given, facts, content);
    told.push(...facts.told);
    for (;;) {
      const asks = rules.decisions(state);
      if (asks.length === 0 || entries.length >= most) break;
      const dear = examiner.below(1000) < effort.share * 1000;
      const active = laws.filter(law => dear || !law.dear);
      const index = entries.length;
      where = () => `at decision ${index} (${[...new Set(asks.map(ask => ask.prompt))].join(', ')})`;
      const moment = { subject, effort, state, asks, chance: examiner };
      for (const law of active) yield* say(law, () => law.atDecision?.(moment));

      const { seat, choice } = pick(asks, player);
      where = () => `at decision ${index} (seat ${seat}: ${JSON.stringify(choice)})`;
      const stepping = active.filter(law => law.afterStep);
      const before = stepping.length > 0 ? rules.clone(state) : state;
      const saved = luck.save();
      const draws = luck.draws;
      const opened = isLastAnswer(asks, seat);
      const stepFacts = new WatchedFacts();
      entries.push({ seat, choice });
      const refusal = rules.apply(state, seat, choice, luck, stepFacts);
      if (refusal) throw new Error(`a listed choice is refused: ${JSON.stringify(refusal.reasons)}`);
      told.push(...stepFacts.told);
      if (stepping.length === 0) continue;
      const step = withTwins({
        subject,
        effort,
        before,
        asks: rules.decisions(before),
        seat,
        choice,
        luck: saved,
        drew: luck.draws !== draws,
        facts: stepFacts,
        after: state,
        opened,
        chance: examiner,
      });
      for (const law of stepping) yield* say(law, () => law.afterStep?.(step));
    }
  } catch (thrown) {
    error = thrown;
  }
  const result = state && error === undefined ? rules.result(state) : null;
  const log: Log = {
    format: LOG_FORMAT,
    game: rules.id,
    rules: rules.version,
    options,
    ...(content && Object.keys(content).length > 0 && { content }),
    seats,
    chance: 'fast',
    seed,
    entries,
    ...(state && result && { final: { hash: hash(state), ranking: result.ranking } }),
  };
  const played: Played = {
    subject,
    log,
    state: state ?? { stack: [], sealed: [] },
    told,
    result,
    choices: entries.length,
    stopped: error === undefined && result === null && entries.length === stopAfter,
    ...(error !== undefined && { error }),
  };
  if (error === undefined) where = () => `after ${entries.length} choices`;
  for (const law of laws) yield* say(law, () => law.atEnd?.(played));
  return played;
}

/** Does this answer complete the sealed ones? */
function isLastAnswer(asks: readonly Ask[], seat: Seat): boolean {
  return asks[0].sealed === true && asks.every(ask => ask.answered || ask.seat === seat);
}

function withTwins(bare: Omit<WalkStep, 'twins'>): WalkStep {
  let twins: readonly Twin[] | undefined;
  return {
    ...bare,
    twins() {
      twins ??= makeTwins(bare);
      return twins;
    },
  };
}

/** A law that stumbles over the rules has found something, too. */
function* untilItThrows(problems: () => Iterable<string> | undefined): Generator<string> {
  try {
    yield* problems() ?? [];
  } catch (error) {
    yield `the rules fail: ${error instanceof Error ? error.message : String(error)}`;
  }
}
