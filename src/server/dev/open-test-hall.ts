import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Visitor } from '../../cli/bot/visitor.ts';
import { inlineRunner } from '../../host/bots/inline-runner.ts';
import type { SeatPlan, TablePlan } from '../../host/hall-api.ts';
import { readConfig } from '../config.ts';
import { type Hall, type HallSetting, openHall } from '../hall.ts';
import { Seated } from './seated.ts';

const MANY = '1000000';

/** Everybody comes from one address in a test, so limits are wide. */
export const WIDE = {
  LIMIT_READS: MANY,
  LIMIT_WRITES: MANY,
  LIMIT_NEWCOMERS: MANY,
  LIMIT_PEOPLE: MANY,
  LIMIT_TABLES: MANY,
  LIMIT_GAMES: MANY,
  LIMIT_ALL_GAMES: MANY,
  LIMIT_LINES: MANY,
  LIMIT_MESSAGES: MANY,
};

export interface TestHall extends Hall {
  readonly url: string;
  readonly folder: string;
}

/** A hall on any free port with a folder of its own, whose bots are called on the spot. `env` as in docs/hosting.md. */
export async function openTestHall(
  env: Readonly<Record<string, string>> = {},
  more: Partial<Pick<HallSetting, 'bots' | 'log'>> = {},
): Promise<TestHall> {
  const folder = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'skali-hall-'));
  const config = readConfig({ ...WIDE, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ...env });
  const hall = await openHall({ config, site: folder, version: 'test', bots: inlineRunner(), ...more });
  return {
    ...hall,
    url: `http://127.0.0.1:${hall.port}`,
    folder,
    async close() {
      await hall.close();
      if (!env.DATA_DIR) rmSync(folder, { recursive: true });
    },
  };
}

export const plan = (game: string, seats: readonly SeatPlan[], more: Partial<TablePlan> = {}): TablePlan => ({
  game,
  options: {},
  seats,
  visibility: 'private',
  spectators: true,
  timing: { rule: { kind: 'none' }, runOut: 'decision' },
  ...more,
});

/** So many people at one new table, in its first seats, and nobody has chosen anything yet. Other seats come after them. */
export async function party(
  url: string,
  game: string,
  people: number,
  more: Partial<TablePlan> = {},
): Promise<Seated[]> {
  const visitors = await Promise.all(Array.from({ length: people }, (_, i) => Visitor.named(url, `Guest ${i + 1}`)));
  const seats = [...visitors.map((): SeatPlan => ({ kind: 'open' })), ...(more.seats ?? [])];
  const { id } = await visitors[0].create(plan(game, seats, { ...more, seats }));
  for (const [seat, visitor] of visitors.entries()) await visitor.sit(id, seat);
  return visitors.map((visitor, seat) => new Seated(visitor, id, seat, `${id}/${seat}`));
}
