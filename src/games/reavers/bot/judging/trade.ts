import { FIRST } from '../../../../kit/rules/ids.ts';
import { REPEATS, TRADE_DICE, TRADE_FAVOUR, TRADE_FOOD } from '../../content/spaces.ts';
import { DIE_KINDS, type Die, PROPHECY_DECK } from '../../rules/numbers.ts';
import { gainWorth } from './gain.ts';
import { copyHand, dieGain, type Hand } from './hand.ts';
import type { Outlook } from './outlook.ts';
import { meanProphecy } from './reavers.ts';
import { prophecyWorth } from './tally.ts';

/** The two dice on the trade space that add most: what they add. They are put into the hand. */
export function takeTradeDice(o: Outlook, hand: Hand, trade: number[]): number {
  let sum = 0;
  for (let i = 0; i < TRADE_DICE; i++) {
    let most = 0;
    let chosen = -1;
    for (let die: Die = FIRST; die < DIE_KINDS; die++) {
      if (trade[die] === 0) continue;
      const gain = dieGain(o, hand, die) * (hand.crew < o.tables.diceSpaces ? 1 : o.weights.crowded);
      if (gain > most) {
        most = gain;
        chosen = die;
      }
    }
    if (chosen < 0) break;
    trade[chosen]--;
    hand.dice[chosen]++;
    hand.crew++;
    sum += most;
  }
  return sum;
}

/** What so many rewards bring, the best one after the other. */
export function tradeWorth(o: Outlook, hand: Hand, distance: number): number {
  let now = copyHand(hand);
  let dice = o.state.trade.slice();
  const open = o.state.display[PROPHECY_DECK].filter(card => card >= 0).map(card => prophecyWorth(o, card));
  open.sort((a, b) => a - b);
  let sum = 0;
  for (let i = 0; i < REPEATS[distance]; i++) {
    const withDice = copyHand(now);
    const fewer = dice.slice();
    const favour = gainWorth(o, now, { favour: TRADE_FAVOUR });
    const food = gainWorth(o, now, { food: TRADE_FOOD });
    const two = takeTradeDice(o, withDice, fewer);
    const prophecy = Math.max(open.at(-1) ?? 0, meanProphecy(o));
    const most = Math.max(favour, food, two, prophecy);
    sum += most;
    if (most === prophecy) open.pop();
    else if (most === two) [now, dice] = [withDice, fewer];
    else if (most === food) now.food += TRADE_FOOD;
    else now.favour += TRADE_FAVOUR;
  }
  return sum;
}
