import { FIRST } from '../../../../kit/rules/ids.ts';
import { beastFigure, figureStrength, room, strength } from '../../rules/figures.ts';
import {
  BOX,
  type FigureNumber,
  FJORD_OF,
  isFjord,
  LEADER,
  MONSTER_SLOTS,
  onBoard,
  PLACE_COUNT,
  type PlaceNumber,
  RESERVE,
  SHIP,
  VALHALLA,
  WARRIOR,
} from '../../rules/numbers.ts';
import type { State } from '../../rules/state.ts';
import { isShip } from '../../rules/upgrades.ts';
import { winChance } from './fight.ts';
import type { Hopes } from './hopes.ts';
import { type Outlook, rivalFigures } from './outlook.ts';

/** Each figure where it stands or lies. */
export function figuresWorth(o: Outlook, hopes: Hopes): number {
  const { state, seat } = o;
  let total = 0;
  for (let place: PlaceNumber = FIRST; place < PLACE_COUNT; place++) {
    const count = state.warriors[seat * PLACE_COUNT + place];
    if (count > 0 && place !== RESERVE) total += count * figureWorth(o, hopes, WARRIOR, place);
  }
  total += figureWorth(o, hopes, LEADER, state.leader[seat]);
  total += figureWorth(o, hopes, SHIP, state.ship[seat]);
  for (let i = 0; i < MONSTER_SLOTS; i++) {
    const place = state.beasts[seat * MONSTER_SLOTS + i];
    if (place !== BOX) total += figureWorth(o, hopes, beastFigure(state, seat, i), place);
  }
  return total;
}

/** The Glory a figure will bring by being at a place: standing there in ages to come, dying there, lying in Valhalla. */
function figureWorth(o: Outlook, hopes: Hopes, figure: FigureNumber, place: PlaceNumber): number {
  const { state, weights } = o;
  if (place === VALHALLA) return hopes.fates.release;
  if (!onBoard(place)) return 0;
  const power = figureStrength(state, o.seat, figure, place);
  const near = hopes.open > 0 && !isFjord(place) ? weights.presence * power : 0;
  if (isDoomed(state, place)) {
    const lost = isShip(figure) ? hopes.fates.shipLost : 0;
    return near + survival(o, hopes) * (hopes.fates.ragnarok + hopes.fates.release + lost);
  }
  const lasting = weights.standing[state.age] * Math.min(power, weights.standingMost);
  return near + hopes.fates.atEnd + lasting + laterDoom(o, place);
}

/** Is this where this age's Ragnarök strikes, the fjord included? */
const isDoomed = ({ doom, age }: State, place: PlaceNumber): boolean =>
  place === doom[age] || place === FJORD_OF[doom[age]];

/** Already where a later Ragnarök will pay. */
function laterDoom({ state, weights }: Outlook, place: PlaceNumber): number {
  for (let age = state.age + 1; age < state.doom.length; age++) {
    if (place === state.doom[age] || place === FJORD_OF[state.doom[age]]) return weights.laterDoom;
  }
  return 0;
}

/** The chance that a figure in the doomed province is there when it falls. */
function survival(o: Outlook, hopes: Hopes): number {
  const { state, weights } = o;
  const doom = state.doom[state.age];
  if (state.pillaged[doom] || o.active === 0) return weights.doomSafe;
  if (rivalFigures(o, doom) === 0 && room(state, doom) === 0) return weights.doomSafe;
  const win = winChance(o, doom, strength(state, o.seat, doom) + hopes.card);
  return weights.doomFought + (weights.doomSafe - weights.doomFought) * win;
}

/** What the clan would lose with its figures in a battle for a province; negative when they are better off dead. */
export function lossOf(o: Outlook, hopes: Hopes, province: PlaceNumber): number {
  const { state, seat } = o;
  const fjord = FJORD_OF[province];
  let total = 0;
  const count = state.warriors[seat * PLACE_COUNT + province];
  if (count > 0) total += count * lifeWorth(o, hopes, WARRIOR, province);
  if (state.leader[seat] === province) total += lifeWorth(o, hopes, LEADER, province);
  if (fjord >= 0 && state.ship[seat] === fjord) total += lifeWorth(o, hopes, SHIP, fjord);
  for (let i = 0; i < MONSTER_SLOTS; i++) {
    const place = state.beasts[seat * MONSTER_SLOTS + i];
    if (place === province || place === fjord) {
      total += lifeWorth(o, hopes, beastFigure(state, seat, i), place);
    }
  }
  return total;
}

/** What a figure is worth alive, less what it is worth dead. */
function lifeWorth(o: Outlook, hopes: Hopes, figure: FigureNumber, place: PlaceNumber): number {
  const dead = hopes.fates.release + hopes.fates.wish + (isShip(figure) ? hopes.fates.shipLost : 0);
  return figureWorth(o, hopes, figure, place) - dead;
}
