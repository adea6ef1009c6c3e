import { DECLINE, FIGHT, type ReaversChoice } from '../choices.ts';
import { discard } from '../decks.ts';
import { beginCombat, canFight } from '../dice/combat.ts';
import { rollDice, settle } from '../dice/dice.ts';
import { KEEP, type KeepFrame } from '../frames.ts';
import { gain } from '../gains.ts';
import { CARD_IDS, colourNumber, keepCardOf } from '../numbers.ts';
import type { Rule } from '../rule.ts';
import { mayBring } from './powers.ts';

/** A keep wall or a tower: what it gives, and a fight for more (RM-15.6). */
export const keep: Rule<KeepFrame> = {
  run(act, frame) {
    const { state } = act;
    const { seat, card } = frame;
    const own = keepCardOf(card);
    if (own.kind !== 'stronghold') throw new Error(`${own.id} is put away, not resolved`);
    const cause = CARD_IDS[card];
    if (frame.step === KEEP.begin) {
      frame.step = KEEP.asked;
      gain(act, seat, own.gain, 'keeps', cause);
      const dice = own.dice.map(colour => colourNumber[colour]);
      settle(state, seat, rollDice(act, seat, dice, cause));
      return false;
    }
    if (frame.step === KEEP.asked && (canFight(state, seat) || mayBring(state, seat, frame, 'hammers'))) return true;
    act.finish(frame);
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

  take(act, frame, _seat, choice) {
    const own = keepCardOf(frame.card);
    if (choice.kind === 'fight' && own.kind === 'stronghold') {
      frame.step = KEEP.fought;
      beginCombat(act, frame, own.defence);
      return;
    }
    act.finish(frame);
    discard(act, frame.card);
  },

  returned: {
    combat(_act, frame, won) {
      frame.won = won ? 1 : 0;
    },
  },
};
