import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { press } from '../src/kit/test/page.ts';
import { until } from '../src/kit/test/patience.ts';
import { FIRST } from './games.ts';
import { fine, visit } from './hall.ts';
import { HASTY } from './online.ts';
import { PHONE } from './visit.ts';

const SHARE = '0123456789abcdef0123456789abcdef';

/** Sets a table up without the page: two seats, one of them kept for a guest. */
const layTable = (page: Page, game: string): Promise<{ id: string; invite: string }> =>
  page.evaluate(
    async ({ game, share }) => {
      const send = async (method: string, path: string, body: object) =>
        (
          await fetch(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
        ).json();
      const me = await send('PUT', '/api/me', { name: 'Runa' });
      localStorage.setItem('skali.known', me.id);
      const lobby = await send('POST', '/api/tables', {
        ...{ game, options: {}, visibility: 'private', spectators: true },
        timing: { rule: { kind: 'days', each: 86_400_000 }, runOut: 'decision' },
        seats: [
          { kind: 'mine', share },
          { kind: 'invited', name: 'Asa' },
        ],
      });
      return { id: lobby.id, invite: lobby.seats[1].invite };
    },
    { game, share: SHARE },
  );

// What it says of who is awaited and gone is proven in awaited.test.ts, and the vote on a bot by the host's own tests.
test('people before animals: a kept seat, orders, and tables that wait', async () => {
  const host = await visit(HASTY);
  const guest = await visit({ ...HASTY, name: 'Asa', viewport: PHONE });
  try {
    await host.page.goto('/');
    const { id, invite } = await layTable(host.page, FIRST.id);
    await host.page.goto(`/play/${id}`);
    // What a gathering is about is its link; the host may also free the seat.
    await host.page.locator('.sk-gathering-foot .sk-btn-main[data-act="share"]', { hasText: 'for Asa' }).waitFor();
    expect(await host.page.locator('.sk-btn-main').count()).toBe(1);
    await host.page.locator('button', { hasText: 'Let anybody sit here' }).waitFor();

    // Without the invitation there is no button, and it is said why; with it one press is enough.
    await guest.page.goto(`/play/${id}`);
    await guest.page.locator('[role="status"]', { hasText: 'kept for guests' }).waitFor();
    expect(await guest.page.locator('.sk-gathering-seats .sk-btn').count()).toBe(0);
    await guest.page.goto(`/play/${id}?seat=1&invite=${invite}`);
    await press(guest.page, '[data-invited] .sk-btn-main');
    await guest.page.waitForSelector('[data-part="table"]');
    await host.page.waitForSelector('[data-part="table"]');

    // What is left to the hall is said in the prompt, to its seat alone.
    await press(guest.page, '[aria-keyshortcuts="m"]');
    await guest.page.locator('.sk-menu button', { hasText: 'Standing orders' }).click();
    // One after the other, before the hall has answered: none is lost.
    const all = await guest.page.evaluate(() => {
      const on = [...document.querySelectorAll<HTMLElement>('.sk-dialog .sk-choice label:first-of-type')];
      for (const label of on) label.click();
      return on.length;
    });
    const switched = () => guest.page.locator('.sk-dialog .sk-choice label:first-of-type input:checked').count();
    await expect.poll(switched).toBe(all);
    await guest.page.keyboard.press('Escape');
    await guest.page.waitForSelector('[data-part="orders"]');
    // What it says takes two lines on a phone, and its sign stands in the first.
    const inLine = await guest.page.evaluate(() => {
      const [sign, words] = ['svg', 'span'].map(what => document.querySelector(`[data-part="orders"] > ${what}`));
      const line = words?.getClientRects()[0];
      return sign !== null && line !== undefined && (sign?.getBoundingClientRect().bottom ?? 0) > line.top;
    });
    expect(inLine).toBe(true);
    expect(await host.page.locator('[data-part="orders"]').count()).toBe(0);

    // At home, and on every other screen, one hears of the table that waits, and how long it does.
    await host.page.goto('/');
    await host.page.locator('.sk-saved', { hasText: 'left for you' }).waitFor();
    for (const screen of [
      ...[`/rules/${FIRST.id}`, `/cards/${FIRST.id}`, `/new/${FIRST.id}`, `/learn/${FIRST.id}`],
      ...['/puzzles', '/you', '/nowhere', '/about'],
    ]) {
      await host.page.goto(screen);
      await host.page.waitForSelector('[data-part="your-tables"][data-yours="true"]');
    }
    await press(host.page, '[data-part="your-tables"]');
    await host.page.locator('.sk-dialog .sk-saved', { hasText: 'left for you' }).waitFor();

    // Where one is over as well, its heading stands above it.
    await host.page.route('**/api/tables', async route => {
      const answer = await route.fetch();
      const [table] = await answer.json();
      await route.fulfill({ response: answer, json: [table, { ...table, id: 'long-ago', state: 'over' }] });
    });
    await host.page.goto('/');
    await host.page.locator('.sk-saved-tables .sk-title', { hasText: 'Old games' }).waitFor();
    const aside = () =>
      host.page.evaluate(() => {
        const [heading, row] = ['.sk-title', 'li'].map(what => {
          const last = [...document.querySelectorAll(`.sk-saved-tables ${what}`)].at(-1);
          return last?.getBoundingClientRect().left ?? 0;
        });
        return Math.abs(heading - row);
      });
    expect(await until(aside, off => off < 30)).toBeLessThan(30);
    fine(host);
    fine(guest);
  } finally {
    await host.close();
    await guest.close();
  }
});
