import { expect, it } from 'vitest';
import type { Level } from '../../bots/level-names.ts';
import { DATABASES } from '../store/dev/databases.ts';
import { BusyTables } from './dev/busy-tables.ts';
import { MortalHall } from './dev/mortal-hall.ts';
import { report } from './dev/report.ts';
import { newStoreBackend } from './dev/store-backend.ts';
import { THOROUGH } from './dev/thorough.ts';

/** `npm run faults -- --rounds 100` for many more. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? (THOROUGH ? 8 : 3));
const TABLES = THOROUGH ? 8 : 4;
/** Somebody at every table who thinks long enough to be killed at it. */
const BOT: Level = 'hersir';
/** Milliseconds a round may take on a busy machine. */
const ROUND = 30_000;

const pause = (most: number) => new Promise(resolve => setTimeout(resolve, Math.random() * most));

/** Every so many rounds the next hall comes with other versions of all rules. */
const UPGRADE = 3;

it.for(DATABASES)(
  'kill -9 at any moment, and an upgrade of the rules after it, loses nothing and doubles nothing (%s)',
  { timeout: 60_000 + ROUNDS * ROUND },
  async kind => {
    const began = performance.now();
    const { env, store } = await newStoreBackend(kind);
    const hall = await MortalHall.open(env);
    const tables = new BusyTables({ url: hall.url, store, tables: TABLES, bot: BOT, mended: true });
    await tables.go(6 * TABLES);
    let idle = 0;
    let upgrades = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const before = tables.deeds;
      // Now and then before anything could be done: while tables are still being read.
      if (round % 4 === 1) await pause(300);
      else await tables.go(1 + Math.floor(Math.random() * 40));
      await hall.kill();
      if (tables.deeds === before) idle++;
      if (round % 10 === 9) console.info(`${kind}: ${round + 1} kills, ${tables.deeds} deeds`);
      // What goes on under other rules goes on from a snapshot and what came after it.
      const mended = round % UPGRADE === UPGRADE - 2;
      if (mended) upgrades++;
      await hall.rise(mended ? { RULES_VERSION: `mended ${upgrades}` } : {});
    }
    await tables.finish();
    const { checked, deeds, cuts } = tables;
    const seconds = Math.round((performance.now() - began) / 1000);
    report({ part: `kill ${kind}`, done: hall.kills, idle, upgrades, checked, deeds, cuts, seconds });
    expect(hall.kills).toBe(ROUNDS);
    // It was played between the kills, and not only after the last one.
    expect(idle).toBeLessThanOrEqual(Math.ceil(ROUNDS / 4));
    expect(await hall.close()).toBe(0);
    expect(hall.output).toBe('');
  },
);
