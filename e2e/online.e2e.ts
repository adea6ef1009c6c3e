import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { click, dice, litOn, OVER, press, settled, thingsOn } from '../src/kit/test/page.ts';
import { PATIENCE, steady, until } from '../src/kit/test/patience.ts';
import { FIRST } from './games.ts';
import { fine, visit } from './hall.ts';
import { sitDown as layDown } from './kept.ts';
import { HASTY, opened, playUntil, sheetOf, sitDown } from './online.ts';
import { openHallIn } from './serve.ts';
import { PHONE, type Visit } from './visit.ts';

/** The drawn table of a game. */
const TABLE = '[data-part="table"]';
const LIT = '[data-target][data-lit="true"]';

/** Opens a table of the first game online; its address. */
async function openTable(page: Page, ...choices: readonly string[]): Promise<string> {
  await page.goto('/');
  await page.waitForSelector('.sk-with-people');
  await press(page, '.sk-with-people .sk-btn-main');
  await page.waitForSelector('.sk-seat-row');
  for (const choice of choices) await page.locator('label', { hasText: choice }).click();
  return opened(page);
}

test('four people play a whole game: one goes and comes back, one is replaced by vote, one more watches', {
  timeout: 400_000,
}, async () => {
  const roll = dice(5);
  const visits: Visit[] = [];
  const come = async (name: string) => {
    const here = await visit({ ...HASTY, name });
    visits.push(here);
    return here;
  };
  const [runa, ketil, hildr, orm] = [await come('Runa'), await come('Ketil'), await come('Hildr'), await come('Orm')];
  const watcher = await come('Asa');
  try {
    const address = await openTable(runa.page, 'As shown', 'Anybody');
    for (const { page } of [ketil, hildr, orm]) await sitDown(page, address);
    for (const { page } of [runa, ketil, hildr, orm]) expect(await settled(page)).toBe('asked');
    await watcher.page.goto(address);
    await watcher.page.waitForSelector(TABLE);
    expect(await watcher.page.locator('[data-lit="true"]').count(), 'nothing is lit for a spectator').toBe(0);
    await watcher.page.locator('.sk-awaited', { hasText: 'You are watching' }).waitFor();

    // A spectator is seen, and speaks among spectators only.
    await press(watcher.page, '.sk-talk-tool button');
    expect(await watcher.page.getAttribute('.sk-talk-speak .sk-field', 'placeholder')).toBe('Speak to the spectators…');
    await press(runa.page, '.sk-talk-tool button');
    await runa.page.waitForSelector('.sk-talk-watchers');

    // What is said to one is read by that one alone.
    await runa.page.locator('.sk-talk-to label', { hasText: 'Ketil' }).click();
    await runa.page.fill('.sk-talk-speak .sk-field', 'Only you');
    await runa.page.keyboard.press('Enter');
    await runa.page.locator('.sk-talk-private', { hasText: 'Only to Ketil' }).waitFor();
    await ketil.page.locator('.sk-talk-count', { hasText: '1' }).waitFor();
    for (const { page } of [ketil, hildr]) await press(page, '.sk-talk-tool button');
    await ketil.page.locator('.sk-talk-private', { hasText: 'Only you' }).waitFor();
    expect(await hildr.page.innerText('.sk-talk-lines')).toBe('Nobody has said anything yet.');
    for (const { page } of [runa, ketil, hildr]) await page.keyboard.press('Escape');

    // Hildr goes in the middle of the draft, and comes back to it.
    let rounds = 0;
    const four = [runa.page, ketil.page, hildr.page, orm.page];
    await playUntil(four, roll, async () => ++rounds > 6);
    await hildr.page.close();
    await runa.page.waitForSelector('.sk-presence[data-there="false"]', { state: 'attached' });
    const back = await hildr.context.newPage();
    await back.goto(address);
    await back.waitForSelector(TABLE);
    await runa.page.waitForSelector('.sk-presence[data-there="false"]', { state: 'detached' });

    // Orm goes for good: the others agree that a bot plays on.
    const three = [runa.page, ketil.page, back];
    await orm.page.close();
    await runa.page.waitForSelector('.sk-presence[data-there="false"]', { state: 'attached' });
    await runa.page.waitForTimeout(1100);
    await press(runa.page, '[aria-keyshortcuts="m"]');
    await runa.page.locator('.sk-menu button', { hasText: 'Propose a bot for Orm' }).click();
    for (const page of [ketil.page, back]) {
      const vote = page.locator('.sk-live-notice', { hasText: 'a bot plays for Orm' });
      await vote.locator('.sk-btn-main').click();
    }
    await runa.page.waitForFunction(() => document.querySelectorAll('.sk-sign .sk-icon').length > 0);
    await runa.page.waitForSelector('.sk-live-notice', { state: 'detached' });

    await playUntil(three, roll);
    await watcher.page.waitForSelector(OVER);
    // Orm comes back to the end of it.
    const late = await orm.context.newPage();
    await late.goto(address);
    await late.waitForSelector(OVER);
    const sheets = await Promise.all([...three, watcher.page, late].map(sheetOf));
    expect(sheets[0]).toHaveLength(4);
    for (const sheet of sheets) {
      expect(sheet).toEqual(sheets[0]);
    }

    // Everything is opened, the own share among it.
    await ketil.page.locator('.sk-shuffle button', { hasText: 'Verify the shuffle' }).click();
    await ketil.page.locator('.sk-shuffle', { hasText: 'Checked: dealt as promised' }).waitFor();
    const own = ketil.page.locator('.sk-shuffle-facts > div', { hasText: 'Your own share' });
    expect(await own.getAttribute('class')).toBe('sk-shuffle-good');

    // The same people sit down again, each in the seat of before and with one press; who watched is told.
    await runa.page.locator('.sk-score-acts button', { hasText: 'Rematch' }).click();
    await runa.page.waitForURL(url => url.href !== address && url.pathname.startsWith('/play/'));
    await ketil.page.locator('.sk-live-notice button', { hasText: 'Play again' }).click();
    await ketil.page.waitForURL(runa.page.url());
    for (const { page } of [runa, ketil]) await page.waitForSelector('.sk-seat-yours');
    await watcher.page.locator('[data-part="rematch"]', { hasText: 'They play again' }).waitFor();
    await runa.page.locator('.sk-gathering-who', { hasText: 'Kept for Hildr' }).waitFor();

    // Anybody with the link may look back at the whole game.
    const stranger = await come('');
    await stranger.page.goto(address);
    await stranger.page.waitForSelector('.sk-replay');
    await stranger.page.locator('.sk-as-it-was').waitFor();
    for (const here of visits) fine(here);
  } finally {
    for (const here of visits) await here.close();
  }
});

