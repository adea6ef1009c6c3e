import type { EngineFact } from '../../engine/contract/play.ts';
import { type JsonSchema, type ScenarioTerms, SIDE } from '../../engine/scenario/terms.ts';
import { COLOURS } from './content/dice.ts';
import { TOKENS } from './content/gain.ts';
import { ROUNDS, SPACES } from './content/spaces.ts';
import { UPGRADES } from './content/upgrades.ts';
import type { ReaversChoice } from './rules/choices.ts';
import type { ReaversFact } from './rules/facts.ts';
import { CARD_IDS, DECKS, DIE_IDS, NEED_IDS, RESOURCES, SOURCES, STACK_IDS } from './rules/numbers.ts';

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
  space: oneOf(SPACES),
  die: oneOf(DIE_IDS),
  colour: oneOf(COLOURS),
  card: oneOf(CARD_IDS),
  deck: oneOf(DECKS),
  upgrade: oneOf(UPGRADES),
  territory: oneOf(STACK_IDS),
  tile: { type: 'string', pattern: `^(${STACK_IDS.join('|')})\\.[a-h]$` },
  resource: oneOf(RESOURCES),
  need: oneOf(NEED_IDS),
};
const ref = (name: keyof typeof DEFINITIONS): JsonSchema => ({ $ref: `#/definitions/${name}` });

const SPACE = ref('space');
const DIE = ref('die');
const COLOUR = ref('colour');
const CARD = ref('card');
const CARD_LIST = listOf(CARD);
const DECK = ref('deck');
const UPGRADE = ref('upgrade');
const TERRITORY = ref('territory');
const NEED = ref('need');
const NUMBER: JsonSchema = { type: 'integer' };
/** A card, a space, a territory or a rule: whatever brought it about. */
const CAUSE: JsonSchema = { type: 'string' };
const FROM = oneOf(['board', 'deck']);

/** Every field of every kind of a union, so that none is forgotten here. */
type Words<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: {
    readonly [F in Exclude<keyof Extract<T, { readonly kind: K }>, 'kind'>]-?: JsonSchema;
  };
};

const CHOICES: Words<ReaversChoice> = {
  select: { space: SPACE },
  act: {},
  'rest-food': {},
  'rest-die': {},
  use: { artefact: CARD, die: DIE },
  store: { artefact: CARD, die: DIE },
  done: {},
  decline: {},
  'take-die': { die: DIE },
  'roll-die': { colour: COLOUR },
  spend: { die: DIE, off: CARD },
  'spend-upgrade': { upgrade: UPGRADE },
  drop: { die: DIE, off: CARD },
  turn: { die: DIE, off: CARD },
  'take-group': { group: NUMBER },
  draw: {},
  rally: { card: CARD },
  specialise: { card: CARD, space: SPACE },
  promote: { card: CARD },
  'choose-deck': { deck: DECK },
  'choose-reaver': { card: CARD },
  'keep-card': { card: CARD },
  resolve: { card: CARD },
  exchange: {},
  trade: { reward: oneOf(['favour', 'food']) },
  'trade-die': { die: DIE },
  'trade-prophecy': { card: CARD },
  'return-prophecy': { card: CARD },
  pay: {},
  suffer: {},
  'lose-artefact': { card: CARD, die: DIE },
  'lose-upgrade': { upgrade: UPGRADE },
  face: { card: CARD },
  combine: {},
  fight: {},
  roll: {},
  reroll: { zeros: NUMBER, ones: NUMBER, twos: NUMBER },
  pillage: {},
  'take-dice': {},
  plunder: {},
  curse: { seat: SIDE },
  'take-upgrade': {},
  'take-glory': {},
  'give-up': { card: CARD, die: DIE },
  force: { territory: TERRITORY },
  peace: { territory: TERRITORY },
  collect: { chosen: NUMBER, rolled: NUMBER },
};

