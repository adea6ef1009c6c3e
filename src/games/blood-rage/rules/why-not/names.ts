import type { BloodRageChoice } from '../choices.ts';
import { cardNumber, figureNumber, placeNumber, statNumber } from '../numbers.ts';
import type { Against } from './against.ts';

type Names = Readonly<Record<string, number>>;

const VOCABULARY: Readonly<Record<string, Names>> = {
  figure: figureNumber,
  to: placeNumber,
  from: placeNumber,
  at: placeNumber,
  province: placeNumber,
  card: cardNumber,
  cards: cardNumber,
  replaces: cardNumber,
  stat: statNumber,
};

const isName = (names: Names, value: unknown): boolean => typeof value === 'string' && Object.hasOwn(names, value);

/** Somebody may send anything: names that are not of this game go no further. */
export function namesKnown(choice: BloodRageChoice, against: Against): boolean {
  for (const [field, value] of Object.entries(choice)) {
    if (value === undefined || !Object.hasOwn(VOCABULARY, field)) continue;
    const names = VOCABULARY[field];
    const known =
      field === 'cards' ? Array.isArray(value) && value.every(id => isName(names, id)) : isName(names, value);
    if (against.when(!known, 'engine', 'unknown', { field })) return false;
  }
  return true;
}
