import type { Page } from 'playwright-core';
import type { Settings } from '../src/client/settings/settings.ts';
import { ASKING, OVER, press } from '../src/kit/test/page.ts';
import { FULL } from './full.ts';
import { FIRST, GAMES } from './games.ts';
import { sitDown } from './kept.ts';
import { clausesOf } from './rules-text.ts';
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
  step?: (page: Page) => Promise<void>,
  settings?: Partial<Settings>,
): ScreenWay => ({
  name,
  ...(settings && { settings }),
  async go(page, query) {
    await sitDown(page, table(), query);
    await page.waitForSelector(selector);
    await step?.(page);
  },
});

/** A table online, set up as it is offered, and one step further each time. */
const online = (name: string, step: (page: Page) => Promise<void>): ScreenWay => ({
  name,
  async go(page, query) {
    await page.goto(`/new/${FIRST.id}?online=1${query.replace('?', '&')}`);
    await page.waitForSelector('.sk-seat-row');
    await press(page, '.sk-lobby-start .sk-btn-main');
    await page.waitForSelector('.sk-gathering-seats');
    await step(page);
  },
});

async function startOnline(page: Page): Promise<void> {
  await press(page, '.sk-gathering-foot [data-act="start"]');
  await page.waitForSelector(ASKING);
  await press(page, '.sk-talk-tool button');
  await page.waitForSelector('.sk-talk');
}

/** Screens of the games themselves: each game's own, and the end of it. */
const OF_GAMES: readonly ScreenWay[] = GAMES.flatMap(({ title, at, over, onPage }) => [
  ...onPage.screens.map(({ name, moment, shows = ASKING, step, speed }) =>
    atTable(`${title}: ${name}`, () => at(moment), shows, step, speed && { speed }),
  ),
  atTable(`${title}: score`, over, OVER),
]);

/** Screens of the hall, tried with one game where it takes one. */
const OF_THE_HALL: readonly ScreenWay[] = [
  inHall('home', '/', '.sk-saved-tables'),
  inHall('setting up', `/new/${FIRST.id}`, '.sk-seat-row'),
  inHall('setting up online', `/new/${FIRST.id}?online=1`, '.sk-seat-row'),
  online('gathering', async () => undefined),
  online('talk at a table online', startOnline),
  inHall('rules', `/rules/${FIRST.id}/${clausesOf(FIRST.id).at(30)}`, '.sk-rules-clause'),
  atTable('rules at the table', FIRST.main, ASKING, async page => {
    await page.keyboard.press('r');
    await page.waitForSelector('.sk-drawer .sk-rules-clause');
  }),
  inHall('cards', `/cards/${FIRST.id}`, '.sk-cards-plank .sk-card, .sk-cards-plank [class*=card]'),
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
  atTable('menu', FIRST.main, ASKING, async page => {
    await page.keyboard.press('m');
    await page.waitForSelector('dialog[open]');
  }),
  atTable('hand-over', FIRST.handOver, '.sk-handover'),
  atTable('text table', FIRST.main, '.sk-text-choices', undefined, { textTable: true }),
  atTable('replay', FIRST.main, ASKING, async page => {
    await page.keyboard.press('b');
    await page.waitForSelector('.sk-replay');
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('.sk-as-it-was');
  }),
  inHall('about', '/about', 'main'),
  inHall('nowhere', '/nowhere', 'main'),
  inHall('from a letter', '/confirm/some-token', '.sk-page-plank'),
];

const ON_PAPER = inHall('summary', `/rules/${FIRST.id}/summary`, '.sk-summary-columns p');

const TO_LEARN: readonly ScreenWay[] = [
  inHall('lessons', '/learn', '.sk-lessons-puzzles .sk-puzzle-card'),
  inHall('puzzles', '/puzzles', '.sk-puzzles-game .sk-puzzle-card'),
];

export const SCREENS: readonly ScreenWay[] = [...OF_THE_HALL, ...OF_GAMES, ON_PAPER, ...TO_LEARN];

/** Goes there with the settings it needs, and lets fonts come. */
export async function arrive(page: Page, screen: ScreenWay, query = ''): Promise<void> {
  if (!page.url().startsWith('http')) await atTheDoor(page);
  await preset(page, { textTable: false, speed: 'off', ...screen.settings });
  await screen.go(page, query);
  await page.evaluate(() => document.fonts.ready);
}

/** Every so many-th screen, from one of the first on, so that each has something of it looked at; all of them for E2E=full. */
export const someScreens = (from: number, every = 2): readonly ScreenWay[] =>
  FULL ? SCREENS : SCREENS.filter((_, i) => i % every === from);
