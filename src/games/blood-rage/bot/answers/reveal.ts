import { best } from '../../../../kit/bot/best.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import { printedBonus, totalStrength } from '../../rules/battle/strength.ts';
import type { ChoiceOf } from '../../rules/choices.ts';
import { figureStrength } from '../../rules/figures.ts';
import { cardNumber, figureNumber } from '../../rules/numbers.ts';
import type { Decide } from '../decide.ts';
import { battleCardWorth } from '../judging/battle-cards.ts';
import { lateStrength } from '../judging/card-strength.ts';
import { stakeOf } from '../judging/stake.ts';

/** The figure that keeps most strength. */
export const keepOne: Decide = (o, ask) => {
  const province = innermost(o.state, 'battle')?.province ?? NONE;
  return best(ask.choices, choice =>
    choice.kind === 'keep' ? figureStrength(o.state, o.seat, figureNumber[choice.figure], province) : 0,
  );
};

/** A quest counts when winning is wanted. */
export const countQuest: Decide = (o, ask) => {
  const frame = innermost(o.state, 'battle');
  const stake = frame ? stakeOf(o, frame) : undefined;
  const wanted = stake && stake.won > stake.lost ? 'count-quest' : 'decline';
  return ask.choices.find(choice => choice.kind === wanted) ?? ask.choices[0];
};

/** Adds the least that wins, when winning is worth it. */
export const lateCard: Decide = (o, ask) => {
  const decline = ask.choices.find(choice => choice.kind === 'decline') ?? ask.choices[0];
  const frame = innermost(o.state, 'battle');
  const late = ask.choices.filter(choice => choice.kind === 'add');
  if (!frame || late.length === 0) return decline;
  const { state, seat } = o;
  const own = totalStrength(state, frame, seat);
  const highest = Math.max(
    ...frame.fighters.filter(fighter => fighter !== seat).map(fighter => totalStrength(state, frame, fighter)),
  );
  const missing = highest - own + 1;
  if (missing <= 0 || missing > lateStrength(state, seat)) return decline;
  const bonusOf = (choice: ChoiceOf<'add'>): number => printedBonus(state, cardNumber[choice.card]);
  const enough = late.filter(choice => bonusOf(choice) >= missing);
  const chosen = enough.length > 0 ? best(enough, choice => -bonusOf(choice)) : best(late, bonusOf);
  const stake = stakeOf(o, frame);
  return stake.won - battleCardWorth(o, cardNumber[chosen.card]) > stake.lost ? chosen : decline;
};
