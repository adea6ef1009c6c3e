import type { Chance } from '../../../engine/chance/chance.ts';
import type { Content } from '../../../engine/contract/content.ts';
import type { Options } from '../../../engine/contract/options.ts';
import { START } from '../../../engine/contract/steps.ts';
import { type Id, NONE } from '../../../kit/rules/ids.ts';
import { DICE_PER_COLOUR } from '../content/dice.ts';
import { PER_SLOT } from '../content/reavers.ts';
import { ARTEFACT_SLOTS, SPECIALISATIONS, TOKENS_PER_KIND } from '../content/ship.ts';
import { START_FAVOUR, START_FOOD } from '../content/spaces.ts';
import { COLOUR_COUNT, DECKS, DIE_KINDS, SOURCE_COUNT, SPACE_COUNT, TOKEN_COUNT, UPGRADE_COUNT } from './numbers.ts';
import { tableOptions } from './options.ts';
import { printed } from './printed.ts';
import type { State } from './state.ts';

const zeros = (length: number): number[] => new Array<number>(length).fill(0);
const none = (length: number): Id<never>[] => new Array(length).fill(NONE);
const lists = (length: number): Id<never>[][] => Array.from({ length }, () => []);

/**
 * A table laid out by the rulebook, before the first reavers are drawn: boards are empty (RM-2.1), decks and stacks
 * shuffled each by itself (RM-2.6), and with three seats the honour ship goes to the first (RM-2.5).
 */
export function setup(given: Options, seats: number, chance: Chance, pack: Content): State {
  const options = tableOptions(given);
  const tables = printed({ pack });
  // The marker, and Food by the distance from it (RM-2.2, RM-2.3).
  const first = options.firstSeat === 'random' ? chance.below(seats) : 0;
  const food = zeros(seats);
  for (let i = 0; i < seats; i++) food[(first + i) % seats] = START_FOOD[i];
  return {
    options,
    pack,
    seats,
    round: 0,
    selections: 0,
    space: NONE,
    active: -1,
    first,
    starter: first,
    honour: seats === 3 ? first : -1,
    chosen: none(SPACE_COUNT),
    food,
    favour: zeros(seats).fill(START_FAVOUR),
    glory: zeros(seats),
    terror: zeros(seats),
    leader: none(seats),
    crew: zeros(seats),
    dice: zeros(seats * DIE_KINDS),
    tokens: zeros(seats * TOKEN_COUNT),
    ready: zeros(seats * UPGRADE_COUNT),
    spent: zeros(seats * UPGRADE_COUNT),
    artefacts: none(seats * ARTEFACT_SLOTS),
    stored: none(seats * ARTEFACT_SLOTS),
    used: zeros(seats * ARTEFACT_SLOTS),
    slots: none(seats * SPECIALISATIONS * PER_SLOT),
    scores: zeros(seats * SOURCE_COUNT),
    piles: lists(seats),
    prophecies: lists(seats),
    territories: lists(seats),
    pool: zeros(COLOUR_COUNT).fill(DICE_PER_COLOUR),
    tokenPool: zeros(TOKEN_COUNT).fill(TOKENS_PER_KIND),
    upgradePool: tables.upgradeCopies.slice(),
    trade: zeros(DIE_KINDS),
    decks: tables.decks.map(cards => chance.shuffle(cards.slice())),
    discards: lists(DECKS.length),
    display: lists(DECKS.length),
    stacks: tables.stacks.map(tiles => chance.shuffle(tiles.slice())),
    stack: [{ kind: 'opening', step: START }],
    sealed: new Array(seats).fill(null),
  };
}
