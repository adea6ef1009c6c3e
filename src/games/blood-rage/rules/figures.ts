import { type By, FIRST, NONE } from '../../../kit/rules/ids.ts';
import { CARDS } from '../content/cards.ts';
import { BASE_STRENGTH, TRACKS, WARRIORS } from '../content/clans.ts';
import {
  AXES,
  BOARD_COUNT,
  BOX,
  CARD_OF_FIGURE,
  FIGURE_OF_CARD,
  type FigureNumber,
  FJORD_OF,
  HORNS,
  isFjord,
  LEADER,
  LEADER_SLOT,
  MONSTER_SLOTS,
  onBoard,
  PLACE_COUNT,
  type PlaceNumber,
  PROVINCE_COUNT,
  placeNumber,
  RAGE,
  RESERVE,
  SHIP,
  SHIP_SLOT,
  STAT_COUNT,
  type StatNumber,
  VILLAGES,
  WARRIOR,
  WARRIOR_SLOT,
  YGGDRASIL,
} from './numbers.ts';
import type { State } from './state.ts';
import { beastCard, beastIndex, effectOfCard, isShip, slotCard } from './upgrades.ts';

/** How many figures of this kind a clan has at a place. */
export function countAt(state: State, seat: number, figure: FigureNumber, place: PlaceNumber): number {
  if (figure === WARRIOR) return state.warriors[seat * PLACE_COUNT + place];
  if (figure === LEADER) return state.leader[seat] === place ? 1 : 0;
  if (figure === SHIP) return state.ship[seat] === place ? 1 : 0;
  const beast = beastIndex(state, seat, figure);
  return beast >= 0 && state.beasts[seat * MONSTER_SLOTS + beast] === place ? 1 : 0;
}

/** Takes one figure from a place to another. */
export function move(state: State, seat: number, figure: FigureNumber, from: PlaceNumber, to: PlaceNumber): void {
  if (figure === WARRIOR) {
    state.warriors[seat * PLACE_COUNT + from]--;
    state.warriors[seat * PLACE_COUNT + to]++;
  } else if (figure === LEADER) {
    state.leader[seat] = to;
  } else if (figure === SHIP) {
    state.ship[seat] = to;
  } else {
    state.beasts[seat * MONSTER_SLOTS + beastIndex(state, seat, figure)] = to;
  }
}

/** The monster in a clan's monster slot as a figure number, -1 when the slot is empty. */
export function beastFigure(state: State, seat: number, index: number): FigureNumber {
  const card = beastCard(state, seat, index);
  return card < 0 ? NONE : FIGURE_OF_CARD[card];
}

/** Every kind of figure that a clan has at a place. */
export function kindsAt(state: State, seat: number, place: PlaceNumber): FigureNumber[] {
  const kinds: FigureNumber[] = [];
  if (state.warriors[seat * PLACE_COUNT + place] > 0) kinds.push(WARRIOR);
  if (state.leader[seat] === place) kinds.push(LEADER);
  if (state.ship[seat] === place) kinds.push(SHIP);
  for (let i = 0; i < MONSTER_SLOTS; i++) {
    if (state.beasts[seat * MONSTER_SLOTS + i] === place && place !== BOX) kinds.push(beastFigure(state, seat, i));
  }
  return kinds;
}

/** How many figures of a clan are at a place. */
export function figuresAt(state: State, seat: number, place: PlaceNumber): number {
  let count = state.warriors[seat * PLACE_COUNT + place];
  if (state.leader[seat] === place) count++;
  if (state.ship[seat] === place) count++;
  if (state.beasts[seat * MONSTER_SLOTS] === place) count++;
  if (state.beasts[seat * MONSTER_SLOTS + 1] === place) count++;
  return count;
}

