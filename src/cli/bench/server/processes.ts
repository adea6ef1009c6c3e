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
  let alone = 0;
  for (let count = 1; count <= MOST; count++) {
    say(`${count} of ${MOST} processes`);
    const { spent, p99, late } = await run(rules, count, effort);
    if (count === 1) alone = spent;
    const halls = `${count === 1 ? 'one process' : `${count} processes`}, ${effort.tables} tables`;
    measures.push(
      measure(`${halls}: processor`, spent, 'µs/choice'),
      measure(`${halls}: against one`, spent / alone, '×', count === MOST ? { most: DEARER } : {}),
      measure(`${halls}, a choice each ${effort.every / 1000} s: p99`, p99, 'ms', { most: 100 }),
      measure(`${halls}: too late`, late, 'choices', { most: 0 }),
    );
  }
  return measures;
}

async function run(rules: Rules, count: number, effort: Processes) {
  const { database, tables, every, rhythm, rounds, round } = effort;
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
            hallTables(port, await beginTables(port, rules.id, rules.seats.max, missing)),
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
    const { p99, late } = await keepRhythm(await all(), every, rhythm);
    for (const table of parts.flat()) table.close();
    return { spent: median(spent), p99, late };
  } finally {
    for (const hall of halls) await hall.close();
  }
}
