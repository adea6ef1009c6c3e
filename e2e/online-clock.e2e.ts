import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { Visitor } from '../src/cli/bot/visitor.ts';
import type { Timing } from '../src/host/clocks/clock.ts';
import type { Lobby } from '../src/host/hall-api.ts';
import { settled, thingsOn } from '../src/kit/test/page.ts';
import { PATIENCE, steady, until } from '../src/kit/test/patience.ts';
import { Seated } from '../src/server/dev/seated.ts';
import { FIRST } from './games.ts';
import { fine, visit } from './hall.ts';
import { DESKTOP } from './visit.ts';

/** What a table online was set up with, and what becomes of it before everybody's eyes. */

/** A table for the reader and a program that answers at once, with little time to begin with, and as much again with each turn. */
async function against(page: Page, runOut: Timing['runOut']): Promise<Seated> {
  const { url } = inject('hall');
  const ask = async (method: 'put' | 'post', path: string, data: object) =>
    (await page.request[method](path, { data, headers: { origin: url } })).json();
  await ask('put', '/api/me', { name: 'Ragnhildr' });
  const { id }: Lobby = await ask('post', '/api/tables', {
    ...{ game: FIRST.id, options: {}, visibility: 'private', spectators: false },
    seats: [{ kind: 'mine', share: '0'.repeat(32) }, { kind: 'open' }],
    timing: { rule: { kind: 'live', bank: 6_000, increment: 120_000 }, runOut },
  });
  const asa = await Visitor.named(url, 'Asa');
  await page.goto(`/play/${id}`);
  await page.waitForSelector('.sk-gathering-seats');
  await asa.sit(id, 1);
  const seated = new Seated(asa, id, 1);
  // Slow enough that a whole game is not over in the meantime.
  seated.thinks = () => 4_000;
  return seated.connect();
}

test('time runs out before one’s eyes: a bot decides and the log says so; where it keeps the seat, one takes it back', async () => {
  const here = await visit({ confirm: 'never' });
  const { page } = here;
  const saga = page.locator('.sk-saga');
  const own = page.locator('.sk-clock:visible').first();
  let asa: Seated | undefined;
  try {
    asa = await against(page, 'decision');
    expect(await settled(page)).toBe('asked');
    const atFirst = await steady(() => thingsOn(page));
    await own.and(page.locator('[data-runs="true"][data-short="true"]')).filter({ hasText: '0:0' }).waitFor();
    await expect.poll(() => thingsOn(page), { timeout: PATIENCE }).not.toEqual(atFirst);
    await saga.locator('li', { hasText: 'the time is over' }).first().waitFor();
    expect(await page.locator('.sk-live-notice').count(), 'the seat is still the reader’s').toBe(0);
    // The decision brought new time, and the next one is the reader's again.
    expect(await settled(page)).toBe('asked');
    await own
      .and(page.locator('[data-runs="true"]'))
      .filter({ hasText: /0:0[1-6]/ })
      .waitFor();
    // Beside name and running clock a seat of a strip has room for its numbers.
    await page.setViewportSize({ width: 932, height: 430 });
    const within = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.sk-table-seat-few')].every(numbers => {
          const plank = numbers.closest('.sk-table-seat')?.getBoundingClientRect();
          return plank !== undefined && numbers.getBoundingClientRect().right <= plank.right;
        }),
      );
    expect(await until(within, is => is)).toBe(true);
    await page.setViewportSize(DESKTOP);
    asa.leave();

    asa = await against(page, 'seat');
    expect(await settled(page)).toBe('asked');
    const notice = page.locator('.sk-live-notice', { hasText: 'A bot is playing for you.' });
    await notice.waitFor();
    // On a tablet, too, it covers nobody's numbers.
    await page.setViewportSize({ width: 768, height: 1024 });
    const free = () =>
      page.evaluate(() => {
        const lowest = document.querySelector('.sk-live-notice')?.getBoundingClientRect().bottom ?? Infinity;
        const seats = [...document.querySelectorAll('.sk-table-seat-head')].map(seat => seat.getBoundingClientRect());
        return seats.every(({ top }) => top >= lowest);
      });
    expect(await until(free, is => is)).toBe(true);
    await page.setViewportSize(DESKTOP);
    await saga.locator('li', { hasText: 'a bot plays on' }).first().waitFor();
    await notice.locator('button', { hasText: 'Play on yourself' }).click();
    await notice.waitFor({ state: 'detached' });
    await saga.locator('li', { hasText: 'a person plays again' }).first().waitFor();
    expect(await settled(page)).toBe('asked');
    await page.locator('.sk-clock[data-runs="true"]:visible').first().waitFor();
    fine(here);
  } finally {
    asa?.leave();
    await here.close();
  }
});
