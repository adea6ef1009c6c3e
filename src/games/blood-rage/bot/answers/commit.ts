import { best } from '../../../../kit/bot/best.ts';
import { takeCard } from '../../../../kit/rules/piles.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import { printedBonus, questBonus } from '../../rules/battle/strength.ts';
import type { ChoiceOf } from '../../rules/choices.ts';
import { countAt, figureStrength, strength } from '../../rules/figures.ts';
import type { BattleFrame } from '../../rules/frames.ts';
import { BATTLE_EFFECT, type CardNumber, cardNumber, IS_LATE, IS_QUEST, WARRIOR } from '../../rules/numbers.ts';
import type { Decide } from '../decide.ts';
import { battleCardWorth } from '../judging/battle-cards.ts';
import { lateStrength } from '../judging/card-strength.ts';
import { atMost } from '../judging/odds.ts';
import { type Outlook, onTable } from '../judging/outlook.ts';
import { prospects } from '../judging/position.ts';
import { type Stake, stakeOf } from '../judging/stake.ts';
import { bestStepWorth } from '../judging/steps.ts';
import { strongestFigure, tryCards } from '../judging/ventures.ts';

/** What the hand is worth more with a card in it than without. */
function costOf(o: Outlook, card: CardNumber, whole: number): number {
  const state = tryCards(o.state, o.seat);
  takeCard(state.hands[o.seat], card);
  return whole - prospects(onTable(o, state));
}

/** The chance to win with a card, as the figures stand. */
function winWith(o: Outlook, { province, fighters }: BattleFrame, card: CardNumber): number {
  const { state, seat } = o;
  const effect = BATTLE_EFFECT[card]?.kind;
  const alone = effect === 'leaves-one';
  const late = lateStrength(state, seat) - (IS_LATE[card] ? printedBonus(state, card) : 0);
  const bonus = late + (IS_QUEST[card] ? questBonus(state, seat) : printedBonus(state, card));
  const own = (alone ? strongestFigure(state, seat, province) : strength(state, seat, province)) + bonus;
  let win = 1;
  for (const rival of fighters) {
    if (rival === seat) continue;
    let theirs = alone ? strongestFigure(state, rival, province) : strength(state, rival, province);
    if (effect === 'kills-warriors' && countAt(state, rival, WARRIOR, province) > 0) {
      theirs -= figureStrength(state, rival, WARRIOR, province);
    }
    // A copy of the best card beats any card where the figures are ahead.
    win *= effect === 'copies-best' ? (own > theirs ? 0.97 : 0) : atMost(o.odds.of(rival), own - theirs - 1);
  }
  return win;
}

/** What the text of a card brings, by the chance to win. */
function textWorth(o: Outlook, frame: BattleFrame, card: CardNumber, win: number, stake: Stake): number {
  const effect = BATTLE_EFFECT[card];
  const { weights, seat, state } = o;
  const rage = weights.rage[state.age];
  switch (effect?.kind) {
    case 'raises-other-stat':
      return frame.pillager === seat ? win * bestStepWorth(o) : 0;
    case 'win-raises':
      return win * bestStepWorth(o);
    case 'win-glory':
      return win * (effect.glory + effect.rage * rage);
    case 'steals-rage':
      return (1 - win) * effect.rage * rage;
    case 'steals-glory':
      return (1 - win) * effect.glory * (1 + weights.envy / o.rivals.length);
    case 'takes-cards':
      return (1 - win) * weights.poisoned;
    case 'leaves-one':
      // All but one of the own figures fall as well, even in a victory.
      return stake.ownDead > 0 ? (win * (stake.lost - stake.now) * (stake.ownDead - 1)) / stake.ownDead : 0;
    case 'glory-per-fallen':
      return (
        effect.glory * (win * stake.rivalsDead + (1 - win) * (stake.ownDead + stake.rivalsDead * weights.othersFall))
      );
    default:
      return 0;
  }
}

/** The card that promises most: win cheaply, lose what is not worth winning, show no strength in vain. */
export const commitCard: Decide = (o, ask) => {
  const frame = innermost(o.state, 'battle');
  if (!frame) return ask.choices[0];
  const stake = stakeOf(o, frame);
  const worth = (card: CardNumber): number => {
    const win = winWith(o, frame, card);
    const cost = costOf(o, card, stake.now);
    const promise = win * (stake.won - cost) + (1 - win) * (stake.lost - cost * o.weights.shown);
    return promise + textWorth(o, frame, card, win, stake);
  };
  const cards = ask.choices.map(choice => cardNumber[(choice as ChoiceOf<'commit'>).card]);
  const worths = cards.map(card => (BATTLE_EFFECT[card]?.kind === 'discards-all' ? Number.NaN : worth(card)));
  const plain = worths.filter(one => !Number.isNaN(one));
  const without = plain.length > 0 ? Math.max(...plain) : stake.lost;
  return best(ask.choices, choice => {
    const card = cardNumber[(choice as ChoiceOf<'commit'>).card];
    const known = worths[cards.indexOf(card)];
    return Number.isNaN(known) ? without + watchWorth(o, frame) - battleCardWorth(o, card) : known;
  });
};

/** Glory from all the cards that a Watch throws away. */
function watchWorth(o: Outlook, { fighters }: BattleFrame): number {
  let glory = 0;
  for (const rival of fighters) {
    if (rival === o.seat) continue;
    for (let bonus = 0; bonus < 6; bonus++) glory += 1 - atMost(o.odds.of(rival), bonus);
  }
  return glory;
}
