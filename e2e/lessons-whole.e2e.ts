import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { amissOn } from './axe.ts';
import { FULL } from './full.ts';
import { SHIPPED } from './games.ts';
import { during } from './hall.ts';
import { byKeys, byPointer, follow, type Hand } from './pupil.ts';
import { DESKTOP, PHONE } from './visit.ts';

const FILES = Object.keys(import.meta.glob('../lessons/*/[0-9]*.json'));
const NAMED = /\/([^/]+)\/\d+-([^/]+)\.json$/;

interface Way {
  readonly how: string;
  readonly hand: Hand;
  readonly viewport: typeof DESKTOP | typeof PHONE;
}

const WAYS: readonly Way[] = [
  { how: 'by mouse on a desktop', hand: byPointer, viewport: DESKTOP },
  { how: 'by touch on a phone', hand: byPointer, viewport: PHONE },
  { how: 'by keys', hand: byKeys, viewport: DESKTOP },
];

const LESSONS = SHIPPED.flatMap(({ id, title }, game) =>
  FILES.flatMap(file => {
    const [, of, name] = NAMED.exec(file) ?? [];
    return of === id && name ? [{ id, title, name, game }] : [];
  }),
);

/** All of them in every way, or of each game one, each in another way. */
const TRIED = LESSONS.flatMap((lesson, i) => {
  const first = LESSONS.findIndex(({ id }) => id === lesson.id);
  return WAYS.flatMap((way, w) =>
    FULL || (i === first + 1 && w === lesson.game % WAYS.length) ? [{ ...lesson, ...way }] : [],
  );
});

async function begin(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/learn/${id}/${name}`);
  await page.locator('.sk-spot-ring').waitFor();
}

describe('a whole lesson', () => {
  test.each(TRIED)('$title, $name: $how', async ({ id, name, hand, viewport }) => {
    // Contrast is worked out from all that lies over and under each other: nothing may be seen through.
    await during({ reducedMotion: true, viewport, unpainted: !FULL }, async ({ page }) => {
      await begin(page, id, name);
      if (FULL && viewport === DESKTOP) expect(await amissOn(page), 'at its beginning').toEqual([]);
      expect(await follow(page, hand)).toBeGreaterThan(0);
      if (FULL && viewport === PHONE) expect(await amissOn(page), 'at its end').toEqual([]);
    });
  });
});