/** Empty villages of a province; none in a destroyed one (BR-2.6), no end of them in Yggdrasil (BR-1.2, BR-1.7). */
export function room(state: State, province: PlaceNumber): number {
  if (state.destroyed[province]) return 0;
  let free = VILLAGES[province];
  for (let seat = 0; seat < state.seats; seat++) free -= figuresAt(state, seat, province);
  return free;
}

const taken = new Array<number>(PROVINCE_COUNT).fill(0);

/** The provinces with an empty village, one bit each: what `room` says of all of them, at the price of one. */
export function roomyProvinces(state: State): number {
  taken.fill(0);
  for (let seat = 0; seat < state.seats; seat++) {
    const at = seat * PLACE_COUNT;
    for (let province: PlaceNumber = FIRST; province < PROVINCE_COUNT; province++)
      taken[province] += state.warriors[at + province];
    if (state.leader[seat] < PROVINCE_COUNT) taken[state.leader[seat]]++;
    for (let i = seat * MONSTER_SLOTS; i < (seat + 1) * MONSTER_SLOTS; i++) {
      if (state.beasts[i] < PROVINCE_COUNT) taken[state.beasts[i]]++;
    }
  }
  let roomy = 0;
  for (let province: PlaceNumber = FIRST; province < PROVINCE_COUNT; province++) {
    if (!state.destroyed[province] && taken[province] < VILLAGES[province]) roomy |= 1 << province;
  }
  return roomy;
}

/** Figures in provinces: those that may march (BR-7.4). */
export function figuresInProvinces(state: State, seat: number): number {
  let count = 0;
  for (let province: PlaceNumber = FIRST; province < PROVINCE_COUNT; province++) {
    count += figuresAt(state, seat, province);
  }
  return count;
}

/** Figures on the board, fjords included: what Horns count (BR-6.6). */
export function figuresOnBoard(state: State, seat: number): number {
  let count = WARRIORS;
  const at = seat * PLACE_COUNT;
  for (let place = BOARD_COUNT; place < PLACE_COUNT; place++) count -= state.warriors[at + place];
  if (onBoard(state.leader[seat])) count++;
  if (onBoard(state.ship[seat])) count++;
  if (onBoard(state.beasts[seat * MONSTER_SLOTS])) count++;
  if (onBoard(state.beasts[seat * MONSTER_SLOTS + 1])) count++;
  return count;
}

/** The value of a stat, as its track prints it. */
export function statValue(state: State, seat: number, stat: StatNumber): number {
  const step = state.steps[seat * STAT_COUNT + stat];
  if (stat === RAGE) return TRACKS.rage[step];
  if (stat === HORNS) return TRACKS.horns[step];
  return step === TRACKS.axes.length - 1 ? state.options.axesTop : TRACKS.axes[step];
}
export const axes = (state: State, seat: number): number => statValue(state, seat, AXES);

/** Does the Horns limit let one more figure onto the board? */
export const hornsFree = (state: State, seat: number): boolean =>
  figuresOnBoard(state, seat) < statValue(state, seat, HORNS);

/** Is the clan there, in the province or in its fjord? (BR-1.6) */
export function present(state: State, seat: number, province: PlaceNumber): boolean {
  const fjord = FJORD_OF[province];
  return figuresAt(state, seat, province) > 0 || (fjord >= 0 && figuresAt(state, seat, fjord) > 0);
}

/** STR of one figure where it stands; pairs of Warriors are reckoned in `strength`. */
export function figureStrength(state: State, seat: number, figure: FigureNumber, place: PlaceNumber): number {
  if (figure > SHIP) {
    const printed = CARDS[CARD_OF_FIGURE[figure]];
    const home = effectOfCard(CARD_OF_FIGURE[figure], 'at-home-in');
    if (home && PROVINCE_HOME[figure] === place) return home.strength;
    return printed.type === 'upgrade' ? (printed.strength ?? 0) : 0;
  }
  const slot = figure === WARRIOR ? WARRIOR_SLOT : figure === LEADER ? LEADER_SLOT : SHIP_SLOT;
  const upgrade = slotCard(state, seat, slot);
  const printed = upgrade >= 0 ? CARDS[upgrade] : undefined;
  if (printed?.type === 'upgrade' && printed.strength !== null) return printed.strength;
  return figure === WARRIOR ? BASE_STRENGTH.warrior : figure === LEADER ? BASE_STRENGTH.leader : BASE_STRENGTH.ship;
}

