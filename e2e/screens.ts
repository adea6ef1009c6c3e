import type { Page } from 'playwright-core';
import type { Settings } from '../src/client/settings/settings.ts';
import { sitDown } from './kept.ts';
import * as moments from './moments.ts';
import * as reavers from './reavers-moments.ts';
import { ASKING, CONFIRM, press } from './table.ts';
import { atTheDoor, preset } from './visit.ts';

/** Every screen of the hall, and the way to it. `query` stays on all the way. */
export interface ScreenWay {
  readonly name: string;
  /** Nothing is asked of the reader here: the settings it needs. */
  readonly settings?: Partial<Settings>;
  go(page: Page, query: string): Promise<void>;
}

const inHall = (name: string, path: string, selector: string): ScreenWay => ({
  name,
  async go(page, query) {
    await page.goto(path.includes('?') ? path + query.replace('?', '&') : path + query);
    await page.waitForSelector(selector);
  },
});

const atTable = (
  name: string,
  table: () => Parameters<typeof sitDown>[1],
  selector: string,
  then?: (page: Page) => Promise<void>,
  settings?: Partial<Settings>,
): ScreenWay => ({
  name,
  ...(settings && { settings }),
  async go(page, query) {
    await sitDown(page, table(), query);
    await page.waitForSelector(selector);
    await then?.(page);
  },
});

/** A table online, set up as it is offered, and one step further each time. */
const online = (name: string, then: (page: Page) => Promise<void>): ScreenWay => ({
  name,
  async go(page, query) {
    await page.goto(`/new/blood-rage?online=1${query.replace('?', '&')}`);
    await page.waitForSelector('.sk-seat-row');
    await press(page, '.sk-lobby-start .sk-btn-main');
    await page.waitForSelector('.sk-gathering-seats');
    await then(page);
  },
});

async function startOnline(page: Page): Promise<void> {
  await press(page, '.sk-gathering-foot .sk-btn-main');
  await page.waitForSelector(ASKING);
  await press(page, '.sk-talk-tool button');
  await page.waitForSelector('.sk-talk');
}

/** Every screen in every way: `E2E=full npm test`. Else screens take turns with themes and languages. */
export const FULL = process.env.E2E === 'full';

export const SCREENS: readonly ScreenWay[] = [
  inHall('home', '/', '.sk-saved-tables'),
  inHall('setting up', '/new/blood-rage', '.sk-seat-row'),
  inHall('setting up online', '/new/blood-rage?online=1', '.sk-seat-row'),
  online('gathering', async () => undefined),
  online('talk at a table online', startOnline),
  atTable('draft', moments.draft, '.br-draft-scene'),
  atTable('action', moments.action, ASKING),
  atTable('battle', moments.battle, '.br-battle-scene', page => press(page, '[data-target^="card:"]')),
  atTable('battle of four', moments.fourfold, '.br-battle-scene'),
  atTable(
    'report',
    moments.decisive,
    '.br-battle-scene',
    async page => {
      await press(page, '[data-target^="card:"][data-lit="true"]');
      await press(page, CONFIRM);
      await page.waitForSelector('.br-report');
      // It would go by itself.
      await page.evaluate(() => {
        for (let timer = window.setTimeout(() => undefined); timer > 0; timer--) clearTimeout(timer);
      });
    },
    { speed: 'slow' },
  ),
  atTable('score', moments.over, '[data-part="score"]'),
  atTable('Reavers: select', reavers.select, ASKING, page => press(page, '[data-target^="space:"][data-lit="true"]')),
  atTable('Reavers: act or rest', reavers.act, ASKING),
  atTable('Reavers: payment', reavers.payment, '.rm-payment'),
  atTable('Reavers: combat', reavers.combat, '.rm-combat'),
  atTable('Reavers: subdue', reavers.subdue, ASKING, page =>
    press(page, '[data-target^="territory:"][data-lit="true"]'),
  ),
  atTable('Reavers: score', reavers.over, '[data-part="score"]'),
  inHall('rules', '/rules/blood-rage/BR-6.1', '.sk-rules-clause'),
  atTable('rules at the table', moments.action, ASKING, async page => {
    await page.keyboard.press('r');
    await page.waitForSelector('.sk-drawer .sk-rules-clause');
  }),
  inHall('cards', '/cards/blood-rage', '.sk-cards-plank .sk-card, .sk-cards-plank [class*=card]'),
  {
    name: 'settings',
    async go(page, query) {
      await page.goto(`/${query}`);
      await page.waitForSelector('.sk-saved-tables');
      await page.keyboard.press(',');
      await page.waitForSelector('dialog[open]');
    },
  },
  {
    name: 'keys',
    async go(page, query) {
      await page.goto(`/${query}`);
      await page.waitForSelector('.sk-saved-tables');
      await page.keyboard.press('?');
      await page.waitForSelector('dialog[open]');
    },
  },
  atTable('menu', moments.action, ASKING, async page => {
    await page.keyboard.press('m');
    await page.waitForSelector('dialog[open]');
  }),
  atTable('hand-over', moments.handOver, '.sk-handover'),
  atTable('text table', moments.action, '.sk-text-choices', undefined, { textTable: true }),
  atTable('replay', moments.action, ASKING, async page => {
    await page.keyboard.press('b');
    await page.waitForSelector('.sk-replay');
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('.sk-as-it-was');
  }),
  inHall('about', '/about', 'main'),
  inHall('nowhere', '/nowhere', 'main'),
  inHall('from a letter', '/confirm/some-token', '.sk-page-plank'),
];

/** Goes there with the settings it needs, and lets fonts come. */
export async function arrive(page: Page, screen: ScreenWay, query = ''): Promise<void> {
  if (!page.url().startsWith('http')) await atTheDoor(page);
  await preset(page, { textTable: false, speed: 'off', ...screen.settings });
  await screen.go(page, query);
  await page.evaluate(() => document.fonts.ready);
}

/** Every so many-th screen, from one of the first on; all of them for E2E=full. */
export const someScreens = (from: number, every = 2): readonly ScreenWay[] =>
  FULL ? SCREENS : SCREENS.filter((_, i) => i % every === from);
