import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { USUAL } from '../../bots/level-names.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { openTestHall, party, type TestHall } from '../dev/open-test-hall.ts';
import type { Seated } from '../dev/seated.ts';
import { makeLog } from '../log.ts';
import { botFailures, registry } from '../metrics.ts';
import { THOROUGH } from './dev/thorough.ts';
import { type BadPool, badPool } from './dev/thread-pool.ts';

const [{ id: game, load }] = CATALOGUE;
const level = USUAL;
const PATIENCE = { timeout: 60_000, interval: 20 };

/** A hall whose bots sit in real threads and misbehave, and what it logs. */
async function hallWith(pool: BadPool): Promise<TestHall & { readonly logged: string[] }> {
  const logged: string[] = [];
  const log = makeLog({ logLevel: 'warn' }, { write: line => void logged.push(line) });
  const hall = await openTestHall({}, { bots: badPool(pool), log });
  onTestFinished(() => hall.close());
  return { ...hall, logged };
}

/** One person at a table with a bot. */
async function withBot(hall: TestHall): Promise<Seated> {
  const [one] = await party(hall.url, game, 1, { seats: [{ kind: 'bot', bot: level }] });
  onTestFinished(() => one.leave());
  return one.connect();
}

const failuresBy = async (reason: string): Promise<number> => {
  const { values } = await botFailures.get();
  return values.find(({ labels }) => labels.reason === reason && labels.level === level)?.value ?? 0;
};

describe('a table whose bot', () => {
  it.each([
    ['throws', 'broken', {}],
    ['hangs', 'late', { deadline: 50 }],
    ['nonsense', 'illegal', {}],
    ['eats', 'crashed', {}],
    // What a thread does then is tried of all of them in bot-pool.test.ts; a hall takes these as it takes the ones above.
    ...(THOROUGH
      ? ([
          ['unsayable', 'illegal', {}],
          ['exits', 'crashed', {}],
        ] as const)
      : []),
  ] as const)('%s goes on; it is noted and counted as %s', async (as, reason, setting) => {
    const before = await failuresBy(reason);
    const hall = await hallWith({ as, ...setting });
    const one = await withBot(hall);
    // The person does not get there alone: each of their turns comes after one of the bot's.
    await vi.waitFor(() => expect(one.acknowledged.length).toBeGreaterThan(3), PATIENCE);
    expect(one.denials).toEqual([]);
    expect((await failuresBy(reason)) - before).toBeGreaterThan(1);
    const notes = hall.logged.map(line => JSON.parse(line));
    expect(notes[0]).toMatchObject({ level, game, reason, msg: 'another answer was taken for that of a bot' });
    // The address of a table is the key to it.
    expect(hall.logged.join('')).not.toContain(one.table);
    expect(await registry.metrics()).toContain(
      `skali_bot_failures_total{game="${game}",level="${level}",reason="${reason}"}`,
    );
  });
});

it('no bot of a hall thinks where its tables are', async () => {
  const module = await load();
  const here = vi.spyOn(Object.values(module.bots)[0], 'choose');
  onTestFinished(() => here.mockRestore());
  const hall = await hallWith({});
  const one = await withBot(hall);
  await vi.waitFor(() => expect(one.acknowledged.length).toBeGreaterThan(5), PATIENCE);
  expect(here).not.toHaveBeenCalled();
  expect(hall.logged).toEqual([]);
});

it('people are answered at every table while all of their bots still think', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skali-gate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const gate = join(folder, 'open');
  const hall = await hallWith({ as: 'waits', gate, threads: 2 });
  const tables = await Promise.all(Array.from({ length: 20 }, () => withBot(hall)));
  // Nobody is told what a bot chose before the gate opens, so whatever is acknowledged until then came first.
  await vi.waitFor(() => expect(tables.every(one => one.acknowledged.length > 0)).toBe(true), PATIENCE);
  const before = tables.map(one => one.acknowledged.length);
  expect(
    tables.every(({ moment, seat }) => moment?.waiting.some(other => other.seat !== seat && !other.answered)),
  ).toBe(true);
  writeFileSync(gate, '');
  await vi.waitFor(
    () => expect(tables.every((one, i) => one.acknowledged.length > before[i] + 1)).toBe(true),
    PATIENCE,
  );
});
