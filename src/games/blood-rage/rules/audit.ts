import { FIRST } from '../../../kit/rules/ids.ts';
import { countCards } from '../../../kit/rules/piles.ts';
import { innermost } from '../../../kit/rules/stack.ts';
import { CARDS } from '../content/cards.ts';
import { WARRIORS } from '../content/clans.ts';
import { REWARDS } from '../content/tokens.ts';
import { figuresAt, figuresOnBoard, room, statValue } from './figures.ts';
import {
  CARD_COUNT,
  HORNS,
  isFjord,
  MONSTER_SLOTS,
  PLACE_COUNT,
  type PlaceNumber,
  PROVINCE_COUNT,
  RESERVE,
  SOURCES,
  VALHALLA,
} from './numbers.ts';
import type { State } from './state.ts';
import { beastCard } from './upgrades.ts';

/** Cards, figures, tokens, Glory: nothing lost, nothing doubled, nowhere it cannot be. */
export function audit(state: State): string[] {
  return [...auditCards(state), ...auditFigures(state), ...auditBoard(state), ...auditGlory(state)];
}

function auditCards(state: State): string[] {
  const lists = [
    ...state.decks,
    ...state.packs,
    ...state.picks,
    ...state.hands,
    ...state.quests,
    ...(innermost(state, 'battle')?.played ?? []),
    state.slots,
    state.discard,
    state.away,
  ];
  const count = countCards(lists, CARD_COUNT);
  return CARDS.flatMap((card, i) => {
    const copies = card.copies.filter(least => least <= state.seats).length;
    return count[i] === copies ? [] : [`${card.id}: ${count[i]} cards instead of ${copies}`];
  });
}

function auditFigures(state: State): string[] {
  const problems: string[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    let warriors = 0;
    for (let place: PlaceNumber = FIRST; place < PLACE_COUNT; place++) {
      const there = state.warriors[seat * PLACE_COUNT + place];
      if (there < 0) problems.push(`seat ${seat}: ${there} Warriors at place ${place}`);
      if (there > 0 && isFjord(place)) problems.push(`seat ${seat}: Warriors in the fjord ${place}`);
      warriors += there;
    }
    if (warriors !== WARRIORS) problems.push(`seat ${seat}: ${warriors} Warriors instead of ${WARRIORS}`);
    const ship = state.ship[seat];
    if (!isFjord(ship) && ship !== RESERVE && ship !== VALHALLA) problems.push(`seat ${seat}: the Ship is at ${ship}`);
    for (let i = 0; i < MONSTER_SLOTS; i++) {
      const there = state.beasts[seat * MONSTER_SLOTS + i] <= VALHALLA;
      const owned = beastCard(state, seat, i) >= 0;
      if (there !== owned) problems.push(`seat ${seat}: monster slot ${i} and its figure disagree`);
    }
    const [onBoard, horns] = [figuresOnBoard(state, seat), statValue(state, seat, HORNS)];
    if (onBoard > horns) problems.push(`seat ${seat}: ${onBoard} figures on the board, but ${horns} Horns`);
    if (state.rage[seat] < 0) problems.push(`seat ${seat}: ${state.rage[seat]} Rage`);
  }
  return problems;
}

/** Nobody stands in a destroyed province (BR-2.6): it falls with those who fall (BR-15.1). */
function lost(state: State, province: PlaceNumber): boolean {
  if (!state.destroyed[province]) return false;
  return state.glory.some((_, seat) => figuresAt(state, seat, province) > 0);
}

function auditBoard(state: State): string[] {
  const problems: string[] = [];
  for (let province: PlaceNumber = FIRST; province < PROVINCE_COUNT; province++) {
    if (room(state, province) < 0) problems.push(`province ${province} holds more figures than it has villages`);
    if (lost(state, province)) problems.push(`figures stand in the destroyed province ${province}`);
  }
  const kinds = REWARDS.map((_, reward) => state.tokens.filter(token => token === reward).length).join();
  if (kinds !== '3,2,2,1,1') problems.push(`pillage tokens are ${kinds}`);
  return problems;
}

function auditGlory(state: State): string[] {
  return state.glory.flatMap((glory, seat) => {
    const booked = state.scores
      .slice(seat * SOURCES.length, (seat + 1) * SOURCES.length)
      .reduce((sum, points) => sum + points, 0);
    if (glory < 0) return [`seat ${seat}: ${glory} Glory`];
    return booked === glory ? [] : [`seat ${seat}: ${glory} Glory, but ${booked} by source`];
  });
}
