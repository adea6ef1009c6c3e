import { expect, test } from 'vitest';
import { FULL } from '../../../../e2e/full.ts';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { LANGUAGES } from '../../../../e2e/sizes.ts';
import { DESKTOP, PHONE } from '../../../../e2e/visit.ts';
import { press, settled } from '../../../kit/test/page.ts';
import type { View } from '../rules/view.ts';

/** Where cards have most to say. */
const LONGEST = ['it', 'fr'] as const;
const OFFERED = '.br-draft-scene [data-target^="card:"]';

test('on a desk all of a first hand is read as it lies, in every language', async () => {
  const { at } = gameOf('blood-rage');
  for (const language of ['en', 'it'] as const) {
    await during({ viewport: DESKTOP, language }, async ({ page }) => {
      await sitDown(page, at('first hand'));
      await settled(page);
      await page.evaluate(() => document.fonts.ready);
      const cut = () =>
        page
          .locator('.br-draft-scene .sk-card-text > span')
          .evaluateAll(all =>
            all.filter(each => each.scrollHeight > each.clientHeight + 1).map(each => each.textContent),
          );
      await expect.poll(cut).toEqual([]);
      expect(await page.locator(OFFERED).count()).toBe(8);
    });
  }
});

/** Runs in the page: texts of a hand that do not fit their cards. */
const cutOnes = (all: Element[]): (string | null)[] =>
  all.flatMap(each => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const room = each.parentElement?.getBoundingClientRect().bottom ?? 0;
    return range.getBoundingClientRect().bottom > room + 2 ? [each.textContent] : [];
  });
const HAND = '.sk-table-foot .sk-card-text > span';

test('on a tablet that stands a full hand is read as it lies, in every language', async () => {
  const full = gameOf('blood-rage').first('full', 'ybbb', (match, ask) => {
    const { own } = match.view(0) as View;
    return ask.seat === 0 && ask.prompt === 'action' && own?.hand.length === 6;
  });
  for (const language of FULL ? LANGUAGES : LONGEST) {
    await during({ viewport: { width: 768, height: 1024 }, language }, async ({ page }) => {
      await sitDown(page, full);
      await settled(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.locator(HAND).count()).toBe(6);
      await expect.poll(() => page.locator(HAND).evaluateAll(cutOnes), { message: language }).toEqual([]);
    });
  }
});

test('on a desk and on a tablet a hand is read as it lies: pictures give way before words do', async () => {
  const { at } = gameOf('blood-rage');
  const all = [
    [1440, 900, 'it'],
    [1366, 657, 'en'],
    [1366, 657, 'it'],
    [1280, 720, 'en'],
    [1280, 720, 'it'],
    [768, 1024, 'en'],
    [768, 1024, 'it'],
  ] as const;
  for (const [width, height, language] of all.filter(([, , each]) => FULL || each === 'it')) {
    await during({ viewport: { width, height }, language }, async ({ page }) => {
      await sitDown(page, at('action'));
      await settled(page);
      await page.evaluate(() => document.fonts.ready);
      const cut = () => page.locator(HAND).evaluateAll(cutOnes);
      expect(await page.locator(HAND).count()).toBeGreaterThan(3);
      await expect.poll(cut, { message: `${width} × ${height}, ${language}` }).toEqual([]);
    });
  }
});

test('on a phone the card that is touched opens whole above the act, and the others stay in sight', async () => {
  const { at } = gameOf('blood-rage');
  await during({ viewport: PHONE, confirm: 'always' }, async ({ page }) => {
    await sitDown(page, at('draft'));
    await settled(page);
    await press(page, OFFERED);
    await page.waitForSelector('[data-part="sheet"] .sk-whole-text');
    expect(await page.locator('[data-part="sheet"] .sk-whole').count()).toBe(1);
    expect(await page.locator(`${OFFERED}[data-lit="true"]`).count()).toBe(5);
    await press(page, '[data-act="close-sheet"]');
    await page.waitForSelector('[data-part="sheet"]', { state: 'detached' });
    expect(await page.locator(`${OFFERED}[data-lit="true"]`).count()).toBe(6);
  });
});

test('the strip that says why a card is off lies on none of its words', async () => {
  const { at } = gameOf('blood-rage');
  await during({ viewport: { width: 1366, height: 657 }, language: 'fr' }, async ({ page }) => {
    await sitDown(page, at('action'));
    await settled(page);
    const strips = page.locator('.sk-card-off:has(.sk-card-reason)');
    await expect.poll(() => strips.count()).toBeGreaterThan(0);
    const covered = () =>
      strips.evaluateAll(
        cards =>
          cards.filter(card => {
            const words = card.querySelector('.sk-card-text > span')?.getBoundingClientRect();
            const strip = card.querySelector('.sk-card-reason')?.getBoundingClientRect();
            return words && strip && words.height > 0 && words.top < strip.bottom - 1 && words.bottom > strip.top + 1;
          }).length,
      );
    await expect.poll(covered).toBe(0);
  });
});

test('who leafs through the cards reads all of each', async () => {
  await during({ viewport: { width: 768, height: 1024 }, language: 'fr' }, async ({ page }) => {
    await page.goto('/cards/blood-rage');
    await page.waitForSelector('.sk-browser-cards .sk-card-text');
    await page.evaluate(() => document.fonts.ready);
    const cut = () =>
      page
        .locator('.sk-browser-cards .sk-card-text > span')
        .evaluateAll(all =>
          all.filter(each => each.scrollHeight > each.clientHeight + 1).map(each => each.textContent),
        );
    await expect.poll(cut).toEqual([]);
  });
});
