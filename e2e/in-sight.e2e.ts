import { describe, expect, test } from 'vitest';
import type { Form } from '../src/kit/test/on-page.ts';
import { OVER, settled, there } from '../src/kit/test/page.ts';
import { until } from '../src/kit/test/patience.ts';
import { outOfSight } from './eyes.ts';
import { FULL } from './full.ts';
import { SHIPPED } from './games.ts';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';
import { FORMS } from './visit.ts';

const CASES = SHIPPED.flatMap(({ title, at, onPage }) =>
  onPage.inSight.map(each => [`${title}: ${each.what}`, { at, ...each }] as const),
);

const EVERY = Object.keys(FORMS) as Form[];

/** What has to be in sight on each form is looked at on one of them, in turn; E2E=full looks at all. */
const isLookedAt = (i: number, form: Form, forms: readonly Form[] | undefined): boolean =>
  forms ? forms.includes(form) : FULL || EVERY.indexOf(form) === i % EVERY.length;

describe.each(EVERY)('in sight at once on a %s', form => {
  test.each(CASES.filter(([, { forms }], i) => isLookedAt(i, form, forms)))('%s', async (_, each) => {
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

test.each(SHIPPED.map(game => [game.title, game] as const))(
  'on a tablet that stands the score reaches to the foot of the screen: %s',
  async (_, { over }) => {
    await during({ viewport: { width: 768, height: 1024 } }, async ({ page }) => {
      await sitDown(page, over());
      await there(page, OVER);
      const foot = () =>
        page.evaluate(
          () => document.querySelector('.sk-table-over > .sk-table-saga')?.getBoundingClientRect().bottom ?? 0,
        );
      expect(await until(foot, bottom => bottom > 1000, 3000)).toBeGreaterThan(1000);
    });
  },
);
