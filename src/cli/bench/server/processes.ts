import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rules } from '../../../engine/contract/rules.ts';
import { type Measure, measure } from '../measure.ts';
import { median } from '../race.ts';
import { beginTables, hallTables } from './hall-tables.ts';
import type { LoadTable } from './load-table.ts';
import { keepRhythm, refilled, saturate } from './rhythm.ts';
import { Started } from './started.ts';

export interface Processes {
  /** An empty PostgreSQL database; each run of processes leaves its tables there. */
  readonly database: string;
  readonly tables: number;
  /** At each table. */
  readonly seats: number;
  /** Each chooses once in so many milliseconds. */
  readonly every: number;
  /** Milliseconds of that rhythm. */
  readonly rhythm: number;
  /** At full speed: how often, and how long each time. */
  readonly rounds: number;
  readonly round: number;
}

const MOST = 3;
const AT_ONCE = 100;
/** Choices of each process before anything is measured. */
const WARM = 2_000;
/** What the processor may do more for a choice when there are three processes. */
const DEARER = 1.15;

/** The same tables in one, two and three processes with one PostgreSQL; each table is open in one of them. */
export async function inProcesses(rules: Rules, effort: Processes, say: (doing: string) => void): Promise<Measure[]> {
  const measures: Measure[] = [];
  let first: Awaited<ReturnType<typeof run>> | undefined;
  for (let count = 1; count <= MOST; count++) {
    say(`${count} of ${MOST} processes`);
    const one = await run(rules, count, effort);
    first ??= one;
    const halls = `${count === 1 ? 'one process' : `${count} processes`}, ${effort.tables} tables of ${effort.seats}`;
    const paced = `${halls}, a choice each ${effort.every / 1000} s`;
    const bar = count === MOST ? { most: DEARER } : {};
    measures.push(
      measure(`${halls}, full speed: processor`, one.spent, 'µs/choice'),
      measure(`${halls}, full speed: against one`, one.spent / first.spent, '×', bar),
      measure(`${paced}: processor`, one.spentAtPace, 'µs/choice'),
      measure(`${paced}: against one`, one.spentAtPace / first.spentAtPace, '×', bar),
      measure(`${paced}: p99`, one.p99, 'ms', { most: 100 }),
      measure(`${paced}: too late`, one.late, 'choices', { most: 0 }),
    );
  }
  return measures;
}

async function run(rules: Rules, count: number, effort: Processes) {
  const { database, tables, seats, every, rhythm, rounds, round } = effort;
  const folder = mkdtempSync(join(tmpdir(), 'skali-bench-'));
  const halls: Started[] = [];
  try {
    while (halls.length < count) {
      halls.push(await Started.start('hall-server', [folder, database], { pinned: false }));
    }
    // Each process sets up its own, so that none of them holds a table of another one.
    const share = (hall: number): number => Math.ceil((tables - hall) / count);
    let parts: LoadTable[][] = halls.map(() => []);
    const all = async (): Promise<LoadTable[]> => {
      parts = await Promise.all(
        halls.map(({ port }, hall) =>
          refilled(parts[hall], share(hall), async missing =>
            hallTables(port, await beginTables(port, rules.id, seats, missing)),
          ),
        ),
      );
      return parts.flat();
    };
    const cpu = async () => (await Promise.all(halls.map(hall => hall.cpu()))).reduce((sum, one) => sum + one, 0);
    // Code is compiled while it runs, in each process by what that one does.
    for (let done = 0; done < WARM * count; ) {
      const going = await all();
      const before = performance.now();
      const { perSecond } = await saturate({ cpu }, going, AT_ONCE, round);
      done += (perSecond * (performance.now() - before)) / 1000;
    }
    const spent: number[] = [];
    for (let i = 0; i < rounds; i++) {
      spent.push(1e6 / (await saturate({ cpu }, await all(), AT_ONCE, round)).perProcessorSecond);
    }
    const going = await all();
    const before = await cpu();
    const { choices, p99, late } = await keepRhythm(going, every, rhythm);
    const spentAtPace = (1e6 * ((await cpu()) - before)) / choices;
    for (const table of going) table.close();
    return { spent: median(spent), spentAtPace, p99, late };
  } finally {
    for (const hall of halls) await hall.close();
  }
}
