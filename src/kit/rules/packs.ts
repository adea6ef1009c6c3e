import type { Content, ContentShape, ContentSpec, ContentValue } from '../../engine/contract/content.ts';
import { BadInput } from '../../engine/input/bad-input.ts';
import type { Json } from '../../engine/input/json.ts';
import { needList, needOnly, needRecord, needText, needWhole } from '../../engine/input/need.ts';

/** How one value of a pack is read by itself, and what a page shows of it. */
export interface ValueReader {
  readonly read: (given: unknown, where: string) => void;
  readonly shape: ContentShape;
}

export const whole = (min: number, max: number): ValueReader => ({
  read: (given, where) => {
    needWhole(given, where, min, max);
  },
  shape: { is: 'number', min, max },
});

/** One of some names; the message `${of}.${name}` says each. */
export const nameOf = (of: string, names: readonly string[]): ValueReader => ({
  read: (given, where) => {
    if (!names.includes(given as string)) {
      throw new BadInput(where, `is ${JSON.stringify(given)}; allowed are ${names.join(', ')}`);
    }
  },
  shape: { is: 'name', of, names },
});

/** So many, each read in the same way. */
export const listOf = (each: ValueReader, least: number, most: number = least): ValueReader => ({
  read: (given, where) => {
    const list = needList(given, where);
    if (list.length < least || list.length > most) {
      const wanted = least === most ? least : `${least} to ${most}`;
      throw new BadInput(where, `must have ${wanted} values, but has ${list.length}`);
    }
    list.forEach((item, i) => {
      each.read(item, `${where}[${i}]`);
    });
  },
  shape: { is: 'list', item: each.shape, least, most },
});

const text: ValueReader = { read: needText, shape: { is: 'text' } };

/** Rows of letters: their length, and what a letter means, are asked where the whole is checked. */
export const grid = (most: number): ValueReader => ({ read: listOf(text, 0, most).read, shape: { is: 'grid' } });

type Fields = Readonly<Record<string, unknown>>;

/** What a game says of the values a pack may replace: groups of them, by name. */
export interface PackPlan<Values extends object> {
  readonly values: Values;
  /** Groups whose values lie at once under them; in the others, under the name of a card, a land, a piece. */
  readonly flat: readonly (keyof Values)[];
  /** By group and field; `*` where all other fields of a group are alike. */
  readonly readers: Readonly<Record<keyof Values, Readonly<Record<string, ValueReader>>>>;
  /** Where the rules tell how a value was reconstructed. */
  clauseOf(group: keyof Values, id: string): string;
  /** The message that names what a value belongs to. */
  ownerOf(group: keyof Values, name: string): string;
  /** Whether all values fit together, a pack's among them. */
  check(values: Values): void;
}

export interface Packs<Values> {
  readonly spec: ContentSpec;
  /** All values as a table has them: its own where its pack has one. */
  withPack(pack: Content): Values;
}

export function packsOf<Values extends object>(plan: PackPlan<Values>): Packs<Values> {
  const groups = Object.keys(plan.values) as (keyof Values & string)[];
  const isFlat = (group: keyof Values) => plan.flat.includes(group);
  const readerOf = (group: keyof Values, field: string): ValueReader =>
    plan.readers[group][field] ?? plan.readers[group]['*'];

  function valuesOf(group: keyof Values & string): ContentValue[] {
    const leaf = (id: string, field: string, value: unknown) => ({
      id,
      value: value as Json,
      shape: readerOf(group, field).shape,
      clause: plan.clauseOf(group, id),
    });
    return Object.entries(plan.values[group] as Fields).flatMap(([name, value]) =>
      isFlat(group)
        ? [leaf(`${group}.${name}`, name, value)]
        : Object.entries(value as Fields).map(([field, inner]) => ({
            ...leaf(`${group}.${name}.${field}`, field, inner),
            of: plan.ownerOf(group, name),
          })),
    );
  }

  function readFields(given: unknown, known: Fields, group: keyof Values, where: string): void {
    const fields = needRecord(given, where);
    needOnly(fields, Object.keys(known), where);
    for (const [name, value] of Object.entries(fields)) readerOf(group, name).read(value, `${where}.${name}`);
  }

  function readGroup(given: unknown, group: keyof Values & string): void {
    const known = plan.values[group] as Fields;
    if (isFlat(group)) {
      readFields(given, known, group, group);
      return;
    }
    const named = needRecord(given, group);
    needOnly(named, Object.keys(known), group);
    for (const [name, fields] of Object.entries(named)) {
      readFields(fields, known[name] as Fields, group, `${group}.${name}`);
    }
  }

  function withPack(pack: Content): Values {
    const merged = groups.map(group => {
      const own = (pack[group] ?? {}) as Fields;
      const values = Object.entries(plan.values[group] as Fields).map(([name, value]) => {
        if (!(name in own)) return [name, value];
        return [name, isFlat(group) ? own[name] : { ...(value as object), ...(own[name] as object) }];
      });
      return [group, Object.fromEntries(values)];
    });
    return Object.fromEntries(merged) as Values;
  }

  return {
    withPack,
    spec: {
      values: groups.flatMap(valuesOf),
      read(given) {
        const pack = needRecord(given, '', 'the content pack');
        needOnly(pack, groups, '');
        for (const group of groups) if (pack[group] !== undefined) readGroup(pack[group], group);
        const read = JSON.parse(JSON.stringify(pack)) as Content;
        plan.check(withPack(read));
        return read;
      },
    },
  };
}
