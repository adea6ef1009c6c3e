import { NONE } from '../../../../kit/rules/ids.ts';
import { kindsOf, takeCard } from '../../../../kit/rules/piles.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import { CHOOSE_REAVER, type ChoiceOf, RETURN_PROPHECY, TURN, TURN_OFF } from '../choices.ts';
import { discard } from '../decks.ts';
import { diceOf } from '../dice/dice.ts';
import { partings } from '../dice/places.ts';
import type { ArtefactFrame } from '../frames.ts';
import { ARTEFACTS, CARD_IDS, cardNumber } from '../numbers.ts';
import type { Rule } from '../rule.ts';
import { turnDie } from './turn-die.ts';
import { drawOn } from './window.ts';

/** The power of an artefact that leaves a choice: which die, which prophecy, which reaver. */
export const artefact: Rule<ArtefactFrame> = {
  run: () => true,

  asks(state, { seat, card }) {
    const args = { cause: CARD_IDS[card] };
    switch (ARTEFACTS[card]?.power.kind) {
      case 'turn-die': {
        const choices = diceOf(state, seat, NONE).flatMap(die => partings(state, seat, die, TURN, TURN_OFF));
        return [{ seat, prompt: 'turn-die', args, choices }];
      }
      case 'exchange-prophecy': {
        const choices = kindsOf(state.prophecies[seat]).map(one => RETURN_PROPHECY[one]);
        return [{ seat, prompt: 'return-prophecy', args, choices }];
      }
      default: {
        const gained = innermost(state, 'turn')?.gained ?? [];
        return [{ seat, prompt: 'choose-reaver', args, choices: kindsOf(gained).map(one => CHOOSE_REAVER[one]) }];
      }
    }
  },

  take(act, frame, seat, choice) {
    const { state, facts } = act;
    const { card } = frame;
    act.finish(frame);
    if (choice.kind === 'turn') turnDie(act, seat, choice, CARD_IDS[card]);
    else if (choice.kind === 'return-prophecy') {
      takeCard(state.prophecies[seat], cardNumber[choice.card]);
      facts.tell({ kind: 'prophecy-returned', seat, card: choice.card });
      discard(act, cardNumber[choice.card]);
    } else drawOn(act, seat, card, cardNumber[(choice as ChoiceOf<'choose-reaver'>).card]);
  },
};
