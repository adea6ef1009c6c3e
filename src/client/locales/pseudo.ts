import type { Messages } from '../../engine/contract/game.ts';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'ë',
  g: 'ğ',
  i: 'ï',
  n: 'ñ',
  o: 'ô',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  S: 'Š',
  U: 'Û',
};
/** A letter in two: with what does not grow (spaces, marks, arguments) a message is about forty percent longer. */
const GROWTH = 0.5;

/**
 * Every message with accents and forty percent longer, so that a test sees what a longer language would break, and
 * what was never made a message at all. Only words grow: arguments and the branches' names stay as they are.
 */
export function pseudo(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, stretched(message)]));
}

function stretched(message: string): string {
  let depth = 0;
  let owed = 0;
  let out = '';
  for (const letter of message) {
    if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    // `{n, plural, one {# card}}`: words stand outside of all braces, or inside an even number of them.
    if (depth % 2 === 1 || !/\p{L}/u.test(letter)) {
      out += letter;
      continue;
    }
    const accented = ACCENTED[letter] ?? letter;
    out += accented;
    owed += GROWTH;
    if (/[aeiouy]/i.test(letter) || owed > 1.6) {
      const more = Math.ceil(owed);
      out += accented.toLowerCase().repeat(more);
      owed -= more;
    }
  }
  return out;
}
