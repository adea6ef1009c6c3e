import { type ParseError, parse } from 'jsonc-parser';
import { BadInput, type Slip, type SlipArgs } from './bad-input.ts';

/** Nothing that is read here is nested half so deep; what is would run its readers out of stack. */
export const DEEPEST = 64;

/** What JSON allows, and no file means: one of two fields would be lost, a number would be none. */
export interface JsonSlip {
  readonly offset: number;
  /** The names and numbers that lead there. */
  readonly path: readonly (string | number)[];
  readonly problem: string;
  readonly slip: Slip;
  readonly args: SlipArgs;
}

const BYTE_ORDER_MARK = '\uFEFF';

/** Reads JSON that a person may have written: a slip is named by its line and column. */
export function parseJson(text: string, what = 'JSON'): unknown {
  const slip = slipIn(text);
  // What is too deep, or begins with a mark, is not looked at any further.
  if (slip && (slip.slip === 'deep' || slip.slip === 'mark')) throw told(text, slip, what);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw broken(text, what);
  }
  if (slip) throw told(text, slip, what);
  return value;
}

/** Refuses what no door may let in, whoever reads the text afterwards. */
export const checkJson = (text: string, what = 'JSON'): void => toItsEnd(checkJsonInSteps(text, what));

/** What a text may hold, so that whoever reads it afterwards, all at once, is soon done. */
export interface Most {
  readonly values: number;
  /** Different names of fields, in all objects together: each new one costs much more than a value. */
  readonly names: number;
  /** Characters of a text within it. */
  readonly text: number;
}

/** The same for a long text, step by step; one that holds more than `most` would take long to read. */
export function* checkJsonInSteps(text: string, what = 'JSON', most?: Most): Generator<void, void> {
  const slip = yield* slipInSteps(text, most);
  if (slip) throw told(text, slip, what);
}

function toItsEnd<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const NEW_LINE = 10;

function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let begins = 0;
  // Counted, not cut: a long text may be nothing but ends of lines.
  for (let i = 0; i < offset && i < text.length; i++) {
    if (text.charCodeAt(i) !== NEW_LINE) continue;
    line++;
    begins = i + 1;
  }
  return { line, column: Math.min(offset, text.length) - begins + 1 };
}

function told(text: string, { offset, problem, slip, args }: JsonSlip, what: string): BadInput {
  const { line, column } = placeOf(text, offset);
  return new BadInput(`line ${line}, column ${column}`, `${what} ${problem}`, slip, { line, column, ...args });
}

function broken(text: string, what: string): BadInput {
  // Engines name the place each in their own way, and some do not.
  const slips: ParseError[] = [];
  parse(text, slips, { disallowComments: true, allowTrailingComma: false });
  const at = slips[0]?.offset ?? 0;
  const { line, column } = placeOf(text, at);
  const where = `line ${line}, column ${column}`;
  const found = text.slice(at).match(/^\S+/)?.[0].slice(0, 20);
  if (found) return new BadInput(where, `${what} cannot go on with ${found}`, 'broken', { line, column, found });
  return new BadInput(where, `${what} ends too early`, 'cut-short', { line });
}

/** An object or a list that is open at some point of the text. */
interface Open {
  /** The names of an object so far; undefined for a list. */
  readonly names: Set<string> | undefined;
  /** The name or the number of what is being read in it. */
  at: string | number;
  /** In an object: a text is the name of a field now. */
  naming: boolean;
}

/**
 * The first slip of a text. Goes over it once without calling itself, so that no depth harms it; of a text that is no
 * JSON it may say nothing.
 */
export const slipIn = (text: string): JsonSlip | undefined => toItsEnd(slipInSteps(text));

/** So many characters are a step. */
const STEP = 1024;

function* slipInSteps(text: string, most?: Most): Generator<void, JsonSlip | undefined> {
  if (text.startsWith(BYTE_ORDER_MARK)) {
    return {
      offset: 0,
      path: [],
      problem: 'begins with a byte order mark: save it without one',
      slip: 'mark',
      args: {},
    };
  }
  const open: Open[] = [];
  let first: JsonSlip | undefined;
  const slipped = (offset: number, slip: Slip, problem: string, args: SlipArgs = {}): void => {
    first ??= { offset, path: open.map(({ at }) => at), problem, slip, args };
  };
  const tooMany = (offset: number, what: string, count: number): JsonSlip => {
    return { offset, path: [], problem: `holds more than ${count} ${what}`, slip: 'many', args: { most: count } };
  };
  const known = new Set<string>();
  let values = 0;
  let stepped = 0;
  for (let i = 0; i < text.length; i++) {
    if (i - stepped >= STEP) {
      stepped = i;
      yield;
    }
    const here = open.at(-1);
    switch (text[i]) {
      case '{':
      case '[':
        values++;
        if (open.length === DEEPEST) {
          return { offset: i, path: [], problem: `is nested deeper than ${DEEPEST} levels`, slip: 'deep', args: {} };
        }
        open.push(
          text[i] === '{' ? { names: new Set(), at: '', naming: true } : { names: undefined, at: 0, naming: false },
        );
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case ',':
        values++;
        if (here?.names) here.naming = true;
        else if (here) here.at = Number(here.at) + 1;
        break;
      case '"': {
        const end = endOfText(text, i);
        if (most && end - i > most.text) return tooMany(i, 'characters in one text', most.text);
        if (holdsNull(text.slice(i, end))) slipped(i, 'null', 'holds the character U+0000, which no text here may');
        if (here?.names && here.naming) {
          const name = nameAt(text, i, end);
          here.at = name;
          here.naming = false;
          if (here.names.has(name))
            slipped(i, 'twice', `has "${name.slice(0, 40)}" twice`, { name: name.slice(0, 40) });
          here.names.add(name);
          if (most && known.size <= most.names) known.add(name);
        }
        i = end;
        break;
      }
      default: {
        const sign = text[i];
        if (sign !== '-' && (sign < '0' || sign > '9')) break;
        NUMBER.lastIndex = i;
        const [number] = NUMBER.exec(text) ?? [''];
        if (!Number.isFinite(Number(number)) && !Number.isNaN(Number(number))) {
          slipped(i, 'number', `cannot hold a number like ${number.slice(0, 20)}`, { found: number.slice(0, 20) });
        }
        i += number.length - 1;
      }
    }
    if (most && values > most.values) return tooMany(i, 'values', most.values);
    if (most && known.size > most.names) return tooMany(i, 'names of fields', most.names);
  }
  return first;
}

/** All that a number may be written with, from where it begins. */
const NUMBER = /[-+.\deE]+/y;

/** The quotation mark that ends the text that begins at `start`. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

/** The character that ends a text elsewhere, written as JSON lets it be written; a database may refuse it. */
export const holdsNull = (json: string): boolean => /(?<!\\)(?:\\\\)*\\u0000/.test(json);

function nameAt(text: string, start: number, end: number): string {
  const written = text.slice(start, end + 1);
  if (!written.includes('\\')) return written.slice(1, -1);
  try {
    return String(JSON.parse(written));
  } catch {
    return written;
  }
}
