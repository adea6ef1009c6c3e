import { expect, it, vi } from 'vitest';
import { isChoiceEntry } from '../../engine/match/log.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { party } from '../dev/open-test-hall.ts';
import { DATABASES } from '../store/dev/databases.ts';
import { BusyTables } from './dev/busy-tables.ts';
import { HallProcess } from './dev/hall-process.ts';
import { newStoreBackend } from './dev/store-backend.ts';
import { THOROUGH } from './dev/thorough.ts';

const BANK = 5000;

it.for(DATABASES)(
  'clocks that run out while no process lives are noted once each, and bots decide (%s)',
  async kind => {
    const { env, store } = await newStoreBackend(kind);
    const hall = await HallProcess.open(env);
    // The bank is full again after a decision, so that nobody runs out a second time while this looks.
    const rule = { kind: 'live', bank: BANK, increment: BANK } as const;
    const [ana] = await party(hall.url, CATALOGUE[0].id, 2, { timing: { rule, runOut: 'decision' } });
    await hall.kill();
    await new Promise(resolve => setTimeout(resolve, BANK + 100));

    // Two at once, where that is possible: neither knows of the other.
    const later = await Promise.all(Array.from({ length: kind === 'postgres' ? 2 : 1 }, () => HallProcess.open(env)));
    const entries = async () => (await store.entries(ana.table, 0)).map(({ entry }) => entry);
    const decided = async () => (await entries()).filter(isChoiceEntry).map(({ seat }) => seat);
    await vi.waitFor(async () => expect((await decided()).sort()).toEqual([0, 1]), 20_000);
    // Whatever else would be done, would be done by now.
    await new Promise(resolve => setTimeout(resolve, 1500));
    const late = (await entries()).flatMap(entry => ('note' in entry && entry.note === 'time-out' ? [entry.seat] : []));
    expect(late.sort()).toEqual([0, 1]);
    expect(await entries()).toHaveLength(4);
    for (const hall of later) expect([await hall.stop(), hall.output]).toEqual([0, '']);
    await store.close();
  },
);

const HOUR = 3_600_000;
const LEAPS = THOROUGH ? [24 * HOUR, -30 * HOUR, HOUR, -400 * HOUR, 405 * HOUR] : [-30 * HOUR, 30 * HOUR];

it.for(THOROUGH ? DATABASES : (['postgres'] as const))(
  'a clock that is set forward or back while people play takes nobody’s time and locks nobody out (%s)',
  async kind => {
    const { env, store } = await newStoreBackend(kind);
    // Of what is counted by the minute or the second, so much that a clock which stands still would be noticed.
    const hall = await HallProcess.open({ ...env, LIMIT_MESSAGES: '200' });
    const bank = 600_000;
    const timing = { rule: { kind: 'live', bank, increment: 1000 }, runOut: 'seat' } as const;
    const tables = new BusyTables({ url: hall.url, store, tables: 3, timing });
    await tables.go(10);
    for (const leap of LEAPS) {
      await hall.setClock(leap);
      await tables.go(15);
      tables.cutSome();
    }
    const ids = tables.tables;
    await tables.finish();
    const notes = (await Promise.all(ids.map(id => store.entries(id, 0)))).flat().map(({ entry }) => entry);
    expect(notes.filter(entry => 'note' in entry && entry.note === 'time-out')).toEqual([]);
    expect([await hall.stop(), hall.output]).toEqual([0, '']);
  },
);
