/** One difference between two pieces of plain data: an operation of a JSON Patch (RFC 6902), at a JSON Pointer. */
export type Change =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/** What was found to have changed in a field, for others who have the same field from before and the same one now. */
export type Found = Map<
  unknown,
  { readonly field: string | number; readonly before: unknown; readonly changes: Change[] }
>;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';

/** What is inherited is no part of the data; it is all functions, but for one. */
function own(data: Fields, name: string): unknown {
  const value = data[name];
  const doubtful = typeof value === 'function' || name === '__proto__';
  return doubtful && !Object.hasOwn(data, name) ? undefined : value;
}

/** Where one is in the data: a change is rare, so its pointer is written only when there is one. */
type Trail = (string | number)[];

function pointer(trail: Trail): string {
  let path = '';
  for (const name of trail) path += `/${escaped(name)}`;
  return path;
}

/**
 * What leads from one to the other. A list that has grown at its end is added to; one that has otherwise changed its
 * length is replaced. `found`: views of one table have fields in common, and those are compared once.
 */
export function changesBetween(before: unknown, after: unknown, found?: Found): Change[] {
  const changes: Change[] = [];
  compare(before, after, [], changes, found);
  return changes;
}

function compare(before: unknown, after: unknown, trail: Trail, changes: Change[], found?: Found): void {
  if (before === after) return;
  if (isObject(before) && isObject(after)) {
    if (Array.isArray(before) && Array.isArray(after)) {
      if (compareLists(before, after, trail, changes)) return;
    } else if (!Array.isArray(before) && !Array.isArray(after)) {
      compareFields(before as Fields, after as Fields, trail, changes, found);
      return;
    }
  }
  changes.push({ op: 'replace', path: pointer(trail), value: after });
}

/** False when the list as a whole is better told anew. */
function compareLists(before: readonly unknown[], after: readonly unknown[], trail: Trail, changes: Change[]): boolean {
  if (after.length < before.length) return false;
  const known = changes.length;
  for (let i = 0; i < before.length; i++) {
    if (before[i] === after[i]) continue;
    trail.push(i);
    compare(before[i], after[i], trail, changes);
    trail.pop();
  }
  if (after.length === before.length) return true;
  if (changes.length > known) {
    changes.length = known;
    return false;
  }
  const path = `${pointer(trail)}/-`;
  for (let i = before.length; i < after.length; i++) changes.push({ op: 'add', path, value: after[i] });
  return true;
}

function compareFields(before: Fields, after: Fields, trail: Trail, changes: Change[], found?: Found): void {
  let [had, has] = [0, 0];
  for (const _ in before) had++;
  for (const name in after) {
    const from = own(before, name);
    const to = after[name];
    // A field without a value is none: JSON has no word for it.
    if (to === undefined) continue;
    if (from !== undefined) has++;
    if (from === to) continue;
    trail.push(name);
    if (from === undefined) changes.push({ op: 'add', path: pointer(trail), value: to });
    else if (found) compareOnce(from, to, trail, changes, found);
    else compare(from, to, trail, changes);
    trail.pop();
  }
  // Nothing is missing in most cases, and counting is quicker than looking.
  if (has === had) return;
  for (const name in before) {
    if (before[name] === undefined || own(after, name) !== undefined) continue;
    changes.push({ op: 'remove', path: pointer([...trail, name]) });
  }
}

function compareOnce(before: unknown, after: unknown, trail: Trail, changes: Change[], found: Found): void {
  const [field] = trail;
  let known = found.get(after);
  if (known?.field !== field || known.before !== before) {
    known = { field, before, changes: [] };
    compare(before, after, trail, known.changes);
    if (isObject(after)) found.set(after, known);
  }
  for (const change of known.changes) changes.push(change);
}

/** Of something in a list. */
const PLACE = /^\d+$/;
const ODD = /[~/]/;
const escaped = (name: string | number): string =>
  typeof name === 'string' && ODD.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : `${name}`;
const unescaped = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');

/** The same with the changes made. What they do not touch is not copied: it stays the very same object. */
export function withChanges(before: unknown, changes: readonly Change[]): unknown {
  return changes.reduce(
    (data, change) => changed(data, change.path.split('/').slice(1).map(unescaped), change),
    before,
  );
}

function changed(data: unknown, [name, ...rest]: readonly string[], change: Change): unknown {
  if (name === undefined) return change.op === 'remove' ? undefined : change.value;
  const last = rest.length === 0;
  if (Array.isArray(data)) {
    if (last && change.op === 'add' && (name === '-' || name === `${data.length}`)) return [...data, change.value];
    if (!PLACE.test(name) || !Object.hasOwn(data, name)) throw nowhere(change);
    if (last && change.op === 'add') return data.toSpliced(Number(name), 0, change.value);
    if (last && change.op === 'remove') return data.toSpliced(Number(name), 1);
    return data.with(Number(name), changed(data[Number(name)], rest, change));
  }
  if (!isObject(data)) throw nowhere(change);
  const from = own(data as Fields, name);
  if (from === undefined && !(last && change.op === 'add')) throw nowhere(change);
  const { [name]: _, ...others } = data as Fields;
  return last && change.op === 'remove' ? others : { ...data, [name]: changed(from, rest, change) };
}

const nowhere = ({ op, path }: Change): Error => new Error(`there is nothing at ${path} to ${op}`);
