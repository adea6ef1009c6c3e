/** The keys of one letter, as they are before anybody changes them: everything that listens to one names it here. */
export const KEYS = {
  keys: '?',
  home: 'h',
  settings: ',',
  undo: 'u',
  endTurn: 'e',
  rules: 'r',
  replay: 'b',
  text: 't',
  menu: 'm',
  recap: 'l',
  advice: 'a',
  next: 'n',
  previous: 'N',
  find: '/',
  play: 'k',
} as const;

const OWN: readonly string[] = Object.values(KEYS);

/** By the key it was: the key it is now. */
export type Remapped = Readonly<Record<string, string>>;

/** Is it one of those that can be put elsewhere? */
export const isOwn = (key: string): boolean => OWN.includes(key);

export const keyFor = (own: string, remapped: Remapped): string =>
  Object.hasOwn(remapped, own) && isOwn(own) ? remapped[own] : own;

/** A key that writes one sign; numbers choose in the table as text, and a space presses what is in focus. */
const isFree = (key: string): boolean => [...key].length === 1 && !/[\d\s]/u.test(key);

/** Why a key cannot be put there: it is not one that can be had, or the one whose it is (by what it was). */
export type Objection = { readonly why: 'reserved' } | { readonly why: 'taken'; readonly by: string };

export function objectionTo(own: string, wanted: string, remapped: Remapped): Objection | null {
  if (!isFree(wanted)) return { why: 'reserved' };
  const by = OWN.find(other => other !== own && keyFor(other, remapped) === wanted);
  return by === undefined ? null : { why: 'taken', by };
}

/** The keys after one was put elsewhere; one that is where it was need not be kept. */
export function remap(own: string, wanted: string, { [own]: _, ...remapped }: Remapped): Remapped {
  return wanted === own ? remapped : { ...remapped, [own]: wanted };
}

/** What was stored, as far as it makes sense: known keys, each on a key that can be had, no two on the same. */
export function isRemapped(given: unknown): given is Remapped {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return false;
  const entries = Object.entries(given);
  if (!entries.every(([own, key]) => isOwn(own) && typeof key === 'string')) return false;
  return entries.every(([own, key]) => objectionTo(own, key, given as Remapped) === null);
}
