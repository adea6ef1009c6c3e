import { FastChance } from '../chance/chance.ts';
import { conservation } from '../conformance/conservation.ts';
import type { Law } from '../conformance/law.ts';
import { noDeadEnd } from '../conformance/no-dead-end.ts';
import { randomOptions } from '../conformance/option-sets.ts';
import { scoreSheet } from '../conformance/score-sheet.ts';
import type { Subject } from '../conformance/subject.ts';
import { examine, LAWS } from '../conformance/suite.ts';
import { termination } from '../conformance/termination.ts';
import type { Rules } from '../contract/rules.ts';
import type { Log } from '../match/log.ts';

export interface FuzzSetting {
  readonly games: readonly Rules[];
  /** So many whole games, or so many minutes: whichever comes first; one of them is needed. */
  readonly count?: number;
  readonly minutes?: number;
  readonly seed: string;
  /** The share of games that every law looks at; the others are played, audited and scored. */
  readonly examined?: number;
  /** Of the same games only each `of`-th, from `index` on: several processes share one run. */
  readonly part?: { readonly index: number; readonly of: number };
  onProgress?(progress: FuzzProgress): void;
  /** Told at once: a long run may not come to its end. */
  onFailure?(failure: FuzzFailure): void;
}

export interface FuzzProgress {
  readonly games: number;
  readonly examined: number;
  readonly decisions: number;
  readonly failures: number;
  readonly seconds: number;
}

/** A game in which a law was broken; `replay` runs its log up to there. */
export interface FuzzFailure {
  readonly subject: Subject;
  readonly problems: readonly string[];
  readonly log: Log;
}

export interface FuzzReport extends Omit<FuzzProgress, 'failures'> {
  /** Games by rules and seats: `{"<game> 3": 120}`. */
  readonly played: Readonly<Record<string, number>>;
  readonly failures: readonly FuzzFailure[];
}

/** What costs next to nothing and is held against every game. */
const CHEAP: readonly Law[] = [noDeadEnd, termination, conservation, scoreSheet];

const PROGRESS_EVERY = 500;

/** Plays random games at random tables until it has had enough, and keeps what went wrong. */
export async function fuzz(setting: FuzzSetting): Promise<FuzzReport> {
  const { games, seed, count = Number.POSITIVE_INFINITY, minutes = Number.POSITIVE_INFINITY } = setting;
  const { index, of } = setting.part ?? { index: 0, of: 1 };
  if (games.length === 0) throw new Error('there is no game to play');
  if (count === Number.POSITIVE_INFINITY && minutes === Number.POSITIVE_INFINITY) {
    throw new Error('say how many games, or how many minutes');
  }
  const chance = new FastChance(seed);
  const failures: FuzzFailure[] = [];
  const played: Record<string, number> = {};
  const start = performance.now();
  let [decisions, examined, told] = [0, 0, start];
  let n = 0;
  const seconds = () => (performance.now() - start) / 1000;
  const tell = () =>
    setting.onProgress?.({ games: n, examined, decisions, failures: failures.length, seconds: seconds() });

  for (let dealt = 0; dealt < count && seconds() < minutes * 60; dealt++) {
    const subject = randomSubject(games, `${seed}/${dealt}`, chance);
    const closely = chance.below(10_000) < (setting.examined ?? 0.1) * 10_000;
    if (dealt % of !== index) continue;
    const { problems, played: game } = examine(subject, 'quick', closely ? LAWS : CHEAP);
    n++;
    examined += closely ? 1 : 0;
    decisions += game.choices;
    const table = `${subject.rules.id} ${subject.seats}`;
    played[table] = (played[table] ?? 0) + 1;
    if (problems.length > 0) {
      const failure = { subject, problems, log: noted(game.log, problems) };
      failures.push(failure);
      setting.onFailure?.(failure);
    }
    if (performance.now() - told > PROGRESS_EVERY) {
      told = performance.now();
      tell();
      // Lets whoever listens draw a bar or stop us.
      await new Promise(resolve => setTimeout(resolve));
    }
  }
  tell();
  return { games: n, examined, decisions, seconds: seconds(), played, failures };
}

function randomSubject(games: readonly Rules[], seed: string, chance: FastChance): Subject {
  const rules = games[chance.below(games.length)];
  const { min, max } = rules.seats;
  const seats = min + chance.below(max - min + 1);
  return { rules, options: randomOptions(rules.options, seats, chance), seats, seed };
}

/** The log says at its end what was wrong, in notes that change nothing. */
const noted = (log: Log, problems: readonly string[]): Log => ({
  ...log,
  entries: [...log.entries, ...problems.map(problem => ({ note: 'problem', problem }))],
});
