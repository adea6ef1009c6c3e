import type { FrameRules } from '../../../../engine/contract/frames.ts';
import { DECLINE, FIGHT, type ReaversChoice } from '../choices.ts';
import { discard } from '../decks.ts';
import { beginCombat, canFight } from '../dice/combat.ts';
import { rollDice, settle } from '../dice/dice.ts';
import type { ReaversFact } from '../facts.ts';
import { type KeepFrame, leave } from '../frames.ts';
import { gain } from '../gains.ts';
import { CARD_IDS, colourNumber, keepCardOf } from '../numbers.ts';
import type { State } from '../state.ts';
import { mayBring } from './powers.ts';

const BEGIN = 0;
const ASKED = 1;
const FOUGHT = 2;

/** A keep wall or a tower: what it gives, and a fight for more (RM-15.6). */
export const keep: FrameRules<State, KeepFrame, ReaversChoice, ReaversFact> = {
  run(act, frame) {
    const { state } = act;
    const { seat, card } = frame;
    const own = keepCardOf(card);
    if (own.kind !== 'stronghold') throw new Error(`${own.id} is put away, not resolved`);
    const cause = CARD_IDS[card];
    if (frame.step === BEGIN) {
      frame.step = ASKED;
      gain(act, seat, own.gain, 'keeps', cause);
      const dice = own.dice.map(colour => colourNumber[colour]);
      settle(state, seat, rollDice(act, seat, dice, cause));
      return false;
    }
    if (frame.step === ASKED && (canFight(state, seat) || mayBring(state, seat, frame, 'hammers'))) return true;
    leave(state);
    discard(act, card);
    if (frame.won) gain(act, seat, own.spoils, 'keeps', cause);
    return false;
  },

  asks(state, { seat, card }) {
    const own = keepCardOf(card);
    const defence = own.kind === 'stronghold' ? own.defence : 0;
    const choices: ReaversChoice[] = canFight(state, seat) ? [FIGHT, DECLINE] : [DECLINE];
    return [{ seat, prompt: 'storm', args: { card: CARD_IDS[card], defence }, choices }];
  },

  take(act, frame, seat, choice) {
    const { state } = act;
    const own = keepCardOf(frame.card);
    if (choice.kind === 'fight' && own.kind === 'stronghold') {
      frame.step = FOUGHT;
      beginCombat(act, seat, own.defence);
      return;
    }
    leave(state);
    discard(act, frame.card);
  },
};
