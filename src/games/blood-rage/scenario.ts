import type { EngineFact } from '../../engine/contract/play.ts';
import { type JsonSchema, type ScenarioTerms, SIDE } from '../../engine/scenario/terms.ts';
import { LAST_STEP, STATS, WARRIORS } from './content/clans.ts';
import { AGES, REWARDS } from './content/tokens.ts';
import type { BloodRageChoice } from './rules/choices.ts';
import type { BloodRageFact } from './rules/facts.ts';
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

const oneOf = (values: readonly unknown[]): JsonSchema => ({ enum: values });
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const whole = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });
const fields = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});
const each = (names: JsonSchema, values: JsonSchema): JsonSchema => ({
  type: 'object',
  propertyNames: names,
  additionalProperties: values,
});

const DEFINITIONS = {
  place: oneOf(PLACE_IDS.slice(0, VALHALLA + 1)),
  boardPlace: oneOf(PLACE_IDS.slice(0, BOARD_COUNT)),
  province: oneOf(PLACE_IDS.slice(0, PROVINCE_COUNT)),
  outerProvince: oneOf(OUTER.map(province => PLACE_IDS[province])),
  figure: oneOf(FIGURE_IDS),
  card: oneOf(CARD_IDS),
  stat: oneOf(STATS),
  reward: oneOf(REWARDS),
};
const ref = (name: keyof typeof DEFINITIONS): JsonSchema => ({ $ref: `#/definitions/${name}` });

const PLACE = ref('place');
const BOARD_PLACE = ref('boardPlace');
const PROVINCE = ref('province');
const OUTER_PROVINCE = ref('outerProvince');
const FIGURE = ref('figure');
const CARD = ref('card');
const CARD_LIST = listOf(CARD);
const CARD_OR_NONE: JsonSchema = { if: { type: 'null' }, else: CARD };
const STAT = ref('stat');
const REWARD = ref('reward');
const NUMBER: JsonSchema = { type: 'integer' };
/** A card, a province or a rule: whatever brought it about. */
const CAUSE: JsonSchema = { type: 'string' };

/** Every field of every kind of a union, so that none is forgotten here. */
type Words<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: {
    readonly [F in Exclude<keyof Extract<T, { readonly kind: K }>, 'kind'>]-?: JsonSchema;
  };
};

const CHOICES: Words<BloodRageChoice> = {
  draft: { cards: CARD_LIST },
  invade: { figure: FIGURE, to: BOARD_PLACE },
  return: { figure: FIGURE, to: BOARD_PLACE },
  march: { from: BOARD_PLACE, to: BOARD_PLACE },
  'march-figure': { figure: FIGURE },
  'march-done': {},
  upgrade: { card: CARD, replaces: CARD },
  quest: { card: CARD },
  pillage: { province: PROVINCE },
  'pillage-again': { province: PROVINCE },
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
};

