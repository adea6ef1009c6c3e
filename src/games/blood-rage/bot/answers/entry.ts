import { best } from '../../../../kit/bot/best.ts';
import { countAt, hornsFree, mayEnter, move } from '../../rules/figures.ts';
import {
  CARD_OF_FIGURE,
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
import type { Outlook } from '../judging/outlook.ts';
import { pillageWorth } from '../judging/pillage.ts';
import { prospects } from '../judging/position.ts';
import { afterStrike, trialOf } from '../judging/ventures.ts';

/** What an invasion promises, with the Warrior it may bring and the pillage that may follow at once. */
export function entryWorth(o: Outlook, figure: FigureNumber, from: PlaceNumber, to: PlaceNumber, rage: number): number {
  const table = trialOf(o);
  const { state, seat } = table;
  const strikes = effectOfCard(CARD_OF_FIGURE[figure], 'destroys-on-invading');
  state.rage[seat] -= rage;
  move(state, seat, figure, from, to);
  const worth = enteredWorth(strikes ? afterStrike(table, strikes, to) : table, to);
  move(state, seat, figure, to, from);
  state.rage[seat] += rage;
  return worth;
}

/** What the table promises as soon as somebody has come in; whoever is moved on it is put back. */
function enteredWorth(o: Outlook, to: PlaceNumber): number {
  const { state, seat } = o;
  let worth = prospects(o);
  if (isOuter(to) && upgradeWith(state, seat, 'brings-warrior') >= 0) {
    const comes = countAt(state, seat, WARRIOR, RESERVE) > 0 && hornsFree(state, seat) && mayEnter(state, WARRIOR, to);
    if (comes) {
      move(state, seat, WARRIOR, RESERVE, to);
      worth = Math.max(worth, prospects(o));
      move(state, seat, WARRIOR, to, RESERVE);
    }
  }
  const follow = effectOfCard(upgradeWith(state, seat, 'pillage-after-invading'), 'pillage-after-invading');
  if (follow && isOuter(to) && !state.pillaged[to] && follow.rage <= state.rage[seat]) {
    worth = Math.max(worth, pillageWorth(o, to, follow.rage));
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
    const table = trialOf(o);
    const { leader } = table.state;
    leader[o.seat] = placeNumber[choice.to];
    const worth = prospects(table);
    leader[o.seat] = o.state.leader[o.seat];
    return worth;
  });
