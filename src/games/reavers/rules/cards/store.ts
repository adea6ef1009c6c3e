import { FIRST } from '../../../../kit/rules/ids.ts';
import { ARTEFACT_SLOTS } from '../../content/ship.ts';
import { type ChoiceOf, type ReaversChoice, STORE } from '../choices.ts';
import { type Card, cardNumber, DIE_KINDS, type Die, dieNumber, STORES } from '../numbers.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';

/** The slot of an artefact of this name that has no die on it, -1 for none: one that may still be used first (RM-8.7). */
export function emptySlot(state: State, seat: number, card: Card): number {
  const from = seat * ARTEFACT_SLOTS;
  let found = -1;
  for (let slot = from; slot < from + ARTEFACT_SLOTS; slot++) {
    if (state.artefacts[slot] !== card || state.stored[slot] >= 0) continue;
    if (!state.used[slot]) return slot;
    if (found < 0) found = slot;
  }
  return found;
}

/** Is there a die on the board that an artefact of this name could take? */
export function hasDieFor(state: State, seat: number, card: Card): boolean {
  for (let die: Die = FIRST; die < DIE_KINDS; die++) {
    if (STORES[card][die] && state.dice[seat * DIE_KINDS + die] > 0) return true;
  }
  return false;
}

/** Every die of the board that may be put on an artefact of its owner (RM-8.2, RM-8.3). */
export function storeChoices(state: State, seat: number, choices: ReaversChoice[]): void {
  const from = seat * ARTEFACT_SLOTS;
  for (let slot = from; slot < from + ARTEFACT_SLOTS; slot++) {
    const card = state.artefacts[slot];
    // Of two artefacts of one name that are empty one speaks for both.
    if (card < 0 || state.stored[slot] >= 0 || emptySlot(state, seat, card) !== slot) continue;
    const stores = STORES[card];
    for (let die: Die = FIRST; die < DIE_KINDS; die++) {
      if (stores[die] && state.dice[seat * DIE_KINDS + die] > 0) choices.push(STORE(card, die));
    }
  }
}

export function storeDie({ state, facts }: Act, seat: number, { artefact, die: id }: ChoiceOf<'store'>): void {
  const die = dieNumber[id];
  state.stored[emptySlot(state, seat, cardNumber[artefact])] = die;
  state.dice[seat * DIE_KINDS + die]--;
  state.crew[seat]--;
  facts.tell({ kind: 'die-stored', seat, die: id, artefact });
}
