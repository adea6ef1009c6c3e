import { expect, test } from 'vitest';
import { fine, visit } from '../../../../e2e/hall.ts';
import { HASTY, opened, playUntil, sheetOf, sitDown } from '../../../../e2e/online.ts';
import type { Visit } from '../../../../e2e/visit.ts';
import { dice, press, settled } from '../../../kit/test/page.ts';

const NAMES = ['Runa', 'Ketil', 'Hildr', 'Orm', 'Asa', 'Ulf'];
/** Answers of everybody at once, before and after somebody goes. */
const ROUNDS = 8;

test('six people play online; one goes for good, and a bot stands in', { timeout: 400_000 }, async () => {
  const visits: Visit[] = [];
  try {
    for (const name of NAMES) visits.push(await visit({ ...HASTY, name }));
    const [first, ...others] = visits.map(({ page }) => page);
    await first.goto('/new/scandinavia?online=1');
    await first.waitForSelector('.sk-seat-row');
    const address = await opened(first);
    for (const page of others) await sitDown(page, address);
    expect(await Promise.race([first, ...others].map(settled))).toBe('asked');
    const roll = dice(6);
    let rounds = 0;
    await playUntil([first, ...others], roll, async () => ++rounds > ROUNDS);

    const gone = others[others.length - 1];
    await gone.close();
    await first.waitForSelector('.sk-presence[data-there="false"]', { state: 'attached' });
    await first.waitForTimeout(1100);
    await press(first, '[aria-keyshortcuts="m"]');
    await first.locator('.sk-menu button', { hasText: 'Propose a bot for Ulf' }).click();
    const stay = others.slice(0, -1);
    for (const page of stay)
      await page.locator('.sk-live-notice', { hasText: 'a bot plays for Ulf' }).locator('.sk-btn-main').click();
    await first.waitForFunction(() => document.querySelectorAll('.sk-sign .sk-icon').length > 0);
    await playUntil([first, ...stay], roll, async () => ++rounds > 2 * ROUNDS);
    for (const here of visits) fine(here);
  } finally {
    for (const here of visits) await here.close();
  }
});

/** All want the first turn to be the last one, too. */
const SHORT_GAME = ['last-turn', 'confirm-last-turn', 'ready', 'settle'].map(word => `say:${word}`);

test('six people play a short game by hex to its end', { timeout: 400_000 }, async () => {
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
});
