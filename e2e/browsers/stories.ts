import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { START } from '../../src/kit/table/play/touching.ts';
import { type Browsed, click, countOf, dice, press, reach, readLit, settled, there } from '../../src/kit/test/page.ts';
import { PATIENCE, until } from '../../src/kit/test/patience.ts';
import { giveEyes } from '../eyes.ts';
import { GAMES, type PlayedGame } from '../games.ts';
import { keptOn, sitDownFromDoor } from '../kept.ts';
import { HASTY, opened, playUntil, sheetOf, sitDown } from '../online.ts';
import { type Comer, DESKTOP, PHONE } from '../visit.ts';
import { counting, playOn } from '../walk.ts';
import type { Guest, OtherBrowser } from './comer.ts';

/** A game in a browser that is slow to start and slow to draw; and how long its bots may take from one question to the next. */
const LONG = 900_000;
const BOTS = 60_000;

const FORMS = [
  { form: 'desktop', viewport: DESKTOP },
  { form: 'phone', viewport: PHONE },
];

/** What is told of every browser: it opens the hall and all tables, and whole games are played in it. */
export function tellOf(name: string, open: ((url: string) => Promise<OtherBrowser>) | undefined): void {
  describe.runIf(open)(open ? name : `${name}, which is not on this machine`, () => {
    let browser: OtherBrowser;
    beforeAll(async () => {
      if (open) browser = await open(inject('hall').url);
    });
    afterAll(() => browser?.close());

    /** A visit that ends with its story, and that nothing may have gone wrong in. */
    const during = async (comer: Comer, story: (guest: Guest) => Promise<void>): Promise<void> => {
      const guest = await browser.come(comer);
      try {
        await story(guest);
        expect(await guest.wrong()).toEqual([]);
      } finally {
        await guest.close();
      }
    };

    test('opens every table, and home with all of them', { timeout: LONG }, async () => {
      await during({ viewport: DESKTOP }, async ({ page, wrong, toTheDoor }) => {
        for (const game of GAMES) {
          await toTheDoor();
          await sitDownFromDoor(page, game.main());
          expect(await settled(page)).toBe('asked');
          expect(await litOf(page, game)).toEqual(await listed(page, game));
          expect(await wrong(), game.title).toEqual([]);
        }
        await home(page);
        expect(
          await until(
            () => countOf(page, '.sk-saved-tables li'),
            found => found >= GAMES.length,
          ),
        ).toBe(GAMES.length);
      });
    });

    for (const { form, viewport } of FORMS) {
      test.each(GAMES)(`$title: a whole game on a ${form}`, { timeout: LONG }, async game => {
        await during({ viewport, unpainted: true }, async ({ page }) => {
          await giveEyes(page, game.onPage.secrets.names, BOTS);
          await home(page);
          await click(page, `.sk-shelf > li:nth-child(${GAMES.indexOf(game) + 1}) .sk-btn-main`);
          await click(page, '.sk-play-now-start');
          await page.waitForFunction(() => location.pathname.startsWith('/table/'));
          const count = counting();
          await playOn({ game, page, seat: 0, roll: dice(7), count, touch: reach });
          const rows = await until(
            () => countOf(page, '.sk-scores tbody tr'),
            found => found >= game.players.max,
          );
          expect(rows).toBeGreaterThanOrEqual(game.players.max);
          expect(game.replayed(await keptOn(page)).result()).toBeDefined();
        });
      });
    }

    test.each(GAMES)('$title: a whole game online, one on a phone', { timeout: LONG }, async ({ id, players }) => {
      await during({ ...HASTY, unpainted: true, name: 'Runa', viewport: DESKTOP }, async runa => {
        await during({ ...HASTY, unpainted: true, name: 'Ketil', viewport: PHONE }, async ketil => {
          const { page } = runa;
          await page.goto(`/new/${id}?online=1`);
          await there(page, '.sk-seat-row');
          for (let seat = 3; seat <= players.max; seat++) await leaveEmpty(page, seat);
          await sitDown(ketil.page, await opened(page));
          const both = [page, ketil.page];
          await playUntil(both, dice(3));
          const [first, second] = await Promise.all(both.map(sheetOf));
          expect(first).toHaveLength(2);
          expect(second).toEqual(first);
        });
      });
    });
  });
}

async function home(page: Browsed): Promise<void> {
  await page.goto('/');
  await there(page, '.sk-saved-tables');
}

/** Nobody is to sit in this one. */
const leaveEmpty = (page: Browsed, seat: number): Promise<void> =>
  press(page, `.sk-seat-row:nth-child(${seat}) input[value="empty"]`);

async function listed(page: Browsed, game: PlayedGame): Promise<string[]> {
  const match = game.replayed(await keptOn(page));
  const ask = game.openAsk(match, 0);
  return ask ? [...game.onPage.paths(ask, match.view(0)).at(START).lit].sort() : [];
}

/** What is lit, as soon as it is what the engine lists. */
async function litOf(page: Browsed, game: PlayedGame): Promise<string[]> {
  const right = (await listed(page, game)).join();
  return until(
    () => page.evaluate(readLit),
    lit => lit.join() === right,
    PATIENCE,
  );
}
