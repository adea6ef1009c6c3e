import { badInput } from './refused.ts';

export const LONGEST_NAME = 40;

/** Control characters, halves of characters, separators of lines, and what turns the direction of writing. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The name of a person, as text: whatever it looks like, it is never markup. */
export function readName(given: string, field = 'name'): string {
  const name = given.normalize('NFC').trim();
  if (FORBIDDEN.test(name)) throw badInput(field, 'must not hold control characters');
  if (!VISIBLE.test(name)) throw badInput(field, 'must hold at least one letter, number or sign');
  if ([...name].length > LONGEST_NAME) throw badInput(field, `must be of at most ${LONGEST_NAME} characters`);
  return name;
}
