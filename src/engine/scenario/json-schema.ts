/** The pieces that schemas of scenario files are made of. */
import type { Field, Fields, Shape, Vocabulary, Words } from '../contract/vocabulary.ts';
import type { JsonSchema } from './terms.ts';

export const ref = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });
export const manyOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
export const integer = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });

/** An object that has these fields and no others; all may be left out unless they are required. */
export const closed = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});

/** An object whose fields are named by these names. */
export const byName = (names: JsonSchema, values: JsonSchema): JsonSchema => ({
  type: 'object',
  propertyNames: names,
  additionalProperties: values,
});

/** In a scenario: the name of a side at this table. */
export const SIDE: JsonSchema = ref('side');

const MOST_ITEMS = 64;

function ofShape(shape: Shape): JsonSchema {
  switch (shape.is) {
    case 'seat':
      return SIDE;
    case 'name':
      return shape.as === undefined ? { enum: shape.names } : ref(shape.as);
    case 'whole':
      return {
        type: 'integer',
        ...(shape.min !== undefined && { minimum: shape.min }),
        ...(shape.max !== undefined && { maximum: shape.max }),
      };
    case 'none-or':
      return { if: { type: 'null' }, else: ofShape(shape.of) };
    case 'list':
    case 'set':
      return {
        ...manyOf(ofShape(shape.of)),
        ...(shape.least > 0 && { minItems: shape.least }),
        ...(shape.most < MOST_ITEMS && { maxItems: shape.most }),
      };
    case 'record':
      return closed(ofFields(shape.fields));
    case 'choice':
      return ref('choicePattern');
  }
}

/** What a field of the vocabulary may hold, as scenario files write it: seats by their sides. */
export const fieldSchema = ({ shape }: Field): JsonSchema => ofShape(shape);

export const ofFields = (fields: Fields): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));

/** The lists of names that fields refer to. */
export function definitionsOf(vocabulary: Vocabulary, more: readonly Field[] = []): Record<string, JsonSchema> {
  const definitions: Record<string, JsonSchema> = {};
  const add = (shape: Shape): void => {
    if (shape.is === 'name' && shape.as !== undefined) definitions[shape.as] ??= { enum: shape.names };
    if (shape.is === 'record') for (const field of Object.values(shape.fields)) add(field.shape);
    if (shape.is === 'list' || shape.is === 'set' || shape.is === 'none-or') add(shape.of);
  };
  const lists: readonly Words[] = [vocabulary.choices, vocabulary.prompts, vocabulary.facts];
  const fields = lists.flatMap(list => Object.values(list)).flatMap(kind => Object.values(kind));
  for (const { shape } of [...fields, ...more]) add(shape);
  return definitions;
}