/** Strength of so many Warriors in one province, pairs included. */
export function warriorStrength(state: State, seat: number, count: number): number {
  const each = figureStrength(state, seat, WARRIOR, RESERVE);
  const pairs = effectOfCard(slotCard(state, seat, WARRIOR_SLOT), 'pairs');
  return pairs ? (count >> 1) * pairs.strength + (count & 1) * each : count * each;
}

/** Total STR of a clan's figures for a province, fjord support included (BR-11.7, BR-14.2). */
export function strength(state: State, seat: number, province: PlaceNumber): number {
  const fjord = FJORD_OF[province];
  let total = warriorStrength(state, seat, state.warriors[seat * PLACE_COUNT + province]);
  if (state.leader[seat] === province) total += figureStrength(state, seat, LEADER, province);
  if (state.ship[seat] === fjord) total += figureStrength(state, seat, SHIP, fjord);
  for (let i = 0; i < MONSTER_SLOTS; i++) {
    const place = state.beasts[seat * MONSTER_SLOTS + i];
    if (place === province || place === fjord) {
      total += figureStrength(state, seat, beastFigure(state, seat, i), place);
    }
  }
  return total;
}

/** Rage to invade with a figure (BR-6.1, BR-6.2). */
export function invadeCost(state: State, seat: number, figure: FigureNumber, to: PlaceNumber): number {
  if (figure === LEADER) return 0;
  if (figure > SHIP) {
    const card = CARD_OF_FIGURE[figure];
    if (effectOfCard(card, 'invades-free')) return 0;
    if (effectOfCard(card, 'at-home-in') && PROVINCE_HOME[figure] === to) return state.options.darkElf;
  }
  return figureStrength(state, seat, figure, RESERVE);
}

/** The province a figure may invade beyond the outer ones, -1 for none. */
export const PROVINCE_HOME: By<FigureNumber, PlaceNumber> = CARD_OF_FIGURE.map(card => {
  const home = effectOfCard(card, 'at-home-in');
  return home ? placeNumber[home.province] : NONE;
});

/** Is the fjord still a place to sail to? (BR-6.4, BR-O-deadFjords) */
export function fjordOpen(state: State, fjord: PlaceNumber): boolean {
  if (state.options.deadFjords === 'open') return true;
  for (let province: PlaceNumber = FIRST; province < PROVINCE_COUNT; province++) {
    if (FJORD_OF[province] === fjord && !state.destroyed[province]) return true;
  }
  return false;
}

/**
 * The places a figure may be put at by an invasion, Horns and Rage aside, one bit each. Ships go to any fjord, however
 * full, and nowhere else (BR-1.5, BR-6.4); all others to an empty village (BR-6.3), but not to Yggdrasil, unless they
 * are at home there (BR-6.5). `roomy`: where a village is empty.
 */
export function entriesOf(state: State, figure: FigureNumber, roomy = roomyProvinces(state)): number {
  if (!isShip(figure)) return PROVINCE_HOME[figure] === YGGDRASIL ? roomy : roomy & ~(1 << YGGDRASIL);
  let open = 0;
  for (let place: PlaceNumber = FIRST; place < BOARD_COUNT; place++) {
    if (isFjord(place) && fjordOpen(state, place)) open |= 1 << place;
  }
  return open;
}

/** May this figure be put there by an invasion? */
export const mayEnter = (state: State, figure: FigureNumber, place: PlaceNumber): boolean =>
  ((entriesOf(state, figure) >> place) & 1) === 1;
