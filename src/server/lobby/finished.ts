import { commitment } from '../../engine/chance/fairness.ts';
import type { Rules } from '../../engine/contract/rules.ts';
import { BadInput } from '../../engine/input/bad-input.ts';
import { asLog, type Log } from '../../engine/match/log.ts';
import { refuseTooLarge, refuseTooLong } from '../../engine/match/log-length.ts';
import { Match } from '../../engine/match/match.ts';
import { isSaidSnapshot } from '../../engine/match/said-snapshot.ts';
import { verifyInSteps } from '../../engine/match/verify.ts';
import { NO_CLOCK } from '../../host/clocks/clock.ts';
import { follow, setOut } from '../../host/course.ts';
import { checkNotes } from '../../host/notes.ts';
import { inSlices, restForOthers } from '../../host/slices.ts';
import {
  type EntryRow,
  type KeptSnapshot,
  type KeptTable,
  OPEN_SEAT,
  type Player,
  type SeatRow,
  type Store,
} from '../store/store.ts';
import { findEntry, findGame } from './games.ts';
import { newId } from './ids.ts';
import { readName } from './names.ts';
import { badInput, RefusedError } from './refused.ts';

/** The log of a game that is finished, or can never be (`stuck`), seed and shares and all. */
export async function logOf(store: Store, table: KeptTable, stuck = false): Promise<Log> {
  if ((table.state !== 'over' && !stuck) || !table.head) {
    throw new RefusedError(409, 'not-over', 'The log is shown when the game is over.');
  }
  // Whoever had their data deleted is known by the number of their seat.
  const names = table.seats.map(({ name }, seat) => name || String(seat + 1));
  const entries = await store.bareEntries(table.id);
  const log: Log = { ...table.head, names, entries };
  const module = await findEntry(table.game)?.load();
  // What other rules played cannot be played again: its log goes without the proof of its last state.
  if (stuck || module?.rules.version !== log.rules) return log;
  const final = (await lastOf(store, table.id, module.rules, log)).final();
  return { ...log, ...(final && { final }) };
}

/** Where a log leads: its last snapshot, as a rule; where there is none, it is played again once, and remembered. */
async function lastOf(store: Store, id: string, rules: Rules, log: Log): Promise<Match> {
  const { match: snapshot } = (await store.snapshot(id)) ?? {};
  const last = snapshot?.at === log.entries.length && !isSaidSnapshot(snapshot) && snapshot.rules === log.rules;
  if (last) return Match.resume(rules, log, snapshot);
  const match = await inSlices(Match.loadInSteps(rules, log));
  await store.keepSnapshot(id, endOf(match));
  return match;
}

/** A game that is over, as a room begins from. Names lie with the seats alone. */
const endOf = (match: Match): KeptSnapshot => ({
  match: match.snapshot(),
  course: match.entries.reduce(follow, setOut(Array.from({ length: match.head.seats }, () => NOBODY))),
});

const NOBODY = { name: '', bot: null };

export interface Imported {
  readonly table: KeptTable;
  readonly entries: readonly EntryRow[];
  /** Its end: who looks at it need not wait until it is played again. */
  readonly snapshot: KeptSnapshot;
}

/** A finished game from elsewhere. Played again in full before it is believed. */
export async function readFinished(given: unknown, importer: Player, now: number): Promise<Imported> {
  // It was parsed a moment ago, which took its time.
  await restForOthers();
  const log = inLog(() => asLog(given));
  const game = await findGame(log.game);
  const { min, max } = game.entry.players;
  if (log.seats < min || log.seats > max) throw badInput('log.seats', `must be from ${min} to ${max}`);
  const { limits } = game.module.rules;
  refuseTooLarge(Buffer.byteLength(JSON.stringify(given)), limits);
  inLog(() => refuseTooLong(log, limits));
  inLog(() => checkNotes(log));
  const names = (log.names ?? []).map((name, i) => readName(name, `log.names[${i}]`));
  const { verdict, match } = await inSlices(verifyInSteps(game.module.rules, log));
  const { problems, ranking } = verdict;
  if (problems.length > 0 || !match) throw new RefusedError(400, 'false-log', problems[0], 'log');
  if (!ranking) throw new RefusedError(400, 'not-over', 'Only the log of a finished game can be kept here.', 'log');
  const id = newId();
  const table: KeptTable = {
    id,
    game: log.game,
    options: match.head.options,
    content: match.head.content ?? null,
    seats: Array.from(
      { length: log.seats },
      (_, i): SeatRow => ({ ...OPEN_SEAT, kind: 'person', name: names[i] ?? '' }),
    ),
    visibility: 'private',
    spectators: true,
    timing: NO_CLOCK,
    creator: importer.id,
    state: 'over',
    seed: log.seed,
    commitment: log.commitment ?? commitment(log.seed),
    head: match.head,
    begun: now,
    waiting: [],
    standing: null,
    result: match.result(),
    next: null,
    created: now,
    changed: now,
  };
  return {
    table,
    entries: match.entered(0).map((entered, seq) => ({ table: id, seq, ...entered, key: null, at: now })),
    snapshot: endOf(match),
  };
}

/** What is wrong in a log is told by its field in what was sent. */
function inLog<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new RefusedError(400, 'bad-input', error.message, error.where ? `log.${error.where}` : 'log');
  }
}
