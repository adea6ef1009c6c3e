import { copyStack } from '../../../kit/rules/copy.ts';
import { NONE } from '../../../kit/rules/ids.ts';
import { REWARDS } from '../content/tokens.ts';
import type { BloodRageFrame } from './frames.ts';
import {
  BOX,
  type CardNumber,
  cardNumber,
  figureNumber,
  LEADER,
  MONSTER_SLOTS,
  PHASES,
  PLACE_COUNT,
  type PlaceNumber,
  placeNumber,
  RESERVE,
  SHIP,
  VALHALLA,
  WARRIOR,
} from './numbers.ts';
import type { State } from './state.ts';
import { beastIndex } from './upgrades.ts';
import type { FigureGroup, View } from './view.ts';

const numbers = (cards: readonly string[]): CardNumber[] => cards.map(card => cardNumber[card]);

/** The table that a view shows, back in numbers. What the viewer may not know is simply not there. */
export function readView(view: View): State {
  const seats = view.clans.length;
  const state: State = {
    options: view.options,
    seats,
    age: view.age - 1,
    phase: PHASES.indexOf(view.phase),
    first: view.first,
    turn: view.turn,
    rage: view.clans.map(clan => clan.rage),
    glory: view.clans.map(clan => clan.glory),
    passed: view.clans.map(clan => (clan.passed ? 1 : 0)),
    leader: new Array<PlaceNumber>(seats).fill(BOX),
    ship: new Array<PlaceNumber>(seats).fill(BOX),
    steps: view.clans.flatMap(({ stats }) => [stats.rage.step - 1, stats.axes.step - 1, stats.horns.step - 1]),
    warriors: new Array<number>(seats * PLACE_COUNT).fill(0),
    slots: view.clans.flatMap(clan => clan.slots.map(id => (id === null ? NONE : cardNumber[id]))),
    scores: view.clans.flatMap(clan => clan.scores),
    beasts: new Array<PlaceNumber>(seats * MONSTER_SLOTS).fill(BOX),
    tokens: view.provinces.map(province => REWARDS.indexOf(province.token)),
    pillaged: view.provinces.map(province => (province.pillaged ? 1 : 0)),
    destroyed: view.provinces.map(province => (province.destroyed ? 1 : 0)),
    doom: view.ragnarok.map(({ province }) => placeNumber[province]),
    decks: view.decks.map(() => []),
    packs: view.clans.map(() => []),
    picks: view.clans.map(() => []),
    letGo: view.clans.map(() => []),
    hands: view.clans.map(() => []),
    quests: view.clans.map(() => []),
    discard: numbers(view.discard),
    away: [],
    stack: copyStack<BloodRageFrame>(view.frames),
    sealed: new Array(seats).fill(null),
  };
  const put = (groups: readonly FigureGroup[], place: PlaceNumber) => {
    for (const group of groups) putGroup(state, group, place);
  };
  for (const { id, figures } of [...view.provinces, ...view.fjords]) put(figures, placeNumber[id]);
  for (const clan of view.clans) {
    put(clan.reserve, RESERVE);
    put(clan.valhalla, VALHALLA);
  }
  if (view.own && view.seat !== null) {
    state.hands[view.seat] = numbers(view.own.hand);
    state.quests[view.seat] = numbers(view.own.quests);
    state.packs[view.seat] = numbers(view.own.pack);
    state.picks[view.seat] = numbers(view.own.picks);
    state.letGo[view.seat] = numbers(view.own.letGo.flat());
    state.sealed[view.seat] = view.own.sealed;
  }
  return state;
}

function putGroup(state: State, { seat, figure: id, count }: FigureGroup, place: PlaceNumber): void {
  const figure = figureNumber[id];
  if (figure === WARRIOR) state.warriors[seat * PLACE_COUNT + place] = count;
  else if (figure === LEADER) state.leader[seat] = place;
  else if (figure === SHIP) state.ship[seat] = place;
  else state.beasts[seat * MONSTER_SLOTS + beastIndex(state, seat, figure)] = place;
}
