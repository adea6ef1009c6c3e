import type { FrameRules } from '../../../../engine/contract/frames.ts';
import { START_REAVERS, TRADE_DICE_PER_COLOUR } from '../../content/spaces.ts';
import type { ReaversChoice } from '../choices.ts';
import { draw, layOutCards, layOutDice } from '../decks.ts';
import type { ReaversFact } from '../facts.ts';
import { leave, type OpeningFrame, push } from '../frames.ts';
import { REAVER_DECK } from '../numbers.ts';
import { recruitCards } from '../spaces/recruit.ts';
import type { State } from '../state.ts';

/** Every seat uses its two reavers, from the start player on; then the spaces are filled (RM-2.7 to RM-2.11). */
export const opening: FrameRules<State, OpeningFrame, ReaversChoice, ReaversFact> = {
  run(act, frame) {
    const { state, facts } = act;
    if (frame.step < state.seats) {
      const seat = (state.first + frame.step++) % state.seats;
      recruitCards(act, seat, draw(act, seat, REAVER_DECK, START_REAVERS), 'deck');
      return false;
    }
    leave(state);
    layOutCards(act);
    layOutDice(act, TRADE_DICE_PER_COLOUR);
    facts.tell({ kind: 'round-began', round: 1 });
    push(state, { kind: 'round', step: 0 });
    return false;
  },
};
