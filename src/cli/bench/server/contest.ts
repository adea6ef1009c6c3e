import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rules } from '../../../engine/contract/rules.ts';
import { type Measure, measure } from '../measure.ts';
import { median } from '../race.ts';
import { tablesAt } from '../random-play.ts';
import { bareTables } from './bare-tables.ts';
import { boardgameIoTables } from './boardgame-io-tables.ts';
import { beginTables, hallTables } from './hall-tables.ts';
import type { LoadTable } from './load-table.ts';
import { type Delays, keepRhythm, type Sustained, saturate } from './rhythm.ts';
import type { Usage } from './served.ts';
import { pinning, Started, stepAside } from './started.ts';

export interface Contest {
  /** Live tables, each full. */
  readonly tables: number;
  /** Each chooses once in so many milliseconds. */
  readonly every: number;
  /** Milliseconds of that rhythm. */
  readonly rhythm: number;
  /** At full speed: how often, and how long each time. */
  readonly rounds: number;
  readonly round: number;
  /** A folder for a profile of what the hall's processor does; none is made without it. */
  readonly profile?: string;
}

/** Choices on their way at one time when everything goes as fast as it can; the others beside the three have as many tables. */
const AT_ONCE = 250;
/** What the processor may do for a choice, against a server that only keeps and tells: half of what it did at first. */
const DEARER = 1.8;
/** Tables nobody is at are let go after half a minute. */
const ASLEEP = 31_000;

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

interface Contestant {
  readonly name: string;
  readonly server: Started;
  readonly tables: LoadTable[];
  readonly rounds: Sustained[];
}

/** The hall, bare broadcasts and boardgame.io: the same tables, in the same rhythm, on one core. */
export async function contest(rules: Rules, effort: Contest, say: (doing: string) => void): Promise<Measure[]> {
  const { tables: count, every, rhythm } = effort;
  const seats = rules.seats.max;
  const began = performance.now();
  stepAside();
  const servers: Started[] = [];
  const start = async (...args: Parameters<typeof Started.start>) => {
    const server = await Started.start(...args);
    servers.push(server);
    return server;
  };
  try {
    say('tables are set up');
    const folder = () => mkdtempSync(join(tmpdir(), 'skali-bench-'));
    const profile = effort.profile ? ['--cpu-prof', `--cpu-prof-dir=${effort.profile}`] : [];
    const hallServer = await start('hall-server', [folder()], { flags: profile });
    // What the first table costs alone is no part of what a table costs.
    await beginTables(hallServer.port, rules.id, seats, 1);
    const empty = await hallServer.memory();
    const begun = await beginTables(hallServer.port, rules.id, seats, count);
    const kept = await hallServer.memory();
    const hall: Contestant = {
      name: 'hall',
      server: hallServer,
      tables: await hallTables(hallServer.port, begun),
      rounds: [],
    };
    const open = await hallServer.memory();
    say('the hall keeps the rhythm');
    const hallDelays = await keepRhythm(hall.tables, every, rhythm);

    say('the others open');
    const size = meanSize(hall.tables);
    const view = JSON.stringify(rules.view(tablesAt(rules, 'bench middle', [0.5])[0], 0));
    const bareServer = await start('bare-server', [`${size}`]);
    const keepingServer = await start('keeping-server', [`${size}`, folder()]);
    const peerServer = await start('boardgame-io-server', [view]);
    const filingServer = await start('boardgame-io-server', [view, folder()]);
    const rival = (name: string, server: Started, tables: LoadTable[]): Contestant => ({
      ...{ name, server, tables },
      rounds: [],
    });
    const bare = rival('bare', bareServer, await bareTables(bareServer.port, seats, count));
    const peer = rival('boardgame.io', peerServer, await boardgameIoTables(peerServer.port, 'full', seats, count));
    const keeping = rival('bare, kept', keepingServer, await bareTables(keepingServer.port, seats, AT_ONCE));
    const filing = rival(
      'boardgame.io, kept',
      filingServer,
      await boardgameIoTables(filingServer.port, 'full', seats, AT_ONCE),
    );
    const small = rival('smallest', peerServer, await boardgameIoTables(peerServer.port, 'small', seats, AT_ONCE));

    const contestants = { hall, bare, keeping, peer, filing, small };
    // Code is compiled while it runs: what comes first does not count.
    for (const one of Object.values(contestants)) await saturate(one.server, one.tables, AT_ONCE, effort.round);
    for (let round = 0; round < effort.rounds; round++) {
      for (const one of Object.values(contestants)) {
        say(`full speed, round ${round + 1}: ${one.name}`);
        one.rounds.push(await saturate(one.server, one.tables, AT_ONCE, effort.round));
      }
    }
    const active = await hallServer.memory();
    const sizeAfter = meanSize(hall.tables);
    for (const table of hall.tables) table.close();
    const emptied = performance.now();
    say('the others keep the rhythm');
    const bareDelays = await keepRhythm(bare.tables, every, rhythm / 2);
    const peerDelays = await keepRhythm(peer.tables, every, rhythm / 2);
    say('the hall falls asleep');
    await wait(Math.max(0, ASLEEP - (performance.now() - emptied)));
    const asleep = await hallServer.memory();

    return [
      ...speed(contestants),
      measure('size of an update', sizeAfter, 'bytes'),
      ...delays('hall', hallDelays, effort, true),
      ...delays('bare broadcast', bareDelays, effort, false),
      ...delays('boardgame.io', peerDelays, effort, false),
      ...memory('a table that sleeps in the database', empty, asleep, count),
      ...memory('a table in memory, nobody there', empty, kept, count),
      ...memory(`an open table with ${seats} clients`, empty, open, count),
      ...memory('the same after some play', empty, active, count),
      measure('whole run', (performance.now() - began) / 1000, `s, servers on ${pinning}`),
    ];
  } finally {
    for (const server of servers) await server.close();
  }
}