test('on a phone, from a link to a seat: the link, a name, a press', async () => {
  const host = await visit(HASTY);
  const guest = await visit({ name: '', viewport: PHONE });
  try {
    const address = await openTable(host.page);
    // 1: the link.
    await guest.page.goto(address);
    await guest.page.waitForSelector('.sk-gathering-seats');
    // Without a name one is asked for it, and nothing happens.
    await click(guest.page, '.sk-gathering-seats .sk-btn-main');
    await guest.page.locator('[role="alert"]', { hasText: 'Give your name, then sit down.' }).waitFor();
    expect(await guest.page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    // 2: a name.
    await guest.page.keyboard.type('Asa');
    // 3: a press.
    await click(guest.page, '.sk-gathering-seats .sk-btn-main');
    await guest.page.waitForSelector('.sk-seat-yours');
    await host.page.locator('.sk-gathering-who', { hasText: 'Asa' }).waitFor();
    // Everything that is pressed with a finger is large enough, and nothing is wider than the screen.
    const small = await guest.page
      .locator('main .sk-btn')
      .evaluateAll(all => all.filter(each => each.getBoundingClientRect().height < 44).map(each => each.textContent));
    expect(small).toEqual([]);
    expect(await guest.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    // The reader is known by now, and their table is at home.
    await guest.page.goto('/');
    await guest.page.locator('.sk-saved', { hasText: FIRST.title }).waitFor();
    fine(host);
    fine(guest);
  } finally {
    await host.close();
    await guest.close();
  }
});

test('what is said is text, whatever is written in it, and is counted until it is read', async () => {
  const host = await visit(HASTY);
  const guest = await visit({ ...HASTY, name: '<i>Asa</i>' });
  try {
    const address = await openTable(host.page);
    await sitDown(guest.page, address);
    await guest.page.waitForSelector('.sk-seat-yours');
    const words = '<b onclick="alert(1)">bold</b> & <script>alert(1)</script> javascript:alert(1)';
    await press(guest.page, '.sk-talk-tool button');
    await guest.page.fill('.sk-talk-speak .sk-field', words);
    await guest.page.keyboard.press('Enter');
    await host.page.locator('.sk-talk-count', { hasText: '1' }).waitFor();
    // What was not read yet is still marked when one comes back.
    await host.page.reload();
    await host.page.locator('.sk-talk-count', { hasText: '1' }).waitFor();
    await press(host.page, '.sk-talk-tool button');
    for (const { page } of [host, guest]) {
      await page.locator('.sk-talk-lines p').waitFor();
      expect(await page.innerText('.sk-talk-lines p')).toBe(words);
      expect(await page.innerText('.sk-talk-lines b')).toBe('<i>Asa</i>');
      expect(await page.locator('.sk-talk-lines :is(img, i, script, a, p b)').count()).toBe(0);
    }
    await host.page.waitForSelector('.sk-talk-count', { state: 'detached' });
    fine(host);
    fine(guest);
  } finally {
    await host.close();
    await guest.close();
  }
});

test('what the others have seen is taken back when they agree, and not when one says no', async () => {
  const host = await visit(HASTY);
  const guest = await visit({ ...HASTY, name: 'Asa' });
  try {
    const address = await openTable(host.page, 'As shown');
    await sitDown(guest.page, address);
    await host.page.locator('.sk-gathering-who', { hasText: 'Asa' }).waitFor();
    await press(host.page, '.sk-gathering-foot [data-act="start"]');
    for (const { page } of [host, guest]) expect(await settled(page)).toBe('asked');
    const atFirst = await steady(() => thingsOn(host.page));
    let before = atFirst;
    // The host's own choice, and then what comes of both.
    for (const { page } of [host, guest]) {
      await press(page, LIT);
      const old = JSON.stringify(before);
      await until(
        () => thingsOn(host.page),
        now => JSON.stringify(now) !== old,
      );
      before = await steady(() => thingsOn(host.page));
      expect(before).not.toEqual(JSON.parse(old));
    }
    for (const [answer, left] of [
      ['No', before],
      ['Yes', atFirst],
    ] as const) {
      await press(host.page, '[aria-keyshortcuts="m"]');
      await host.page.locator('.sk-menu button', { hasText: 'Ask to undo' }).click();
      const vote = guest.page.locator('.sk-live-notice', { hasText: 'asks to undo a choice' });
      // Whoever is asked reads what would go back, and so does who asks.
      const told = await vote.locator('.sk-motion-back li').allInnerTexts();
      expect(told.length).toBeGreaterThan(0);
      expect(await guest.page.locator('.sk-saga').allInnerTexts()).toEqual([expect.stringContaining(told[0])]);
      expect(await host.page.locator('.sk-motion-back li').count()).toBeGreaterThan(0);
      await vote.locator('button', { hasText: answer }).click();
      await vote.waitFor({ state: 'detached' });
      await host.page.waitForSelector('.sk-live-notice', { state: 'detached' });
      await expect.poll(() => thingsOn(host.page), { timeout: PATIENCE }).toEqual(left);
      expect(await settled(host.page)).toBe('asked');
    }
    fine(host);
    fine(guest);
  } finally {
    await host.close();
    await guest.close();
  }
});

test('two tabs of one seat show the same and do not fight', async () => {
  const here = await visit(HASTY);
  try {
    await openTable(here.page);
    await press(here.page, '.sk-gathering-foot [data-act="start"]');
    expect(await settled(here.page)).toBe('asked');
    const other = await here.context.newPage();
    await other.goto(here.page.url());
    expect(await settled(other)).toBe('asked');
    await expect.poll(() => litOn(other), { timeout: PATIENCE }).toEqual(await litOn(here.page));
    const atFirst = await steady(() => thingsOn(here.page));
    await press(other, LIT);
    for (const page of [here.page, other]) {
      await expect.poll(() => thingsOn(page), { timeout: PATIENCE }).not.toEqual(atFirst);
    }
    const both = () => Promise.all([here.page, other].map(thingsOn));
    const [one, two] = await until(both, ([a, b]) => JSON.stringify(a) === JSON.stringify(b));
    expect(one).toEqual(two);
    fine(here);
  } finally {
    await here.close();
  }
});

test('a finished game of this browser is handed on by a link, and anybody may look back at it', async () => {
  const here = await visit({ name: 'Runa' });
  const other = await visit({ name: '' });
  try {
    await layDown(here.page, FIRST.over());
    await here.page.goto('/');
    await here.page.locator('.sk-saved .sk-tool').first().click();
    await here.page.locator('.sk-saved-more button', { hasText: 'Share by link' }).click();
    await here.page.waitForURL(/\/play\//);
    await here.page.waitForSelector(`${OVER}, .sk-replay`);
    await other.page.goto(here.page.url());
    await other.page.waitForSelector('.sk-replay');
    await press(other.page, '.sk-replay-now');
    await other.page.waitForSelector(OVER);
    expect(await other.page.locator('.sk-score-acts button', { hasText: 'Rematch' }).count()).toBe(0);
    fine(here);
    fine(other);
  } finally {
    await here.close();
    await other.close();
  }
});

test('a hall that goes away is waited for, and nothing is lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skali-online-'));
  let hall = await openHallIn(folder);
  const { port } = hall;
  const here = await visit(HASTY, `http://127.0.0.1:${port}`);
  const { page } = here;
  try {
    await openTable(page);
    await press(page, '.sk-gathering-foot [data-act="start"]');
    expect(await settled(page)).toBe('asked');
    await hall.close();
    await page.locator('.sk-line-lost', { hasText: 'Connection lost.' }).waitFor();
    // What is chosen meanwhile waits as well.
    const atFirst = await steady(() => thingsOn(page));
    await press(page, LIT);
    hall = await openHallIn(folder, port);
    await page.waitForSelector('.sk-line-lost', { state: 'detached', timeout: 40_000 });
    await expect.poll(() => thingsOn(page), { timeout: PATIENCE }).not.toEqual(atFirst);
    expect(await settled(page)).toBe('asked');
    // A line that fails is told on the console by the browser itself; nothing else went wrong.
    expect(here.wrong.filter(words => !/WebSocket|ERR_CONNECTION_REFUSED/.test(words))).toEqual([]);
  } finally {
    await here.close();
    await hall.close();
    rmSync(folder, { recursive: true });
  }
});
