import { best } from '../../../../kit/bot/best.ts';
import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import { offeringsOf } from '../../rules/actions/sacrifice.ts';
import { kindsAt, move } from '../../rules/figures.ts';
import {
  BOARD_COUNT,
  type FigureNumber,
  figureNumber,
  type PlaceNumber,
  placeNumber,
  VALHALLA,
} from '../../rules/numbers.ts';
import type { State } from '../../rules/state.ts';
import { isShip } from '../../rules/upgrades.ts';
import type { Decide } from '../decide.ts';
import { fatesOf } from '../judging/fates.ts';
import { type Outlook, onTable } from '../judging/outlook.ts';
import { prospects } from '../judging/position.ts';
import { bestStepWorth } from '../judging/steps.ts';
import { tryOut } from '../judging/ventures.ts';

/** What is left when a figure is given up on a table, ships lost included. */
function without(o: Outlook, state: State, figure: FigureNumber, place: PlaceNumber): number {
  move(state, o.seat, figure, place, VALHALLA);
  const left = prospects(onTable(o, state)) + (isShip(figure) ? fatesOf(state, o.seat).shipLost : 0);
  move(state, o.seat, figure, VALHALLA, place);
  return left;
}

/** What giving up the two figures least missed for a step promises. */
export function sacrificeWorth(o: Outlook): number {
  const state = tryOut(o.state);
  let left = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < 2; n++) {
    left = Number.NEGATIVE_INFINITY;
    let victim: FigureNumber = NONE;
    let at: PlaceNumber = NONE;
    for (let place: PlaceNumber = FIRST; place < BOARD_COUNT; place++) {
      for (const figure of kindsAt(state, o.seat, place)) {
        const worth = without(o, state, figure, place);
        if (worth > left) [left, victim, at] = [worth, figure, place];
      }
    }
    if (victim < 0) return left;
    move(state, o.seat, victim, at, VALHALLA);
  }
  return left + bestStepWorth(o);
}

/** The figure least missed; who is given already counts as gone. */
export const giveUp: Decide = (o, ask) => {
  const state = tryOut(o.state);
  const given = innermost(state, 'sacrifice')?.given ?? [];
  for (const { figure, place } of offeringsOf(given)) move(state, o.seat, figure, place, VALHALLA);
  return best(ask.choices, choice =>
    choice.kind === 'give' ? without(o, state, figureNumber[choice.figure], placeNumber[choice.at]) : 0,
  );
};
