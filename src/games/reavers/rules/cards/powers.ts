import { FIRST } from '../../../../kit/rules/ids.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import { ARTEFACT_SLOTS } from '../../content/ship.ts';
import type { Power } from '../../content/villages.ts';
import { type ReaversChoice, USE, USE_WITH } from '../choices.ts';
import { canDraw } from '../decks.ts';
import { roomForDice } from '../dice/combat-dice.ts';
import { allDice, available } from '../dice/dice.ts';
import { COMBAT, JOURNEY, type ReaversFrame, SUBDUE } from '../frames.ts';
import {
  ARTEFACTS,
  type Card,
  DIE_COLOUR,
  DIE_KINDS,
  type Die,
  KEEP_DECK,
  PROPHECY_DECK,
  STORES,
  WORKS_DURING,
} from '../numbers.ts';
import { printed } from '../printed.ts';
import type { State } from '../state.ts';
import { readyOn, toldApart } from './alike.ts';
import { hasDieFor, storeChoices } from './store.ts';

/** May the power be called upon at this point, were there a die on the artefact? */
export function hasUse(state: State, seat: number, card: Card, frame: ReaversFrame): boolean {
  const power = ARTEFACTS[card]?.power;
  if (!power) return false;
  switch (power.kind) {
    case 'gain':
    case 'roll-dice':
      return true;
    case 'lose-terror':
      return state.terror[seat] > 0;
    case 'draw-keep-loot':
      return canDraw(state, KEEP_DECK);
    case 'turn-die': {
      // The die on the artefact itself is spent for it.
      const own = state.options.storedDice === 'crew' ? 1 : 0;
      return allDice(state, seat) > own;
    }
    case 'exchange-prophecy':
      return canDraw(state, PROPHECY_DECK);
    case 'clan-bonus':
    case 'ability': {
      const turn = innermost(state, 'turn');
      return turn !== undefined && turn.seat === seat && turn.gained.length > 0;
    }
    case 'combat-dice':
      if (frame.kind !== 'combat') return false;
      return roomForDice(state, frame.step === COMBAT.commit ? frame.dice : frame.zeros + frame.ones + frame.twos) > 0;
    case 'cancel-journey':
      return frame.kind === 'journey' && frame.step === JOURNEY.decide;
    case 'best-territory':
      return frame.kind === 'subdue' && frame.step === SUBDUE.better;
  }
}

/** Does the space that is being resolved let the artefact work? None is in the set-up (RM-2.8, RM-8.6). */
export const worksHere = (state: State, card: Card): boolean =>
  state.space >= 0 && (WORKS_DURING[card] < 0 || WORKS_DURING[card] === state.space);

/** The slot of an unused artefact of this name with such a die on it, -1 for none (RM-8.5, RM-8.7). */
export function readySlot(state: State, seat: number, card: Card, die: Die): number {
  const from = seat * ARTEFACT_SLOTS;
  for (let slot = from; slot < from + ARTEFACT_SLOTS; slot++) {
    if (state.artefacts[slot] === card && state.stored[slot] === die && !state.used[slot]) return slot;
  }
  return -1;
}

/** Artefacts that a seat may use at this point, and dice that it may put on them. */
export function artefactChoices(state: State, seat: number, frame: ReaversFrame, choices: ReaversChoice[]): void {
  const from = seat * ARTEFACT_SLOTS;
  // Slots fill from the first on, and a board without artefacts is a common one.
  if (state.artefacts[from] < 0) return;
  for (let slot = from; slot < from + ARTEFACT_SLOTS; slot++) {
    const card = state.artefacts[slot];
    // The first of a name speaks for all of it.
    if (card < 0 || state.artefacts.indexOf(card, from) < slot) continue;
    if (!worksHere(state, card) || !hasUse(state, seat, card, frame)) continue;
    choices.push(...toldApart(readyOn(state, seat, card), card, USE, USE_WITH));
  }
  storeChoices(state, seat, choices);
}

const anyPower = (): boolean => true;

/** Could a die be turned so that it may lie on an artefact of this name, by another one that turns dice? */
function couldTurnFor(state: State, seat: number, card: Card, frame: ReaversFrame): boolean {
  const { shows } = printed(state);
  const from = seat * ARTEFACT_SLOTS;
  for (let slot = from; slot < from + ARTEFACT_SLOTS; slot++) {
    const turner = state.artefacts[slot];
    if (turner < 0 || turner === card || state.used[slot] || ARTEFACTS[turner]?.power.kind !== 'turn-die') continue;
    const price = state.stored[slot];
    if (!hasUse(state, seat, turner, frame) || (price < 0 && !hasDieFor(state, seat, turner))) continue;
    for (let die: Die = FIRST; die < DIE_KINDS; die++) {
      // The die that lies on it is the price, not the die that is turned.
      const count = available(state, seat, die) - (die === price && state.options.storedDice === 'crew' ? 1 : 0);
      if (count > 0 && shows[DIE_COLOUR[die]].some(face => STORES[card][face])) return true;
    }
  }
  return false;
}

/** Is there an artefact, of such a power, to be used now, or once a die lies on it that is there or can be turned? */
export function mayUse(
  state: State,
  seat: number,
  frame: ReaversFrame,
  such: (power: Power) => boolean = anyPower,
): boolean {
  const from = seat * ARTEFACT_SLOTS;
  for (let slot = from; slot < from + ARTEFACT_SLOTS; slot++) {
    const card = state.artefacts[slot];
    if (card < 0 || state.used[slot] || !worksHere(state, card)) continue;
    const power = ARTEFACTS[card]?.power;
    if (!power || !such(power) || !hasUse(state, seat, card, frame)) continue;
    if (state.stored[slot] >= 0 || hasDieFor(state, seat, card)) return true;
    if (couldTurnFor(state, seat, card, frame)) return true;
  }
  return false;
}

/** What may be missing for an exchange, a fight or an attempt. */
type Means = 'favour' | 'dice' | 'hammers' | 'combat-dice';

const ALL_MEANS: readonly Means[] = ['favour', 'dice', 'hammers'];
const NO_MEANS: readonly Means[] = [];

/** What a power can bring, by itself or through the loot and the reavers it draws on. */
function meansOf(power: Power): readonly Means[] {
  switch (power.kind) {
    case 'gain':
      return power.gain.favour === undefined ? NO_MEANS : ['favour'];
    case 'turn-die':
      return ['hammers'];
    case 'roll-dice':
      return ['dice', 'hammers'];
    case 'combat-dice':
      return ['combat-dice'];
    case 'draw-keep-loot':
    case 'clan-bonus':
    case 'ability':
      return ALL_MEANS;
    case 'lose-terror':
    case 'exchange-prophecy':
    case 'cancel-journey':
    case 'best-territory':
      return NO_MEANS;
  }
}

/** Before something is passed over for want of these, could an artefact still bring them? (RM-8.6) */
export const mayBring = (state: State, seat: number, frame: ReaversFrame, ...wanted: readonly Means[]): boolean =>
  mayUse(state, seat, frame, power => meansOf(power).some(means => wanted.includes(means)));