/** What the engine itself tells, it also knows the words of. */
const FACTS: Words<Exclude<BloodRageFact, EngineFact>> = {
  'age-began': { age: NUMBER },
  'phase-began': { age: NUMBER, phase: oneOf(PHASES) },
  dealt: { seat: SIDE, count: NUMBER, cards: CARD_LIST },
  handed: { seat: SIDE, count: NUMBER, cards: CARD_LIST },
  drafted: { seat: SIDE, count: NUMBER, cards: CARD_LIST },
  'rage-set': { seat: SIDE, rage: NUMBER },
  turn: { seat: SIDE },
  invaded: { seat: SIDE, figure: FIGURE, from: PLACE, to: PLACE, rage: NUMBER, cause: CAUSE },
  moved: { seat: SIDE, figure: FIGURE, from: PLACE, to: PLACE, cause: CAUSE },
  marched: { seat: SIDE, from: PLACE, to: PLACE, count: NUMBER, rage: NUMBER },
  upgraded: { seat: SIDE, card: CARD, rage: NUMBER, replaced: CARD },
  'monster-left': { seat: SIDE, figure: FIGURE, from: PLACE },
  'quest-taken': { seat: SIDE, card: CARD },
  passed: { seat: SIDE, rage: NUMBER },
  'pillage-declared': { seat: SIDE, province: PROVINCE, rage: NUMBER },
  joined: { seat: SIDE, figure: FIGURE, from: PLACE, province: PROVINCE },
  'stayed-away': { seat: SIDE, province: PROVINCE },
  'battle-began': { province: PROVINCE, seats: listOf(SIDE) },
  'card-revealed': { seat: SIDE, card: CARD_OR_NONE, province: PROVINCE },
  'texts-silenced': { seat: SIDE, card: CARD },
  'cards-thrown-away': { seat: SIDE, card: CARD, cards: CARD_LIST },
  'quest-counted': { seat: SIDE, card: CARD, bonus: NUMBER },
  'card-added': { seat: SIDE, card: CARD },
  'no-card-added': { seat: SIDE },
  'strength-compared': {
    province: PROVINCE,
    sides: listOf(fields({ seat: SIDE, figures: NUMBER, cards: NUMBER, total: NUMBER })),
  },
  'battle-won': { seat: SIDE, province: PROVINCE },
  'battle-tied': { province: PROVINCE, total: NUMBER },
  'rage-stolen': { seat: SIDE, from: SIDE, rage: NUMBER, cause: CAUSE },
  'glory-stolen': { seat: SIDE, from: SIDE, glory: NUMBER, cause: CAUSE },
  'rage-gained': { seat: SIDE, rage: NUMBER, cause: CAUSE },
  'cards-taken': { seat: SIDE, from: SIDE, cards: CARD_LIST, cause: CAUSE },
  'card-bought-back': { seat: SIDE, card: CARD, rage: NUMBER },
  'cards-discarded': { seat: SIDE, cards: CARD_LIST },
  'cards-returned': { seat: SIDE, cards: CARD_LIST },
  destroyed: { seat: SIDE, figure: FIGURE, at: PLACE, count: NUMBER, cause: CAUSE },
  saved: { seat: SIDE, figure: FIGURE, at: PLACE, rage: NUMBER, cause: CAUSE },
  pillaged: { seat: SIDE, province: PROVINCE, reward: REWARD },
  'stat-raised': { seat: SIDE, stat: STAT, value: NUMBER, cause: CAUSE },
  'stat-at-top': { seat: SIDE, cause: CAUSE },
  glory: { seat: SIDE, glory: NUMBER, source: oneOf(SOURCES), cause: CAUSE },
  'cards-laid-down': { seat: SIDE, count: NUMBER, kept: CARD_OR_NONE },
  'quest-done': { seat: SIDE, card: CARD, glory: NUMBER },
  'quest-failed': { seat: SIDE, card: CARD },
  'province-destroyed': { province: PROVINCE, count: NUMBER },
  'doom-moved': { province: PROVINCE },
  released: { seat: SIDE, count: NUMBER },
  'first-seat': { seat: SIDE },
  'game-over': { winners: listOf(SIDE), glory: NUMBER },
};

const GIVEN_CLAN = fields({
  rage: whole(0, 99),
  glory: whole(0, 999),
  passed: { type: 'boolean' },
  stats: each(STAT, whole(1, LAST_STEP + 1)),
  figures: each(PLACE, each(FIGURE, whole(0, WARRIORS))),
  upgrades: CARD_LIST,
  hand: CARD_LIST,
  quests: CARD_LIST,
});

/** Scenario files of Blood Rage; `arrange` in rules/ lays out what `given` describes, and checks the rest of it. */
export const scenario: ScenarioTerms = {
  sides: 'clans',
  definitions: DEFINITIONS,
  given: fields({
    age: whole(1, AGES),
    phase: oneOf(PHASES),
    begin: { type: 'boolean' },
    first: SIDE,
    turn: SIDE,
    ragnarok: { ...listOf(OUTER_PROVINCE), maxItems: AGES },
    destroyed: listOf(OUTER_PROVINCE),
    tokens: each(OUTER_PROVINCE, REWARD),
    pillaged: listOf(PROVINCE),
    clans: each(SIDE, GIVEN_CLAN),
    decks: each(oneOf(Array.from({ length: AGES }, (_, i) => String(i + 1))), CARD_LIST),
  }),
  choices: CHOICES,
  optional: ['replaces'],
  facts: FACTS,
  prompts: [
    'draft',
    'action',
    'march',
    'free-invasion',
    'bring-warrior',
    'pillage-now',
    'sacrifice',
    'call-to-battle',
    'battle-card',
    'keep-one',
    'count-quest',
    'late-card',
    'buy-back',
    'save',
    'raise',
    'move-leader',
    'come-back',
    'keep-card',
  ],
};
