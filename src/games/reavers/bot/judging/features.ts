import { FIRST } from '../../../../kit/rules/ids.ts';
import { TOKENS } from '../../content/gain.ts';
import { PER_SLOT } from '../../content/reavers.ts';
import { SETS } from '../../content/scoring.ts';
import { ARTEFACT_SLOTS, SPECIALISATIONS } from '../../content/ship.ts';
import { SELECTIONS } from '../../content/spaces.ts';
import { TERRITORY_KINDS } from '../../content/territories.ts';
import {
  ARTEFACT_CARDS,
  ARTEFACTS,
  BATTLE,
  BATTLE_DECK,
  CHEST,
  CLAN,
  DOUBLE_HAMMER,
  FACE_COUNT,
  HAMMER,
  KEEPS,
  prophecyOf,
  SHIELD,
  SHIP,
  type Space,
  spaceNumber,
  TOKEN_COUNT,
  type Token,
  UPGRADE_COUNT,
  type Upgrade,
} from '../../rules/numbers.ts';
import { allArtefacts, countOf, crestsOf, majorityGlory, setGlory } from '../../rules/phases/scoring.ts';
import { COST_DICE, COST_FOOD } from '../../rules/phases/turn.ts';
import { copyHand, diceWorth, favourWorth, foodWorth, type Hand, handOf } from './hand.ts';
import { powerWorth, tileWorth, usesToCome } from './loot.ts';
import type { Outlook } from './outlook.ts';
import { spendNeeds } from './price.ts';
import { readiness } from './prospects.ts';
import { fireWorth } from './spaces.ts';
import { allTerrorWorth, between, growthOf, inPile, prophesied, tapestriesWorth, tokensWorth } from './tally.ts';

const VILLAGES = spaceNumber.villages;
const CREST_IDS = ['tapestry-a', 'tapestry-b', 'tapestry-c'];
const CLANS_COUNTED = ['helmet', 'raven', 'tree'] as const;
const SET_SIZES = Object.entries(SETS).map(([set, scale]) => ({ set: set as keyof typeof SETS, size: scale.length }));

/** One for each of these numbers that is reached: the first of a thing is not worth what the third is. */
const steps = (count: number, at: readonly number[]): number[] => at.map(step => (count >= step ? 1 : 0));

/** What can be counted of a seat: weights for all of it are learned from games. */
export function featuresOf(o: Outlook): number[] {
  const hand = handOf(o.state, o.seat);
  return [...hoped(o, hand), ...inStock(hand), ...payable(o, hand), ...owned(o), ...scored(o), ...inOrder(o)];
}

/** What the hope is made of: each part may be thought too much of, or too little. */
function hoped(o: Outlook, hand: Hand): number[] {
  const { state, seat, tables } = o;
  const parts = [
    foodWorth(o, hand.food),
    favourWorth(o, hand.favour),
    diceWorth(o, hand),
    readiness(o, hand),
    tapestriesWorth(o),
    allTerrorWorth(o),
  ];
  for (const { set } of SET_SIZES)
    parts.push(between(cards => setGlory(set, cards), inPile(o, set) + growthOf(o, set)));
  for (const token of TOKENS) parts.push(tokensWorth(o, token));
  for (const space of tables.slots) parts.push(o.coming[space] * fireWorth(o, hand, space));
  let powers = 0;
  for (const card of state.artefacts.slice(seat * ARTEFACT_SLOTS, (seat + 1) * ARTEFACT_SLOTS)) {
    const own = card < 0 ? undefined : ARTEFACTS[card];
    if (own) powers += powerWorth(o, hand, own) * usesToCome(o, own);
  }
  let tiles = 0;
  for (let tile: Upgrade = FIRST; tile < UPGRADE_COUNT; tile++) {
    const count = state.ready[seat * UPGRADE_COUNT + tile] + state.spent[seat * UPGRADE_COUNT + tile];
    if (count > 0) tiles += count * (tileWorth(o, tile) - prophesied(o, 'upgrades'));
  }
  let growth = 0;
  for (const card of state.prophecies[seat]) growth += prophecyOf(card).glory * growthOf(o, prophecyOf(card).counts);
  return [...parts, powers, tiles, growth];
}

