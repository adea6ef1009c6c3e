import type { Chance } from '../../../engine/chance/chance.ts';
import type { Options } from '../../../engine/contract/options.ts';
import { START } from '../../../engine/contract/steps.ts';
import { NONE } from '../../../kit/rules/ids.ts';
import { CARDS } from '../content/cards.ts';
import { SLOTS, STATS, TRACKS, WARRIORS } from '../content/clans.ts';
import { AGES, DESTROYED_AT_START, OUTER_TOKENS, YGGDRASIL_TOKEN } from '../content/tokens.ts';
import {
  BOX,
  type CardNumber,
  cardNumber,
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

const filled = <T>(length: number, value: T): T[] => new Array<T>(length).fill(value);
const zeros = (length: number): number[] => filled(length, 0);
const hands = (length: number): CardNumber[][] => Array.from({ length }, () => []);

const DECKS = new Map<number, readonly CardNumber[]>();

/** The cards of one age that are used with so many players (BR-2.7). */
export function deckOf(age: number, seats: number): readonly CardNumber[] {
  const at = seats * AGES + age;
  let deck = DECKS.get(at);
  if (!deck) {
    deck = CARDS.flatMap(card => {
      const copies = card.age === age + 1 ? card.copies.filter(least => least <= seats) : [];
      return copies.map(() => cardNumber[card.id]);
    });
    DECKS.set(at, deck);
  }
  return deck;
}

/** A table laid out by the rulebook: stats on their first step, no Glory, one seat with the first-player token (BR-2.2, BR-2.8). */
export function setup(given: Options, seats: number, chance: Chance): State {
  const options = tableOptions(given);

  const tokens = zeros(PROVINCE_COUNT);
  tokens[YGGDRASIL] = rewardNumber[YGGDRASIL_TOKEN];
  const shuffled = chance.shuffle([...OUTER_TOKENS]);
  OUTER.forEach((province, i) => {
    tokens[province] = rewardNumber[shuffled[i]];
  });

  // One token lies open on each Age, further ones take their province away at once (BR-2.4, BR-2.5).
  const ragnarok = chance.shuffle([...OUTER]);
  const destroyed = zeros(PROVINCE_COUNT);
  for (const province of ragnarok.slice(AGES, AGES + DESTROYED_AT_START[seats])) destroyed[province] = 1;

  // All clans begin alike, with every figure in the reserve and nothing in the slots (BR-2.1).
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
    rage: filled(seats, TRACKS.rage[0]),
    glory: zeros(seats),
    passed: zeros(seats),
    leader: filled(seats, RESERVE),
    ship: filled(seats, RESERVE),
    steps: zeros(seats * STATS.length),
    warriors,
    slots: filled<CardNumber>(seats * SLOTS.length, NONE),
    scores: zeros(seats * SOURCES.length),
    beasts: filled(seats * MONSTER_SLOTS, BOX),
    tokens,
    pillaged: zeros(PROVINCE_COUNT),
    destroyed,
    doom: ragnarok.slice(0, AGES),
    decks,
    packs: hands(seats),
    picks: hands(seats),
    letGo: hands(seats),
    hands: hands(seats),
    quests: hands(seats),
    discard: [],
    away: [],
    stack: [{ kind: 'age', step: START }],
    sealed: new Array(seats).fill(null),
  };
}