function meanSize(tables: readonly LoadTable[]): number {
  const updates = tables.reduce((sum, table) => sum + table.updates, 0);
  return Math.round(tables.reduce((sum, table) => sum + table.bytes, 0) / updates);
}

type Contestants = Readonly<Record<'hall' | 'bare' | 'keeping' | 'peer' | 'filing' | 'small', Contestant>>;

function speed({ hall, bare, keeping, peer, filing, small }: Contestants): Measure[] {
  const rates = ({ rounds }: Contestant) => rounds.map(({ perSecond }) => perSecond);
  // Round against the same round: a busy moment falls on both.
  const against = (rival: Contestant) => median(rates(hall).map((rate, i) => rate / rates(rival)[i]));
  const spent = ({ rounds }: Contestant) => 1e6 / median(rounds.map(one => one.perProcessorSecond));
  return [
    measure('hall, full speed', median(rates(hall)), 'choices/s'),
    measure('bare broadcast, full speed', median(rates(bare)), 'choices/s'),
    measure('bare broadcast that keeps, full speed', median(rates(keeping)), 'choices/s'),
    measure('boardgame.io in files, full speed', median(rates(filing)), 'choices/s'),
    measure('boardgame.io in memory, full speed', median(rates(peer)), 'choices/s'),
    measure('boardgame.io in memory, smallest game', median(rates(small)), 'choices/s'),
    measure('hall against bare broadcast', against(bare), '×'),
    measure('hall against bare broadcast that keeps', against(keeping), '×'),
    measure('hall against boardgame.io in files', against(filing), '×', { least: 5 }),
    measure('hall against boardgame.io in memory', against(peer), '×'),
    measure('hall, processor', spent(hall), 'µs/choice'),
    measure('hall, processor against a broadcast that keeps', spent(hall) / spent(keeping), '×', { most: DEARER }),
    measure('bare broadcast, processor', spent(bare), 'µs/choice'),
    measure('bare broadcast that keeps, processor', spent(keeping), 'µs/choice'),
    measure('boardgame.io in files, processor', spent(filing), 'µs/choice'),
    measure('boardgame.io in memory, processor', spent(peer), 'µs/choice'),
    measure('boardgame.io in memory, smallest game, processor', spent(small), 'µs/choice'),
  ];
}

function delays(name: string, { p50, p99, late }: Delays, { tables, every }: Contest, aimed: boolean): Measure[] {
  const rhythm = `${name}, ${tables} tables, a choice each ${every / 1000} s`;
  return [
    measure(`${rhythm}: p50`, p50, 'ms'),
    measure(`${rhythm}: p99`, p99, 'ms', aimed ? { most: 100 } : {}),
    measure(`${rhythm}: too late`, late, 'choices', aimed ? { most: 0 } : {}),
  ];
}

function memory(name: string, before: Usage, after: Usage, tables: number): Measure[] {
  return [
    measure(`${name}: heap`, (after.heap - before.heap) / tables / 1024, 'KB'),
    measure(`${name}: resident`, (after.rss - before.rss) / tables / 1024, 'KB'),
  ];
}
