import { useSyncExternalStore } from 'react';

const KEY = 'skali.firsts';

/** In which games what is new is explained, and what has been, by its question. */
export interface Firsts {
  readonly on: readonly string[];
  readonly seen: Readonly<Record<string, readonly string[]>>;
}

const NOTHING: Firsts = { on: [], seen: {} };

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(one => typeof one === 'string') : []);

/** What a browser has kept, as far as it makes sense. */
export function readFirsts(text: string | null): Firsts {
  try {
    const given: unknown = JSON.parse(text ?? 'null');
    if (given === null || typeof given !== 'object') return NOTHING;
    const { on, seen } = given as Readonly<Record<string, unknown>>;
    const games = seen !== null && typeof seen === 'object' ? Object.entries(seen) : [];
    return { on: texts(on), seen: Object.fromEntries(games.map(([game, asked]) => [game, texts(asked)])) };
  } catch {
    return NOTHING;
  }
}

/** A browser may refuse storage altogether (private windows); then it lasts as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let kept: Firsts | undefined;
const listeners = new Set<() => void>();

function firsts(): Firsts {
  kept ??= readFirsts(stored());
  return kept;
}

function keep(next: Firsts): void {
  kept = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // see above
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useFirsts = (): Firsts => useSyncExternalStore(listen, firsts);

/** From now on what is new in a game is explained, all of it once more. */
export function explainFirsts(game: string): void {
  const { on, seen } = firsts();
  keep({ on: [...new Set([...on, game])], seen: { ...seen, [game]: [] } });
}

/** Nothing more is explained. */
export function silenceFirsts(game: string): void {
  const { on, seen } = firsts();
  keep({ on: on.filter(one => one !== game), seen });
}

export function haveSeen(game: string, prompt: string): void {
  const { on, seen } = firsts();
  const before = seen[game] ?? [];
  if (!before.includes(prompt)) keep({ on, seen: { ...seen, [game]: [...before, prompt] } });
}
