import type { Fields, Shape, Vocabulary, Words } from '../contract/vocabulary.ts';

/** What each field names; `robbed.from` goes before `from`, and `card|place` is the first that has the name. */
export type FieldKinds = Readonly<Record<string, string>>;

/** A number where others of the same name are seats. */
export const PLAIN = 'plain';

/** The messages that name what a field holds; numbers and words without messages of their own are said as they are. */
function kindsOf(shape: Shape): string | undefined {
  switch (shape.is) {
    case 'seat':
      return 'seat';
    case 'name':
      return shape.of;
    case 'none-or':
    case 'list':
    case 'set':
      return kindsOf(shape.of);
    default:
      return undefined;
  }
}

/** A record inside a kind has fields of its own. */
function innerOf(shape: Shape): Fields | undefined {
  if (shape.is === 'record') return shape.fields;
  return shape.is === 'list' || shape.is === 'set' || shape.is === 'none-or' ? innerOf(shape.of) : undefined;
}

const known = new WeakMap<Vocabulary, FieldKinds>();

/** What the fields of all kinds name: the first that has a field decides, and whoever differs is told apart by its kind. */
export function fieldKinds(vocabulary: Vocabulary | undefined): FieldKinds {
  if (!vocabulary) return {};
  const made = known.get(vocabulary);
  if (made) return made;
  const { told, choices, prompts, facts } = vocabulary;
  const owned: [owner: string, name: string, kinds: string | undefined][] = [];
  const add = (owner: string, fields: Fields): void => {
    for (const [name, { shape }] of Object.entries(fields)) {
      owned.push([owner, name, kindsOf(shape)]);
      const inner = innerOf(shape);
      if (inner) add(name, inner);
    }
  };
  add('', told?.fields ?? {});
  const lists: readonly Words[] = [choices, prompts, facts, told?.parts ?? {}];
  for (const list of lists) for (const [kind, fields] of Object.entries(list)) add(kind, fields);

  const kinds: Record<string, string> = {};
  for (const [, name, own] of owned) if (own !== undefined) kinds[name] ??= own;
  for (const [owner, name, own] of owned) {
    if (own !== undefined && own !== kinds[name]) kinds[`${owner}.${name}`] = own;
    else if (own === undefined && kinds[name] === 'seat') kinds[`${owner}.${name}`] = PLAIN;
  }
  known.set(vocabulary, kinds);
  return kinds;
}
