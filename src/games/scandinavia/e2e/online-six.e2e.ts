import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FULL } from '../../../../e2e/full.ts';
import { fine, visit } from '../../../../e2e/hall.ts';
import { HASTY, opened, playUntil, sheetOf, sitDown } from '../../../../e2e/online.ts';
import { openHallIn } from '../../../../e2e/serve.ts';
import type { Visit } from '../../../../e2e/visit.ts';
import { type FromHall, send, Visitor } from '../../../cli/bot/visitor.ts';
import { FastChance } from '../../../engine/chance/chance.ts';
import { type Ask, type Choice, isAwaited, type Seat } from '../../../engine/contract/ask.ts';
import { Match } from '../../../engine/match/match.ts';
import { countOf, dice, press, settled, there } from '../../../kit/test/page.ts';
import type { Hall } from '../../../server/hall.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { heuristic } from '../bot/heuristic.ts';
import type { ScandinaviaChoice } from '../rules/choices.ts';
import { scandinavia } from '../rules/index.ts';
import type { View } from '../rules/view.ts';

const NAMES = ['Runa', 'Ketil', 'Hildr', 'Orm', 'Asa', 'Ulf'];
/** Answers of everybody at once, before and after somebody goes. */
const ROUNDS = FULL ? 6 : 3;
/** So many games of bots are looked at for one in which somebody falls. */
const GAMES = 60;

let folder = '';
let hall: Hall;
let url = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skali-six-'));
  hall = await openHallIn(folder);
  url = `http://127.0.0.1:${hall.port}`;
});
afterAll(async () => {
  await hall.close();
  rmSync(folder, { recursive: true });
});

