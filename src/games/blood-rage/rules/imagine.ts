import { kindsOf } from '../../../kit/rules/piles.ts';
import { current } from '../../../kit/rules/stack.ts';
import {
  ADD,
  type BloodRageChoice,
  BUY_BACK,
  COMMIT,
  COUNT_QUEST,
  DECLINE,
  DRAFT,
  DRAFT_TWO,
  GIVE,
  INVADE,
  JOIN,
  KEEP,
  KEEP_CARD,
  MARCH,
  MARCH_DONE,
  MARCH_FIGURE,
  MOVE_LEADER,
  PASS,
  PILLAGE,
  PILLAGE_AGAIN,
  QUEST,
  RAISE,
  RETREAT,
  RETURN,
  SACRIFICE,
  SAVE,
  UPGRADE,
  UPGRADE_REPLACING,
} from './choices.ts';
import { type CardNumber, EVERY_FIGURE, type FigureNumber, LEADER, SHIP, SLOT_COUNT, WARRIOR } from './numbers.ts';
import type { State } from './state.ts';
import { beastIndex } from './upgrades.ts';

/** Figures that a clan could ever think of moving. */
const ownFigures = (state: State, seat: number): FigureNumber[] =>
  EVERY_FIGURE.filter(
    figure => figure === WARRIOR || figure === LEADER || figure === SHIP || beastIndex(state, seat, figure) >= 0,
  );

/** Everything a curious person could try now, legal or not: what the table must answer with a reason. */
export function imagine(state: State, seat: number): BloodRageChoice[] {
  const frame = current(state);
  const hand = kindsOf(state.hands[seat]);
  const figures = ownFigures(state, seat);
  switch (frame?.kind) {
    case 'action':
      return imagineActions(state, seat, hand, figures);
    case 'draft': {
      const pack = kindsOf(state.packs[seat]);
      return state.seats === 2
        ? pack.flatMap(a => pack.map(b => DRAFT_TWO(a, b)))
        : [...pack, ...hand].map(c => DRAFT[c]);
    }
    case 'march':
      return [...EVERY_FIGURE.map(f => MARCH_FIGURE[f]), MARCH_DONE, PASS];
    case 'free-invasion':
      return [...figures.flatMap(f => [...INVADE[f]]), DECLINE];
    case 'invasion':
      return [...INVADE[WARRIOR], ...INVADE[LEADER], ...PILLAGE, DECLINE];
    case 'sacrifice':
      return figures.flatMap(f => [...GIVE[f]]);
    case 'pillage':
      return [...figures.flatMap(f => [...JOIN[f]]), DECLINE];
    case 'reward':
      return [...MOVE_LEADER, DECLINE];
    case 'destruction':
      return [...EVERY_FIGURE.flatMap(f => [SAVE[f], RETREAT[f]]), DECLINE];
    case 'raise':
      return [...RAISE, DECLINE];
    case 'discard':
      return [...hand.map(card => KEEP_CARD[card]), DECLINE];
    case 'battle':
      return [
        ...hand.flatMap(card => [COMMIT[card], ADD[card]]),
        ...frame.played[seat].map(card => BUY_BACK[card]),
        ...figures.map(f => KEEP[f]),
        ...INVADE[WARRIOR],
        COUNT_QUEST,
        DECLINE,
      ];
    default:
      return [];
  }
}

function imagineActions(state: State, seat: number, hand: CardNumber[], figures: FigureNumber[]): BloodRageChoice[] {
  const slots = state.slots.slice(seat * SLOT_COUNT, (seat + 1) * SLOT_COUNT).filter(card => card >= 0);
  return [
    ...figures.flatMap(f => [...INVADE[f], ...RETURN[f]]),
    ...MARCH.flatMap(row => [...row]),
    ...hand.flatMap(card => [UPGRADE[card], QUEST[card], ...slots.map(replaced => UPGRADE_REPLACING(card, replaced))]),
    ...PILLAGE,
    ...PILLAGE_AGAIN,
    SACRIFICE,
    PASS,
    DECLINE,
  ];
}
