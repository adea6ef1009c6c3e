import type { LogEntry } from '../../engine/match/log.ts';
import type { Done } from '../../lessons/run.ts';

const KEY = 'skali.lessons';

/** A lesson under way: which one it was, all that was entered, and how long the log was when each step was done. */
export interface UnderWay {
  /** Tells whether the lesson is still the same. */
  readonly print: string;
  readonly entries: readonly LogEntry[];
  readonly done: Done;
}

export interface Kept {
  /** The lessons that were finished, as `game/lesson`. */
  readonly finished: readonly string[];
  readonly underWay: Readonly<Record<string, UnderWay>>;
  /** The one that was opened last. */
  readonly last?: string;
  /** Something that was kept could not be read. */
  readonly broken?: true;
}

const NOTHING: Kept = { finished: [], underWay: {} };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Steps are done one after the other, none later than what was entered. */
const isDone = (done: readonly unknown[], entries: number): boolean =>
  done.every(
    (at, i) => Number.isInteger(at) && Number(at) <= entries && (i === 0 || Number(at) >= Number(done[i - 1])),
  );

export function isUnderWay(value: unknown): value is UnderWay {
  return (
    isObject(value) &&
    typeof value.print === 'string' &&
    Array.isArray(value.entries) &&
    Array.isArray(value.done) &&
    isDone(value.done, value.entries.length)
  );
}

/** What a browser has kept; whatever it is that does not fit, the rest is taken. */
export function readKept(text: string | null): Kept {
  if (text === null) return NOTHING;
  try {
    const given: unknown = JSON.parse(text);
    if (!isObject(given)) return { ...NOTHING, broken: true };
    const names = Array.isArray(given.finished) ? given.finished : [];
    const finished = names.filter(name => typeof name === 'string');
    const all = isObject(given.underWay) ? Object.entries(given.underWay) : [];
    const ways = all.filter(([, way]) => isUnderWay(way));
    const underWay = Object.fromEntries(ways) as Kept['underWay'];
    const whole = Array.isArray(given.finished) && isObject(given.underWay);
    const broken = !whole || finished.length < names.length || ways.length < all.length;
    return {
      finished,
      underWay,
      ...(typeof given.last === 'string' && { last: given.last }),
      ...(broken && { broken }),
    };
  } catch {
    return { ...NOTHING, broken: true };
  }
}

/** A short name for a text: another text has another one, but for bad luck (FNV-1a). */
export function printOf(text: string): string {
  let print = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) print = Math.imul(print ^ text.charCodeAt(i), 0x01000193);
  return (print >>> 0).toString(36);
}

/** A browser may refuse storage altogether (private windows); then progress lasts as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let kept: Kept | undefined;
const listeners = new Set<() => void>();

export const progress = (): Kept => {
  kept ??= readKept(stored());
  return kept;
};

export function listenToProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function keep(next: Kept): void {
  kept = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // see above
  }
  for (const listener of listeners) listener();
}

export function keepUnderWay(lesson: string, way: UnderWay): void {
  const now = progress();
  keep({ ...now, last: lesson, underWay: { ...now.underWay, [lesson]: way } });
}

/** Nothing is left of how far it had come. */
export function forgetUnderWay(lesson: string): void {
  const { [lesson]: _, ...rest } = progress().underWay;
  keep({ ...progress(), underWay: rest });
}

export function keepFinished(lesson: string): void {
  const { finished } = progress();
  if (!finished.includes(lesson)) keep({ ...progress(), finished: [...finished, lesson] });
}
