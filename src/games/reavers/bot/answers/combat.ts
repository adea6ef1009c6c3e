import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import { DECLINE, REROLL, ROLL, SPEND, SPEND_UPGRADE } from '../../rules/choices.ts';
import { keepCardOf } from '../../rules/numbers.ts';
import type { Decide } from '../decide.ts';
import { battlePrize } from '../judging/battles.ts';
import { planFight } from '../judging/fight.ts';
import { gainWorth } from '../judging/gain.ts';
import { favourWorth, type Hand, handOf } from '../judging/hand.ts';
import { afterRoll, combatFaces } from '../judging/odds.ts';
import type { Outlook } from '../judging/outlook.ts';
import { tileValue } from '../judging/territories.ts';

/** What the fight in progress is for. */
export function prizeOf(o: Outlook, hand: Hand): number {
  const { state } = o;
  const wanted = state.stack.at(-2);
  switch (wanted?.kind) {
    case 'sea':
      return battlePrize(o, hand, innermost(state, 'sea')?.card ?? NONE);
    case 'keep': {
      const own = keepCardOf(innermost(state, 'keep')?.card ?? NONE);
      return own.kind === 'stronghold' ? gainWorth(o, hand, own.spoils) : 0;
    }
    default:
      return tileValue(o, hand, innermost(state, 'subdue')?.at ?? FIRST);
  }
}

/** Hammers one by one, until more would not pay. */
export const commitHammers: Decide = (o, ask) => {
  const frame = innermost(o.state, 'combat');
  if (!frame) return ask.choices[0];
  const hand = handOf(o.state, o.seat);
  const { die, tile, worth } = planFight(o, hand, frame.defence, prizeOf(o, hand), frame.dice);
  const wanted = die >= 0 ? SPEND[die] : tile >= 0 ? SPEND_UPGRADE[tile] : ROLL;
  if (worth > 0 && ask.choices.includes(wanted)) return wanted;
  // Nothing promises anything any more: the least is lost by rolling what there is.
  return ask.choices.find(choice => choice === ROLL) ?? ask.choices[0];
};

/** Rerolls looked ahead; more Favour than this is not staked on one fight in thought. */
const AHEAD = 3;
/** With more dice than this one reroll is looked ahead, for time's sake. */
const MANY = 9;

export const rerollDice: Decide = (o, ask) => {
  const frame = innermost(o.state, 'combat');
  if (!frame) return ask.choices[0];
  const hand = handOf(o.state, o.seat);
  const { zeros, ones, twos, defence } = frame;
  const rerolls = Math.min(hand.favour, zeros + ones + twos > MANY ? 1 : AHEAD);
  const price = favourWorth(o, hand.favour) - favourWorth(o, hand.favour - 1);
  const faces = combatFaces(o.tables.combat);
  const next = afterRoll(faces, { defence, prize: prizeOf(o, hand), price }, [zeros, ones, twos], rerolls);
  return next.ones < 0 ? DECLINE : REROLL(zeros, next.ones, 0);
};
