import type { OptionSpec } from '../contract/options.ts';
import type { Vocabulary, Words } from '../contract/vocabulary.ts';
import { byName, closed, definitionsOf, manyOf, ofFields, ref } from './json-schema.ts';
import { TEST_NAMES } from './pattern.ts';
import type { JsonSchema, ScenarioTerms } from './terms.ts';

const text: JsonSchema = { type: 'string', minLength: 1 };

/** Fields that a test of the name may hold. */
const TEST_VALUES: Readonly<Record<string, JsonSchema>> = {
  $not: ref('pattern'),
  $absent: { const: true },
  $atLeast: { type: 'number' },
  $atMost: { type: 'number' },
  $length: ref('pattern'),
  $has: manyOf(ref('pattern')),
  $lacks: manyOf(ref('pattern')),
  $anyOrder: manyOf(ref('pattern')),
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
function kinds(list: Words | undefined, whole: boolean): JsonSchema {
  if (!list) return { type: 'object', required: ['kind'], properties: { kind: text } };
  return {
    type: 'object',
    required: ['kind'],
    properties: { kind: { enum: Object.keys(list) } },
    allOf: Object.entries(list).map(([kind, fields]) => ({
      if: { required: ['kind'], properties: { kind: { const: kind } } },
      // biome-ignore lint/suspicious/noThenProperty: a JSON Schema
      then: closed(
        { kind: { const: kind }, ...(whole ? ofFields(fields) : patternsOf(ofFields(fields))) },
        whole ? Object.keys(fields).filter(name => !fields[name].optional) : [],
      ),
    })),
  };
}

const patternsOf = (fields: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, orTest(value)]));

/** A question with its arguments, told apart by its prompt. */
function questions(prompts: Words | undefined): JsonSchema {
  const question = closed({ prompt: ref('prompt'), args: { type: 'object' } }, ['prompt']);
  if (!prompts) return question;
  return {
    ...question,
    allOf: Object.entries(prompts).map(([prompt, fields]) => ({
      if: { required: ['prompt'], properties: { prompt: { const: prompt } } },
      // biome-ignore lint/suspicious/noThenProperty: a JSON Schema
      then: { properties: { args: closed(patternsOf(ofFields(fields))) } },
    })),
  };
}

const note: JsonSchema = { type: 'string', description: 'For the reader; it is not checked.' };

