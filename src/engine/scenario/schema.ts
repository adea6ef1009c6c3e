import type { OptionSpec } from '../contract/options.ts';
import { TEST_NAMES } from './pattern.ts';
import type { JsonSchema, ScenarioTerms, Vocabulary } from './terms.ts';

const ref = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const byName = (names: JsonSchema, values: JsonSchema): JsonSchema => ({
  type: 'object',
  propertyNames: names,
  additionalProperties: values,
});
const text: JsonSchema = { type: 'string', minLength: 1 };

const closed = (properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** Fields that a test of the name may hold. */
const TEST_VALUES: Readonly<Record<string, JsonSchema>> = {
  $not: ref('pattern'),
  $absent: { const: true },
  $atLeast: { type: 'number' },
  $atMost: { type: 'number' },
  $length: ref('pattern'),
  $has: listOf(ref('pattern')),
  $lacks: listOf(ref('pattern')),
  $anyOrder: listOf(ref('pattern')),
  $count: closed({ of: ref('pattern'), is: ref('pattern') }, ['of', 'is']),
};

const PATTERNS: Readonly<Record<string, JsonSchema>> = {
  pattern: {
    description: 'Plain data (objects may leave fields out), or one of the tests that begin with $.',
    if: { type: 'object', minProperties: 1, propertyNames: { pattern: '^\\$' } },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema
    then: ref('test'),
    else: {
      properties: Object.fromEntries(TEST_NAMES.map(name => [name, false])),
      additionalProperties: ref('pattern'),
      items: ref('pattern'),
    },
  },
  test: { ...closed(TEST_VALUES, []), minProperties: 1 },
};

const asTest = (value: JsonSchema): JsonSchema => ({
  if: { type: 'object', propertyNames: { pattern: '^\\$' } },
  // biome-ignore lint/suspicious/noThenProperty: a JSON Schema
  then: ref('test'),
  else: value,
});

const OR_TEST = 'OrTest';

/** A value as a kind of choice or fact wants it, or a test of it; schemas that have a name get a second one for this. */
const orTest = (value: JsonSchema): JsonSchema =>
  typeof value.$ref === 'string' ? { $ref: `${value.$ref}${OR_TEST}` } : asTest(value);
const namedOrTest = (names: readonly string[]): Record<string, JsonSchema> =>
  Object.fromEntries(names.map(name => [`${name}${OR_TEST}`, asTest(ref(name))]));

/** Objects told apart by their `kind`; `whole` ones have all their fields. */
function kinds(words: Vocabulary | undefined, whole: boolean, optional: readonly string[]): JsonSchema {
  if (!words) return { type: 'object', required: ['kind'], properties: { kind: text } };
  return {
    type: 'object',
    required: ['kind'],
    properties: { kind: { enum: Object.keys(words) } },
    allOf: Object.entries(words).map(([kind, fields]) => ({
      if: { required: ['kind'], properties: { kind: { const: kind } } },
      // biome-ignore lint/suspicious/noThenProperty: a JSON Schema
      then: closed(
        {
          kind: { const: kind },
          ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, whole ? value : orTest(value)])),
        },
        whole ? Object.keys(fields).filter(name => ![name, `${kind}.${name}`].some(way => optional.includes(way))) : [],
      ),
    })),
  };
}

const note: JsonSchema = { type: 'string', description: 'For the reader; it is not checked.' };

