import { best } from '../../../../kit/bot/best.ts';
import { DECLINE, DONE, FORCE, PEACE } from '../../rules/choices.ts';
import type { Decide } from '../decide.ts';
import { handOf } from '../judging/hand.ts';
import { bestAttempt, stackValues } from '../judging/territories.ts';

/** The attempt that promises most, or no more of them. */
export const attempt: Decide = (o, ask) => {
  const hand = handOf(o.state, o.seat);
  const found = bestAttempt(o, hand, stackValues(o, hand));
  if (found) {
    const wanted = (found.force ? FORCE : PEACE)[found.stack];
    if (ask.choices.includes(wanted)) return wanted;
  }
  return ask.choices.find(choice => choice === DONE) ?? ask.choices[0];
};

/** Rolled dice first: how they fall may guide the chosen ones. */
export const collect: Decide = (_o, ask) =>
  best(ask.choices, choice => (choice.kind === 'collect' ? choice.rolled - choice.chosen : Number.NEGATIVE_INFINITY));

export const decline: Decide = () => DECLINE;
