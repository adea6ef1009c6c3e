import { describe, expect, it } from 'vitest';
import { ICONS as LESSON_ICONS } from '../src/client/learn/icons.ts';
import { HALL_ICONS } from '../src/kit/look/icon-names.ts';

/** A table loads its own icons and emblems and the hall's, not those of another game: what it names must be among them. */

const SOURCES = import.meta.glob<string>(
  [
    '../src/{client,kit}/**/*.{ts,tsx}',
    '../{e2e,dev,scripts}/**/*.{ts,tsx,mjs}',
    '../src/games/*/table/**/*.{ts,tsx}',
    './*/table/**/*.{ts,tsx}',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const LISTS = import.meta.glob<{ readonly ICONS: readonly string[] }>(
  ['../src/games/*/table/icons.ts', './*/table/icons.ts'],
  { eager: true },
);
const EMBLEMS = import.meta.glob<{ readonly EMBLEMS: readonly string[] }>(
  ['../src/games/*/table/emblems.ts', './*/table/emblems.ts'],
  { eager: true },
);

const hall = new Set<string>(HALL_ICONS);
const folders = new Set(Object.keys({ ...LISTS, ...EMBLEMS }).map(path => path.replace(/(icons|emblems)\.ts$/, '')));
const tables = [...folders].map(folder => ({
  folder,
  icons: LISTS[`${folder}icons.ts`]?.ICONS ?? [],
  emblems: EMBLEMS[`${folder}emblems.ts`]?.EMBLEMS ?? [],
}));
const known = new Set([...hall, ...tables.flatMap(({ icons, emblems }) => [...icons, ...emblems])]);
/** Where icons are listed, not used. */
const LISTING = /\.generated\.ts$|\.test\.tsx?$|\/icon-names\.ts$|\/(table|learn)\/(icons|emblems)\.ts$/;

/** Icons that are named in the sources of a folder, and where. */
function namedIn(folder: string): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const [path, source] of Object.entries(SOURCES)) {
    if (!path.startsWith(folder) || LISTING.test(path)) continue;
    for (const [, name] of source.matchAll(/['"]([a-z0-9-]+)['"]/g)) if (known.has(name)) named.set(name, path);
  }
  return named;
}

const missing = (named: ReadonlyMap<string, string>, loaded: ReadonlySet<string>): string[] =>
  [...named].filter(([name]) => !loaded.has(name)).map(([name, path]) => `${name} in ${path}`);

it.each(['../src/client/', '../src/kit/', '../e2e/', '../dev/', '../scripts/'])(
  '%s names icons of the hall alone',
  folder => {
    const lessons = LESSON_ICONS.map(icon => `${icon} in ../src/client/learn/`);
    const strange = missing(namedIn(folder), hall).filter(one => !lessons.some(own => one.startsWith(own)));
    expect(strange).toEqual([]);
  },
);

describe.each(tables)('$folder', ({ folder, icons, emblems }) => {
  const named = namedIn(folder);

  it('names icons of its own and of the hall alone', () => {
    expect(named.size).toBeGreaterThan(0);
    expect(missing(named, new Set([...hall, ...icons, ...emblems]))).toEqual([]);
  });

  it('loads none that it does not draw, none that the hall has, and none twice', () => {
    const own = [...icons, ...emblems];
    expect(own.filter((icon, i) => !named.has(icon) || hall.has(icon) || own.indexOf(icon) !== i)).toEqual([]);
  });
});
