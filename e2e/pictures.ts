import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { settled } from '../src/kit/test/page.ts';
import { onAPort } from '../src/server/dev/on-a-port.ts';
import { staticSite } from '../src/server/static.ts';
import { FIRST, GAMES, SHIPPED } from './games.ts';
import { sitDown } from './kept.ts';
import { rulesOf } from './rules-text.ts';
import { launching } from './serve.ts';
import { type Comer, comeTo, DESKTOP, FORMS, PHONE } from './visit.ts';

/** Pictures of the hall: seeded games, brought to a moment worth looking at, opened and played on in the built app. */

/** The hall that ships, without the games of the tests. */
const SITE = fileURLToPath(new URL('../dist/web', import.meta.url));

interface Picture {
  readonly name: string;
  readonly comer?: Comer;
  go(page: Page): Promise<void>;
}

const sitAt = async (page: Page, table: Parameters<typeof sitDown>[1]): Promise<void> => {
  await sitDown(page, table);
  await settled(page);
};

const HOME = async (page: Page): Promise<void> => {
  // A game of each sort under way and an old one are to be gone on with.
  await sitAt(page, FIRST.over());
  for (const { main } of SHIPPED) await sitAt(page, main());
  await page.goto('/');
  await page.waitForSelector('.sk-saved');
};

const SCORE = async (page: Page): Promise<void> => sitAt(page, FIRST.over());

/** The hall itself, with one game where it takes one. */
const OF_THE_HALL: readonly Picture[] = [
  { name: 'home-desktop', go: HOME },
  {
    name: 'setup-desktop',
    async go(page) {
      await page.goto(`/new/${FIRST.id}`);
      await page.waitForSelector('.sk-seat-row');
    },
  },
  { name: 'score-desktop', go: SCORE },
  {
    name: 'rules-desktop',
    async go(page) {
      const [clause] = rulesOf(FIRST.id).chapters[9].sections[0].blocks.flatMap(({ id }) => id ?? []);
      await page.goto(`/rules/${FIRST.id}/${clause}`);
      await page.waitForSelector('.sk-rules-here');
    },
  },
  {
    name: 'replay-desktop',
    async go(page) {
      await sitAt(page, FIRST.main());
      await page.keyboard.press('b');
      await page.waitForSelector('.sk-replay');
      for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowLeft');
      await page.waitForSelector('.sk-as-it-was');
    },
  },
  { name: 'home-phone', comer: { viewport: PHONE }, go: HOME },
  { name: 'score-phone', comer: { viewport: PHONE }, go: SCORE },
];

/** What each game has to show. */
const OF_GAMES: readonly Picture[] = GAMES.flatMap(({ at, onPage }) =>
  onPage.pictures.map(({ name, moment, form = 'desktop', theme, step }) => ({
    name,
    comer: { viewport: FORMS[form], ...(theme && { theme }) },
    async go(page) {
      await sitAt(page, at(moment));
      await step?.(page);
    },
  })),
);

const PICTURES: readonly Picture[] = [...OF_THE_HALL, ...OF_GAMES];
export const names: readonly string[] = PICTURES.map(({ name }) => name);

/** Takes them all (or those whose name begins so) into a folder. */
export async function take(folder: string, only = ''): Promise<void> {
  const { server, port } = await onAPort(await staticSite(SITE, console.error));
  const browser = await chromium.launch(launching);
  mkdirSync(folder, { recursive: true });
  try {
    for (const { name, comer, go } of PICTURES.filter(picture => picture.name.startsWith(only))) {
      const { page, wrong, close } = await comeTo(`http://127.0.0.1:${port}`, browser, { viewport: DESKTOP, ...comer });
      await go(page);
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.move(0, 0);
      await page.waitForTimeout(400);
      const png = await sharp(await page.screenshot())
        .png({ palette: true, effort: 10 })
        .toBuffer();
      writeFileSync(join(folder, `${name}.png`), png);
      process.stdout.write(`${name}.png  ${Math.round(png.length / 1000)} KB\n`);
      await close();
      if (wrong.length > 0) throw new Error(`${name}: ${wrong.join('\n')}`);
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
