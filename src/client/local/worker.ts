/// <reference lib="webworker" />
/** One table, run beside the page: the page never waits for rules or bots. */
import { LEVELS, USUAL } from '../../bots/level-names.ts';
import { BadInput } from '../../engine/input/bad-input.ts';
import { refuseTooLarge, refuseTooLong } from '../../engine/match/log-length.ts';
import { Match } from '../../engine/match/match.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { BotFailure } from '../../host/bots/bot-turns.ts';
import { inlineRunner } from '../../host/bots/inline-runner.ts';
import type { Course } from '../../host/course.ts';
import { Host } from '../../host/host.ts';
import { checkNotes } from '../../host/notes.ts';
import type { HostMessage, Sitter, TableInfo } from '../../host/protocol.ts';
import { resumeMatch } from '../../host/resume-match.ts';
import type { FromBots } from './bot-messages.ts';
import { keepTable, openTable, shelfOf } from './kept-tables.ts';
import { lessonTable, type Taught } from './lesson-table.ts';
import type { FromWorker, Opening, ToWorker, Trouble } from './messages.ts';
import { rowsOf } from './rows.ts';
import { WorkerRunner } from './worker-runner.ts';

declare const self: DedicatedWorkerGlobalScope;

const post = (message: FromWorker): void => self.postMessage(message);

async function gameOf(id: string) {
  const entry = CATALOGUE.find(game => game.id === id);
  if (!entry) throw new BadInput('game', `"${id}" is not in this hall`, 'game', { given: id });
  return entry.load();
}

/** A table to be hosted: as it was dealt, or as far as it was played. */
interface Held {
  readonly table: TableInfo;
  readonly match: Match;
  readonly course?: Course;
  /** It is not kept yet. */
  readonly fresh?: true;
  /** A lesson is not kept among the tables: it has a shelf of its own, and others who may only play along. */
  readonly taught?: Taught;
}

async function begin({ id, table }: Extract<Opening, { kind: 'begin' }>): Promise<Held> {
  const { rules } = await gameOf(table.game);
  const match = Match.begin(rules, {
    seats: table.seats.length,
    options: table.options,
    names: table.seats.map(sitter => sitter.name),
    ...(table.content && { content: table.content }),
  });
  return { table: infoOf(id, match, table.seats, Date.now()), match, fresh: true };
}

function infoOf(id: string, { rules, head }: Match, seats: readonly Sitter[], begun: number): TableInfo {
  return {
    id,
    game: rules.id,
    version: rules.version,
    options: head.options,
    ...(head.content && { content: head.content }),
    seats,
    commitment: head.commitment ?? '',
    begun,
  };
}

async function bringIn({ id, log, bytes, seats, begun }: Extract<Opening, { kind: 'import' }>): Promise<Held> {
  const { rules } = await gameOf(log.game);
  refuseTooLarge(bytes, rules.limits);
  refuseTooLong(log, rules.limits);
  checkNotes(log);
  const match = Match.load(rules, log);
  return { table: infoOf(id, match, seats, begun), match, fresh: true };
}

async function resume(id: string): Promise<Held> {
  const kept = await openTable(id);
  if (!kept) throw new Failure('missing');
  const { table, head } = kept.row;
  const { rules } = await gameOf(table.game);
  const { match: snapshot, course } = kept.snapshot ?? {};
  const match = snapshot && (await resumeMatch(rules, head, snapshot, shelfOf(id).read));
  // Without a snapshot the log alone tells everything: the host reads it from its beginning.
  if (!match || !course) return { table, match: Match.load(rules, { ...head, entries: [] }) };
  return { table, match, course };
}

async function teach({ id, lesson, entries, names }: Extract<Opening, { kind: 'lesson' }>): Promise<Held> {
  const game = await gameOf(lesson.game);
  const taught = lessonTable(game, lesson, entries, entry => post({ kind: 'kept', entry }));
  const seats = names.map((name, seat) => ({ name, bot: lesson.seats[seat] === lesson.you ? null : LEVELS[0] }));
  return { table: infoOf(id, taught.match, seats, Date.now()), match: taught.match, taught };
}

/** Why a table cannot be opened, where the page has words of its own for it. */
class Failure extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** A page that was just left may hold its table a moment longer. */
const PATIENCE = 1500;

/** Two pages must not play one table: the first holds it until it is closed. */
function hold(id: string): Promise<boolean> {
  return new Promise(resolve => {
    navigator.locks
      .request(`skali table ${id}`, { signal: AbortSignal.timeout(PATIENCE) }, () => {
        resolve(true);
        return new Promise<never>(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

const runner = new WorkerRunner({
  open(hear, fall) {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'skali bots' });
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => hear(data);
    worker.onerror = ({ message = 'its worker fell' }) => fall(message);
    return worker;
  },
  instead: inlineRunner(),
});

const onFailure = ({ level, prompt, reason, why }: BotFailure): void =>
  console.warn(`another answer was taken for that of the bot "${level}", asked for "${prompt}": ${reason}\n${why}`);

function held(opening: Opening): Promise<Held> {
  switch (opening.kind) {
    case 'begin':
      return begin(opening);
    case 'resume':
      return resume(opening.id);
    case 'import':
      return bringIn(opening);
    case 'lesson':
      return teach(opening);
  }
}

async function open(opening: Opening): Promise<void> {
  // A lesson is played from where its page stands; two pages play two.
  if (opening.kind !== 'lesson' && !(await hold(opening.id))) throw new Failure('busy');
  const { table, match, course, fresh, taught } = await held(opening);
  const levels = [...Object.keys((await gameOf(table.game)).bots), ...LEVELS];
  const stranger = table.seats.find(({ bot }) => bot !== null && !levels.includes(bot));
  if (stranger) {
    const given = String(stranger.bot);
    throw new BadInput('seats', `there is no bot "${given}" in ${table.game}`, 'bot', { given });
  }
  const host = new Host({
    table,
    match,
    ...(course && { course }),
    bots: { levels, standIn: USUAL, runner: taught?.runner ?? runner, onFailure },
    shelf: taught?.shelf ?? shelfOf(opening.id),
    write: message => message,
    oneScreen: table.seats.filter(({ bot }) => bot === null).length > 1,
    onTrouble: fail,
  });
  if (fresh) await keepTable(rowsOf(host.stand(), Date.now()));
  else if (!taught) await host.catchUp();
  host.open();
  // At one screen every seat is played from here; the page hides what the one before it may not see.
  const line = host.connect(
    (message: HostMessage) => post({ kind: 'host', message }),
    () => true,
  );
  self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === 'request') receive(line.receive(data.request));
  };
  post({ kind: 'open', ...(taught?.afresh && { afresh: true }) });
}

const receive = (done: Promise<void>): void => {
  done.catch(fail);
};

function fail(error: unknown): void {
  const trouble = error instanceof Failure ? error.trouble : error instanceof BadInput ? 'bad' : 'broken';
  const bad = error instanceof BadInput ? { slip: error.slip, args: error.args } : {};
  const message = error instanceof Error ? error.message : String(error);
  if (trouble === 'broken') console.error(error);
  post({ kind: 'failed', trouble, message, ...bad });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'opening') open(data.opening).catch(fail);
};

// A bot that fails is heard as well: the table must not simply fall silent.
self.onunhandledrejection = event => fail(event.reason);
