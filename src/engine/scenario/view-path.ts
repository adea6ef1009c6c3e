/**
 * Ways into a view: `crews.owl.gold`, `storms[0].coast`, `coasts.fjord.boats[seat=owl,boat=skiff]`; to
 * all items of a list or fields of an object at once: `crews[*].gold`.
 */

type PathPart =
  | { readonly name: string }
  | { readonly index: number }
  | { readonly where: readonly (readonly [field: string, value: string])[] }
  | { readonly every: true };

export type Path = readonly PathPart[];

const PART = /\.?([^.[\]=,*]+)|\[(\d+)\]|\[(\*)\]|\[([^\][=,]+=[^\][=,]+(?:,[^\][=,]+=[^\][=,]+)*)\]/y;

/** Reads a path; undefined when it is not one. */
export function readPath(text: string): Path | undefined {
  const steps: PathPart[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const start = PART.lastIndex;
    const match = PART.exec(text);
    if (!match) return undefined;
    const [whole, name, index, every, where] = match;
    if (name !== undefined) {
      // Names are parted by dots, and a path does not begin with one.
      if (whole.startsWith('.') !== start > 0) return undefined;
      steps.push({ name });
    } else if (index !== undefined) steps.push({ index: Number(index) });
    else if (every !== undefined) steps.push({ every: true });
    else steps.push({ where: where.split(',').map(part => part.split('=') as [string, string]) });
  }
  return steps.length > 0 ? steps : undefined;
}

export interface Looked {
  readonly value: unknown;
  /** Why there is nothing, when there is nothing. */
  readonly missing?: string;
  /** Only the last part of the path leads to nothing. */
  readonly atEnd?: boolean;
}

/** Follows a path. In a list, a name finds the item with this `id`, or the one of the seat with this name. */
export function lookUp(root: unknown, path: Path, seats: readonly string[]): Looked {
  let value = root;
  for (const [i, step] of path.entries()) {
    const next = 'name' in step ? byName(value, step.name, seats) : inList(value, step, seats);
    if (next.missing !== undefined) return { ...next, atEnd: next.atEnd === true && i === path.length - 1 };
    value = next.value;
  }
  return { value };
}

/** Follows a path to all that it leads to. */
export function lookUpAll(root: unknown, path: Path, seats: readonly string[]): readonly Looked[] {
  const at = path.findIndex(step => 'every' in step);
  if (at < 0) return [lookUp(root, path, seats)];
  const looked = at === 0 ? { value: root } : lookUp(root, path.slice(0, at), seats);
  if (looked.missing !== undefined) return [looked];
  if (!isObject(looked.value)) return [nothing(`${JSON.stringify(looked.value)} has nothing in it`, false)];
  const rest = path.slice(at + 1);
  const inner = Object.values(looked.value);
  return rest.length === 0 ? inner.map(value => ({ value })) : inner.flatMap(one => lookUpAll(one, rest, seats));
}

/** Does a path lead to more than one place? */
export const isManifold = (path: Path): boolean => path.some(step => 'every' in step);

const nothing = (missing: string, atEnd = true): Looked => ({ value: undefined, missing, atEnd });
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object';

function byName(value: unknown, name: string, seats: readonly string[]): Looked {
  if (!isObject(value)) return nothing(`${JSON.stringify(value)} has no fields`, false);
  if (Array.isArray(value)) {
    const seat = seats.indexOf(name);
    const named = value.filter(one => isObject(one) && (one.id === name || (seat >= 0 && one.seat === seat)));
    if (named.length > 1)
      return nothing(`${named.length} items belong to "${name}"; say more, as in [field=value]`, false);
    if (named.length === 1) return { value: named[0] };
    const ids = value.flatMap(one => (isObject(one) ? [one.id ?? seats[Number(one.seat)]] : []));
    return nothing(`no item "${name}" in the list; ${known(ids)}`);
  }
  if (Object.hasOwn(value, name) && value[name] !== undefined) return { value: value[name] };
  return nothing(`no field "${name}"; ${known(Object.keys(value))}`);
}

function inList(value: unknown, step: Exclude<PathPart, { readonly name: string }>, seats: readonly string[]): Looked {
  if (!Array.isArray(value)) return nothing('this is not a list', false);
  if ('every' in step) return nothing('only a sum takes them all at once', false);
  if ('index' in step) {
    return step.index < value.length ? { value: value[step.index] } : nothing(`the list has ${value.length} items`);
  }
  const spelled = step.where.map(([field, wanted]) => `${field}=${wanted}`).join(',');
  const unknown = step.where.find(([field]) => value.length > 0 && !value.some(one => isObject(one) && field in one));
  if (unknown) return nothing(`no item of the list has a field "${unknown[0]}"`, false);
  const found = value.filter(one => step.where.every(([field, wanted]) => says(one, field, wanted, seats)));
  if (found.length === 0) return nothing(`no item with ${spelled} in the list`);
  return found.length === 1 ? { value: found[0] } : nothing(`${found.length} items with ${spelled}; say more`, false);
}

function says(item: unknown, field: string, wanted: string, seats: readonly string[]): boolean {
  if (!isObject(item)) return false;
  const value = item[field];
  return String(value) === wanted || (typeof value === 'number' && seats[value] === wanted);
}

const known = (names: readonly unknown[]): string =>
  names.length > 0 ? `there are ${[...new Set(names)].join(', ')}` : 'there are none';
