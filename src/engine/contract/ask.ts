import type { Json } from '../input/json.ts';
import { hasSet, isSet, type Words } from './vocabulary.ts';
import { whole } from './whole.ts';

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** One legal answer, in names and numbers: `{kind: 'row', boat: 'skiff', to: 'fjord'}`. */
export interface Choice {
  readonly kind: string;
}

/** Answers that differ in one number only: `field` may be any whole number from `min` to `max`. */
export interface NumberRange<C extends Choice> {
  readonly choice: C;
  readonly field: string;
  readonly min: number;
  readonly max: number;
}

/** A seat is asked: what for, and every legal answer. */
export interface Ask<C extends Choice = Choice> {
  readonly seat: Seat;
  /** What is asked, as a message id. Public: the others read whom they wait for, and why. */
  readonly prompt: string;
  /** Public arguments of the prompt. */
  readonly args?: Readonly<Record<string, Json>>;
  readonly choices: readonly C[];
  readonly ranges?: readonly NumberRange<C>[];
  /** Kept secret until every seat that is asked with it has answered; may be changed until then. */
  readonly sealed?: boolean;
  /** How many answers there are is itself a secret, so a single one must not resolve by itself. */
  readonly veiled?: boolean;
  /**
   * Nobody waits for it: the seat may answer while the table waits for others, or stay silent. It is in no waiting list,
   * runs no clock, and is never resolved by itself. Stands beside open questions, never beside sealed ones.
   */
  readonly idle?: true;
  /**
   * Nobody waits for second thoughts on its answer: for what is asked often, and of most only so that nobody learns who
   * could have answered otherwise.
   */
  readonly brief?: true;
  /** A sealed answer is in. */
  readonly answered?: boolean;
}

/** Does the table wait for it? */
export const isAwaited = ({ answered, idle }: Pick<Ask, 'answered' | 'idle'>): boolean => !answered && !idle;

function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  return Array.isArray(a) === Array.isArray(b) && sameFields(a, b);
}

function sameFields(a: object, b: object, except?: string): boolean {
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  for (const field in left) {
    if (field === except || left[field] === undefined) continue;
    if (!Object.hasOwn(right, field) || !sameValue(left[field], right[field])) return false;
  }
  for (const field in right) {
    if (field !== except && right[field] !== undefined && !Object.hasOwn(left, field)) return false;
  }
  return true;
}

/** The same items, each as often, in whatever order. */
function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  const left = [...b];
  return a.every(item => {
    const at = left.findIndex(other => sameValue(item, other));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** `b` with its sets in the order in which `a` lists them, where they hold the same. */
function inOrderOf(a: Choice, b: Choice, list: Words): Choice {
  const [model, given] = [a, b] as (Choice & Readonly<Record<string, unknown>>)[];
  const ordered: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(model)) {
    const other = Object.hasOwn(given, name) ? given[name] : undefined;
    if (!Array.isArray(value) || !Array.isArray(other) || !isSet(list, a.kind, name)) continue;
    if (sameItems(value, other)) ordered[name] = value;
  }
  return { ...given, ...ordered };
}

/**
 * Equal field by field; `except` names a field that may differ. Where the words of a game say that a list is a set, it
 * is the same in any order.
 */
export function sameChoice(a: Choice, b: Choice, except?: string, list?: Words): boolean {
  if (a === b || sameFields(a, b, except)) return true;
  return list !== undefined && a.kind === b.kind && sameFields(a, inOrderOf(a, b, list), except);
}

/** Has it the shape of a choice at all? What comes over a wire may be anything. */
export function isChoice(given: unknown): given is Choice {
  return (
    given !== null && typeof given === 'object' && !Array.isArray(given) && typeof (given as Choice).kind === 'string'
  );
}

/**
 * The listed answer that equals `choice`, or undefined when it is not among the legal ones. `list`: the game's choices
 * in words, which say what has no order.
 */
export function listed<C extends Choice>(ask: Ask<C>, choice: C, list?: Words): C | undefined {
  if (ask.choices.includes(choice)) return choice;
  if (!isChoice(choice)) return undefined;
  for (const one of ask.choices) if (one.kind === choice.kind && sameFields(one, choice)) return one;
  // What has no order is compared last: it is rare, and costs more.
  const sets = hasSet(list, choice.kind) ? list : undefined;
  const alike = sets && ask.choices.find(one => sameChoice(one, choice, undefined, sets));
  if (alike) return alike;
  for (const range of ask.ranges ?? []) {
    const n = (choice as C & Readonly<Record<string, unknown>>)[range.field];
    if (typeof n !== 'number' || !Number.isInteger(n) || n < range.min || n > range.max) continue;
    if (sameChoice(range.choice, choice, range.field, sets)) return inRange(range, n);
  }
  return undefined;
}

/** The answer of a range with this number. */
export function inRange<C extends Choice>(range: NumberRange<C>, n: number): C {
  return { ...range.choice, [range.field]: whole(n) };
}
