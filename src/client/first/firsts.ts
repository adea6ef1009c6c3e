import { useSyncExternalStore } from 'react';

const KEY = 'skali.firsts';

/** In which games what is new is explained, and what has been, by its question. */
export interface Firsts {
  readonly on: readonly string[];
  readonly seen: Readonly<Record<string, readonly string[]>>;
  /** So many choices were made with sensible ones marked. */
  readonly guided: Readonly<Record<string, number>>;
}

const NOTHING: Firsts = { on: [], seen: {}, guided: {} };

/** Before so many choices of a first game sensible ones are marked. */
const GUIDED = 8;

/** What is explained next, and where the rules say it. */
export interface First {
  /** By which it is remembered. */
  readonly key: string;
  readonly clause: string;
}

/** What is explained when this is asked: one thing each time, until all of it has been; null when there is nothing left. */
export function firstOf(
  prompt: string | undefined,
  firsts: Readonly<Record<string, readonly string[]>> = {},
  seen: readonly string[] = [],
): First | null {
  if (prompt === undefined) return null;
  for (const [i, clause] of (firsts[prompt] ?? []).entries()) {
    const key = i === 0 ? prompt : `${prompt}/${i}`;
    if (!seen.includes(key)) return { key, clause };
  }
  return null;
}

/** Are sensible choices marked before the next one of this game? */
export const isGuided = ({ on, guided }: Firsts, game: string): boolean =>
  on.includes(game) && (guided[game] ?? 0) < GUIDED;

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(one => typeof one === 'string') : []);

/** What a browser has kept, as far as it makes sense. */
export function readFirsts(text: string | null): Firsts {
  try {
    const given: unknown = JSON.parse(text ?? 'null');
    if (given === null || typeof given !== 'object') return NOTHING;
    const { on, seen, guided } = given as Readonly<Record<string, unknown>>;
    const entries = (of: unknown) => (of !== null && typeof of === 'object' ? Object.entries(of) : []);
    return {
      on: texts(on),
      seen: Object.fromEntries(entries(seen).map(([game, asked]) => [game, texts(asked)])),
      guided: Object.fromEntries(entries(guided).filter(([, times]) => Number.isInteger(times))),
    };
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
  const { on, seen, guided } = firsts();
  keep({
    on: [...new Set([...on, game])],
    seen: { ...seen, [game]: [] },
    guided: { ...guided, [game]: 0 },
  });
}

/** Nothing more is explained. */
export function silenceFirsts(game: string): void {
  const now = firsts();
  keep({ ...now, on: now.on.filter(one => one !== game) });
}

export function haveSeen(game: string, key: string): void {
  const now = firsts();
  const before = now.seen[game] ?? [];
  if (!before.includes(key)) keep({ ...now, seen: { ...now.seen, [game]: [...before, key] } });
}

/** A choice was made with sensible ones marked. */
export function haveGuided(game: string): void {
  const now = firsts();
  keep({ ...now, guided: { ...now.guided, [game]: (now.guided[game] ?? 0) + 1 } });
}
