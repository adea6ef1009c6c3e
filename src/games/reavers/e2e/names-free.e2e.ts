import { expect, test } from 'vitest';
import { gameOf } from '../../../../e2e/games.ts';
import { during } from '../../../../e2e/hall.ts';
import { sitDown } from '../../../../e2e/kept.ts';
import { settled } from '../../../kit/test/page.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1366, height: 657 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
] as const;

/** As many combat dice as anybody may roll. */
const MOST = 8;

/** Runs in the page: fills up what was rolled, and tells what lies on a name, on a ship or in two rows. */
function lyingOn(most: number): string[] {
  const wrong: string[] = [];
  const strips = [...document.querySelectorAll<HTMLElement>('.rm-roll')];
  for (const strip of strips) {
    const dice = strip.querySelector('.rm-roll-dice');
    while (dice?.lastElementChild && dice.childElementCount < most) dice.append(dice.lastElementChild.cloneNode(true));
    const rows = new Set([...(dice?.children ?? [])].map(die => Math.round(die.getBoundingClientRect().top)));
    if (rows.size !== 1) wrong.push(`what was rolled lies in ${rows.size} rows`);
  }
  const over = (one: Element, other: Element): boolean => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return wide > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  };
  const ships = [...document.querySelectorAll('.rm-pawn svg')];
  for (const name of document.querySelectorAll('.rm-land-name')) {
    for (const thing of [...ships, ...strips, ...document.querySelectorAll('.rm-traces li')])
      if (over(name, thing))
        wrong.push(`${thing.closest('.rm-pawn') ? 'a ship' : thing.className} on ${name.textContent}`);
  }
  for (const strip of strips) for (const ship of ships) if (over(strip, ship)) wrong.push('a ship on what was rolled');
  return wrong;
}

test('ships, rolls and what others did lie off the names of the lands', async () => {
  const { at } = gameOf('reavers');
  await during({ language: 'it', viewport: SIZES[0], speed: 'normal', reducedMotion: true }, async ({ page }) => {
    await sitDown(page, at('rolled'));
    await settled(page);
    await page.waitForSelector('.rm-roll');
    await page.waitForSelector('.rm-pawn');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const { width, height } = size;
      await expect.poll(() => page.evaluate(lyingOn, MOST), { message: `${width} × ${height}` }).toEqual([]);
    }
  });
});

/** Runs in the page: what a slip tells beyond its own edge. */
const beyondSlips = (): (string | null)[] =>
  [...document.querySelectorAll('.rm-slip-told b')]
    .filter(told => {
      const slip = told.closest('.rm-slip')?.getBoundingClientRect();
      return told.checkVisibility() && slip && told.getBoundingClientRect().right > slip.right + 1;
    })
    .map(told => told.closest('.rm-slip')?.textContent ?? null);

test('what a battle at sea needs and brings stands on its slip', async () => {
  await during({ viewport: SIZES[0] }, async ({ page }) => {
    await sitDown(page, gameOf('reavers').at('payment'));
    await settled(page);
    await page.waitForSelector('.rm-slip-battles .rm-slip-told');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const { width, height } = size;
      await expect.poll(() => page.evaluate(beyondSlips), { message: `${width} × ${height}` }).toEqual([]);
    }
  });
});

/** Runs in the page: names that lie beyond the edge of their slip, or of which a line is not seen. */
const brokenNames = (): (string | null)[] =>
  [...document.querySelectorAll('.rm-land[data-space="villages"] .rm-slip-name')]
    .filter(name => {
      const slip = name.closest('.rm-slip')?.getBoundingClientRect();
      const { top, bottom } = name.getBoundingClientRect();
      const beyond = slip && (top < slip.top - 1 || bottom > slip.bottom + 1);
      return name.checkVisibility() && (beyond || name.scrollHeight > name.clientHeight + 1);
    })
    .map(({ textContent }) => textContent);

/** Runs in the page: names of lands that what lies there covers. */
const coveredLands = (): (string | null)[] =>
  [...document.querySelectorAll('.rm-land')].flatMap(land => {
    const name = land.querySelector('.rm-land-name');
    const below = land.querySelector('.rm-land-body');
    const covered = name && below && name.getBoundingClientRect().bottom > below.getBoundingClientRect().top + 1;
    return covered ? [name.textContent] : [];
  });

test('the longest name of a card is whole on its slip, and no land’s lies under its cards', async () => {
  const { first } = gameOf('reavers');
  const longest = first('longest name', 'ybbb', (match, ask) => {
    const { villages } = (match.view(0) as { open: Record<string, (string | null)[][]> }).open;
    return ask.seat === 0 && villages.flat().includes('ship-upgrade-ship-or-hammer');
  });
  await during({ language: 'fr', viewport: SIZES[0] }, async ({ page }) => {
    await sitDown(page, longest);
    await settled(page);
    for (const size of SIZES.filter(({ width }) => width >= 1280)) {
      await page.setViewportSize(size);
      const { width, height } = size;
      await expect.poll(() => page.evaluate(brokenNames), { message: `${width} × ${height}` }).toEqual([]);
      await expect.poll(() => page.evaluate(coveredLands), { message: `${width} × ${height}` }).toEqual([]);
    }
  });
});

test('where a pair was taken its land is seen', async () => {
  const { first } = gameOf('reavers');
  const taken = first('taken', 'yb', (match, ask) => {
    const { villages } = (match.view(0) as { open: Record<string, (string | null)[][]> }).open;
    return ask.seat === 0 && villages.some(group => group.every(card => card === null));
  });
  await during({}, async ({ page }) => {
    await sitDown(page, taken);
    await settled(page);
    const gone = page.locator('.rm-land[data-space="villages"] .rm-group:not(:has(> .rm-slip))');
    expect(await gone.count()).toBeGreaterThan(0);
    expect(await gone.first().evaluate(each => getComputedStyle(each).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  });
});

test('a board in a corner of the page shows signs and short names, none of them broken', async () => {
  const { at } = gameOf('reavers');
  await during({ viewport: { width: 1440, height: 900 }, language: 'it' }, async ({ page }) => {
    await sitDown(page, at('select'));
    await settled(page);
    const seen = await page.evaluate(() => {
      const sea = document.querySelector<HTMLElement>('.rm-sea');
      if (!sea) return null;
      // As wide as beside the graph of an analysis.
      sea.style.width = '640px';
      sea.style.height = '440px';
      const names = [...document.querySelectorAll<HTMLElement>('.rm-land-name')];
      const cut = (each: HTMLElement) => each.scrollWidth > each.clientWidth + 1 || each.clientHeight > 24;
      const words = [...document.querySelectorAll('.rm-slip-words')].filter(each => each.checkVisibility());
      return { broken: names.filter(cut).map(each => each.innerText), words: words.length, lands: names.length };
    });
    expect(seen).toEqual({ broken: [], words: 0, lands: 6 });
  });
});
