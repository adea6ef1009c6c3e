import { COLOURS, DICE_PER_COLOUR } from '../content/dice.ts';
import { TOKENS } from '../content/gain.ts';
import { ARTEFACT_SLOTS, TOKENS_PER_KIND } from '../content/ship.ts';
import { UPGRADES } from '../content/upgrades.ts';
import type { ReaversFrame } from './frames.ts';
import {
  CARD_COUNT,
  CARD_IDS,
  DIE_COLOUR,
  DIE_KINDS,
  SOURCE_COUNT,
  STACK_IDS,
  STORES,
  TILE_STACK,
  TOKEN_COUNT,
  UPGRADE_COUNT,
} from './numbers.ts';
import { printed } from './printed.ts';
import type { State } from './state.ts';

/** Cards, dice, tokens, tiles, Glory: nothing lost, nothing doubled, nowhere it cannot be. */
export function audit(state: State): string[] {
  return [...auditCards(state), ...auditDice(state), ...auditTiles(state), ...auditSeats(state)];
}

/** Cards that a rule in progress has in hand. */
export function cardsInHand(frame: ReaversFrame): readonly number[] {
  switch (frame.kind) {
    case 'ability':
    case 'recruit':
    case 'loot':
      return frame.cards;
    case 'journey':
    case 'village':
    case 'keep':
      return [frame.card];
    case 'sea':
      return frame.card >= 0 && frame.place < 0 ? [frame.card] : [];
    default:
      return [];
  }
}

/** Every list of cards of a table; -1 stands for an empty place. */
export function cardLists(state: State): (readonly number[])[] {
  return [
    ...state.decks,
    ...state.discards,
    ...state.display,
    ...state.piles,
    ...state.prophecies,
    state.leader,
    state.slots,
    state.artefacts,
    ...state.stack.map(cardsInHand),
  ];
}

function auditCards(state: State): string[] {
  const count = new Array<number>(CARD_COUNT).fill(0);
  for (const cards of cardLists(state)) for (const card of cards) if (card >= 0) count[card]++;
  const { copies } = printed(state);
  return CARD_IDS.flatMap((id, card) =>
    count[card] === copies[card] ? [] : [`${id}: ${count[card]} cards instead of ${copies[card]}`],
  );
}

function auditDice(state: State): string[] {
  const problems: string[] = [];
  const colours = state.pool.slice();
  state.dice.forEach((count, i) => {
    if (count < 0) problems.push(`${count} dice at ${i}`);
    colours[DIE_COLOUR[i % DIE_KINDS]] += count;
  });
  state.trade.forEach((count, die) => {
    colours[DIE_COLOUR[die]] += count;
  });
  state.stored.forEach((die, slot) => {
    if (die < 0) return;
    colours[DIE_COLOUR[die]]++;
    const card = state.artefacts[slot];
    if (card < 0 || !STORES[card][die]) problems.push(`slot ${slot} holds a die that does not belong there`);
  });
  colours.forEach((count, colour) => {
    if (count !== DICE_PER_COLOUR) problems.push(`${count} ${COLOURS[colour]} dice instead of ${DICE_PER_COLOUR}`);
  });
  return problems;
}

function auditTiles(state: State): string[] {
  const tables = printed(state);
  const problems: string[] = [];
  tables.stacks.forEach((tiles, stack) => {
    const owned = state.territories.flat().filter(tile => TILE_STACK[tile] === stack);
    const all = [...state.stacks[stack], ...owned].sort((a, b) => a - b).join();
    if (all !== tiles.join()) problems.push(`${STACK_IDS[stack]}: the tiles are ${all}`);
  });
  UPGRADES.forEach((id, tile) => {
    let count = state.upgradePool[tile];
    for (let seat = 0; seat < state.seats; seat++) {
      count += state.ready[seat * UPGRADE_COUNT + tile] + state.spent[seat * UPGRADE_COUNT + tile];
    }
    if (count !== tables.upgradeCopies[tile]) problems.push(`${id}: ${count} upgrade tiles`);
    if (state.upgradePool[tile] < 0) problems.push(`${id}: ${state.upgradePool[tile]} upgrade tiles in the supply`);
  });
  TOKENS.forEach((id, token) => {
    if (state.options.tokens !== 'fifteen') return;
    let count = state.tokenPool[token];
    for (let seat = 0; seat < state.seats; seat++) count += state.tokens[seat * TOKEN_COUNT + token];
    if (count !== TOKENS_PER_KIND) problems.push(`${id}: ${count} tokens instead of ${TOKENS_PER_KIND}`);
  });
  return problems;
}

function auditSeats(state: State): string[] {
  const { diceSpaces, upgradeSlots } = printed(state);
  const problems: string[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const dice = state.dice.slice(seat * DIE_KINDS, (seat + 1) * DIE_KINDS).reduce((sum, count) => sum + count, 0);
    if (dice !== state.crew[seat]) problems.push(`seat ${seat}: ${dice} dice, but ${state.crew[seat]} counted`);
    const settling = state.stack.some(frame => SETTLES.includes(frame.kind));
    if (dice > diceSpaces && !settling) problems.push(`seat ${seat}: ${dice} dice on ${diceSpaces} spaces`);
    let tiles = 0;
    for (let i = seat * UPGRADE_COUNT; i < (seat + 1) * UPGRADE_COUNT; i++) tiles += state.ready[i] + state.spent[i];
    if (tiles > upgradeSlots) problems.push(`seat ${seat}: ${tiles} upgrade tiles on ${upgradeSlots} spaces`);
    for (const [name, amounts] of [
      ['Food', state.food],
      ['Favour', state.favour],
      ['Terror', state.terror],
    ] as const) {
      if (amounts[seat] < 0) problems.push(`seat ${seat}: ${amounts[seat]} ${name}`);
    }
    const booked = state.scores
      .slice(seat * SOURCE_COUNT, (seat + 1) * SOURCE_COUNT)
      .reduce((sum, points) => sum + points, 0);
    if (booked !== state.glory[seat])
      problems.push(`seat ${seat}: ${state.glory[seat]} Glory, but ${booked} by source`);
    const slots = state.artefacts.slice(seat * ARTEFACT_SLOTS, (seat + 1) * ARTEFACT_SLOTS);
    if (slots.some((card, i) => card >= 0 && i > 0 && slots[i - 1] < 0))
      problems.push(`seat ${seat}: gaps in artefacts`);
  }
  return problems;
}

/** While dice are still being gained there may be too many. */
const SETTLES: readonly string[] = ['overflow', 'gain-dice', 'trade'];
