const KEY = 'skali.puzzles';

/** What a browser keeps of puzzles; each is named `game/name`. */
export interface Kept {
  /** Solved, and how many tries it took; a solution that was looked up is no solution of one's own. */
  readonly solved: Readonly<Record<string, number>>;
  /** Tried and not solved, and how often; -1 when the solution was looked up. */
  readonly tried: Readonly<Record<string, number>>;
  /** The last day with a puzzle of the day solved, and how many days in a row that makes. */
  readonly day: number;
  readonly streak: number;
  /** Something that was kept could not be read. */
  readonly broken?: true;
}

export const LOOKED_UP = -1;

const NOTHING: Kept = { solved: {}, tried: {}, day: 0, streak: 0 };
const BROKEN: Kept = { ...NOTHING, broken: true };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const numbersOf = (given: unknown): Record<string, number> =>
  isObject(given)
    ? Object.fromEntries(Object.entries(given).filter((one): one is [string, number] => Number.isInteger(one[1])))
    : {};

const wholeOf = (given: unknown): number => (typeof given === 'number' && Number.isInteger(given) ? given : 0);

/** What a browser has kept; whatever it is that does not fit, the rest is taken. */
export function readKept(text: string | null): Kept {
  if (text === null) return NOTHING;
  try {
    const given: unknown = JSON.parse(text);
    if (!isObject(given)) return BROKEN;
    const read = {
      solved: numbersOf(given.solved),
      tried: numbersOf(given.tried),
      day: wholeOf(given.day),
      streak: wholeOf(given.streak),
    };
    const whole = Object.entries(read).every(
      ([field, value]) => JSON.stringify(value) === JSON.stringify(given[field]),
    );
    return whole ? read : { ...read, broken: true };
  } catch {
    return BROKEN;
  }
}

/** After a wrong answer. What was solved, or looked up, stays so. */
export function missed(kept: Kept, id: string): Kept {
  if (id in kept.solved || kept.tried[id] === LOOKED_UP) return kept;
  return { ...kept, tried: { ...kept.tried, [id]: (kept.tried[id] ?? 0) + 1 } };
}

export function lookedUp(kept: Kept, id: string): Kept {
  if (id in kept.solved) return kept;
  return { ...kept, tried: { ...kept.tried, [id]: LOOKED_UP } };
}

/** After the right answer; `today`: the number of the day when it was that day's puzzle. */
export function solved(kept: Kept, id: string, today?: number): Kept {
  if (id in kept.solved || kept.tried[id] === LOOKED_UP) return kept;
  const { [id]: before = 0, ...tried } = kept.tried;
  const row = today === undefined || today === kept.day ? kept.streak : kept.day === today - 1 ? kept.streak + 1 : 1;
  return { solved: { ...kept.solved, [id]: before + 1 }, tried, day: today ?? kept.day, streak: row };
}

/** Days in a row up to today; a day that is not over yet breaks nothing. */
export const streakOn = ({ day, streak }: Kept, today: number): number => (day >= today - 1 ? streak : 0);

/** A browser may refuse storage altogether (private windows); then it lasts as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let now: Kept | undefined;
const listeners = new Set<() => void>();

export const kept = (): Kept => {
  now ??= readKept(stored());
  return now;
};

export function listenToKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets go what could not be read; true where there was something. */
export function tidy(): boolean {
  const { broken = false, ...rest } = kept();
  if (broken) keep(rest);
  return broken;
}

export function keep(next: Kept): void {
  if (next === kept()) return;
  now = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // see above
  }
  for (const listener of listeners) listener();
}
