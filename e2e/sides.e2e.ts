import { describe, expect, test } from 'vitest';
import { settled } from '../src/kit/test/page.ts';
import { ciede2000, contrast, type Eyes, lab, linear, type Rgb, readRgb, seenBy } from './colours.ts';
import { GAMES, type PlayedGame } from './games.ts';
import { during } from './hall.ts';
import { sitDown } from './kept.ts';

/** A medallion as it is drawn on the page. */
interface Drawn {
  readonly name: string;
  readonly dye: Rgb;
  readonly on: Rgb;
  readonly emblem: string;
  readonly rim: string;
}

async function medallions({ main }: PlayedGame): Promise<Drawn[]> {
  let drawn: Drawn[] = [];
  await during({}, async ({ page }) => {
    await sitDown(page, main());
    await settled(page);
    const read = await page.locator('[data-part="seats"] > li').evaluateAll(seats =>
      seats.map(seat => {
        const svg = seat.querySelector('svg');
        const fill = (element: Element | null | undefined) => (element ? getComputedStyle(element).fill : '');
        const face = [...(svg?.querySelectorAll('circle') ?? [])].find(circle => circle.getAttribute('r') === '20.6');
        const paths = [...(svg?.querySelectorAll('path') ?? [])];
        const emblem = paths.at(-1);
        const rim = paths.find(path => path !== emblem);
        return {
          name: seat.querySelector('.sk-table-seat-name')?.textContent ?? '',
          dye: fill(face),
          on: fill(emblem),
          emblem: emblem?.getAttribute('d') ?? '',
          rim: rim?.getAttribute('d') ?? '',
        };
      }),
    );
    drawn = read.map(each => ({ ...each, dye: readRgb(each.dye), on: readRgb(each.on) }));
  });
  return drawn;
}

const pairs = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));

// What look.md promises of the sides of every game: the smallest distance between any two.
const PROMISED: Readonly<Record<Eyes, number>> = { deutan: 22.8, protan: 14.2, tritan: 23.0 };
const PROMISED_GREY = 15.1;
const ROUNDING = 0.06;

describe.each(GAMES)('$title: the sides can be told apart', async game => {
  const drawn = await medallions(game);
  const many = game.players.max;

  test('each with a name, an emblem and a rim of its own', () => {
    expect(new Set(drawn.map(({ name }) => name)).size).toBe(many);
    expect(new Set(drawn.map(({ emblem }) => emblem)).size).toBe(many);
    expect(new Set(drawn.map(({ rim }) => rim)).size).toBe(many);
    for (const { emblem, rim } of drawn) expect(emblem && rim).not.toBe('');
  });

  test('in greyscale, by lightness', () => {
    const gaps = pairs(drawn.map(({ dye }) => lab(linear(dye))[0])).map(([a, b]) => Math.abs(a - b));
    console.log(`${game.title} in grey: smallest gap of L* ${Math.min(...gaps).toFixed(1)}`);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(PROMISED_GREY - ROUNDING);
  });

  test.each(Object.keys(PROMISED) as Eyes[])('by %s eyes', eyes => {
    const apart = pairs(drawn.map(({ dye }) => lab(seenBy(eyes, dye)))).map(([a, b]) => ciede2000(a, b));
    console.log(`${game.title} by ${eyes} eyes: smallest CIEDE2000 ${Math.min(...apart).toFixed(1)}`);
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(PROMISED[eyes] - ROUNDING);
  });

  test('and their emblems read on their dyes', () => {
    for (const { name, dye, on } of drawn) expect(contrast(dye, on), name).toBeGreaterThanOrEqual(3);
  });
});
