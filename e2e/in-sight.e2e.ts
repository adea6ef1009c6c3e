import { describe, expect, test } from 'vitest';
import type { Form } from '../src/kit/test/on-page.ts';
import { settled } from '../src/kit/test/page.ts';
import { until } from '../src/kit/test/patience.ts';
import { outOfSight } from './eyes.ts';
import { GAMES } from './games.ts';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';
import { FORMS } from './visit.ts';

const CASES = GAMES.flatMap(({ title, at, onPage }) =>
  onPage.inSight.map(each => [`${title}: ${each.what}`, { at, ...each }] as const),
);

describe.each(Object.keys(FORMS) as Form[])('in sight at once on a %s', form => {
  test.each(CASES.filter(([, { forms }]) => !forms || forms.includes(form)))('%s', async (_, each) => {
    const { at, moment, selector, count, first, step } = each;
    await during({ viewport: FORMS[form] }, async ({ page }) => {
      await sitDown(page, at(moment));
      await settled(page);
      await step?.(page);
      const things = page.locator(selector);
      // What is fetched later may come after the question.
      await things.first().waitFor({ state: 'attached' });
      if (count !== undefined) expect(await things.count()).toBe(count);
      else expect(await things.count()).toBeGreaterThan(0);
      const hidden = () => outOfSight(first ? things.first() : things);
      expect(await until(hidden, ({ length }) => length === 0, 3000)).toEqual([]);
    });
  });
});

test('on a phone that lies the way into a game is in sight at once', async () => {
  await during({ viewport: { width: 844, height: 390 }, language: 'fr' }, async ({ page }) => {
    await page.goto('/');
    const ways = page.locator('.sk-hanging .sk-btn-main');
    await ways.first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const ends = () => ways.evaluateAll(all => all.slice(0, 2).map(way => way.getBoundingClientRect().bottom <= 390));
    await expect.poll(ends).toEqual([true, true]);
  });
});
