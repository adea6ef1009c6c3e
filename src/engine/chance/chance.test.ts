import { describe, expect, test } from 'vitest';
import { type Chance, FastChance } from './chance.ts';
import { chanceOf, commitment, keptPromise, newSeed } from './fairness.ts';
import { SealedChance } from './sealed-chance.ts';

const draw = (chance: Chance, count: number, below = 1000): number[] =>
  Array.from({ length: count }, () => chance.below(below));

describe.each([
  ['fast', () => new FastChance('raven'), FastChance.load],
  ['sealed', () => chanceOf('raven'), SealedChance.load],
] as const)('%s chance', (_, fresh, load) => {
  test('gives the same again for the same seed', () => {
    expect(draw(fresh(), 200)).toEqual(draw(fresh(), 200));
  });

  test('gives every number about as often as any other', () => {
    const seen = new Array(6).fill(0);
    for (const n of draw(fresh(), 12_000, 6)) seen[n]++;
    // Chi-squared with 5 degrees of freedom: above 20.5 once in a thousand seeds, and this seed is fixed.
    const chi = seen.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(20.5);
  });

  test('puts cards in every order about as often', () => {
    const chance = fresh();
    const seen = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = chance.shuffle(['a', 'b', 'c']).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });

  test('keeps large numbers below their bound, and even', () => {
    const numbers = draw(fresh(), 3000, 3_000_000_000);
    expect(Math.max(...numbers)).toBeLessThan(3_000_000_000);
    // A plain remainder would put two thirds of them below the middle.
    const low = numbers.filter(n => n < 1_500_000_000).length;
    expect(Math.abs(low - 1500)).toBeLessThan(120);
  });

  test('goes on from where it was saved, its forks too', () => {
    const chance = fresh();
    draw(chance, 77);
    chance.fork();
    const again = load(chance.save());
    expect(draw(again.fork(), 5)).toEqual(draw(chance.fork(), 5));
    expect(draw(again, 100)).toEqual(draw(chance, 100));
  });

  test('is not disturbed by its forks, and each fork is another', () => {
    const [chance, untouched] = [fresh(), fresh()];
    const [one, other] = [chance.fork(), chance.fork()];
    const [first, second] = [draw(one, 50), draw(other, 50)];
    expect(first).not.toEqual(second);
    const own = draw(chance, 50);
    expect(own).toEqual(draw(untouched, 50));
    expect(first).not.toEqual(own);
  });

  test('counts how often it was drawn from', () => {
    const chance = fresh();
    chance.shuffle([1, 2, 3, 4]);
    chance.below(6);
    chance.fork().below(6);
    expect(chance.draws).toBe(4);
  });

  test.each([0, -1, Number.NaN, 2 ** 33])('refuses to look for a number below %d', n => {
    expect(() => fresh().below(n)).toThrow(RangeError);
  });
});

describe('a fair deal', () => {
  test('the seed that was promised is the only one that fits', () => {
    const seed = newSeed();
    const promise = commitment(seed);
    expect(keptPromise(promise, seed)).toBe(true);
    expect(keptPromise(promise, newSeed())).toBe(false);
    expect(promise).not.toContain(seed);
  });

  test('every seat can change the luck of the table by its share, and nobody else can undo that', () => {
    const luck = (shares: string[]) => draw(chanceOf('secret', shares), 20).join();
    const tables = [luck([]), luck(['a', 'b']), luck(['a', 'c']), luck(['b', 'a']), luck(['ab']), luck(['a,1:b'])];
    expect(new Set(tables).size).toBe(tables.length);
  });
});
