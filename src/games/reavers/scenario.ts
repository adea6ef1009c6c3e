import { byName, closed, fieldSchema, integer, manyOf, SIDE } from '../../engine/scenario/json-schema.ts';
import type { ScenarioTerms } from '../../engine/scenario/terms.ts';
import { TOKENS } from './content/gain.ts';
import { ROUNDS } from './content/spaces.ts';
import { STACK_IDS } from './rules/numbers.ts';
import * as words from './vocabulary.ts';

const CARD = fieldSchema(words.CARD);
const CARD_LIST = manyOf(CARD);
const DIE = fieldSchema(words.DIE);
const SPACE = fieldSchema(words.SPACE);
const DECK = fieldSchema(words.DECK);
const UPGRADE = fieldSchema(words.UPGRADE);
const TERRITORY = fieldSchema(words.TERRITORY);
const COUNT = integer(0, 99);

const GIVEN_SEAT = closed({
  food: COUNT,
  favour: COUNT,
  glory: integer(-99, 999),
  terror: COUNT,
  tokens: byName({ enum: TOKENS }, COUNT),
  dice: byName(DIE, integer(0, 20)),
  leader: CARD,
  slots: byName(SPACE, CARD_LIST),
  artefacts: manyOf(closed({ card: CARD, die: DIE }, ['card'])),
  upgrades: byName(UPGRADE, COUNT),
  usedUpgrades: byName(UPGRADE, COUNT),
  pile: CARD_LIST,
  prophecies: CARD_LIST,
  territories: manyOf({ type: 'string', pattern: `^(${STACK_IDS.join('|')})(\\.[a-h])?$` }),
});

/** Scenario files of Reavers of Midgard; `arrange` in rules/ lays out what `given` describes, and checks the rest of it. */
export const scenario: ScenarioTerms = {
  sides: 'crests',
  given: closed({
    round: integer(1, ROUNDS),
    begin: { enum: ['select', 'opening', 'clean-up'] },
    first: SIDE,
    starter: SIDE,
    honour: SIDE,
    selected: byName(SPACE, SIDE),
    seats: byName(SIDE, GIVEN_SEAT),
    open: byName(DECK, CARD_LIST),
    trade: byName(DIE, integer(0, 20)),
    decks: byName(DECK, CARD_LIST),
    discards: byName(DECK, CARD_LIST),
    rest: byName(DECK, { type: 'string' }),
    stacks: byName(TERRITORY, manyOf(fieldSchema(words.TILE))),
  }),
};
