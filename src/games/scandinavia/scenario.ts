import { byName, closed, fieldSchema, integer, manyOf } from '../../engine/scenario/json-schema.ts';
import type { JsonSchema, ScenarioTerms } from '../../engine/scenario/terms.ts';
import { BEASTS } from './content/beasts.ts';
import { STANDING } from './content/buildings.ts';
import { EVENTS } from './content/events.ts';
import { PHASES } from './content/phases.ts';
import { LEAST_PROSPERITY, MOST_PROSPERITY } from './content/regions.ts';
import { STONE_POWERS } from './content/stone.ts';
import { TAX_LEVELS } from './content/taxes.ts';
import { LAST_TURN, MOST_POWER } from './content/victory.ts';
import * as words from './vocabulary.ts';

const LORD = fieldSchema(words.LORD);
const REGION = fieldSchema(words.REGION);
const ISLAND = fieldSchema(words.ISLAND);
const SEA = fieldSchema(words.SEA);
const FLEET = fieldSchema(words.FLEET);
const PLACE = fieldSchema(words.PLACE);
const SPOT = fieldSchema(words.SPOT);
const PIECE = fieldSchema(words.PIECE);
const STANDS = manyOf({ enum: STANDING });
const YES: JsonSchema = { type: 'boolean' };
const GOLD = integer(0, 9999);
const CREED = integer(0, 999);

const GIVEN_LORD = closed({
  gold: GOLD,
  creed: CREED,
  level: integer(1, MOST_POWER),
  spent: CREED,
  overlord: LORD,
  captor: LORD,
  captures: integer(0, 99),
  debt: closed({ to: LORD, gold: integer(1, 999) }, ['to', 'gold']),
  lastTax: { enum: TAX_LEVELS },
});

const GIVEN_REGION = closed({
  owner: { anyOf: [LORD, { enum: ['barbarians', 'nobody'] }] },
  prosperity: integer(LEAST_PROSPERITY, MOST_PROSPERITY),
  buildings: STANDS,
  fresh: STANDS,
});

/** Scenario files of Scandinavia; `arrange` in rules/ lays out what `given` describes, and checks the rest of it. */
export const scenario: ScenarioTerms = {
  sides: 'lords',
  // Without anything given the lords would be picked first.
  opening: { turn: 1 },
  given: closed({
    start: { enum: ['history', 'empty'] },
    turn: integer(1, LAST_TURN),
    phase: { enum: PHASES },
    part: LORD,
    first: LORD,
    lords: byName(LORD, GIVEN_LORD),
    regions: byName(REGION, GIVEN_REGION),
    pieces: byName(SPOT, byName({ type: 'string' }, byName(PIECE, integer(0, 99)))),
    fleets: byName(FLEET, closed({ lord: LORD, place: PLACE, sea: SEA }, ['lord', 'place'])),
    islands: byName(ISLAND, LORD),
    allied: manyOf({ ...manyOf(LORD), minItems: 2, maxItems: 2 }),
    lasting: manyOf({ enum: EVENTS }),
    storms: manyOf(SEA),
    stilled: manyOf(PLACE),
    stone: closed({ place: SPOT, lord: LORD, piece: PIECE, power: { enum: STONE_POWERS } }, ['place']),
    beast: closed({ beast: { enum: BEASTS }, lord: LORD, place: PLACE }, ['beast', 'lord']),
    sanctuaries: YES,
    great: YES,
  }),
};
