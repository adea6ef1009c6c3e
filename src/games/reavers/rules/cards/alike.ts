import { type By, NONE } from '../../../../kit/rules/ids.ts';
import { ARTEFACT_SLOTS } from '../../content/ship.ts';
import type { ReaversChoice } from '../choices.ts';
import { type Card, type Die, dieNumber } from '../numbers.ts';
import type { State } from '../state.ts';

/** Artefacts of one name on a board are told apart by what lies on them (RM-8.12). */

/** No die lies on it. */
export const BARE: Die = NONE;

/** What lies on artefacts of this name, each kind of die once, in order. */
export function lyingOn(state: State, seat: number, card: Card): Die[] {
  const kinds: Die[] = [];
  const from = seat * ARTEFACT_SLOTS;
  for (let slot = from; slot < from + ARTEFACT_SLOTS; slot++) {
    if (state.artefacts[slot] === card && !kinds.includes(state.stored[slot])) kinds.push(state.stored[slot]);
  }
  return kinds;
}

/** Dice on artefacts of this name that have not been used in this space, each kind once. */
export function readyOn(state: State, seat: number, card: Card): Die[] {
  const kinds: Die[] = [];
  const from = seat * ARTEFACT_SLOTS;
  for (let slot = from; slot < from + ARTEFACT_SLOTS; slot++) {
    const die = state.stored[slot];
    if (state.artefacts[slot] === card && die !== BARE && !state.used[slot] && !kinds.includes(die)) kinds.push(die);
  }
  return kinds;
}

/** One choice for each: a die is named only where another artefact of the name could be meant. */
export function toldApart(
  kinds: readonly Die[],
  card: Card,
  plain: By<Card, ReaversChoice>,
  withDie: (card: Card, die: Die) => ReaversChoice,
): ReaversChoice[] {
  return kinds.map(die => (kinds.length === 1 || die === BARE ? plain[card] : withDie(card, die)));
}

/** What lies on the artefact that a choice means; undefined when it could be more than one, or is none. */
export function meant(kinds: readonly Die[], { die }: { readonly die?: string }): Die | undefined {
  if (die !== undefined) return kinds.length > 1 ? kinds.find(kind => kind === dieNumber[die]) : undefined;
  return kinds.length === 1 ? kinds[0] : kinds.find(kind => kind === BARE);
}
