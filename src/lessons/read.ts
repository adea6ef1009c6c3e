import type { GameModule } from '../engine/contract/game.ts';
import type { Words } from '../engine/contract/vocabulary.ts';
import { byName, closed, integer, manyOf, ref } from '../engine/scenario/json-schema.ts';
import { scenarioSchema } from '../engine/scenario/schema.ts';
import { strangersIn } from '../engine/scenario/seat-names.ts';
import { type Location, type Problem, ScenarioSource } from '../engine/scenario/source.ts';
import type { JsonSchema, ScenarioTerms } from '../engine/scenario/terms.ts';
import { isManifold, readPath } from '../engine/scenario/view-path.ts';
import type { Fields, Lesson } from './lesson.ts';

/** A game that lessons are given of. */
export interface TaughtGame {
  readonly rules: GameModule['rules'];
  readonly scenario?: ScenarioTerms | undefined;
}

const text: JsonSchema = { type: 'string', minLength: 1 };
const LONGEST = 12;

/** The schema of a game's lesson files: what scenarios of it may say, in the shape of a lesson. */
export function lessonSchema({ rules, scenario: terms }: TaughtGame): JsonSchema {
  const { id, seats, options, vocabulary } = rules;
  const scenario = scenarioSchema({ id, seats, options, vocabulary, terms });
  const given = scenario.properties as Readonly<Record<string, JsonSchema>>;
  const goal = {
    ...closed({
      view: { description: 'What the reader sees, by path.', ...byName(text, ref('pattern')) },
      told: { description: 'What the reader has heard since the step began.', ...manyOf(ref('fact')) },
      asked: ref('prompt'),
    }),
    minProperties: 1,
  };
  const step = closed(
    {
      say: text,
      do: { ...manyOf(ref('choicePattern')), minItems: 1 },
      goal,
      closed: manyOf(ref('choicePattern')),
      teaches: manyOf(text),
    },
    ['say', 'do', 'goal', 'teaches'],
  );
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `A lesson of ${id}`,
    ...closed(
      {
        game: { const: id },
        minutes: integer(1, LONGEST),
        seats: given.seats,
        you: ref('side'),
        options: given.options,
        seed: given.seed,
        given: given.given,
        others: manyOf(closed({ seat: ref('side'), does: ref('choicePattern') }, ['does'])),
        steps: { ...manyOf(step), minItems: 1 },
      },
      ['game', 'minutes', 'seats', 'you', 'steps'],
    ),
    definitions: scenario.definitions,
  };
}

const schemas = new Map<unknown, JsonSchema>();

/** Made once: a schema takes longer to compile than a lesson to read. */
function schemaOf(game: TaughtGame): JsonSchema {
  const key = game.rules.vocabulary ?? game.rules.id;
  const schema = schemas.get(key) ?? lessonSchema(game);
  schemas.set(key, schema);
  return schema;
}

export type ReadLesson =
  | { readonly lesson: Lesson; readonly problems: readonly [] }
  | { readonly lesson?: undefined; readonly problems: readonly Problem[] };

/** Reads a lesson; one that is wrong is told with the line, the step and the reason. `clauses`: the ids there are. */
export function readLesson(file: string, game: TaughtGame, clauses: ReadonlySet<string>): ReadLesson {
  const source = new ScenarioSource(file);
  if (source.problems.length > 0) return { problems: source.problems };
  const wrong = source.check(schemaOf(game));
  if (wrong.length > 0) return { problems: wrong };
  const lesson = source.value as Lesson;
  const problems = [...slipsIn(lesson, game, clauses)].map(({ at, message }) => source.problem(at, message));
  return problems.length > 0 ? { problems } : { lesson, problems: [] };
}

interface Slip {
  readonly at: Location;
  readonly message: string;
}

/** What no schema can say: who is named sits here, paths can be read, clauses are there, no step is named twice. */
function* slipsIn(lesson: Lesson, { rules }: TaughtGame, clauses: ReadonlySet<string>): Generator<Slip> {
  const { seats, you, steps, others = [] } = lesson;
  const { vocabulary } = rules;
  const atTable = function* (side: string, at: Location): Generator<Slip> {
    if (!seats.includes(side)) yield { at, message: `"${side}" is not at the table: ${seats.join(', ')}` };
  };
  const sidesIn = function* (list: Words | undefined, patterns: readonly Fields[], at: Location): Generator<Slip> {
    if (!list || !vocabulary) return;
    for (const [i, pattern] of patterns.entries()) {
      for (const stranger of strangersIn(list, vocabulary.choices, pattern, seats, [...at, i])) {
        yield* atTable(stranger.name, stranger.at);
      }
    }
  };
  yield* atTable(you, ['you']);
  for (const [i, { seat, does }] of others.entries()) {
    if (seat !== undefined) yield* atTable(seat, ['others', i, 'seat']);
    yield* sidesIn(vocabulary?.choices, [does], ['others', i, 'does']);
  }
  const said = new Set<string>();
  for (const [i, step] of steps.entries()) {
    const at = ['steps', i];
    if (said.has(step.say)) yield { at: [...at, 'say'], message: `"${step.say}" is said twice` };
    said.add(step.say);
    yield* sidesIn(vocabulary?.choices, step.do, [...at, 'do']);
    yield* sidesIn(vocabulary?.choices, step.closed ?? [], [...at, 'closed']);
    yield* sidesIn(vocabulary?.facts, step.goal.told ?? [], [...at, 'goal', 'told']);
    for (const path of Object.keys(step.goal.view ?? {})) {
      const read = readPath(path);
      if (!read || isManifold(read)) yield { at: [...at, 'goal', 'view', path], message: 'is no path into a view' };
    }
    for (const [n, clause] of step.teaches.entries()) {
      if (!clauses.has(clause)) yield { at: [...at, 'teaches', n], message: `there is no clause ${clause}` };
    }
  }
}
