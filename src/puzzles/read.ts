import { LEVELS } from '../bots/level-names.ts';
import type { Words } from '../engine/contract/vocabulary.ts';
import { byName, closed, manyOf, ref } from '../engine/scenario/json-schema.ts';
import { scenarioSchema } from '../engine/scenario/schema.ts';
import { strangersIn } from '../engine/scenario/seat-names.ts';
import { type Location, type Problem, ScenarioSource } from '../engine/scenario/source.ts';
import type { JsonSchema } from '../engine/scenario/terms.ts';
import type { TaughtGame } from '../lessons/read.ts';
import type { Answer, Puzzle } from './puzzle.ts';

const text: JsonSchema = { type: 'string', minLength: 1 };
const number: JsonSchema = { type: 'number' };
const share: JsonSchema = { type: 'number', minimum: 0, maximum: 1 };
const times: JsonSchema = { type: 'integer', minimum: 0 };

/** The schema of a game's puzzle files: what scenarios of it may say, in the shape of a puzzle. */
function puzzleSchema({ rules, scenario: terms }: TaughtGame): JsonSchema {
  const { id, seats, options, vocabulary } = rules;
  const scenario = scenarioSchema({ id, seats, options, vocabulary, terms });
  const given = scenario.properties as Readonly<Record<string, JsonSchema>>;
  const because = closed(
    {
      against: ref('choice'),
      chance: share,
      error: share,
      gap: share,
      why: manyOf(closed({ source: text, points: number }, ['source', 'points'])),
      rival: closed({ seat: ref('side'), points: number }, ['seat', 'points']),
    },
    ['against', 'chance', 'error', 'gap', 'why'],
  );
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `A puzzle of ${id}`,
    ...closed(
      {
        game: { const: id },
        seats: given.seats,
        you: ref('side'),
        options: given.options,
        seed: text,
        given: given.given,
        prompt: ref('prompt'),
        battle: { type: 'boolean' },
        solution: ref('choice'),
        because,
        tried: byName({ enum: LEVELS }, { ...manyOf(times), minItems: 2, maxItems: 2 }),
        steps: manyOf(closed({ seat: ref('side'), does: ref('choice') }, ['seat', 'does'])),
      },
      ['game', 'seats', 'you', 'seed', 'prompt', 'battle', 'solution', 'because', 'tried', 'steps'],
    ),
    definitions: scenario.definitions,
  };
}

const schemas = new Map<unknown, JsonSchema>();

/** Made once: a schema takes longer to compile than a puzzle to read. */
function schemaOf(game: TaughtGame): JsonSchema {
  const key = game.rules.vocabulary ?? game.rules.id;
  const schema = schemas.get(key) ?? puzzleSchema(game);
  schemas.set(key, schema);
  return schema;
}

export type ReadPuzzle =
  | { readonly puzzle: Puzzle; readonly problems: readonly [] }
  | { readonly puzzle?: undefined; readonly problems: readonly Problem[] };

/** Reads a puzzle; one that is wrong is told with the line, the step and the reason. */
export function readPuzzle(file: string, game: TaughtGame): ReadPuzzle {
  const source = new ScenarioSource(file);
  if (source.problems.length > 0) return { problems: source.problems };
  const wrong = source.check(schemaOf(game));
  if (wrong.length > 0) return { problems: wrong };
  const puzzle = source.value as Puzzle;
  const problems = [...slipsIn(puzzle, game)].map(({ at, message }) => source.problem(at, message));
  return problems.length > 0 ? { problems } : { puzzle, problems: [] };
}

interface Slip {
  readonly at: Location;
  readonly message: string;
}

/** What no schema can say: who is named sits at the table. */
function* slipsIn({ seats, you, steps, solution, because }: Puzzle, { rules }: TaughtGame): Generator<Slip> {
  const words: Words | undefined = rules.vocabulary?.choices;
  const atTable = function* (side: string, at: Location): Generator<Slip> {
    if (!seats.includes(side)) yield { at, message: `"${side}" is not at the table: ${seats.join(', ')}` };
  };
  const sidesIn = function* (answer: Answer, at: Location): Generator<Slip> {
    if (!words) return;
    for (const { name, at: where } of strangersIn(words, words, answer, seats, at)) yield* atTable(name, where);
  };
  yield* atTable(you, ['you']);
  for (const [i, { seat, does }] of steps.entries()) {
    yield* atTable(seat, ['steps', i, 'seat']);
    yield* sidesIn(does, ['steps', i, 'does']);
  }
  yield* sidesIn(solution, ['solution']);
  yield* sidesIn(because.against, ['because', 'against']);
  if (because.rival) yield* atTable(because.rival.seat, ['because', 'rival', 'seat']);
}