/** Food, Favour and dice, by what dice are for. */
function inStock({ food, favour, dice, wild, crew }: Hand): number[] {
  const showing = (face: number): number => dice[face] + dice[FACE_COUNT + face] + dice[2 * FACE_COUNT + face];
  const wilds = wild < 0 ? 0 : dice[wild];
  return [
    ...steps(food, [1, 2, 3, 4, 5, 6, 8, 10, 12]),
    ...steps(favour, [1, 2, 3, 4, 5, 6, 8]),
    ...[SHIELD, CHEST, SHIP, HAMMER].flatMap(face => steps(showing(face), [1, 2, 3, 4])),
    ...steps(showing(DOUBLE_HAMMER), [1, 2, 3]),
    ...steps(wilds, [1, 2, 3, 4]),
    ...steps(showing(CLAN) - wilds, [1, 2, 3]),
    ...steps(crew, [5, 6, 7, 8, 9]),
  ];
}

/** Spaces that could be paid, in any round and in this one. */
function payable(o: Outlook, hand: Hand): number[] {
  const { state, tables } = o;
  const open = (space: Space): number => (state.chosen[space] < 0 ? 1 : 0);
  const raid = (space: Space): number =>
    hand.food >= COST_FOOD[space] && spendNeeds(o, copyHand(hand), COST_DICE[space]) ? 1 : 0;
  const fed = hand.food >= COST_FOOD[BATTLE];
  const won = state.display[BATTLE_DECK].some(card => card >= 0 && spendNeeds(o, copyHand(hand), tables.needs[card]));
  const [villages, keeps, battle] = [raid(VILLAGES), raid(KEEPS), fed && won ? 1 : 0];
  return [
    villages,
    keeps,
    villages * keeps,
    battle,
    villages * open(VILLAGES),
    keeps * open(KEEPS),
    battle * open(BATTLE),
  ];
}

/** Whom and what a seat has at work. */
function owned({ state, seat, tables }: Outlook): number[] {
  const leader = state.leader[seat] < 0 ? 0 : 1;
  const slots = tables.slots.map((_, slot) => {
    const from = (seat * SPECIALISATIONS + slot) * PER_SLOT;
    return state.slots.slice(from, from + PER_SLOT).filter(card => card >= 0).length;
  });
  const board = state.artefacts.slice(seat * ARTEFACT_SLOTS, (seat + 1) * ARTEFACT_SLOTS);
  const artefacts = ARTEFACT_CARDS.map(card => (board.includes(card) ? 1 : 0));
  const tiles: number[] = [];
  for (let i = seat * UPGRADE_COUNT; i < (seat + 1) * UPGRADE_COUNT; i++) {
    tiles.push(state.ready[i], state.ready[i] + state.spent[i]);
  }
  return [leader, ...slots, board.filter(card => card >= 0).length, ...artefacts, ...tiles];
}

/** What is scored in the end. */
function scored(o: Outlook): number[] {
  const { state, seat, tables } = o;
  const counts: number[] = [];
  for (const { set, size } of SET_SIZES) {
    const rest = inPile(o, set) % size;
    for (let at = 1; at < size; at++) counts.push(rest >= at ? 1 : 0);
  }
  const crests = CREST_IDS.map(crest => inPile(o, crest));
  const least = Math.min(...crests);
  const trio = crests.filter(count => count > least).length;
  for (let token: Token = FIRST; token < TOKEN_COUNT; token++) {
    counts.push(state.tokens[seat * TOKEN_COUNT + token], majorityGlory(state, seat, token));
  }
  let prophecies = 0;
  for (const card of state.prophecies[seat]) {
    prophecies += prophecyOf(card).glory * countOf(state, seat, prophecyOf(card).counts);
  }
  let artefacts = 0;
  for (const card of allArtefacts(state, seat)) artefacts += tables.glory[card];
  return [
    ...counts,
    ...steps(trio, [1, 2]),
    crestsOf(state, seat),
    ...steps(state.terror[seat], [1, 2, 3, 4, 5, 6]),
    prophecies,
    state.prophecies[seat].length,
    artefacts,
    ...TERRITORY_KINDS.map(kind => countOf(state, seat, `${kind}-territories`)),
    ...CLANS_COUNTED.map(clan => countOf(state, seat, clan)),
  ];
}

/** When a seat selects, in this round and the next. */
function inOrder({ state, seat }: Outlook): number[] {
  const { seats, selections } = state;
  const wait = (seat - state.starter - selections + 2 * seats) % seats;
  const left = SELECTIONS - selections;
  const after = (seat - state.first + seats) % seats;
  return [
    wait < left ? 1 : 0,
    wait === 0 && left > 0 ? 1 : 0,
    wait + seats < left ? 1 : 0,
    state.honour === seat ? 1 : 0,
    after === 0 ? 1 : 0,
    after === 1 ? 1 : 0,
    after === seats - 1 ? 1 : 0,
  ];
}
