import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rules } from '../../../engine/contract/rules.ts';
import { type Measure, measure } from '../measure.ts';
import { beginTables, hallTables } from './hall-tables.ts';
import { addressOfLine, mostLines } from './lines.ts';
import type { LoadTable } from './load-table.ts';
import { keepRhythm } from './rhythm.ts';
import { pinning, Started, stepAside } from './started.ts';

export interface Many {
  readonly tables: number;
  /** At each table. */
  readonly seats: number;
  /** For the hall; the load has all but the first. */
  readonly cores: number;
  /** Each table chooses once in so many milliseconds. */
  readonly every: number;
  /** Milliseconds of that rhythm. */
  readonly rhythm: number;
}

/** The tables become more and more, so that it is seen where it breaks. */
const SHARES = [0.1, 0.25, 0.5, 0.75, 1];
/** What people wait for at most, in one of a hundred choices. */
const P99 = 100;
/** Code is compiled while it runs: before the first measure it has run for a while. */
const WARM = 5_000;

/** One hall, and more and more live tables, somebody in each seat: how long people wait, and from when on. */
export async function withMany(rules: Rules, effort: Many, say: (doing: string) => void): Promise<Measure[]> {
  const { seats, cores, every, rhythm } = effort;
  const fit = Math.min(effort.tables, Math.floor(mostLines() / seats));
  const measures: Measure[] = [];
  if (fit < effort.tables) measures.push(measure('tables for whose lines this machine gives files', fit, 'tables'));
  let held = 0;
  let cold = true;
  stepAside();
  const folder = mkdtempSync(join(tmpdir(), 'skali-bench-'));
  const hall = await Started.start('hall-server', [folder], { cores });
  const open: LoadTable[] = [];
  try {
    for (const share of SHARES) {
      const count = Math.floor(fit * share);
      const more = count - open.length;
      if (more <= 0) continue;
      say(`${count} tables are set up`);
      const begun = await beginTables(hall.port, rules.id, seats, more);
      const before = open.length * seats;
      open.push(...(await hallTables(hall.port, begun, (table, seat) => addressOfLine(before + table * seats + seat))));
      say(`${count} tables keep the rhythm`);
      if (cold) await keepRhythm(open, every, WARM);
      const [hallBefore, ownBefore, from] = [await hall.cpu(), process.cpuUsage(), performance.now()];
      const { p50, p99, late } = await keepRhythm(open, every, rhythm);
      const seconds = (performance.now() - from) / 1000;
      const own = process.cpuUsage(ownBefore);
      const worked = (await hall.cpu()) - hallBefore;
      const { rss } = await hall.memory();
      const tables = `${count} tables of ${seats}, a choice each ${every / 1000} s`;
      measures.push(
        measure(`${tables}: p50`, p50, 'ms'),
        measure(`${tables}: p99`, p99, 'ms', { most: P99 }),
        measure(`${tables}: too late`, late, 'choices', { most: 0 }),
        measure(
          `${tables}: the hall's processor`,
          worked / seconds,
          pinning === 'one core' ? `of a core, on ${cores}` : `of a core, ${pinning}`,
        ),
        measure(`${tables}: the load's own`, (own.user + own.system) / 1e6 / seconds, 'of a core'),
        measure(`${tables}: the hall's memory`, rss / 1024 / 1024, 'MB'),
      );
      if (p99 <= P99 && late === 0) held = count;
      // More comes in than goes out.
      if (late > 0) break;
      cold = false;
    }
    return [...measures, measure('tables at which nobody waits', held, 'tables', { least: effort.tables })];
  } finally {
    for (const table of open) table.close();
    await hall.close();
  }
}
