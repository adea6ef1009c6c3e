import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import { kindsOf } from '../../../../kit/rules/piles.ts';
import { TRADE_DICE, TRADE_FAVOUR, TRADE_FOOD } from '../../content/spaces.ts';
import { DRAW, type ReaversChoice, TRADE_DIE, TRADE_FOR_FAVOUR, TRADE_FOR_FOOD, TRADE_PROPHECY } from '../choices.ts';
import { canDraw, drawProphecy } from '../decks.ts';
import { addDie, settle } from '../dice/dice.ts';
import type { ReaversFrame, TradeFrame } from '../frames.ts';
import { gain } from '../gains.ts';
import { CARD_IDS, type Card, cardNumber, DIE_IDS, DIE_KINDS, type Die, dieNumber, PROPHECY_DECK } from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';

const diceLeft = (state: State): boolean => state.trade.some(count => count > 0);

/** Between the two dice of a reward: they are taken, and too many settled, before anything else (RM-6.3, RM-8.6). */
export const isTakingDice = (frame: ReaversFrame): boolean => frame.kind === 'trade' && frame.dice > 0;

/**
 * Rewards one after the other: Favour, Food, two dice, a prophecy (RM-11.2). The dice are chosen one by one, while any
 * lie there (RM-11.3).
 */
export const trade: Rule<TradeFrame> = {
  run(act, frame) {
    const { state } = act;
    if (frame.dice > 0) {
      if (diceLeft(state)) return true;
      frame.dice = 0;
      settle(state, frame.seat);
      return false;
    }
    if (frame.left > 0) return true;
    act.finish(frame);
    return false;
  },

  asks(state, { seat, left, dice }) {
    const choices: ReaversChoice[] = [];
    if (dice === 0) choices.push(TRADE_FOR_FAVOUR, TRADE_FOR_FOOD);
    for (let die: Die = FIRST; die < DIE_KINDS; die++) if (state.trade[die] > 0) choices.push(TRADE_DIE[die]);
    if (dice > 0) return [{ seat, prompt: 'trade-die', args: { dice }, choices }];
    for (const card of kindsOf(state.display[PROPHECY_DECK])) choices.push(TRADE_PROPHECY[card]);
    if (canDraw(state, PROPHECY_DECK)) choices.push(DRAW);
    return [{ seat, prompt: 'trade', args: { left }, choices }];
  },

  take(act, frame, seat, choice) {
    const { state } = act;
    if (frame.dice === 0) frame.left--;
    switch (choice.kind) {
      case 'trade':
        gain(
          act,
          seat,
          choice.reward === 'food' ? { food: TRADE_FOOD } : { favour: TRADE_FAVOUR },
          'villages',
          'trade',
        );
        break;
      case 'trade-die':
        frame.dice = (frame.dice === 0 ? TRADE_DICE : frame.dice) - 1;
        takeDie(act, seat, dieNumber[choice.die]);
        if (frame.dice === 0) settle(state, seat);
        break;
      case 'trade-prophecy':
        takeProphecy(act, seat, cardNumber[choice.card]);
        break;
      default:
        drawProphecy(act, seat);
    }
  },
};

/** The die keeps the face it shows (RM-11.3). */
function takeDie({ state, facts }: Act, seat: number, die: Die): void {
  state.trade[die]--;
  addDie(state, seat, die);
  facts.tell({ kind: 'die-gained', seat, die: DIE_IDS[die], cause: 'trade' });
}

/** It lies before its owner, as many as they like (RM-11.6); its place stays empty (RM-11.4). */
function takeProphecy({ state, facts }: Act, seat: number, card: Card): void {
  const open = state.display[PROPHECY_DECK];
  open[open.indexOf(card)] = NONE;
  state.prophecies[seat].push(card);
  facts.tell({ kind: 'prophecy', seat, card: CARD_IDS[card], from: 'board' });
}
