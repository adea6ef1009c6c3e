import type { Chance } from '../../../engine/chance/chance.ts';
import type { Options } from '../../../engine/contract/options.ts';
import { START } from '../../../engine/contract/steps.ts';
import { CARDS } from '../content/cards.ts';
import { SLOTS, STATS, TRACKS, WARRIORS } from '../content/clans.ts';
import { AGES, DESTROYED_AT_START, OUTER_TOKENS, YGGDRASIL_TOKEN } from '../content/tokens.ts';
import {
  BOX,
  MONSTER_SLOTS,
  OUTER,
  PLACE_COUNT,
  PROVINCE_COUNT,
  RESERVE,
  rewardNumber,
  SOURCES,
  YGGDRASIL,
} from './numbers.ts';
import { tableOptions } from './options.ts';
import type { State } from './state.ts';

const zeros = (length: number): number[] => new Array<number>(length).fill(0);
const lists = (length: number): number[][] => Array.from({ length }, () => []);

const DECKS = new Map<number, readonly number[]>();

/** The cards of one age that are used with so many players (BR-2.7). */
export function deckOf(age: number, seats: number): readonly number[] {
  const at = seats * AGES + age;
  let deck = DECKS.get(at);
  if (!deck) {
    deck = CARDS.flatMap((card, i) => {
      const copies = card.age === age + 1 ? card.copies.filter(least => least <= seats) : [];
      return copies.map(() => i);
    });
    DECKS.set(at, deck);
  }
  return deck;
}

/** A table laid out by the rulebook (BR-2). */
export function setup(given: Options, seats: number, chance: Chance): State {
  const options = tableOptions(given);

  const tokens = zeros(PROVINCE_COUNT);
  tokens[YGGDRASIL] = rewardNumber[YGGDRASIL_TOKEN];
  const shuffled = chance.shuffle([...OUTER_TOKENS]);
  OUTER.forEach((province, i) => {
    tokens[province] = rewardNumber[shuffled[i]];
  });

  const ragnarok = chance.shuffle([...OUTER]);
  const destroyed = zeros(PROVINCE_COUNT);
  for (const province of ragnarok.slice(AGES, AGES + DESTROYED_AT_START[seats])) destroyed[province] = 1;

  const warriors = zeros(seats * PLACE_COUNT);
  for (let seat = 0; seat < seats; seat++) warriors[seat * PLACE_COUNT + RESERVE] = WARRIORS;

  const decks = Array.from({ length: AGES }, (_, age) => chance.shuffle(deckOf(age, seats).slice()));
  return {
    options,
    seats,
    age: 0,
    phase: 0,
    first: options.firstSeat === 'random' ? chance.below(seats) : 0,
    turn: 0,
    rage: zeros(seats).fill(TRACKS.rage[0]),
    glory: zeros(seats),
    passed: zeros(seats),
    leader: zeros(seats).fill(RESERVE),
    ship: zeros(seats).fill(RESERVE),
    steps: zeros(seats * STATS.length),
    warriors,
    slots: zeros(seats * SLOTS.length).fill(-1),
    scores: zeros(seats * SOURCES.length),
    beasts: zeros(seats * MONSTER_SLOTS).fill(BOX),
    tokens,
    pillaged: zeros(PROVINCE_COUNT),
    destroyed,
    doom: ragnarok.slice(0, AGES),
    decks,
    packs: lists(seats),
    picks: lists(seats),
    hands: lists(seats),
    quests: lists(seats),
    discard: [],
    away: [],
    stack: [{ kind: 'age', step: START }],
    sealed: new Array(seats).fill(null),
  };
}
