import { BadInput } from '../input/bad-input.ts';
import type { Json } from '../input/json.ts';
import { parseJson } from '../input/json-text.ts';

/**
 * Values of a game that a table plays otherwise than the game has them: where only an owner of the box can tell what is
 * printed. Plain data, part of the set-up and of the log; empty for a table that replaces nothing.
 */
export type Content = { readonly [name: string]: Json };

export const NO_CONTENT: Content = Object.freeze({});

/** A number with its bounds, where the game has any. */
export interface NumberShape {
  readonly is: 'number';
  readonly min?: number;
  readonly max?: number;
}

/** What a value is, so that a page can let somebody change it without a word of JSON. */
export type ContentShape =
  | NumberShape
  /** One of a few names; `${of}.${name}` is the message that says each. */
  | { readonly is: 'name'; readonly of: string; readonly names: readonly string[] }
  | { readonly is: 'text' }
  | { readonly is: 'list'; readonly item: ContentShape; readonly least: number; readonly most: number }
  /** Numbers with names; one that is 0 is left out, unless it must be there. */
  | { readonly is: 'record'; readonly fields: readonly ContentField[] }
  /** Lines of letters, all as long as each other: a map. */
  | { readonly is: 'grid' };

export interface ContentField {
  readonly name: string;
  /** The message that says what it is. */
  readonly label: string;
  readonly shape: NumberShape;
  readonly needed?: boolean;
}

/** One value that may be replaced. */
export interface ContentValue {
  /** The way to it in a pack, `cards.elf.copies`; its first and last names are message ids of the game, too. */
  readonly id: string;
  /** The message that names the card or thing it belongs to, if it belongs to one: `card.elf`. */
  readonly of?: string;
  readonly value: Json;
  /** What it is; a game that does not say leaves it to be seen from the value. */
  readonly shape?: ContentShape;
  /** What the rules say about where it comes from. */
  readonly clause: string;
}

/** What of a game may be replaced, and by what. */
export interface ContentSpec {
  readonly values: readonly ContentValue[];
  /** Checks a pack: whatever does not fit is refused, by field and value. */
  read(given: unknown): Content;
}

/** Lines of text are a map when they are as long as this, and alike. */
const WIDE = 8;

/** What a value is, as its game says, or as it looks. */
export function shapeOf({ value, shape }: Pick<ContentValue, 'value' | 'shape'>): ContentShape {
  return shape ?? seenIn(value);
}

function seenIn(value: Json): ContentShape {
  if (typeof value === 'number') return { is: 'number' };
  if (!Array.isArray(value)) return { is: 'text' };
  const lines = value.every((one): one is string => typeof one === 'string');
  if (lines && value[0]?.length >= WIDE) return { is: 'grid' };
  return { is: 'list', item: seenIn(value[0] ?? ''), least: value.length, most: value.length };
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
export function readPack(spec: ContentSpec | undefined, text: string, what: string): Content {
  const given = parseJson(text, what);
  if (given === null || typeof given !== 'object' || Array.isArray(given)) {
    throw new BadInput('', `${what} is no content pack: it must be an object {…}`, 'not-a-pack');
  }
  return readContent(spec, given);
}
