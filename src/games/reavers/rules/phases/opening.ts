import { START, stepAfter } from '../../../../engine/contract/steps.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { START_REAVERS, TRADE_DICE_PER_COLOUR } from '../../content/spaces.ts';
import { draw, layOutCards, layOutDice } from '../decks.ts';
import { OPENING, type OpeningFrame } from '../frames.ts';
import { REAVER_DECK } from '../numbers.ts';
import type { Rule } from '../rule.ts';
import { recruitCards } from '../spaces/recruit.ts';

/**
 * Every seat uses its two reavers, from the start player on (RM-2.7). No space is selected for it, so that nothing else
 * comes of it (RM-2.8). Then the spaces are filled, and round 1 begins (RM-2.9, RM-2.10, RM-2.11).
 */
export const opening: Rule<OpeningFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    if (frame.step < state.seats) {
      const seat = (state.first + frame.step) % state.seats;
      frame.step = stepAfter(OPENING, frame.step);
      recruitCards(act, seat, draw(act, seat, REAVER_DECK, START_REAVERS), 'deck');
      return false;
    }
    act.finish(frame);
    layOutCards(act);
    layOutDice(act, TRADE_DICE_PER_COLOUR);
    facts.tell({ kind: 'round-began', round: 1 });
    push(state, { kind: 'round', step: START });
    return false;
  },
};
