import type { Prospect } from '../../../engine/contract/explain.ts';
import { current } from '../../../kit/rules/stack.ts';
import { mayPillageNow } from './actions/invasion.ts';
import { mayJoin } from './actions/pillage.ts';
import { buyBackPrice } from './battle/battle.ts';
import type { BloodRageChoice } from './choices.ts';
import { savingCost } from './destruction.ts';
import { doomedGroups } from './doomed.ts';
import { invadeCost, present } from './figures.ts';
import { cardNumber, figureNumber, type PlaceNumber, placeNumber } from './numbers.ts';
import type { State } from './state.ts';
import { effectOfCard, upgradeCost, upgradeWith } from './upgrades.ts';

const NOTHING: Prospect = {};

/** What an answer costs after all discounts, and what is asked about first because it gives much away. */
export function foresee(state: State, seat: number, choice: BloodRageChoice): Prospect {
  const rage = rageFor(state, seat, choice);
  const has = state.rage[seat];
  const prices = rage === undefined ? NOTHING : { prices: [{ what: 'rage', cost: rage, left: has - rage }] };
  if (choice.kind === 'pass') return { ...prices, warning: { warning: 'pass', args: { rage: has } } };
  if (choice.kind === 'pillage' || choice.kind === 'pillage-again') {
    const rivals = rivalsFor(state, seat, placeNumber[choice.province]);
    const args = { province: choice.province, seats: rivals };
    return rivals.length > 0 ? { ...prices, warning: { warning: 'pillage', args } } : prices;
  }
  return prices;
}

/** The Rage that an answer takes; undefined where it is nothing that is paid for. */
function rageFor(state: State, seat: number, choice: BloodRageChoice): number | undefined {
  const frame = current(state);
  switch (choice.kind) {
    case 'invade':
      if (frame?.kind !== 'action') return undefined;
      return invadeCost(state, seat, figureNumber[choice.figure], placeNumber[choice.to]);
    case 'return':
      return effectOfCard(upgradeWith(state, seat, 'invades-from-valhalla'), 'invades-from-valhalla')?.rage;
    case 'march':
      return 1;
    case 'upgrade':
      return upgradeCost(state, seat, cardNumber[choice.card]);
    case 'pillage':
      return frame?.kind === 'invasion' ? mayPillageNow(state, frame) : undefined;
    case 'pillage-again':
      return effectOfCard(upgradeWith(state, seat, 'pillages-again'), 'pillages-again')?.rage;
    case 'pass':
      return state.rage[seat];
    case 'save': {
      if (frame?.kind !== 'destruction') return undefined;
      const figure = figureNumber[choice.figure];
      const doomed = doomedGroups(frame.doomed).find(group => group.seat === seat && group.figure === figure);
      return doomed && savingCost(state, seat, doomed.place, frame.cause);
    }
    case 'buy-back':
      return frame?.kind === 'battle' ? buyBackPrice(state, frame) : undefined;
    default:
      return undefined;
  }
}

/** Other clans that stand there, or may come when they are called (BR-10.2). */
function rivalsFor(state: State, seat: number, province: PlaceNumber): number[] {
  const rivals: number[] = [];
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && (present(state, other, province) || mayJoin(state, other, province))) rivals.push(other);
  }
  return rivals;
}
