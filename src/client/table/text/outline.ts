/** One thing a view tells: its name and value, or what is inside it. */
export interface OutlineEntry {
  readonly name: string;
  readonly value: string | null;
  readonly inside: readonly OutlineEntry[];
}

/** A view laid open field by field: for games that cannot put their table into words yet. */
export function outlineOf(view: unknown): readonly OutlineEntry[] {
  if (Array.isArray(view)) return view.map((item, i) => entry(String(i + 1), item));
  if (view === null || typeof view !== 'object') return [entry('', view)];
  return Object.entries(view).map(([name, value]) => entry(name, value));
}

function entry(name: string, value: unknown): OutlineEntry {
  if (Array.isArray(value) && value.every(isPlain)) return { name, value: value.map(plain).join(', '), inside: [] };
  if (isPlain(value)) return { name, value: plain(value), inside: [] };
  return { name, value: null, inside: outlineOf(value) };
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';
const plain = (value: unknown): string => (value === null || value === undefined ? '–' : String(value));
