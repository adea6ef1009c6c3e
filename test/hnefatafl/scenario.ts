import { byName, closed, fieldSchema, integer, SIDE } from '../../src/engine/scenario/json-schema.ts';
import type { ScenarioTerms } from '../../src/engine/scenario/terms.ts';
import { PIECE, SQUARE } from './vocabulary.ts';

/** Scenario files of Hnefatafl; `arrange` in rules/ lays out what `given` describes. */
export const scenario: ScenarioTerms = {
  given: closed({ pieces: byName(fieldSchema(SQUARE), fieldSchema(PIECE)), turn: SIDE, quiet: integer(0, 59) }),
};
