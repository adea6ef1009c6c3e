import {
  anyOf,
  ENGINE_FACTS,
  listOf,
  named,
  optional,
  orNone,
  type RecordsOf,
  record,
  seat,
  setOf,
  type Vocabulary,
  whole,
  words,
} from '../../engine/contract/vocabulary.ts';
import { STATS } from './content/clans.ts';
import { AGES, REWARDS } from './content/tokens.ts';
import {
  BOARD_COUNT,
  CARD_IDS,
  FIGURE_IDS,
  OUTER,
  PHASES,
  PLACE_IDS,
  PROVINCE_COUNT,
  SOURCES,
  VALHALLA,
} from './rules/numbers.ts';

const places: readonly string[] = [...PLACE_IDS];

/** Where a figure may be: on the board, in the reserve, in Valhalla. */
export const PLACE = named('place', places.slice(0, VALHALLA + 1));
export const BOARD_PLACE = named('place', places.slice(0, BOARD_COUNT), 'boardPlace');
export const PROVINCE = named('place', places.slice(0, PROVINCE_COUNT), 'province');
export const OUTER_PROVINCE = named(
  'place',
  OUTER.map(province => PLACE_IDS[province]),
  'outerProvince',
);
export const FIGURE = named('figure', [...FIGURE_IDS]);
export const CARD = named('card', [...CARD_IDS]);
export const STAT = named('stat', STATS);
export const REWARD = named('reward', REWARDS);
export const PHASE = named('phase', PHASES);
const SOURCE = named('source', SOURCES);
/** A card, a place, a stat or a rule: whatever brought it about. */
const CAUSE = anyOf('cause', CARD, PLACE, STAT, named('cause', ['battle', 'ragnarok', 'sacrifice']));
const CARDS = listOf(CARD);
const NUMBER = whole();

/** Every answer a player can give, in names. */
const CHOICES = words({
  draft: { cards: setOf(CARD, { least: 1, most: 2 }) },
  invade: { figure: FIGURE, to: BOARD_PLACE },
  /** Invade out of Valhalla. */
  return: { figure: FIGURE, to: BOARD_PLACE },
  march: { from: BOARD_PLACE, to: BOARD_PLACE },
  'march-figure': { figure: FIGURE },
  'march-done': {},
  upgrade: { card: CARD, replaces: optional(CARD) },
  quest: { card: CARD },
  pillage: { province: BOARD_PLACE },
  'pillage-again': { province: BOARD_PLACE },
  sacrifice: {},
  give: { figure: FIGURE, at: BOARD_PLACE },
  pass: {},
  join: { figure: FIGURE, from: BOARD_PLACE },
  commit: { card: CARD },
  keep: { figure: FIGURE },
  'count-quest': {},
  add: { card: CARD },
  save: { figure: FIGURE },
  retreat: { figure: FIGURE },
  'buy-back': { card: CARD },
  raise: { stat: STAT },
  'move-leader': { to: BOARD_PLACE },
  'keep-card': { card: CARD },
  decline: {},
});
export type BloodRageChoice = RecordsOf<typeof CHOICES>;

/** What is asked, as everybody may know it. */
const PROMPTS = words({
  draft: { count: NUMBER, kept: NUMBER },
  action: { rage: NUMBER },
  march: { from: PLACE, to: PLACE },
  'free-invasion': { figure: FIGURE, cause: CAUSE },
  'bring-warrior': { to: PLACE, cause: CAUSE },
  'pillage-now': { province: PROVINCE, cause: CAUSE, rage: NUMBER },
  sacrifice: { cause: CAUSE },
  'call-to-battle': { province: PROVINCE, pillager: seat },
  'battle-card': { province: PROVINCE },
  'keep-one': { province: PROVINCE },
  'count-quest': { province: PROVINCE, card: CARD, bonus: NUMBER },
  'late-card': { province: PROVINCE },
  'buy-back': { province: PROVINCE, rage: NUMBER },
  save: { cause: CAUSE },
  raise: { cause: CAUSE },
  'move-leader': { from: PLACE, cause: CAUSE },
  'come-back': { province: PROVINCE, cause: CAUSE },
  'keep-card': {},
});

