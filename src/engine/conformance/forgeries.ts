import type { Chance } from '../chance/chance.ts';
import { type Ask, type Choice, inRange, listed } from '../contract/ask.ts';
import type { Words } from '../contract/vocabulary.ts';

const NONSENSE = ['', 'nonsense', '__proto__', 'constructor', -1, 1e9, 0.5, null, true, [], {}];

/** Not choices at all. */
export const GARBAGE: readonly unknown[] = [
  null,
  undefined,
  0,
  'pass',
  true,
  [],
  {},
  [{ kind: 'pass' }],
  { kind: 7 },
  { kind: null },
  { kind: 'toString' },
  { kind: '__proto__' },
  { kind: 'nonsense', seat: 0 },
];

/** Choices that look like listed ones, but are not among them, by the game's `words` for choices. */
export function forgeries(ask: Ask, count: number, chance: Chance, words?: Words): Choice[] {
  const forged: Record<string, unknown>[] = [];
  for (let i = 0; i < count && ask.choices.length > 0; i++) {
    const model: Record<string, unknown> = { ...ask.choices[chance.below(ask.choices.length)] };
    const other: Record<string, unknown> = { ...ask.choices[chance.below(ask.choices.length)] };
    const fields = Object.keys(model);
    const field = fields[chance.below(fields.length)];
    const { [field]: _, ...rest } = model;
    forged.push(
      { ...model, [field]: other[field] },
      { ...model, [field]: NONSENSE[chance.below(NONSENSE.length)] },
      { ...model, surplus: 1 },
      rest,
    );
  }
  for (const range of ask.ranges ?? []) {
    for (const n of [range.min - 1, range.max + 1, range.min + 0.5, Number.NaN]) forged.push({ ...inRange(range, n) });
    forged.push({ ...range.choice, [range.field]: String(range.min) });
  }
  return (forged as unknown as Choice[]).filter(choice => !listed(ask, choice, words));
}
