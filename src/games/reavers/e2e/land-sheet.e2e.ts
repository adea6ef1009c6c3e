import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { PHONE } from '../../../../e2e/visit.ts';
import { press, settled } from '../../../kit/test/page.ts';

const SHEET = '[data-part="sheet"]';

test('a land that is touched on a phone opens whole, and goes when the touch is taken back', async () => {
  const { at } = gameOf('reavers');
  await during({ viewport: PHONE, confirm: 'always' }, async ({ page }) => {
    await sitDown(page, at('select'));
    await settled(page);
    const land = await page.evaluate(() => {
      const lands = document.querySelectorAll<HTMLElement>('[data-target^="space:"][data-lit="true"]');
      const groups = (each: HTMLElement) => each.closest('section')?.querySelectorAll('.rm-group .rm-mini').length ?? 0;
      const [most] = [...lands].sort((a, b) => groups(b) - groups(a));
      return { target: most.dataset.target, cards: most.closest('section')?.querySelectorAll('.rm-mini-art').length };
    });
    await press(page, `[data-target="${land.target}"]`);
    await page.waitForSelector(SHEET);
    expect(await page.locator(`${SHEET} .sk-whole`).count()).toBe(land.cards);
    expect(await page.locator(`${SHEET} .sk-whole-text`).first().innerText()).not.toBe('');
    await press(page, '[data-act="cancel"]');
    await page.waitForSelector(SHEET, { state: 'detached' });
  });
});

test('a pair is taken by the names of its cards', async () => {
  const { first } = gameOf('reavers');
  const table = first('pairs', 'ybbb', (_, ask) => ask.seat === 0 && ask.prompt === 'choose-cards');
  await during({ viewport: PHONE, confirm: 'always' }, async ({ page }) => {
    await sitDown(page, table);
    await settled(page);
    const pair = page.locator(`${SHEET} [data-target^="group:"][data-lit="true"]`).first();
    const names = await pair.locator('.sk-whole-name').allInnerTexts();
    await press(page, `[data-target="${await pair.getAttribute('data-target')}"][data-lit="true"]`);
    const word = await page.innerText('[data-part="prompt"] [data-act="confirm"]');
    for (const name of names) expect(word).toContain(name);
    expect(word).not.toMatch(/\d/);
    // What else may be done says that it is done, not only how much is left.
    expect(await page.innerText(`${SHEET} [data-target^="deck:"][data-lit="true"]`)).toMatch(/^Draw from the deck/);
  });
});

test('a sea battle is faced, not taken', async () => {
  const { first } = gameOf('reavers');
  const table = first('battles', 'ybbb', (_, ask) => ask.seat === 0 && ask.prompt === 'choose-battle');
  await during({ viewport: PHONE, confirm: 'always' }, async ({ page }) => {
    await sitDown(page, table);
    await settled(page);
    const words = await page.locator(`${SHEET} .rm-sheet-take`).allInnerTexts();
    expect(words.length).toBeGreaterThan(0);
    for (const each of words) expect(each).toMatch(/^Face /);
  });
});

test('a land that the reader chose is theirs in words, not their crest’s', async () => {
  await during({}, async ({ page }) => {
    await sitDown(page, gameOf('reavers').at('last word'));
    await settled(page);
    const told = (await page.locator('.rm-land').allInnerTexts()).join('\n');
    expect(told).toContain('You chose it');
    expect(told).not.toContain('Taken by Boar');
  });
});
