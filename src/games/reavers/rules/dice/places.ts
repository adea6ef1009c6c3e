import { type By, NONE } from '../../../../kit/rules/ids.ts';
import { ARTEFACT_SLOTS } from '../../content/ship.ts';
import type { ReaversChoice } from '../choices.ts';
import { type Card, cardNumber, DIE_KINDS, type Die, STORES } from '../numbers.ts';
import type { State } from '../state.ts';

/** No artefact: off the board, or from the one place where such a die lies. */
export const ANYWHERE: Card = NONE;

/** The artefact that a choice takes its die from. */
export const placeOf = ({ off }: { readonly off?: string }): Card => (off === undefined ? ANYWHERE : cardNumber[off]);

/** Artefacts that could hold a die of another kind, too. */
const HOLDS_OTHERS: readonly boolean[] = STORES.map(dice => dice.filter(stores => stores).length > 1);

/** Artefacts, by name, that hold such a die, where it may be spent (RM-8.4). */
function holders(state: State, seat: number, die: Die): Card[] {
  const cards: Card[] = [];
  if (state.options.storedDice !== 'crew') return cards;
  const from = seat * ARTEFACT_SLOTS;
  for (let slot = from; slot < from + ARTEFACT_SLOTS; slot++) {
    if (state.stored[slot] === die && !cards.includes(state.artefacts[slot])) cards.push(state.artefacts[slot]);
  }
  return cards;
}

/**
 * Dice on artefacts that may go back so that one from the board, of another kind, takes their place: the artefact by
 * name, and the die on it (RM-6.3, RM-8.4).
 */
export function freeing(state: State, seat: number): (readonly [card: Card, die: Die])[] {
  const found: (readonly [Card, Die])[] = [];
  if (state.options.storedDice !== 'crew') return found;
  const from = seat * ARTEFACT_SLOTS;
  for (let slot = from; slot < from + ARTEFACT_SLOTS; slot++) {
    const card = state.artefacts[slot];
    const die = state.stored[slot];
    if (card < 0 || die < 0 || found.some(([one, other]) => one === card && other === die)) continue;
    const other = STORES[card].some(
      (stores, kind) => stores && kind !== die && state.dice[seat * DIE_KINDS + kind] > 0,
    );
    if (other) found.push([card, die]);
  }
  return found;
}

/**
 * Is it a choice of its own to take a die from there? The owner chooses among equal dice (RM-6.4), but is not asked
 * where it comes to the same: one on the board could take the place of an equal one on an artefact, unless a die of
 * another kind would be put there.
 */
export function givesUp(state: State, seat: number, die: Die, card: Card): boolean {
  const onBoard = state.dice[seat * DIE_KINDS + die] > 0;
  const cards = holders(state, seat, die);
  if (card === ANYWHERE) return onBoard || cards.length === 1;
  return cards.includes(card) && (onBoard ? HOLDS_OTHERS[card] : cards.length > 1);
}

/** Every way to part with a die of a kind. */
export function partings(
  state: State,
  seat: number,
  die: Die,
  plain: By<Die, ReaversChoice>,
  off: (card: Card, die: Die) => ReaversChoice,
): ReaversChoice[] {
  const ways = givesUp(state, seat, die, ANYWHERE) ? [plain[die]] : [];
  if (state.artefacts[seat * ARTEFACT_SLOTS] < 0) return ways;
  for (const card of holders(state, seat, die)) if (givesUp(state, seat, die, card)) ways.push(off(card, die));
  return ways;
}