const STEPS: Readonly<Record<string, JsonSchema>> = {
  step: {
    type: 'object',
    description: 'a step has one of does, may, mayNot, mayOnly, refused, expect',
    anyOf: ['does', 'refused', 'expect', 'may', 'mayNot', 'mayOnly'].map(name => ({ required: [name] })),
    if: { required: ['does'] },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema
    then: closed({ note, seat: ref('side'), does: ref('choice') }, ['seat']),
    else: {
      if: { required: ['refused'] },
      // biome-ignore lint/suspicious/noThenProperty: a JSON Schema
      then: closed({ note, seat: ref('side'), refused: ref('choice'), because: listOf(text) }, ['seat']),
      else: {
        if: { required: ['expect'] },
        // biome-ignore lint/suspicious/noThenProperty: a JSON Schema
        then: closed({ note, expect: ref('expect') }, []),
        else: closed(
          {
            note,
            seat: ref('side'),
            may: listOf(ref('choicePattern')),
            mayNot: listOf(ref('choicePattern')),
            mayOnly: listOf(ref('choicePattern')),
          },
          ['seat'],
        ),
      },
    },
  },
  expect: {
    ...closed(
      {
        asked: {
          description: 'Who is asked now, and for what: exactly these seats, by prompt.',
          ...byName(ref('side'), {
            if: { type: 'string' },
            // biome-ignore lint/suspicious/noThenProperty: a JSON Schema
            then: ref('prompt'),
            else: closed({ prompt: ref('prompt'), args: ref('pattern') }, ['prompt']),
          }),
        },
        view: { description: 'What everybody sees, by path.', ...byName(text, ref('pattern')) },
        views: {
          description: 'What a seat sees, by side and path.',
          ...byName(ref('side'), byName(text, ref('pattern'))),
        },
        facts: { description: 'Happened since the last choice, in this order.', ...listOf(ref('fact')) },
        noFacts: { description: 'Did not happen since the last choice.', ...listOf(ref('fact')) },
        factsSoFar: { description: 'Happened since the start, in this order.', ...listOf(ref('fact')) },
        heard: {
          description: 'What a seat was told since the last choice, in this order.',
          ...byName(ref('side'), listOf(ref('fact'))),
        },
        result: { description: 'The final ranking and score sheet; null while the game goes on.', ...ref('pattern') },
      },
      [],
    ),
    minProperties: 1,
  },
};

/** The game that a schema is written for. */
export interface ScenarioGame {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly terms: ScenarioTerms | undefined;
}

/** The schema of `options`: every switch but the one that `seats` stands for. */
function optionsSchema({ options, terms }: ScenarioGame): JsonSchema {
  const switches = options.filter(option => option.name !== terms?.sides);
  const value = (option: OptionSpec): JsonSchema =>
    'order' in option ? listOf({ enum: option.order }) : { enum: option.values };
  return closed(Object.fromEntries(switches.map(option => [option.name, value(option)])), []);
}

/** The JSON Schema of a scenario file: of any game, or of one with all its words. */
export function scenarioSchema(game?: ScenarioGame): JsonSchema {
  const terms = game?.terms;
  const sides = game?.options.find(option => option.name === terms?.sides);
  const optional = terms?.optional ?? [];
  const withEngineFacts = terms && {
    forced: { seat: ref('side'), choice: ref('choicePattern') },
    sealed: { seat: ref('side') },
    ...terms.facts,
  };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: game ? `A scenario of ${game.id}` : 'A scenario',
    ...closed(
      {
        $schema: { type: 'string' },
        game: game ? { const: game.id } : text,
        title: { description: 'What the scenario tells, in a sentence.', ...text },
        note,
        proves: { description: 'The ids of the clauses it proves.', ...listOf(text) },
        seats: {
          description: 'Who sits at the table, in clockwise order.',
          ...listOf(ref('side')),
          uniqueItems: true,
          ...(game ? { minItems: game.seats.min, maxItems: game.seats.max } : { minItems: 1 }),
        },
        options: {
          description: 'The switches of the table that differ from their defaults.',
          ...(game ? optionsSchema(game) : { type: 'object' }),
        },
        seed: { description: 'Settles all luck that the file does not.', ...text },
        draws: {
          description: 'What luck brings once the table is laid out, draw by draw, counted from 1.',
          ...listOf({ type: 'integer', minimum: 1 }),
        },
        given: {
          description: 'What differs from a fresh set-up; without it, the game begins at its beginning.',
          ...(terms?.given ?? { type: 'object' }),
        },
        steps: { ...listOf(ref('step')), minItems: 1 },
      },
      ['game', 'title', 'proves', 'seats', 'steps'],
    ),
    definitions: {
      side: sides && 'order' in sides ? { enum: sides.order } : text,
      prompt: terms ? { enum: terms.prompts } : text,
      choice: kinds(terms?.choices, true, optional),
      choicePattern: kinds(terms?.choices, false, optional),
      fact: kinds(withEngineFacts, false, []),
      ...terms?.definitions,
      ...namedOrTest(['side', 'choicePattern', ...Object.keys(terms?.definitions ?? {})]),
      ...STEPS,
      ...PATTERNS,
    },
  };
}