/** Everything that can happen, for log, animation, recap and statistics. Hidden cards are left out for the others. */
const FACTS = words({
  'age-began': { age: whole(1, AGES) },
  'phase-began': { age: whole(1, AGES), phase: PHASE },
  dealt: { seat, count: NUMBER, cards: optional(CARDS) },
  handed: { seat, count: NUMBER, cards: optional(CARDS) },
  drafted: { seat, count: NUMBER, cards: optional(CARDS) },
  'rage-set': { seat, rage: NUMBER },
  turn: { seat },
  invaded: { seat, figure: FIGURE, from: PLACE, to: PLACE, rage: NUMBER, cause: optional(CAUSE) },
  moved: { seat, figure: FIGURE, from: PLACE, to: PLACE, cause: optional(CAUSE) },
  marched: { seat, from: PLACE, to: PLACE, count: NUMBER, rage: NUMBER },
  upgraded: { seat, card: CARD, rage: NUMBER, replaced: optional(CARD) },
  'monster-left': { seat, figure: FIGURE, from: PLACE },
  'quest-taken': { seat, card: optional(CARD) },
  passed: { seat, rage: NUMBER },
  'pillage-declared': { seat, province: PROVINCE, rage: NUMBER },
  joined: { seat, figure: FIGURE, from: PLACE, province: PROVINCE },
  'stayed-away': { seat, province: PROVINCE },
  'battle-began': { province: PROVINCE, seats: listOf(seat) },
  'card-revealed': { seat, card: orNone(CARD), province: PROVINCE },
  'texts-silenced': { seat, card: CARD },
  'cards-thrown-away': { seat, card: CARD, cards: CARDS },
  'quest-counted': { seat, card: CARD, bonus: NUMBER },
  'card-added': { seat, card: CARD },
  'no-card-added': { seat },
  'strength-compared': {
    province: PROVINCE,
    sides: listOf(record({ seat, figures: NUMBER, cards: NUMBER, total: NUMBER })),
  },
  'battle-won': { seat, province: PROVINCE },
  'battle-tied': { province: PROVINCE, total: NUMBER },
  'rage-stolen': { seat, from: seat, rage: NUMBER, cause: CAUSE },
  'rage-lost': { seat, from: seat, rage: NUMBER, cause: CAUSE },
  'glory-stolen': { seat, from: seat, glory: NUMBER, cause: CAUSE },
  'rage-gained': { seat, rage: NUMBER, cause: CAUSE },
  'cards-taken': { seat, from: seat, cards: CARDS, cause: CAUSE },
  'card-bought-back': { seat, card: CARD, rage: NUMBER },
  'cards-discarded': { seat, cards: CARDS },
  'cards-returned': { seat, cards: CARDS },
  destroyed: { seat, figure: FIGURE, at: PLACE, count: NUMBER, cause: CAUSE },
  saved: { seat, figure: FIGURE, at: PLACE, rage: NUMBER, cause: CAUSE },
  pillaged: { seat, province: PROVINCE, reward: REWARD },
  'stat-raised': { seat, stat: STAT, value: NUMBER, cause: CAUSE },
  'stat-at-top': { seat, cause: CAUSE },
  glory: { seat, glory: NUMBER, source: SOURCE, cause: CAUSE },
  'cards-laid-down': { seat, count: NUMBER, kept: optional(orNone(CARD)) },
  'quest-done': { seat, card: CARD, glory: NUMBER },
  'quest-failed': { seat, card: CARD },
  'province-destroyed': { province: PROVINCE, count: NUMBER },
  'doom-moved': { province: PROVINCE },
  released: { seat, count: NUMBER },
  'first-seat': { seat },
  'game-over': { winners: listOf(seat), glory: NUMBER },
});
export type BloodRageOwnFact = RecordsOf<typeof FACTS>;

export const vocabulary: Vocabulary = {
  choices: CHOICES,
  facts: { ...ENGINE_FACTS, ...FACTS },
  prompts: PROMPTS,
  // The table in text counts its Ages in words.
  told: { fields: { age: named('age', ['1', '2', '3']), first: seat } },
  // Who marches is told when all have arrived.
  steps: ['march-figure'],
};
