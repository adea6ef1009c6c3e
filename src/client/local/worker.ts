/// <reference lib="webworker" />
/** One table, run beside the page: the page never waits for rules or bots. */
import { isAwaited } from '../../engine/contract/ask.ts';
import { BadInput } from '../../engine/input/bad-input.ts';
import { Match } from '../../engine/match/match.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { BotFailure } from '../../host/bots/bot-turns.ts';
import { inlineRunner } from '../../host/bots/inline-runner.ts';
import { Host } from '../../host/host.ts';
import type { HostMessage, Sitter, TableInfo } from '../../host/protocol.ts';
import type { Shelf } from '../../host/shelf.ts';
import type { FromBots } from './bot-messages.ts';
import { database } from './database.ts';
import type { FromWorker, Opening, ToWorker, Trouble } from './messages.ts';
import { WorkerRunner } from './worker-runner.ts';

declare const self: DedicatedWorkerGlobalScope;

const post = (message: FromWorker): void => self.postMessage(message);

async function gameOf(id: string) {
  const entry = CATALOGUE.find(game => game.id === id);
  if (!entry) throw new BadInput('game', `"${id}" is not in this hall`, 'game', { given: id });
  return entry.load();
}

async function begin({ id, table }: Extract<Opening, { kind: 'begin' }>): Promise<[TableInfo, Match]> {
  const { rules } = await gameOf(table.game);
  const match = Match.begin(rules, {
    seats: table.seats.length,
    options: table.options,
    names: table.seats.map(sitter => sitter.name),
    ...(table.content && { content: table.content }),
  });
  return [infoOf(id, match, table.seats, Date.now()), match];
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

async function bringIn({ id, log, seats, begun }: Extract<Opening, { kind: 'import' }>): Promise<[TableInfo, Match]> {
  const { rules } = await gameOf(log.game);
  const match = Match.load(rules, log);
  return [infoOf(id, match, seats, begun), match];
}

async function resume(id: string): Promise<[TableInfo, Match]> {
  const kept = await (await database()).get('tables', id);
  if (!kept) throw new Failure('missing');
  const { rules } = await gameOf(kept.table.game);
  const { log, snapshot } = kept.saved;
  // The log alone tells everything; the snapshot carries a game over to mended rules.
  return [kept.table, log.rules === rules.version ? Match.load(rules, log) : Match.load(rules, log, snapshot)];
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

async function put(table: TableInfo, match: Match): Promise<void> {
  const waiting = match.decisions().flatMap(ask => (isAwaited(ask) ? [ask.seat] : []));
  await (await database()).put('tables', { id: table.id, table, saved: match.save(), waiting, touched: Date.now() });
}

/** This window alone writes the table. */
const shelf: Shelf = {
  async keep(_step, { table, match }) {
    await put(table, match);
    return true;
  },
  read: async () => [],
};

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
  console.warn(`the quiet answer was taken for the bot "${level}", asked for "${prompt}": ${reason}\n${why}`);

function matchOf(opening: Opening): Promise<[TableInfo, Match]> {
  switch (opening.kind) {
    case 'begin':
      return begin(opening);
    case 'resume':
      return resume(opening.id);
    case 'import':
      return bringIn(opening);
  }
}

async function open(opening: Opening): Promise<void> {
  if (!(await hold(opening.id))) throw new Failure('busy');
  const [table, match] = await matchOf(opening);
  const levels = Object.keys((await gameOf(table.game)).bots);
  const stranger = table.seats.find(({ bot }) => bot !== null && !levels.includes(bot));
  if (stranger) {
    const given = String(stranger.bot);
    throw new BadInput('seats', `there is no bot "${given}" in ${table.game}`, 'bot', { given });
  }
  const host = new Host({
    table,
    match,
    bots: { levels, standIn: levels.at(-1) ?? '', runner, onFailure },
    shelf,
    write: message => message,
    grace: opening.grace,
    onTrouble: fail,
  });
  await put(table, match);
  host.open();
  // At one screen every seat is played from here; the page hides what the one before it may not see.
  const line = host.connect(
    (message: HostMessage) => post({ kind: 'host', message }),
    () => true,
  );
  self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === 'request') receive(line.receive(data.request));
  };
  post({ kind: 'open' });
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
