/**
 * Patterns: data that names only what matters. An object fits when every field it names fits, a list when it is as
 * long and fits item by item, anything else when it is equal; `{"$atLeast": 3}` and its like test for more. A seat may
 * be written by its name wherever its number stands.
 */

export interface Difference {
  /** Where inside the value, from its root: `.stats.gold`, `[2]`. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

type Test = (wanted: unknown, found: unknown, seats: readonly string[]) => boolean;

const fits = (pattern: unknown, found: unknown, seats: readonly string[]): boolean =>
  difference(pattern, found, seats) === undefined;
const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const TESTS: Readonly<Record<string, Test>> = {
  $not: (wanted, found, seats) => !fits(wanted, found, seats),
  $absent: (_, found) => found === undefined,
  $atLeast: (wanted, found) => typeof found === 'number' && found >= Number(wanted),
  $atMost: (wanted, found) => typeof found === 'number' && found <= Number(wanted),
  $length: (wanted, found, seats) => Array.isArray(found) && fits(wanted, found.length, seats),
  $has: (wanted, found, seats) => Array.isArray(found) && eachFinds(items(wanted), found, seats),
  $lacks: (wanted, found, seats) =>
    Array.isArray(found) && !items(wanted).some(pattern => found.some(item => fits(pattern, item, seats))),
  $anyOrder: (wanted, found, seats) =>
    Array.isArray(found) && found.length === items(wanted).length && eachFinds(items(wanted), found, seats),
  $count: (wanted, found, seats) => {
    const { of, is } = wanted as { of: unknown; is: unknown };
    return Array.isArray(found) && fits(is, found.filter(item => fits(of, item, seats)).length, seats);
  },
};
export const TEST_NAMES: readonly string[] = Object.keys(TESTS);

/** Can every pattern have an item of its own? */
function eachFinds(patterns: readonly unknown[], found: readonly unknown[], seats: readonly string[]): boolean {
  if (patterns.length === 0) return true;
  const [first, ...rest] = patterns;
  return found.some((item, i) => fits(first, item, seats) && eachFinds(rest, found.toSpliced(i, 1), seats));
}

/** Data as a line of text, cut where it would fill the screen. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

/** Where a value differs from what is expected; undefined when it fits. */
export function difference(
  pattern: unknown,
  found: unknown,
  seats: readonly string[],
  path = '',
): Difference | undefined {
  const differs = (): Difference => ({ path, expected: shown(pattern), found: shown(found) });
  if (Array.isArray(pattern)) {
    if (!Array.isArray(found) || found.length !== pattern.length) return differs();
    return firstOf(pattern, (item, i) => difference(item, found[i], seats, `${path}[${i}]`));
  }
  if (pattern !== null && typeof pattern === 'object') {
    const fields = Object.entries(pattern);
    const tests = fields.filter(([name]) => Object.hasOwn(TESTS, name));
    if (tests.length > 0)
      return tests.every(([name, wanted]) => TESTS[name](wanted, found, seats)) ? undefined : differs();
    if (found === null || typeof found !== 'object' || Array.isArray(found)) return differs();
    const own = found as Readonly<Record<string, unknown>>;
    return firstOf(fields, ([name, value]) => difference(value, own[name], seats, `${path}.${name}`));
  }
  if (pattern === found) return undefined;
  return typeof pattern === 'string' && typeof found === 'number' && seats[found] === pattern ? undefined : differs();
}

function firstOf<T>(list: readonly T[], look: (item: T, i: number) => Difference | undefined): Difference | undefined {
  for (let i = 0; i < list.length; i++) {
    const difference = look(list[i], i);
    if (difference) return difference;
  }
  return undefined;
}
