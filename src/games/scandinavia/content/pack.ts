import type { Content, ContentSpec, ContentValue } from '../../../engine/contract/content.ts';
import type { Json } from '../../../engine/input/json.ts';
import { needOnly, needRecord } from '../../../engine/input/need.ts';
import { checkPack } from './pack-checks.ts';
import { FLAT, READERS } from './pack-readers.ts';
import { RECONSTRUCTED, type Reconstructed } from './reconstructed.ts';

/** Where the rules tell how each group was reconstructed. */
const CLAUSES: Readonly<Record<keyof Reconstructed, string>> = {
  regions: 'SC-R-regions',
  islands: 'SC-R-board',
  wealth: 'SC-R-wealth',
  battle: 'SC-R-battle-table',
  commoners: 'SC-R-commoners',
  prices: 'SC-R-prices',
  counters: 'SC-R-counters',
  board: 'SC-R-board',
};

const groups = Object.keys(RECONSTRUCTED) as (keyof Reconstructed)[];
type Fields = Readonly<Record<string, unknown>>;

/** The message that names what a value belongs to. */
function ownerOf(group: keyof Reconstructed, name: string): string {
  if (group === 'regions') return `region.${name}`;
  if (group === 'islands') return `island.${name}`;
  return name.startsWith('hero-') ? `hero.${name}` : `kind.${name}`;
}

function valuesOf(group: keyof Reconstructed): ContentValue[] {
  const clause = CLAUSES[group];
  return Object.entries(RECONSTRUCTED[group] as Fields).flatMap(([name, value]) =>
    FLAT.includes(group)
      ? [{ id: `${group}.${name}`, value: value as Json, clause }]
      : Object.entries(value as Fields).map(([field, inner]) => ({
          id: `${group}.${name}.${field}`,
          of: ownerOf(group, name),
          value: inner as Json,
          clause,
        })),
  );
}

function readFields(given: unknown, known: Fields, group: keyof Reconstructed, where: string): void {
  const fields = needRecord(given, where);
  needOnly(fields, Object.keys(known), where);
  for (const [name, value] of Object.entries(fields)) {
    const read = READERS[group][name] ?? READERS[group]['*'];
    read(value, `${where}.${name}`);
  }
}

/** All values as a table has them: its own where its pack has one. */
export function withPack(pack: Content): Reconstructed {
  const merged = groups.map(group => {
    const own = (pack[group] ?? {}) as Fields;
    const values = Object.entries(RECONSTRUCTED[group] as Fields).map(([name, value]) => {
      if (!(name in own)) return [name, value];
      return [name, FLAT.includes(group) ? own[name] : { ...(value as object), ...(own[name] as object) }];
    });
    return [group, Object.fromEntries(values)];
  });
  return Object.fromEntries(merged) as Reconstructed;
}

/** What an owner of the box may correct (SC-R-pack). */
export const contentSpec: ContentSpec = {
  values: groups.flatMap(valuesOf),

  read(given) {
    const pack = needRecord(given, '', 'the content pack');
    needOnly(pack, groups, '');
    for (const group of groups) {
      if (pack[group] === undefined) continue;
      const known = RECONSTRUCTED[group] as Fields;
      if (FLAT.includes(group)) {
        readFields(pack[group], known, group, group);
        continue;
      }
      const named = needRecord(pack[group], group);
      needOnly(named, Object.keys(known), group);
      for (const [name, fields] of Object.entries(named)) {
        readFields(fields, known[name] as Fields, group, `${group}.${name}`);
      }
    }
    const read = JSON.parse(JSON.stringify(pack)) as Content;
    checkPack(withPack(read));
    return read;
  },
};
