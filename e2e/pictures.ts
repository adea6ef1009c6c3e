import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { onAPort } from '../src/server/dev/on-a-port.ts';
import { staticSite } from '../src/server/static.ts';
import { sitDown } from './kept.ts';
import * as moments from './moments.ts';
import * as reavers from './reavers-moments.ts';
import { launching, site } from './serve.ts';
import { press, settled } from './table.ts';
import { type Comer, comeTo, DESKTOP, PHONE } from './visit.ts';

/** Pictures of the hall: seeded games, brought to a moment worth looking at, opened and played on in the built app. */

interface Picture {
  readonly name: string;
  readonly comer?: Comer;
  go(page: Page): Promise<void>;
}

const at = async (page: Page, table: Parameters<typeof sitDown>[1]): Promise<void> => {
  await sitDown(page, table);
  await settled(page);
};

const HOME = async (page: Page): Promise<void> => {
  // A game under way and an old one hang beside the game.
  await at(page, moments.action());
  await at(page, moments.over());
  await page.goto('/');
  await page.waitForSelector('.sk-saved');
};

const DRAFT = async (page: Page): Promise<void> => {
  await at(page, moments.draft());
  await press(page, '.br-draft-scene li:nth-child(2) [data-target^="card:"]');
};

const ACTION = async (page: Page): Promise<void> => at(page, moments.action());

const BATTLE = async (page: Page): Promise<void> => {
  await at(page, moments.battle());
  // The strongest card lies ready.
  const best = await page
    .locator('[data-part="hand"] [data-target^="card:"][data-lit="true"] .sk-card-value')
    .evaluateAll(values => {
      const bonus = (text: string | null) => (text?.startsWith('+') ? Number.parseInt(text, 10) || 0 : -1);
      const all = values.map(value => bonus(value.textContent));
      return all.indexOf(Math.max(...all));
    });
  await page.locator('[data-part="hand"] [data-target^="card:"][data-lit="true"]').nth(best).click();
};

const SCORE = async (page: Page): Promise<void> => at(page, moments.over());

const REAVERS = async (page: Page): Promise<void> => at(page, reavers.select());

const PICTURES: readonly Picture[] = [
  { name: 'home-desktop', go: HOME },
  {
    name: 'setup-desktop',
    async go(page) {
      await page.goto('/new/blood-rage');
      await page.waitForSelector('.sk-seat-row');
    },
  },
  { name: 'draft-desktop', go: DRAFT },
  { name: 'action-desktop', go: ACTION },
  { name: 'action-light', comer: { theme: 'light' }, go: ACTION },
  { name: 'battle-desktop', go: BATTLE },
  { name: 'score-desktop', go: SCORE },
  {
    name: 'rules-desktop',
    async go(page) {
      await page.goto('/rules/blood-rage/BR-10.1');
      await page.waitForSelector('.sk-rules-here');
    },
  },
  {
    name: 'replay-desktop',
    async go(page) {
      await at(page, moments.action());
      await page.keyboard.press('b');
      await page.waitForSelector('.sk-replay');
      for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowLeft');
      await page.waitForSelector('.sk-as-it-was');
    },
  },
  { name: 'reavers-desktop', go: REAVERS },
  { name: 'reavers-phone', comer: { viewport: PHONE }, go: REAVERS },
  { name: 'home-phone', comer: { viewport: PHONE }, go: HOME },
  { name: 'draft-phone', comer: { viewport: PHONE }, go: DRAFT },
  { name: 'action-phone', comer: { viewport: PHONE }, go: ACTION },
  { name: 'battle-phone', comer: { viewport: PHONE }, go: BATTLE },
  { name: 'score-phone', comer: { viewport: PHONE }, go: SCORE },
];

export const names: readonly string[] = PICTURES.map(({ name }) => name);

/** Takes them all (or those whose name begins so) into a folder. */
export async function take(folder: string, only = ''): Promise<void> {
  const { server, port } = await onAPort(await staticSite(site));
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
