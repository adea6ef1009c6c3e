import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Ask } from '../src/engine/contract/ask.ts';
import { CONFIRM, dice, litOn, settled } from '../src/kit/test/page.ts';
import { until } from '../src/kit/test/patience.ts';
import { FULL } from './full.ts';
import { type PlayedGame, SHIPPED } from './games.ts';
import { during } from './hall.ts';
import { keptOn } from './kept.ts';

/** Runs in the page: what has the focus, as far as a player cares. */
function inFocus(): { lit: boolean; main: boolean; name: string; visible: boolean } {
  const at = document.activeElement;
  const lit = at?.matches('[data-target][data-lit="true"]') ?? false;
  const main = at?.matches(':is([data-part="prompt"], [data-part="weigh"]) .sk-btn-main') ?? false;
  return {
    lit,
    main,
    name: at?.getAttribute('aria-label') ?? at?.textContent ?? '',
    visible: at?.matches(':focus-visible') ?? false,
  };
}

/** Tabs on until the focus is on something that fits. */
async function tabTo(page: Page, fits: (focus: ReturnType<typeof inFocus>) => boolean, most = 250): Promise<string> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(inFocus);
    if (fits(focus)) {
      expect(focus.visible, `${focus.name} shows that it has the focus`).toBe(true);
      return focus.name;
    }
  }
  throw new Error('nothing that could be chosen is reached with Tab');
}

/** What the page asks and what is lit; and, as the same may be asked again word for word, how much has been chosen. */
async function shown(page: Page): Promise<string> {
  const prompt = await page.locator('[data-part="prompt"]').allInnerTexts();
  const { length } = (await keptOn(page)).saved.log.entries;
  return JSON.stringify([prompt, await litOn(page), length]);
}

/** A turn on the drawn table: Tab to lit things, Enter and Space in turn. */
async function turnOnBoard(page: Page, roll: () => number): Promise<void> {
  for (let touches = 0; touches < 6; touches++) {
    const before = await shown(page);
    const ready = (await page.locator(CONFIRM).count()) > 0;
    const skip = ready ? 0 : Math.floor(roll() * 3);
    let seen = 0;
    await tabTo(page, focus => (ready ? focus.main : focus.lit && seen++ >= skip));
    await page.keyboard.press(roll() < 0.5 ? 'Enter' : 'Space');
    await until(
      () => shown(page),
      now => now !== before,
    );
    if (ready) return;
    if ((await settled(page)) === 'over') return;
  }
}

/** What the reader is asked, once all of it is on the page, and how much has been chosen before. */
async function askedOn(page: Page, game: PlayedGame): Promise<{ choices: Ask['choices']; before: number }> {
  const listed = page.locator('.sk-text-choices > li');
  return until(
    async () => {
      const kept = await keptOn(page);
      const ask = game.openAsk(game.replayed(kept), 0);
      const [shown, numbers] = [await listed.count(), await page.locator('[data-part="amount"]').count()];
      return { choices: ask?.choices ?? [], before: kept.saved.log.entries.length, shown, numbers };
    },
    ({ choices, shown, numbers }) => shown === choices.length && shown + numbers > 0,
  );
}

/** A choice of the text table by its number. */
async function chooseByNumber(page: Page, game: PlayedGame, roll: () => number): Promise<void> {
  const { choices, before } = await askedOn(page, game);
  // What ends a part early comes last: a game of passes is none.
  const idle: readonly string[] = game.onPage.idle;
  const usual = choices.flatMap(({ kind }, i) => (idle.includes(kind) ? [] : [i + 1]));
  const number = usual.length > 0 && roll() > 0.05 ? usual[Math.floor(roll() * usual.length)] : choices.length;
  if (number > 0) {
    await page.keyboard.type(String(number));
    if (number * 10 <= choices.length) await page.keyboard.press('Enter');
  } else {
    // Where a number is asked for and nothing else, the least of them lies ready.
    await tabTo(page, ({ main }) => main);
    await page.keyboard.press('Enter');
  }
  const sure = page.locator(CONFIRM);
  await until(
    async () => {
      // What gives much away is asked about once more.
      if ((await sure.count()) > 0) await page.keyboard.press('Enter');
      return (await keptOn(page)).saved.log.entries.length;
    },
    now => now > before,
  );
}

const TURNS = FULL ? 5 : 1;
/** Choices in words, each of which is as good as the next; E2E=full goes to the end of the game. */
const NUMBERED = FULL ? Number.POSITIVE_INFINITY : 5;

test.each(SHIPPED)('a game of $title with the keyboard alone', { timeout: FULL ? 900_000 : 300_000 }, async game => {
  const { title } = game;
  const seed = 5;
  await during({ fate: seed }, async ({ page }) => {
    const begin = async () => {
      await page.goto('/');
      await tabTo(page, focus => focus.name.startsWith(`Play against bots: ${title}`));
      await page.keyboard.press('Enter');
      // The way on has the focus already.
      await page.waitForSelector('.sk-play-now-start:focus');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/table\//);
    };
    await begin();
    const roll = dice(seed);

    // The first turns on the drawn table …
    for (let turn = 0; turn < TURNS && (await settled(page)) === 'asked'; turn++) await turnOnBoard(page, roll);

    // … the rules by a key, and back with Escape …
    await page.keyboard.press('r');
    await page.waitForSelector('.sk-drawer');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.sk-drawer', { state: 'detached' });
    await page.keyboard.press('?');
    await page.waitForSelector('dialog kbd');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog kbd', { state: 'detached' });

    // … and the rest in words, by number; of another game where the first was a short one.
    if ((await settled(page)) === 'over') await begin();
    await settled(page);
    await page.keyboard.press('t');
    await page.waitForSelector('.sk-text-table');
    let choices = 0;
    while (choices < NUMBERED && (await settled(page)) === 'asked') {
      await chooseByNumber(page, game, roll);
      choices++;
    }
    console.log(`${title} by keyboard: ${choices} choices by number`);
    // A game that is left as soon is a short one.
    if (choices < NUMBERED) await page.waitForSelector('.sk-score');
    expect(choices).toBeGreaterThan(0);
  });
});

test('what is closed with Escape gives the focus back to what had it', async () => {
  await during({}, async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: 'Rules' }).first();
    await link.focus();
    await page.keyboard.press('?');
    await page.waitForSelector('dialog kbd');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog kbd', { state: 'detached' });
    expect(await link.evaluate(each => each === document.activeElement)).toBe(true);
  });
});
