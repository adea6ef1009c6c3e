import { START } from '../../../../engine/contract/steps.ts';
import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { PROVINCES } from '../../content/board.ts';
import type { QuestCard } from '../../content/card.ts';
import { CARDS } from '../../content/cards.ts';
import { figuresAt, present, strength } from '../figures.ts';
import type { QuestsFrame } from '../frames.ts';
import { gainGlory } from '../gains.ts';
import { CARD_IDS, type CardNumber, type PlaceNumber, PROVINCE_COUNT, placeNumber, VALHALLA } from '../numbers.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { effectsOf } from '../upgrades.ts';

/** Strictly more strength than every other clan in a standing province (BR-14.2, BR-14.3). */
export function strongest(state: State, seat: number, province: PlaceNumber): boolean {
  if (state.destroyed[province] || !present(state, seat, province)) return false;
  const own = strength(state, seat, province);
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && present(state, other, province) && strength(state, other, province) >= own) return false;
  }
  return true;
}

/** Is what the quest asks for true now? */
function questDone(state: State, seat: number, card: CardNumber): boolean {
  const { goal } = CARDS[card] as QuestCard;
  switch (goal.kind) {
    case 'fallen':
      return figuresAt(state, seat, VALHALLA) >= goal.least;
    case 'strongest-in':
      return strongest(state, seat, placeNumber[goal.province]);
    case 'strongest-in-region':
      for (let province: PlaceNumber = FIRST; province < PROVINCE_COUNT; province++) {
        if (PROVINCES[province].region === goal.region && strongest(state, seat, province)) return true;
      }
      return false;
  }
}

/** The printed Glory; where printings differ, the table settles it (BR-O-yggdrasilGlory). */
export function questGlory({ options }: Pick<State, 'options'>, card: CardNumber): number {
  const { glory, gloryBy } = CARDS[card] as QuestCard;
  return gloryBy ? options[gloryBy] : glory;
}

/**
 * Quests come to light from the first player on, all of a seat before the next seat's (BR-14.1). What is done pays its
 * Glory and a step (BR-14.4); what is not costs nothing, and all are discarded (BR-14.5).
 */
export const quests: Rule<QuestsFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    if (frame.at === state.seats) {
      act.finish(frame);
      return false;
    }
    const seat = (state.first + frame.at) % state.seats;
    const card = state.quests[seat].shift();
    if (card === undefined) {
      frame.at++;
      return false;
    }
    state.discard.push(card);
    if (!questDone(state, seat, card)) {
      facts.reveal({ kind: 'quest-failed', seat, card: CARD_IDS[card] });
      return false;
    }
    let glory = questGlory(state, card);
    for (const effect of effectsOf(state, seat, 'multiplies-quests')) glory *= effect.by;
    facts.reveal({ kind: 'quest-done', seat, card: CARD_IDS[card], glory });
    gainGlory(act, seat, glory, 'quests', CARD_IDS[card]);
    push(state, { kind: 'raise', step: START, seat, not: NONE, cause: CARD_IDS[card] });
    return false;
  },
};