interface Given {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** The game of a table as far as it has come. */
async function played(table: string): Promise<Match> {
  const store = await openStore({ file: join(folder, 'skali.db') });
  try {
    const [kept, rows] = await Promise.all([store.table(table), store.entries(table, 0)]);
    if (!kept?.head) throw new Error('the game has not begun');
    return Match.load(scandinavia, { ...kept.head, entries: rows.map(({ entry }) => entry) });
  } finally {
    await store.close();
  }
}

/** How it may go on, by what six bots would answer, until one of them has fallen and the others play. */
async function untilOneFalls(table: string): Promise<{ readonly given: readonly Given[]; readonly fallen: Seat }> {
  for (let n = 0; n < GAMES; n++) {
    const match = await played(table);
    const luck = new FastChance(`falls ${n}`);
    const given: Given[] = [];
    while (!match.result() && match.out().length === 0) {
      const ask = match.decisions().find(isAwaited);
      if (!ask) break;
      const { seat } = ask;
      const choice = heuristic.choose(match.view(seat) as View, ask as Ask<ScandinaviaChoice>, luck);
      match.choose(seat, choice);
      given.push({ seat, choice });
    }
    const [fallen] = match.out();
    if (fallen !== undefined && !match.result()) return { given, fallen };
  }
  throw new Error('nobody falls');
}

/** Answers for whoever sits in these browsers, by lines of their own to the hall. */
async function give(table: string, pages: readonly Page[], given: readonly Given[]): Promise<void> {
  const lines = await Promise.all(
    pages.map(async (page, seat) => {
      const visitor = new Visitor(url);
      visitor.cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
      const socket = visitor.connect(table);
      const answered = new Map<string, (message: FromHall) => void>();
      socket.on('message', data => {
        const message = JSON.parse(data.toString()) as FromHall;
        if ('key' in message) answered.get(message.key)?.(message);
      });
      await new Promise(done => socket.once('open', done));
      const request = (key: string, body: Record<string, unknown>): Promise<FromHall> =>
        new Promise(done => {
          answered.set(key, done);
          send(socket, { key, seat, ...body } as Parameters<typeof send>[1]);
        });
      await request('sit', { type: 'sit' });
      return { request, close: () => socket.close() };
    }),
  );
  for (const [n, { seat, choice }] of given.entries()) {
    const { type } = await lines[seat].request(`given ${n}`, { type: 'choose', choice });
    expect(type).toBe('reply');
  }
  for (const { close } of lines) close();
}

test('six people play online; one falls and stays to watch, one goes for good, and a bot stands in', {
  timeout: 400_000,
}, async () => {
  const visits: Visit[] = [];
  try {
    for (const name of NAMES) visits.push(await visit({ ...HASTY, name }, url));
    const pages = visits.map(({ page }) => page);
    const [first, ...others] = pages;
    await first.goto('/new/scandinavia?online=1');
    await first.waitForSelector('.sk-seat-row');
    // Who sits where is known to whoever answers for them.
    await first.locator('label', { hasText: 'As shown' }).click();
    const address = await opened(first);
    for (const page of others) await sitDown(page, address);
    expect(await Promise.race(pages.map(settled))).toBe('asked');
    const roll = dice(6);
    let rounds = 0;
    await playUntil(pages, roll, async () => ++rounds > ROUNDS);

    // They get up; when they come back one of them has fallen.
    for (const page of pages) await page.goto('about:blank');
    const table = new URL(address).pathname.split('/').at(-1) ?? '';
    const { given, fallen } = await untilOneFalls(table);
    await give(table, pages, given);
    for (const page of pages) await page.goto(address);
    const out = pages[fallen];
    for (const page of pages) await there(page, '.sk-table-seat');
    for (const page of pages) await page.locator('.sk-table-seat', { hasText: 'out of the game' }).first().waitFor();

    // Of who is left the last one goes for good; the fallen has no vote in it.
    const left = pages.filter((_, seat) => seat !== fallen);
    const [asks, ...agree] = left.slice(0, -1);
    const gone = pages.findLastIndex((_, seat) => seat !== fallen);
    await pages[gone].close();
    await asks.waitForSelector('.sk-presence[data-there="false"]', { state: 'attached' });
    await asks.waitForTimeout(1100);
    await press(asks, '[aria-keyshortcuts="m"]');
    await asks.locator('.sk-menu button', { hasText: `Propose a bot for ${NAMES[gone]}` }).click();
    for (const page of agree)
      await page
        .locator('.sk-live-notice', { hasText: `a bot plays for ${NAMES[gone]}` })
        .locator('.sk-btn-main')
        .click();
    await asks.waitForFunction(() => document.querySelectorAll('.sk-sign .sk-icon').length > 0);
    const before = (await played(table)).length;
    await playUntil([asks, ...agree], roll, async () => ++rounds > 2 * ROUNDS);
    expect((await played(table)).length).toBeGreaterThan(before);
    expect(await countOf(out, '[data-lit="true"]')).toBe(0);
    expect((await played(table)).decisions().some(ask => isAwaited(ask) && ask.seat === fallen)).toBe(false);
    for (const here of visits) fine(here);
  } finally {
    for (const here of visits) await here.close();
  }
});

/** All want the first turn to be the last one, too. */
const SHORT_GAME = ['last-turn', 'confirm-last-turn', 'ready', 'settle'].map(word => `say:${word}`);

async function shortGame(): Promise<void> {
  const visits: Visit[] = [];
  try {
    for (const name of NAMES) visits.push(await visit({ ...HASTY, name }));
    const pages = visits.map(({ page }) => page);
    const [first, ...others] = pages;
    await first.goto('/new/scandinavia?online=1');
    await first.waitForSelector('.sk-seat-row');
    await first.locator('label', { hasText: 'Advanced rules' }).click();
    const address = await opened(first);
    for (const page of others) await sitDown(page, address);
    await playUntil(pages, dice(12), undefined, SHORT_GAME);
    const sheets = await Promise.all(pages.map(sheetOf));
    expect(sheets[0]).toHaveLength(NAMES.length);
    for (const sheet of sheets) expect(sheet).toEqual(sheets[0]);
    for (const here of visits) fine(here);
  } finally {
    for (const here of visits) await here.close();
  }
}

// Most of it is waiting for six pages in turn, which the game above does as well: E2E=full goes to the end.
if (FULL) test('six people play a short game by hex to its end', { timeout: 400_000 }, shortGame);
