import type { ReaversChoice } from '../choices.ts';
import {
  cardNumber,
  colourNumber,
  deckNumber,
  dieNumber,
  spaceNumber,
  stackNumber,
  upgradeNumber,
} from '../numbers.ts';
import type { Against } from './against.ts';

/** What the fields of a choice may name. */
const NAMES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  space: spaceNumber,
  artefact: cardNumber,
  off: cardNumber,
  card: cardNumber,
  die: dieNumber,
  colour: colourNumber,
  upgrade: upgradeNumber,
  deck: deckNumber,
  territory: stackNumber,
  reward: { favour: 0, food: 1 },
};
const NUMBERS = ['group', 'seat', 'zeros', 'ones', 'twos', 'chosen', 'rolled'];

/** Does the choice speak of things that are in the game? */
export function namesKnown(choice: ReaversChoice, against: Against): boolean {
  for (const [field, value] of Object.entries(choice)) {
    const names = NAMES[field];
    if (names && !(typeof value === 'string' && Object.hasOwn(names, value))) {
      against.when(true, 'RM-1.1', 'unknown', { name: String(value).slice(0, 40) });
      return false;
    }
    if (NUMBERS.includes(field) && !(typeof value === 'number' && Number.isInteger(value) && value >= 0)) {
      against.when(true, 'RM-1.1', 'unknown', { name: String(value).slice(0, 40) });
      return false;
    }
  }
  return true;
}
