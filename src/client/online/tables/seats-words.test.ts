import { beforeAll, expect, it } from 'vitest';
import { type Speech, speechIn } from '../../speech.tsx';
import { seatsWords } from './seats-words.ts';

let speech: Speech;
beforeAll(async () => {
  speech = await speechIn('en');
});

const seats = ['Asa', 'Hildr', 'Orm', ''].map(name => ({ name, bot: null }));
const words = (free: number, kept: readonly number[], you: readonly number[] = [0]): string =>
  seatsWords(speech, { seats, free, kept, you });

it('a seat that is kept is called by the name of whom it is kept for', () => {
  expect(words(0, [1])).toBe('1 seat is kept for Hildr');
  expect(words(0, [1, 2])).toBe('2 seats are kept for Hildr and Orm');
  expect(words(1, [1])).toBe('1 seat is free, 1 is kept for Hildr');
  expect(words(1, [])).toBe('1 seat is free');
  expect(words(0, [])).toBe('All seats are taken');
});

it('to the reader their own comes first', () => {
  expect(words(1, [1, 2], [2])).toBe('This seat is kept for you.');
});
