import { best } from '../../../../kit/bot/best.ts';
import { countAt, hornsFree, mayEnter } from '../../rules/figures.ts';
import {
  type FigureNumber,
  figureNumber,
  isOuter,
  type PlaceNumber,
  placeNumber,
  RESERVE,
  WARRIOR,
} from '../../rules/numbers.ts';
import { effectOfCard, upgradeWith } from '../../rules/upgrades.ts';
import type { Decide } from '../decide.ts';
import { type Outlook, onTable } from '../judging/outlook.ts';
import { pillageWorth } from '../judging/pillage.ts';
import { prospects } from '../judging/position.ts';
import { afterEntry, tryOut } from '../judging/ventures.ts';

/** What an invasion promises, with the Warrior it may bring and the pillage that may follow at once. */
export function entryWorth(o: Outlook, figure: FigureNumber, from: PlaceNumber, to: PlaceNumber, rage: number): number {
  const entered = afterEntry(o, figure, from, to, rage);
  const { state, seat } = entered;
  let worth = prospects(entered);
  if (isOuter(to) && upgradeWith(state, seat, 'brings-warrior') >= 0) {
    const comes = countAt(state, seat, WARRIOR, RESERVE) > 0 && hornsFree(state, seat) && mayEnter(state, WARRIOR, to);
    if (comes) worth = Math.max(worth, prospects(afterEntry(entered, WARRIOR, RESERVE, to, 0)));
  }
  const follow = effectOfCard(upgradeWith(state, seat, 'pillage-after-invading'), 'pillage-after-invading');
  if (follow && isOuter(to) && !state.pillaged[to] && follow.rage <= state.rage[seat]) {
    worth = Math.max(worth, pillageWorth(entered, to, follow.rage));
  }
  return worth;
}

/** A free invasion: where it promises most, if anywhere. */
export const enterFree: Decide = (o, ask) =>
  best(ask.choices, choice => {
    if (choice.kind !== 'invade') return prospects(o);
    return entryWorth(o, figureNumber[choice.figure], RESERVE, placeNumber[choice.to], 0);
  });

/** A pillage right after an invasion, for Rage. */
export const pillageNow: Decide = (o, ask) => {
  const rage = Number(ask.args?.rage ?? 0);
  return best(ask.choices, choice =>
    choice.kind === 'pillage' ? pillageWorth(o, placeNumber[choice.province], rage) : prospects(o),
  );
};

/** The Leader moves on to where there is more to do. */
export const moveLeader: Decide = (o, ask) =>
  best(ask.choices, choice => {
    if (choice.kind !== 'move-leader') return prospects(o);
    const state = tryOut(o.state);
    state.leader[o.seat] = placeNumber[choice.to];
    return prospects(onTable(o, state));
  });
