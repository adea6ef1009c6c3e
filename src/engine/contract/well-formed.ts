import type { Reason } from './explain.ts';
import type { Fields, Shape, Words } from './vocabulary.ts';

const FAULTS = ['no-such-kind', 'field-missing', 'field-unknown', 'field-value'] as const;

/** What is wrong with something that should be of a kind: where, and what was found there. */
export interface Fault {
  readonly reason: (typeof FAULTS)[number];
  readonly kind: string;
  /** The way to it, from the kind on: `seat`, `cards[1]`; empty when the kind itself is unknown. */
  readonly field: string;
  readonly found?: string;
}

const LONGEST = 40;
/** Never more than a word: it may be as large and as deep as its sender liked. */
const shown = (value: unknown): string => {
  if (value !== null && typeof value === 'object') return Array.isArray(value) ? '[…]' : '{…}';
  return (typeof value === 'string' ? value : String(value)).slice(0, LONGEST);
};

/**
 * The first thing that the words of a game do not allow; undefined when it is well formed. What is given may be any
 * object. `choices`: the words of a choice that a fact tells of.
 */
export function faultIn(list: Words, given: object, seats: number, choices: Words = list): Fault | undefined {
  const { kind } = given as { readonly kind?: unknown };
  if (typeof kind !== 'string' || !Object.hasOwn(list, kind)) {
    return { reason: 'no-such-kind', kind: shown(kind), field: '' };
  }
  return faultInFields(list[kind], given, kind, '', seats, choices);
}

/** The same as a reason for a refusal. */
export const reasonOf = ({ reason, kind, field, found }: Fault): Reason => ({
  clause: 'engine',
  reason,
  args: { word: kind, ...(field !== '' && { field }), ...(found !== undefined && { found }) },
});

/** Was something refused because it is no choice at all, and not because of any rule? */
export const isFault = ({ clause, reason }: Reason): boolean =>
  clause === 'engine' && FAULTS.some(fault => fault === reason);

function faultInFields(
  fields: Fields,
  given: object,
  kind: string,
  path: string,
  seats: number,
  choices: Words,
): Fault | undefined {
  const own = given as Readonly<Record<string, unknown>>;
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  for (const name of Object.keys(own)) {
    const isKind = name === 'kind' && path === '';
    if (!isKind && own[name] !== undefined && !Object.hasOwn(fields, name)) {
      return { reason: 'field-unknown', kind, field: at(name).slice(0, LONGEST) };
    }
  }
  for (const [name, { shape, optional }] of Object.entries(fields)) {
    // What is only inherited was not sent.
    const value = Object.hasOwn(own, name) ? own[name] : undefined;
    if (value === undefined) {
      if (optional) continue;
      return { reason: 'field-missing', kind, field: at(name) };
    }
    const fault = faultInValue(shape, value, kind, at(name), seats, choices);
    if (fault) return fault;
  }
  return undefined;
}

function faultInValue(
  shape: Shape,
  value: unknown,
  kind: string,
  path: string,
  seats: number,
  choices: Words,
): Fault | undefined {
  const wrong = (): Fault => ({ reason: 'field-value', kind, field: path, found: shown(value) });
  const unless = (fine: boolean): Fault | undefined => (fine ? undefined : wrong());
  switch (shape.is) {
    case 'seat':
      return unless(isWhole(value, 0, seats - 1));
    case 'whole':
      return unless(isWhole(value, shape.min, shape.max));
    case 'name':
      return unless(typeof value === 'string' && shape.names.includes(value));
    case 'none-or':
      return value === null ? undefined : faultInValue(shape.of, value, kind, path, seats, choices);
    case 'choice':
      return value === null || typeof value !== 'object' ? wrong() : faultIn(choices, value, seats);
    case 'record':
      if (value === null || typeof value !== 'object' || Array.isArray(value)) return wrong();
      return faultInFields(shape.fields, value, kind, path, seats, choices);
    default: {
      if (!Array.isArray(value) || value.length < shape.least || value.length > shape.most) return wrong();
      for (const [i, item] of value.entries()) {
        const fault = faultInValue(shape.of, item, kind, `${path}[${i}]`, seats, choices);
        if (fault) return fault;
      }
      return undefined;
    }
  }
}

const isWhole = (value: unknown, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
