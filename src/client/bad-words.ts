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

type Written = 'whole' | 'value' | 'other';

/** Of these there are words without a file. */
const isWritten = (slip: BadInput['slip']): slip is Written => ['whole', 'value', 'other'].includes(slip);

/** What is wrong with a value that was written in place. */
export function badValueWords(
  fault: BadInput,
  say: Speech['say'],
  named: (where: string) => string | undefined,
): string {
  const { slip, args, where } = fault;
  if (!isWritten(slip)) return badWords(fault, say, named);
  return say(`hall.bad-value.${slip}`, { ...args, where: named(where) ?? where });
}
