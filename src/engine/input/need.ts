/** Small checks for data from outside: each names the field that is wrong and what would be right. */
import { BadInput } from './bad-input.ts';

const shown = (given: unknown): string => (given === undefined ? 'missing' : JSON.stringify(given).slice(0, 60));

export function needRecord(given: unknown, where: string, what = ''): Record<string, unknown> {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) {
    throw new BadInput(
      where,
      `${what} must be an object {…}, but is ${shown(given)}`.trim(),
      where ? 'object' : 'not-a-log',
    );
  }
  return given as Record<string, unknown>;
}

export function needList(given: unknown, where: string): unknown[] {
  if (!Array.isArray(given)) throw new BadInput(where, `must be a list […], but is ${shown(given)}`, 'list');
  return given;
}

export function needText(given: unknown, where: string): string {
  if (typeof given !== 'string' || given === '')
    throw new BadInput(where, `must be a text, but is ${shown(given)}`, 'text');
  return given;
}

/** The same, but it may be empty: the name of somebody who gave none. */
export const needNameOrNone = (given: unknown, where: string): string =>
  given === '' ? given : needText(given, where);

export function needStrings(given: unknown, where: string): string[] {
  return needList(given, where).map((item, i) => needText(item, `${where}[${i}]`));
}

export function needWhole(given: unknown, where: string, min: number, max: number): number {
  if (typeof given !== 'number' || !Number.isInteger(given) || given < min || given > max) {
    throw new BadInput(where, `must be a whole number from ${min} to ${max}, but is ${shown(given)}`, 'whole', {
      min,
      max,
    });
  }
  return given;
}

/** The number that a game's dictionary has for a name. */
export function needName<N extends number>(names: Readonly<Record<string, N>>, given: unknown, where: string): N {
  if (typeof given === 'string' && Object.hasOwn(names, given)) return names[given];
  throw new BadInput(where, `${shown(given)} is unknown; there are ${Object.keys(names).join(', ')}`);
}

export function needOnly(given: object, known: readonly string[], where: string): void {
  const unknown = Object.keys(given).find(field => !known.includes(field));
  if (unknown === undefined) return;
  throw new BadInput(where ? `${where}.${unknown}` : unknown, `unknown; there are ${known.join(', ')}`, 'unknown');
}
