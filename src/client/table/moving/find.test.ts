import { describe, expect, it } from 'vitest';
import { findNamed, pressesTo } from './find.ts';

const dark = (name: string) => ({ name, lit: false });
const lit = (name: string) => ({ name, lit: true });
const TABLE = [dark('Gróska'), lit('Mistfell'), lit('Wolf: Warrior, Gróska'), dark('Mosswood'), lit('Yewdale')];

describe('what is found by the beginning of its name', () => {
  it('begins a word as it was typed, whatever stands above the letters', () => {
    expect(findNamed('groska', TABLE)).toEqual([2, 0]);
    expect(findNamed('GRO', TABLE)).toEqual([2, 0]);
    expect(findNamed('tfell', TABLE)).toEqual([]);
  });

  it('or has words that begin with the letters that were typed', () => {
    expect(findNamed('wwg', TABLE)).toEqual([2]);
  });

  it('has every word that was typed', () => {
    expect(findNamed('war gro', TABLE)).toEqual([2]);
    expect(findNamed('war mis', TABLE)).toEqual([]);
  });

  it('is lit first, and called so from the beginning before that', () => {
    expect(findNamed('m', TABLE)).toEqual([1, 3]);
    expect(findNamed('', TABLE)).toEqual([1, 2, 4, 0, 3]);
  });

  it('is reached with a letter each of two words where one of them is shared by many', () => {
    const lands = ['Favour', 'Keep', 'Village'].flatMap(land => [1, 2, 3].map(level => lit(`${land}, level ${level}`)));
    expect(lands.map((_, at) => pressesTo(at, lands)).every(presses => presses <= 5)).toBe(true);
  });

  it('is reached with few keys', () => {
    expect(pressesTo(4, TABLE)).toBe(3);
    expect(TABLE.map((_, at) => pressesTo(at, TABLE)).every(presses => presses <= 6)).toBe(true);
  });
});