/** What the engine itself tells, it also knows the words of. */
const FACTS: Words<Exclude<ReaversFact, EngineFact>> = {
  'round-began': { round: NUMBER },
  'laid-out': { deck: DECK, cards: CARD_LIST },
  'trade-dice': { dice: listOf(DIE) },
  reshuffled: { deck: DECK, count: NUMBER },
  discarded: { deck: DECK, cards: CARD_LIST },
  selected: { seat: SIDE, space: SPACE },
  marker: { seat: SIDE },
  'honour-ship': { seat: SIDE },
  acts: { seat: SIDE, space: SPACE },
  rests: { seat: SIDE, space: SPACE },
  gained: { seat: SIDE, what: ref('resource'), count: NUMBER, cause: CAUSE },
  paid: { seat: SIDE, what: ref('resource'), count: NUMBER, cause: CAUSE },
  lost: { seat: SIDE, what: ref('resource'), count: NUMBER, cause: CAUSE },
  glory: { seat: SIDE, glory: NUMBER, source: oneOf(SOURCES), cause: CAUSE },
  'token-gone': { seat: SIDE, what: ref('resource'), cause: CAUSE },
  rolled: { seat: SIDE, dice: listOf(DIE), cause: CAUSE },
  'die-gained': { seat: SIDE, die: DIE, cause: CAUSE },
  'die-spent': { seat: SIDE, die: DIE, as: NEED, cause: CAUSE },
  'upgrade-spent': { seat: SIDE, upgrade: UPGRADE, as: NEED, cause: CAUSE },
  'die-lost': { seat: SIDE, die: DIE, cause: CAUSE },
  'die-dropped': { seat: SIDE, die: DIE },
  'die-stored': { seat: SIDE, die: DIE, artefact: CARD },
  'no-die': { seat: SIDE, colour: COLOUR, cause: CAUSE },
  recruited: { seat: SIDE, cards: CARD_LIST, from: FROM },
  rallied: { seat: SIDE, card: CARD },
  specialised: { seat: SIDE, card: CARD, space: SPACE },
  promoted: { seat: SIDE, card: CARD },
  'leader-left': { seat: SIDE, card: CARD, cause: CAUSE },
  'reaver-works': { seat: SIDE, card: CARD },
  'cards-drawn': { seat: SIDE, deck: DECK, cards: CARD_LIST },
  'drew-unseen': { seat: SIDE, deck: DECK, count: NUMBER },
  'cards-taken': { seat: SIDE, deck: DECK, cards: CARD_LIST },
  'card-kept': { seat: SIDE, card: CARD },
  'to-pile': { seat: SIDE, card: CARD },
  prophecy: { seat: SIDE, card: CARD, from: FROM },
  'prophecy-returned': { seat: SIDE, card: CARD },
  'artefact-placed': { seat: SIDE, card: CARD },
  'artefact-given-up': { seat: SIDE, card: CARD },
  'artefact-used': { seat: SIDE, card: CARD, die: DIE },
  'artefact-lost': { seat: SIDE, card: CARD, cause: CAUSE },
  'upgrade-taken': { seat: SIDE, upgrade: UPGRADE },
  'upgrade-lost': { seat: SIDE, upgrade: UPGRADE, cause: CAUSE },
  pillaged: { seat: SIDE, card: CARD },
  cursed: { seat: SIDE, other: SIDE },
  journey: { seat: SIDE, card: CARD },
  'journey-paid': { seat: SIDE, card: CARD },
  'journey-suffered': { seat: SIDE, card: CARD },
  'journey-cancelled': { seat: SIDE, card: CARD },
  'sea-battle': { seat: SIDE, card: CARD, from: FROM },
  'sea-won': { seat: SIDE, card: CARD },
  'sea-lost': { seat: SIDE, card: CARD },
  'combat-began': { seat: SIDE, defence: NUMBER },
  'combat-rolled': { seat: SIDE, zeros: NUMBER, ones: NUMBER, twos: NUMBER },
  rerolled: { seat: SIDE, count: NUMBER },
  'combat-won': { seat: SIDE, successes: NUMBER, defence: NUMBER },
  'combat-lost': { seat: SIDE, successes: NUMBER, defence: NUMBER },
  subdued: { seat: SIDE, territory: TERRITORY, by: oneOf(['force', 'peace', 'artefact']) },
  'not-subdued': { seat: SIDE, territory: TERRITORY },
  'tile-turned': {
    seat: SIDE,
    tile: ref('tile'),
    territory: TERRITORY,
    food: NUMBER,
    favour: NUMBER,
    chosen: NUMBER,
    rolled: NUMBER,
  },
  scoring: { round: NUMBER },
  'game-over': { winners: listOf(SIDE), glory: NUMBER },
};

const COUNT = whole(0, 99);

const GIVEN_SEAT = fields({
  food: COUNT,
  favour: COUNT,
  glory: whole(-99, 999),
  terror: COUNT,
  tokens: each(oneOf(TOKENS), COUNT),
  dice: each(DIE, whole(0, 20)),
  leader: CARD,
  slots: each(SPACE, CARD_LIST),
  artefacts: listOf({ ...fields({ card: CARD, die: DIE }), required: ['card'] }),
  upgrades: each(UPGRADE, COUNT),
  usedUpgrades: each(UPGRADE, COUNT),
  pile: CARD_LIST,
  prophecies: CARD_LIST,
  territories: listOf({ type: 'string', pattern: `^(${STACK_IDS.join('|')})(\\.[a-h])?$` }),
});

/** Scenario files of Reavers of Midgard; `arrange` in rules/ lays out what `given` describes, and checks the rest of it. */
export const scenario: ScenarioTerms = {
  sides: 'crests',
  definitions: DEFINITIONS,
  given: fields({
    round: whole(1, ROUNDS),
    begin: oneOf(['select', 'opening', 'clean-up']),
    first: SIDE,
    starter: SIDE,
    honour: SIDE,
    selected: each(SPACE, SIDE),
    seats: each(SIDE, GIVEN_SEAT),
    open: each(DECK, CARD_LIST),
    trade: each(DIE, whole(0, 20)),
    decks: each(DECK, CARD_LIST),
    discards: each(DECK, CARD_LIST),
    rest: each(DECK, { type: 'string' }),
    stacks: each(TERRITORY, listOf(ref('tile'))),
  }),
  choices: CHOICES,
  optional: ['off', 'use.die', 'give-up.die', 'lose-artefact.die'],
  facts: FACTS,
  prompts: [
    'select',
    'act-or-rest',
    'rest',
    'after',
    'choose-cards',
    'use-reaver',
    'choose-deck',
    'trade',
    'trade-die',
    'journey',
    'lose-treasure',
    'choose-battle',
    'sea-battle',
    'hammers',
    'reroll',
    'keep-card',
    'turn-die',
    'exchange',
    'resolve',
    'give-up',
    'upgrade',
    'pillage',
    'artisan',
    'runes',
    'storm',
    'subdue',
    'better',
    'collect',
    'return-prophecy',
    'choose-reaver',
    'roll-die',
    'take-die',
    'payment',
    'overflow',
    'return-more',
    'lose-die',
  ],
};
