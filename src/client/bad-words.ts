import type { BadInput } from '../engine/input/bad-input.ts';
import type { Speech } from './speech.tsx';

/** What is wrong with something that was handed to us, in the reader's language; `named`: what a place in it is called there. */
export function badWords(
  { slip, args, where }: BadInput,
  say: Speech['say'],
  named?: (where: string) => string | undefined,
): string {
  const name = named?.(where);
  return say(`hall.bad.${slip}`, name === undefined ? args : { ...args, where: name });
}
