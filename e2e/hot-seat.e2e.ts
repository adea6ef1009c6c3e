import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { during } from './hall.ts';
import { keptOn, replayed } from './kept.ts';
import { until } from './patience.ts';
import { namedOn, secretFrom } from './secrets.ts';
import { click, dice, oneOf, press, selectorOf, settled, someLit, takeScreen } from './table.ts';
import { PHONE } from './visit.ts';

/** Picks one of a strip of choices, until it is the one that is picked: the page may have moved under the finger. */
async function pick(where: Page | Locator, choice: string): Promise<void> {
  const label = where.locator('label', { hasText: choice });
  const picked = await until(
    async () => {
      await label.click();
      return label.locator('input').isChecked();
    },
    checked => checked,
  );
  expect(picked, choice).toBe(true);
}

// Whole games at one screen are played in lit.e2e.ts; here three people sit down by hand, on a phone.
test('three people at one screen are handed it in turn, and never see each other’s cards', async () => {
  await during({ viewport: PHONE, hasty: true, fate: 3, confirm: 'never' }, async ({ page }) => {
    await page.goto('/');
    await page.waitForSelector('.sk-saved-tables');
    // It comes when the hall has answered, and moves what is below it.
    await page.waitForSelector('.sk-with-people');
    await click(page, '.sk-home-acts .sk-btn:nth-child(2)');
    await page.waitForURL(/people=2/);
    await page.waitForSelector('.sk-seat-row');
    await pick(page.locator('.sk-seat-row').nth(2), 'Person');
    await pick(page.locator('.sk-seat-row').nth(3), 'Empty');
    await pick(page, 'As shown');
    const names = await until(
      () =>
        page
          .locator('.sk-seat-row input.sk-field')
          .evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value)),
      fields => fields.length === 3,
    );
    expect(names).toHaveLength(3);
    await click(page, '.sk-lobby .sk-btn-main');
    await page.waitForURL(/\/table\//);

    const roll = dice(3);
    const sat = new Set<number>();
    let sits: number | null = null;
    for (let handed = 0; handed < 12; ) {
      const moment = await settled(page);
      const match = replayed(await keptOn(page));
      if (moment === 'hand-over') {
        expect(await namedOn(page, secretFrom(match, null)), 'on the page between two people').toEqual([]);
        sits = await takeScreen(page, names);
        sat.add(sits);
        handed++;
        continue;
      }
      expect(await namedOn(page, secretFrom(match, sits)), `before the eyes of ${names[sits ?? 0]}`).toEqual([]);
      await press(page, selectorOf(oneOf(await someLit(page), roll)));
    }
    expect([...sat].sort()).toEqual([0, 1, 2]);
  });
});
