import { START } from '../../../../engine/contract/steps.ts';
import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import { takeCard } from '../../../../kit/rules/piles.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { type BloodRageChoice, type ChoiceOf, DECLINE, INVADE } from '../choices.ts';
import { countAt, entriesOf, hornsFree } from '../figures.ts';
import type { FreeInvasionFrame } from '../frames.ts';
import {
  BOARD_COUNT,
  BOX,
  CARD_IDS,
  cardNumber,
  FIGURE_IDS,
  FIGURE_OF_CARD,
  MONSTER_SLOT,
  MONSTER_SLOTS,
  PLACE_IDS,
  type PlaceNumber,
  placeNumber,
  RESERVE,
  SHIP,
  SLOT_COUNT,
  SLOTS_OF_CARD,
} from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { freeSlot, slotCard, upgradeCost } from '../upgrades.ts';
import { enter } from './invasion.ts';

/**
 * Pays, and lays the card in its slot; a replaced one is discarded and stops working (BR-8.4), and a replaced monster
 * goes to the box from wherever it stands (BR-8.7). A new monster waits in the reserve (BR-8.6).
 */
export function playUpgrade(act: Act, seat: number, { card: id, replaces }: ChoiceOf<'upgrade'>): void {
  const { state, facts } = act;
  const card = cardNumber[id];
  const rage = upgradeCost(state, seat, card);
  state.rage[seat] -= rage;
  takeCard(state.hands[seat], card);

  const replaced = replaces === undefined ? NONE : cardNumber[replaces];
  const slot =
    replaced < 0
      ? freeSlot(state, seat, card)
      : (SLOTS_OF_CARD[card].find(s => slotCard(state, seat, s) === replaced) ?? NONE);
  // A card comes out of the hand: everybody has seen it now.
  if (replaces === undefined) facts.reveal({ kind: 'upgraded', seat, card: id, rage });
  else facts.reveal({ kind: 'upgraded', seat, card: id, rage, replaced: replaces });
  const figure = FIGURE_OF_CARD[card];
  const beast = seat * MONSTER_SLOTS + slot - MONSTER_SLOT;
  if (replaced >= 0) {
    state.discard.push(replaced);
    if (figure > SHIP && state.beasts[beast] !== BOX) {
      const from = PLACE_IDS[state.beasts[beast]];
      facts.tell({ kind: 'monster-left', seat, figure: FIGURE_IDS[FIGURE_OF_CARD[replaced]], from });
    }
  }
  state.slots[seat * SLOT_COUNT + slot] = card;
  if (figure > SHIP) state.beasts[beast] = RESERVE;
  if (figure >= 0) push(state, { kind: 'free-invasion', step: START, seat, figure, card });
}

function entries(state: State, { seat, figure }: FreeInvasionFrame): BloodRageChoice[] {
  const choices: BloodRageChoice[] = [];
  if (countAt(state, seat, figure, RESERVE) === 0 || !hornsFree(state, seat)) return choices;
  const open = entriesOf(state, figure);
  for (let place: PlaceNumber = FIRST; place < BOARD_COUNT; place++) {
    if ((open >> place) & 1) choices.push(INVADE[figure][place]);
  }
  return choices;
}

/** With the upgrade of a figure comes an invasion with it, at once and free, if one is in the reserve (BR-8.5). */
export const freeInvasion: Rule<FreeInvasionFrame> = {
  run(act, frame) {
    if (entries(act.state, frame).length > 0) return true;
    act.finish(frame);
    return false;
  },

  asks(state, frame) {
    const { seat, figure, card } = frame;
    const args = { figure: FIGURE_IDS[figure], cause: CARD_IDS[card] };
    return [{ seat, prompt: 'free-invasion', args, choices: [...entries(state, frame), DECLINE] }];
  },

  take(act, frame, seat, choice) {
    act.finish(frame);
    if (choice.kind !== 'invade') return;
    const cause = CARD_IDS[frame.card];
    enter(act, { seat, figure: frame.figure, from: RESERVE, to: placeNumber[choice.to], rage: 0, cause });
  },
};
