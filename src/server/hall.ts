import { createServer } from 'node:net';
import { join } from 'node:path';
import type { BotRunner } from '../host/bots/runner.ts';
import { botsInThreads, botsWith } from './bots/hall-bots.ts';
import { closeInTime, type Stage } from './closing.ts';
import type { Config } from './config.ts';
import { hindranceOf } from './hindrance.ts';
import { addressOf, household } from './http/address.ts';
import { buildApp } from './http/app.ts';
import { Door } from './http/door.ts';
import { fromHere } from './http/origin.ts';
import { sessionOf } from './http/session.ts';
import { Keeping } from './keeping.ts';
import { type Log, makeLog } from './log.ts';
import { choiceSeconds, connections, refused, tablesLive } from './metrics.ts';
import { channelsOf, lettersOf, Notices } from './notices/notices.ts';
import { vapidKeys } from './notices/vapid.ts';
import { watchNotices } from './notices/watch.ts';
import { Rooms } from './rooms/rooms.ts';
import { Sockets } from './rooms/sockets.ts';
import { staticSite } from './static.ts';
import { openStore } from './store/open-store.ts';
import { privateFolder } from './store/private-files.ts';
import { Turnstile } from './turnstile.ts';

export interface HallSetting {
  readonly config: Config;
  /** The folder of the built web client. */
  readonly site: string;
  readonly version: string;
  readonly log?: Log;
  /** Where bots think; in a pool of threads unless given. */
  readonly bots?: BotRunner;
  /** Try the next ports when the one that is wanted is taken. */
  readonly nextPort?: boolean;
}

export interface Hall {
  readonly port: number;
  /** Lets everybody go after what they did is kept. */
  close(): Promise<void>;
}

/** Milliseconds: somebody who is gone may be replaced; who is not there is told of a turn. */
const COUNT = 5000;
/** How often what is over is removed. */
const SWEEP = 3_600_000;
/** How long answers that are under way may take when the hall is closed. */
const LAST_ANSWERS = 1500;

/** The whole hall on one port: site, API, tables and the database behind them. */
export async function openHall(setting: HallSetting): Promise<Hall> {
  const { config, site, version, log = makeLog(config), nextPort } = setting;
  const file = join(config.dataDir, 'skali.db');
  const seen = config.databaseUrl === null ? privateFolder(config.dataDir, file) : null;
  if (seen !== null) log.warn(seen);
  const keeping = new Keeping(log);
  const store = keeping.watch(await openStore(config.databaseUrl ?? { file }));
  const trouble = (where: string) => (error: unknown) => keeping.broke(where, error);
  /** Of a line that broke because nothing can be kept: who did something there was not answered, and asks again. */
  const lineTrouble = (error: unknown) => {
    const why = hindranceOf(error);
    if (why) refused.inc({ reason: why });
    keeping.broke('socket', error);
  };
  let draining = false;
  const bots = setting.bots ? botsWith(setting.bots, log) : botsInThreads(config, log, trouble('bots'));
  const rooms = new Rooms({
    store,
    bots,
    absence: config.absence * 1000,
    notice: config.noticeAfter * 1000,
    kept: took => choiceSeconds.observe(took / 1000),
    denied: reason => refused.inc({ reason: reason === 'not-kept' ? (keeping.hindrance ?? reason) : reason }),
    onTrouble: trouble('room'),
  });
  const vapid = await vapidKeys(store);
  const letters = lettersOf(store, config);
  const notices = new Notices(store, channelsOf(store, config, vapid, letters), log);
  const turnstile = new Turnstile();
  const app = await buildApp({
    store,
    rooms,
    config,
    log,
    site: await staticSite(site, trouble('site')),
    version,
    pushKey: vapid.publicKey,
    letters,
    draining: () => draining,
    keeping,
    turnstile,
  });
  const sockets = new Sockets({
    rooms,
    who: async ({ headers }) => (await sessionOf(store, headers.cookie, Date.now())) ?? null,
    // A program names no page; a browser always does.
    sameOrigin: request => request.headers.origin === undefined || fromHere(request, config),
    addressOf: request => household(addressOf(request, config)),
    limits: { burst: 3 * config.limits.messages, perSecond: config.limits.messages, perAddress: config.limits.lines },
    turnstile,
    onTrouble: lineTrouble,
  });
  sockets.attach(app.server);
  new Door(config).guard(app.server);
  await rooms.open();
  const watch = watchNotices(store, notices, trouble('notices'));
  const counting = setInterval(() => {
    bots.count();
    rooms
      .count()
      .then(count => {
        tablesLive.set(count.rooms);
        connections.set(count.lines);
      })
      .catch(trouble('count'));
  }, COUNT);
  let swept: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    swept = store.sweep(Date.now()).catch(trouble('sweep'));
  };
  sweep();
  const sweeping = setInterval(sweep, SWEEP);
  const port = nextPort ? await freePort(config.port, config.host) : config.port;
  await app.listen({ port, host: config.host });
  const address = app.server.address();
  log.info({ port, database: store.kind }, 'the hall is open');

  async function close(): Promise<void> {
    draining = true;
    sockets.stop();
    clearInterval(counting);
    clearInterval(sweeping);
    const stages: readonly Stage[] = [
      { name: 'notices', within: 1000, close: () => watch.stop() },
      // Bots before their tables: a thread that is stopped for a table would only make room for the thought of the next one.
      { name: 'rooms', within: 4000, close: () => Promise.all([bots.close(), rooms.close()]) },
      { name: 'lines', within: 1500, close: () => sockets.close() },
      { name: 'requests', within: LAST_ANSWERS + 500, close: closeApp },
      { name: 'database', within: 1000, close: () => swept.then(() => store.close()) },
    ];
    await closeInTime(stages, {
      late: part => log.warn({ part }, 'a part of the hall did not close in time'),
      broke: trouble('close'),
    });
    log.info('the hall is closed');
  }

  /** What was asked before is answered, within reason. */
  async function closeApp(): Promise<void> {
    const late = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS);
    await app.close();
    clearTimeout(late);
  }

  let closing: Promise<void> | undefined;
  return {
    port: address && typeof address === 'object' ? address.port : port,
    // Whoever asks twice waits for the same end: a terminal may send its Ctrl+C to npm and to us.
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** The port, or the next one that nobody listens on. */
async function freePort(port: number, host: string, attempts = 20): Promise<number> {
  for (let tried = port; tried < port + attempts && port !== 0; tried++) {
    const probe = createServer();
    const free = await new Promise<boolean>(resolve => {
      probe.once('error', () => resolve(false));
      probe.listen(tried, host, () => resolve(true));
    });
    await new Promise(resolve => probe.close(resolve));
    if (free) return tried;
  }
  return port;
}
