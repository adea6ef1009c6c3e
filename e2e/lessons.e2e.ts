import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../src/kit/test/patience.ts';
import { FULL } from './full.ts';
import { GAMES } from './games.ts';
import { during } from './hall.ts';
import { byPointer, follow, touchNext } from './pupil.ts';
import { DESKTOP, PHONE } from './visit.ts';

const FILES = Object.keys(import.meta.glob('../lessons/*/[0-9]*.json'));
const TAUGHT = GAMES.filter(({ id }) => FILES.some(file => file.includes(`/${id}/`)));
/** All of them, or the one on whose spaces most things lie over others. */
const COVERED = TAUGHT.filter((_, n) => FULL || n === 1);

/** Lessons that are played against bots, as `game/lesson`, and those in which all is laid out. */
const LAID_OUT = import.meta.glob<unknown>('../lessons/*/[0-9]*.json', { import: 'others', eager: true });
const [WHOLE, LAID] = [false, true].map(laid =>
  Object.entries(LAID_OUT).flatMap(([file, others]) =>
    (others !== undefined) === laid ? [file.replace(/^.*lessons\/|\d+-|\.json$/g, '')] : [],
  ),
);

/** A lesson that begins with a card of one's own, as `game/lesson`. */
const AT_CARD = FILES.flatMap(file => /lessons\/([^/]+)\/\d+-(quests)\.json$/.exec(file)?.slice(1).join('/') ?? [])[0];

/** The lessons of a game. */
const namesOf = (id: string): string[] =>
  FILES.flatMap(file => (file.includes(`/${id}/`) ? [file.replace(/^.*\/\d+-|\.json$/g, '')] : []));

/** A phone on its side. */
const LYING = { width: 844, height: 390 };

const act = (name: string) => `[data-act="${name}"]`;

const has = async (page: Page): Promise<boolean> => (await page.locator('.sk-lessons-list').count()) > 0;

describe('a lesson', () => {
  test.each(TAUGHT.map(({ id, title }) => ({ id, title })))(
    '$title: is found, points, and is finished',
    async ({ id }) => {
      await during({ reducedMotion: true }, async ({ page }) => {
        await page.goto(`/learn/${id}`);
        await expect.poll(() => has(page), { timeout: PATIENCE }).toBe(true);
        await page.locator('.sk-lessons-on .sk-btn-main').click();
        await page.locator('.sk-spot-ring').waitFor({ timeout: PATIENCE });
        await follow(page, byPointer);
        await page.goto(`/learn/${id}`);
        await expect
          .poll(() => page.locator('.sk-lessons-list li[data-is="done"]').count(), { timeout: PATIENCE })
          .toBe(1);
      });
    },
  );

  test.each(COVERED.map(({ id, title }) => ({ id, title })))(
    '$title: each points at the first thing to do',
    async ({ id }) => {
      await during({ reducedMotion: true }, async ({ page }) => {
        const silent: string[] = [];
        for (const name of namesOf(id).filter((_, n) => FULL || n % 3 === 0)) {
          await page.goto(`/learn/${id}/${name}`);
          await page.locator(act('show')).waitFor({ timeout: PATIENCE });
          const points = page.locator('.sk-spot-ring').waitFor({ timeout: PATIENCE });
          await points.catch(() => silent.push(name));
        }
        expect(silent).toEqual([]);
      });
    },
  );

  test.each(COVERED.map(({ id, title }) => ({ id, title })))(
    '$title: on a phone what it is about is in sight below the teacher’s words, and one’s own things are a touch away',
    async ({ id }) => {
      await during({ reducedMotion: true, viewport: PHONE }, async ({ page }) => {
        await page.goto(`/learn/${id}/${namesOf(id)[0]}`);
        await page.locator('.sk-spot-ring').waitFor({ timeout: PATIENCE });
        const goal = page.locator('[data-part="goals"] [aria-current="step"]');
        const inSight = () =>
          goal.evaluate(task => {
            const { left, top, height } = task.getBoundingClientRect();
            const words = document.querySelector('.sk-teacher-say')?.getBoundingClientRect();
            const seen = document.elementFromPoint(left + 2, top + height / 2);
            return words !== undefined && words.bottom < top && task.contains(seen);
          });
        await expect.poll(inSight, { timeout: PATIENCE }).toBe(true);
        const head = page.locator('[data-part="rail"] .sk-table-now');
        expect(await head.textContent()).toBe(await page.locator('[data-part="goals"] h2').textContent());
        const own = page.locator('[data-part="hand"]');
        expect(await own.isVisible()).toBe(false);
        await page.locator('[data-part="tabs"] [aria-pressed="false"]').first().click();
        await expect.poll(() => own.isVisible()).toBe(true);
        // The next step begins with what the lesson is about.
        await page.locator(act('show')).click();
        await expect.poll(inSight, { timeout: PATIENCE }).toBe(true);
      });
    },
  );

  test('on a phone that lies on its side the ring is round what is seen of a card, and round nothing else', async () => {
    await during({ reducedMotion: true, viewport: LYING }, async ({ page }) => {
      await page.goto(`/learn/${AT_CARD}`);
      await page.locator('.sk-spot-ring').waitFor({ timeout: PATIENCE });
      const hit = () =>
        page.evaluate(() => {
          const ring = document.querySelector('.sk-spot-ring')?.getBoundingClientRect();
          if (!ring) return 'no ring';
          const thing = document.elementFromPoint(ring.x + ring.width / 2, ring.y + ring.height / 2);
          return thing?.closest<HTMLElement>('[data-target]')?.dataset.target ?? 'something else';
        });
      await expect.poll(hit, { timeout: PATIENCE }).toMatch(/^card:/);
    });
  });

  test('is kept where it was left, on a phone too, and is taken back when it leads nowhere', async () => {
    await during({ reducedMotion: true, viewport: PHONE }, async ({ page }) => {
      await page.goto('/learn');
      await page.locator('.sk-lessons-on .sk-btn-main').click();
      await page.locator(act('show')).click();
      const said = async () => (await page.locator('.sk-teacher-steps').textContent()) ?? '';
      const before = await said();
      await page.reload();
      await page.locator('.sk-teacher-say').waitFor({ timeout: PATIENCE });
      expect((await said()).length).toBe(before.length);
      await page.locator(act('undo')).click();
      await page.locator(act('leave')).first().click();
      await expect.poll(() => has(page), { timeout: PATIENCE }).toBe(true);
    });
  });

  test('that is played against bots has a coach, who is asked at any choice; where all is laid out there is none', async () => {
    await during({ reducedMotion: true }, async ({ page }) => {
      const coach = page.locator('[aria-keyshortcuts="a"]');
      await page.goto(`/learn/${LAID[0]}`);
      await page.locator('.sk-spot-ring').waitFor({ timeout: PATIENCE });
      expect(await coach.count()).toBe(0);
      await page.goto(`/learn/${WHOLE[0]}`);
      await coach.click({ timeout: PATIENCE });
      const answers = page.locator('[data-part="advice"] li');
      await answers.first().waitFor({ timeout: 4 * PATIENCE });
      expect(await answers.count()).toBeLessThanOrEqual(3);
    });
  });

  test.each([
    { form: 'desktop', viewport: DESKTOP },
    { form: 'phone', viewport: PHONE },
  ])('from the home screen it is three clicks to the first act of one’s own: $form', async ({ viewport }) => {
    await during({ reducedMotion: true, viewport }, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Learn by playing', exact: true }).click();
      await page.locator('.sk-lessons-on .sk-btn-main').click();
      expect(await touchNext(page, byPointer)).toBe(true);
    });
  });
});