const STEPS: Readonly<Record<string, JsonSchema>> = {
  step: {
    type: 'object',
    description: 'a step has one of does, undo, may, mayNot, mayOnly, refused, expect',
    anyOf: ['does', 'undo', 'refused', 'expect', 'may', 'mayNot', 'mayOnly'].map(name => ({ required: [name] })),
    if: { required: ['does'] },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema
    then: closed({ note, seat: ref('side'), does: ref('choice'), elsewhere: ref('choice') }, ['seat']),
    else: {
      if: { required: ['refused'] },
      // biome-ignore lint/suspicious/noThenProperty: a JSON Schema
      then: closed({ note, seat: ref('side'), refused: ref('choice'), because: manyOf(text) }, ['seat']),
      else: {
        if: { required: ['expect'] },
        // biome-ignore lint/suspicious/noThenProperty: a JSON Schema
        then: closed({ note, expect: ref('expect') }, []),
        else: {
          if: { required: ['undo'] },
          // biome-ignore lint/suspicious/noThenProperty: a JSON Schema
          then: closed({ note, seat: ref('side'), undo: { enum: ['free', 'agreed', 'refused'] } }, ['seat']),
          else: closed(
            {
              note,
              seat: ref('side'),
              may: manyOf(ref('choicePattern')),
              mayNot: manyOf(ref('choicePattern')),
              mayOnly: manyOf(ref('choicePattern')),
            },
            ['seat'],
          ),
        },
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
            else: ref('question'),
          }),
        },
        view: { description: 'What everybody sees, by path.', ...byName(text, ref('pattern')) },
        views: {
          description: 'What a seat sees, by side and path.',
          ...byName(ref('side'), byName(text, ref('pattern'))),
        },
        facts: { description: 'Happened since the last choice, in this order.', ...manyOf(ref('fact')) },
        noFacts: { description: 'Did not happen since the last choice.', ...manyOf(ref('fact')) },
        factsSoFar: { description: 'Happened since the start, in this order.', ...manyOf(ref('fact')) },
        heard: {
          description: 'What a seat was told since the last choice, in this order.',
          ...byName(ref('side'), manyOf(ref('fact'))),
        },
        sums: {
          description: 'Numbers of a view, by path, that add up to something; [*] stands for all items of a list.',
          ...manyOf(
            closed({ of: { ...manyOf(text), minItems: 1 }, is: ref('pattern'), for: ref('side') }, ['of', 'is']),
          ),
        },
        nowhere: { description: 'Names that stand nowhere in what everybody sees.', ...manyOf(text) },
        nowhereFor: {
          description: 'Names that stand nowhere in what a seat sees and is asked, by side.',
          ...byName(ref('side'), manyOf(text)),
        },
        alike: {
          description:
            'To these sides this table and the one elsewhere look alike: view, question, all they have heard.',
          ...manyOf(ref('side')),
          minItems: 1,
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
  readonly vocabulary: Vocabulary | undefined;
  readonly terms: ScenarioTerms | undefined;
}

/** The schema of `options`: every switch but the one that `seats` stands for. */
function optionsSchema({ options, terms }: ScenarioGame): JsonSchema {
  const switches = options.filter(option => option.name !== terms?.sides);
  const value = (option: OptionSpec): JsonSchema =>
    'order' in option ? manyOf({ enum: option.order }) : { enum: option.values };
  return closed(Object.fromEntries(switches.map(option => [option.name, value(option)])), []);
}

/** The JSON Schema of a scenario file: of any game, or of one with all its words. */
export function scenarioSchema(game?: ScenarioGame): JsonSchema {
  const { terms, vocabulary } = game ?? {};
  const sides = game?.options.find(option => option.name === terms?.sides);
  const names = vocabulary && definitionsOf(vocabulary, terms?.names);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: game ? `A scenario of ${game.id}` : 'A scenario',
    ...closed(
      {
        $schema: { type: 'string' },
        game: game ? { const: game.id } : text,
        title: { description: 'What the scenario tells, in a sentence.', ...text },
        note,
        proves: { description: 'The ids of the clauses it proves.', ...manyOf(text) },
        seats: {
          description: 'Who sits at the table, in clockwise order.',
          ...manyOf(ref('side')),
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
          ...manyOf({ type: 'integer', minimum: 1 }),
        },
        content: {
          description: 'A content pack, or the name of a file beside this one that holds it.',
          if: { type: 'string' },
          // biome-ignore lint/suspicious/noThenProperty: a JSON Schema
          then: { type: 'string', pattern: '^[^/\\\\]+\\.pack\\.json$' },
          else: { type: 'object' },
        },
        given: {
          description: 'What differs from a fresh set-up; without it, the game begins at its beginning.',
          ...(terms?.given ?? { type: 'object' }),
        },
        elsewhere: {
          description: 'A second table that is played in the same way: what of its given differs.',
          ...closed({ given: terms?.given ?? { type: 'object' } }, ['given']),
        },
        steps: { ...manyOf(ref('step')), minItems: 1 },
      },
      ['game', 'title', 'proves', 'seats', 'steps'],
    ),
    definitions: {
      side: sides && 'order' in sides ? { enum: sides.order } : text,
      prompt: vocabulary ? { enum: Object.keys(vocabulary.prompts) } : text,
      question: questions(vocabulary?.prompts),
      choice: kinds(vocabulary?.choices, true),
      choicePattern: kinds(vocabulary?.choices, false),
      fact: kinds(vocabulary?.facts, false),
      ...names,
      ...namedOrTest(['side', 'choicePattern', ...Object.keys(names ?? {})]),
      ...STEPS,
      ...PATTERNS,
    },
  };
}
