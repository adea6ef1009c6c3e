import { BadInput } from '../input/bad-input.ts';
import type { Json } from '../input/json.ts';
import { parseJson } from '../input/json-text.ts';

/**
 * Values of a game that a table plays otherwise than the game has them: where only an owner of the box can tell what is
 * printed. Plain data, part of the set-up and of the log; empty for a table that replaces nothing.
 */
export type Content = { readonly [name: string]: Json };

export const NO_CONTENT: Content = Object.freeze({});

/** One value that may be replaced. */
export interface ContentValue {
  /** The way to it in a pack, `cards.troll.copies`; its first and last names are message ids of the game, too. */
  readonly id: string;
  /** The message that names the card or thing it belongs to, if it belongs to one: `card.troll`. */
  readonly of?: string;
  readonly value: Json;
  /** What the rules say about where it comes from. */
  readonly clause: string;
}

/** What of a game may be replaced, and by what. */
export interface ContentSpec {
  readonly values: readonly ContentValue[];
  /** Checks a pack: whatever does not fit is refused, by field and value. */
  read(given: unknown): Content;
}

/** Every value of a game, spelled out at length, stays well below: so many KB of JSON without spaces. */
export const LONGEST_PACK = 32;

/** The pack of a table, checked by its game; nothing given is an empty one. Every door for packs leads through here. */
export function readContent(spec: ContentSpec | undefined, given: unknown): Content {
  if (given === undefined) return NO_CONTENT;
  if (!spec) throw new BadInput('content', 'this game has nothing that could be replaced');
  if (new TextEncoder().encode(JSON.stringify(given)).length > LONGEST_PACK * 1024) {
    throw new BadInput('content', `must be at most ${LONGEST_PACK} KB of JSON`, 'long', { most: LONGEST_PACK });
  }
  return spec.read(given);
}

/** The same, out of the text of a file. */
export const readPack = (spec: ContentSpec | undefined, text: string, what: string): Content =>
  readContent(spec, parseJson(text, what));
