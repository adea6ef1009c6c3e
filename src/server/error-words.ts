import { OldRules } from './rooms/old-rules.ts';

/** What may be said of an error in the hall's log. */
export interface ErrorWords {
  readonly name: string;
  readonly code?: string;
  readonly message?: string;
  /** Where it happened, without what was said there. */
  readonly at?: readonly string[];
  readonly cause?: ErrorWords;
}

const FRAMES = 12;
const CAUSES = 3;
const LONGEST = 300;

/**
 * Rules say in their errors which card is where, readers which choice they refuse, the database which row is damaged: so
 * of most errors only their kind and place are told. Of those of the system (a full disk, a line that is gone, a mail
 * server that refuses) it is their message that helps; addresses, keys and ids are cut out of it.
 */
export function errorWords(error: unknown, causes = CAUSES): ErrorWords {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, stack, cause } = error;
  const { code } = error as { readonly code?: unknown };
  const known = typeof code === 'string';
  return {
    name: known || /^\w{1,40}$/.test(name) ? name : 'Error',
    ...(known && { code: withoutSecrets(code) }),
    ...((known || error instanceof OldRules) && { message: withoutSecrets(error.message) }),
    ...(stack && { at: framesOf(stack) }),
    ...(cause !== undefined && causes > 0 && { cause: errorWords(cause, causes - 1) }),
  };
}

/** A line of a stack that names a file: a message may have lines that look like others. */
const FRAME = /^\s+at .*:\d+:\d+\)?$/;

export const framesOf = (stack: string): readonly string[] =>
  stack
    .split('\n')
    .filter(line => FRAME.test(line))
    .slice(0, FRAMES)
    .map(line => line.trim().slice(3));

/** Without addresses of people and services, and without what is long enough to be a key or an id. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/\b[a-z][a-z+.-]*:\/\/[^\s"'<>]+/gi, '[address]')
    .replace(/[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, '[address]')
    .replace(/[\w-]{16,}/g, word => (/^[a-z]+(?:[-_][a-z]+)*$/.test(word) ? word : '[id]'))
    .slice(0, LONGEST);
