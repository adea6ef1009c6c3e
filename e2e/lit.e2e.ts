import { describe, expect, test } from 'vitest';
import { random } from '../src/bots/random.ts';
import { FastChance } from '../src/engine/chance/chance.ts';
import type { Ask } from '../src/engine/contract/ask.ts';
import { dice } from '../src/kit/test/page.ts';
import { giveEyes } from './eyes.ts';
import { FULL } from './full.ts';
import { type PlayedGame, SHIPPED } from './games.ts';
import { during } from './hall.ts';
import { type Laying, sitDown } from './kept.ts';
import type { KeptTable } from './kept-rows.ts';
import { DESKTOP, PHONE } from './visit.ts';
import { counting, playOn } from './walk.ts';

/** States that are looked at, shared by all games: more of them for E2E=full, which also comes to questions seldom asked. */
const [SHARED, LEAST] = FULL ? [1260, 270] : [90, 30];
const ENOUGH = Math.max(LEAST, Math.ceil(SHARED / SHIPPED.length));

/** A game up to a moment, every answer by chance: things stand oddly there. */
function laid(game: PlayedGame, laying: Omit<Laying, 'choose'>): KeptTable {
  const luck = new FastChance(`${laying.seed} by chance`);
  return game.lay({ ...laying, choose: (match, ask) => random.choose(match.view(ask.seat), ask, luck) });
}

/** The first such game of people at one screen that comes to a question. */
function firstAsking(game: PlayedGame, prompt: string): KeptTable {
  const { min, max } = game.players;
  for (let n = 0; n < 400; n++) {
    let found = false;
    const seats = 'y'.repeat(min + (n % (max - min + 1)));
    const until = (_: unknown, ask: Ask) => {
      found = ask.prompt === prompt;
      return found;
    };
    const kept = laid(game, { seed: `rare ${n}`, seats, until });
    if (found) return kept;
  }
  throw new Error(`no seeded game comes to "${prompt}"`);
}

describe.each(SHIPPED)('$title: what is lit is what the engine offers, and nobody sees more than they may', game => {
  const { onPage } = game;
  const { tables, rare, prompts } = onPage.walks;
  const count = counting();

  test.each(tables)('at every step of a game of $seats', { timeout: FULL ? 900_000 : 300_000 }, async table => {
    const { seats, from, phone, confirms, options } = table;
    // A fair share of what is left to look at.
    const goal = count.states + Math.ceil((ENOUGH - count.states) / (tables.length - tables.indexOf(table)));
    const begins = (match: Parameters<NonNullable<Laying['until']>>[0], ask: Ask) =>
      from?.(match, ask, match.view(ask.seat)) ?? true;
    const comer = { viewport: phone ? PHONE : DESKTOP, confirm: confirms ? 'irreversible' : 'never' } as const;
    await during({ ...comer, alone: true }, async ({ page }) => {
      await giveEyes(page, onPage.secrets.names);
      const roll = dice(seats.length);
      // A game that comes to its end before is followed by another.
      for (let n = 1; count.states < goal; n++) {
        const laying = { seed: `lit ${seats} ${n}`, seats, until: begins, ...(options && { options }) };
        await sitDown(page, laid(game, laying));
        await playOn({ game, page, seat: seats.indexOf('y'), roll, count, most: goal - count.states });
      }
    });
  });

  const seldom = async () => {
    await during({ confirm: 'never', alone: true }, async ({ page }) => {
      await giveEyes(page, onPage.secrets.names);
      for (const prompt of FULL ? rare : rare.slice(0, 2)) {
        await sitDown(page, firstAsking(game, prompt));
        const own = counting();
        await playOn({ game, page, seat: 0, roll: dice(1), count: own, most: 1 });
        expect([...own.prompts.keys()]).toEqual([prompt]);
      }
    });
  };
  if (rare.length > 0) test('when the question is a rare one', seldom);

  test(`that were ${ENOUGH} states of many kinds`, () => {
    console.log(
      `${game.title}: ${count.states} states and ${count.steps} steps agree; handed over ${count.handed} times`,
      Object.fromEntries(count.prompts),
    );
    expect(count.states).toBeGreaterThanOrEqual(ENOUGH);
    expect(count.prompts.size).toBeGreaterThanOrEqual(FULL ? prompts : Math.ceil(prompts / 2));
    expect(count.handed).toBeGreaterThan(ENOUGH / 15);
  });
});
