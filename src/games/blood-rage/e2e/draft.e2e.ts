import { expect, test } from 'vitest';
import { act, giveEyes, see } from '../../../../e2e/eyes.ts';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { keptOn, sitDown } from '../../../../e2e/kept.ts';
import { CONFIRM, countOf, press, selectorOf, settled } from '../../../kit/test/page.ts';
import { until } from '../../../kit/test/patience.ts';
import { bloodRage } from '../rules/index.ts';
import type { View } from '../rules/view.ts';

const { lay, first } = gameOf(bloodRage.id);

test('gifts that others seal while one is chosen take nothing out of the reader’s hand', async () => {
  await during({ confirm: 'irreversible' }, async ({ page }) => {
    await giveEyes(page, []);
    // Nobody has chosen yet; the bots do so before the reader touches anything.
    await sitDown(page, lay({ seed: 'slow hand', seats: 'ybbb', until: () => true }));
    const seals = async () => (await keptOn(page)).saved.log.entries.length;
    expect(
      await until(
        () => see(page).then(seals),
        count => count === 3,
      ),
    ).toBe(3);
    const { lit } = await see(page);
    const [first, ...others] = lit;
    const touched = { seat: 0, before: 0, lit: null };
    expect(await act(page, { ...touched, press: selectorOf(first), instead: others })).toEqual({
      is: 'to-confirm',
      lit: others,
    });
    // What lies ready still does: it is given by the reader, not by those who were slow.
    expect((await see(page)).lit).toEqual(others);
    expect((await act(page, { ...touched, press: CONFIRM, instead: [] })).is).toBe('taken');
  });
});

test('a gift that is kept is not lit because an equal one may be taken', async () => {
  const table = first('equal gift', 'ybbb', (match, ask) => {
    const { own } = match.view(0) as View;
    return ask.seat === 0 && ask.prompt === 'draft' && (own?.picks ?? []).some(card => own?.pack?.includes(card));
  });
  await during({}, async ({ page }) => {
    await sitDown(page, table);
    await settled(page);
    const lit = '[data-target^="card:"][data-lit="true"]';
    expect(await countOf(page, `.br-cards-pack ${lit}`)).toBeGreaterThan(1);
    expect(await countOf(page, `.br-kept ${lit}`)).toBe(0);
  });
});

test('on a phone that lies a name of two lines is whole on what is left of its card', async () => {
  await during({ language: 'it', viewport: { width: 844, height: 390 } }, async ({ page }) => {
    await sitDown(page, lay({ seed: 'two lines', seats: 'ybbb', until: () => true }));
    await settled(page);
    await press(page, '.br-draft-scene [data-target^="card:"][data-lit="true"]');
    await page.waitForSelector('.br-cards-slips .sk-card');
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.br-cards-slips .sk-card')].flatMap(card => {
        const name = card.querySelector<HTMLElement>('.sk-card-name');
        const by = (name?.getBoundingClientRect().bottom ?? 0) - card.getBoundingClientRect().bottom;
        // Letters hang below their line.
        return by > -3 ? [`${name?.innerText}: ${by}`] : [];
      }),
    );
    expect(cut).toEqual([]);
  });
});

/** Eight cards with long words on a phone. */
const PHONES = [
  { language: 'it', viewport: { width: 844, height: 390 } },
  { language: 'fr', viewport: { width: 390, height: 844 } },
] as const;

test.each(PHONES)('on a phone in $language all that is offered tells its whole text', async phone => {
  const offered = lay({ seed: 'whole words', seats: 'ybbb', until: () => true });
  await during(phone, async ({ page }) => {
    await sitDown(page, offered);
    await settled(page);
    await page.waitForFunction(() => document.querySelectorAll('.br-draft-scene .sk-card').length === 8);
    expect(await countOf(page, '.br-draft-scene [data-cut]')).toBe(0);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.br-draft-scene .sk-card')].flatMap(card => {
        const room = card.closest('.br-cards')?.getBoundingClientRect();
        const { bottom } = card.getBoundingClientRect();
        return room && bottom <= room.bottom + 1 ? [] : [card.innerText];
      }),
    );
    expect(outside).toEqual([]);
  });
});

test('on a very small phone a card that is cut off says that a touch opens it', async () => {
  await during({ language: 'fr', viewport: { width: 360, height: 640 } }, async ({ page }) => {
    await sitDown(page, lay({ seed: 'whole words', seats: 'ybbb', until: () => true }));
    await settled(page);
    await page.waitForFunction(() => document.querySelectorAll('.br-draft-scene [data-cut]').length > 0);
    const text = await page.evaluate(() => {
      const cut = document.querySelector<HTMLElement>('.br-draft-scene [data-cut]');
      cut?.closest<HTMLElement>('.sk-card')?.click();
      return cut?.innerText ?? '';
    });
    await page.waitForFunction(
      words => document.querySelector<HTMLElement>('.sk-whole')?.innerText.includes(words),
      text,
    );
    expect(await countOf(page, CONFIRM)).toBe(1);
  });
});
