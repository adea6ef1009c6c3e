import { byName, closed, fieldSchema, integer, manyOf, SIDE } from '../../engine/scenario/json-schema.ts';
import type { ScenarioTerms } from '../../engine/scenario/terms.ts';
import { LAST_STEP, WARRIORS } from './content/clans.ts';
import { AGES } from './content/tokens.ts';
import * as words from './vocabulary.ts';

const CARD_LIST = manyOf(fieldSchema(words.CARD));
const STAT = fieldSchema(words.STAT);
const PLACE = fieldSchema(words.PLACE);
const FIGURE = fieldSchema(words.FIGURE);
const PROVINCE = fieldSchema(words.PROVINCE);
const OUTER_PROVINCE = fieldSchema(words.OUTER_PROVINCE);

const GIVEN_CLAN = closed({
  rage: integer(0, 99),
  glory: integer(0, 999),
  passed: { type: 'boolean' },
  stats: byName(STAT, integer(1, LAST_STEP + 1)),
  figures: byName(PLACE, byName(FIGURE, integer(0, WARRIORS))),
  upgrades: CARD_LIST,
  hand: CARD_LIST,
  quests: CARD_LIST,
});

/** Scenario files of Blood Rage; `arrange` in rules/ lays out what `given` describes, and checks the rest of it. */
export const scenario: ScenarioTerms = {
  sides: 'clans',
  given: closed({
    age: integer(1, AGES),
    phase: fieldSchema(words.PHASE),
    begin: { type: 'boolean' },
    first: SIDE,
    turn: SIDE,
    ragnarok: { ...manyOf(OUTER_PROVINCE), maxItems: AGES },
    destroyed: manyOf(OUTER_PROVINCE),
    tokens: byName(OUTER_PROVINCE, fieldSchema(words.REWARD)),
    pillaged: manyOf(PROVINCE),
    clans: byName(SIDE, GIVEN_CLAN),
    decks: byName({ enum: Array.from({ length: AGES }, (_, i) => String(i + 1)) }, CARD_LIST),
  }),
  names: [words.OUTER_PROVINCE],
};
