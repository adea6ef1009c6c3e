import type { Choice } from '../engine/contract/ask.ts';
import type { GameHanging } from '../kit/look/hanging.ts';
import type { Outlines } from '../kit/look/outlines.ts';
import type { Target, Touching } from '../kit/table/play/touching.ts';
import type { TableComponent, TableExtras } from '../kit/table/table-module.ts';

/**
 * What the page has of each game, found by where it lies, so that the hall names no game. Whoever builds the page with
 * other games hands in another catalogue and another module in the place of this one.
 */
export interface Found {
  /** What hangs on the wall for a game: `table/hanging.tsx`. */
  readonly hangings: ById<Hung>;
  readonly tables: ById<() => Promise<Drawn>>;
  readonly extras: ById<() => Promise<TableExtras>>;
  readonly icons: ById<() => Promise<Outlined>>;
  /** How its answers are touched: `table/play/play.ts`. */
  readonly touchings: ById<() => Promise<Touched>>;
  /** What words of the glossary mean, by their English name: the clause that says it, in which sentence (`XY-1.2#2`), and where they are not marked in a text (`placeOf`); null for words that nobody meets, or that have a card. */
  readonly terms: ById<() => Promise<GlossaryTerms>>;
  /** Its rules: `<game>` in English, `<game>.it` and so on. */
  readonly rules: ById<() => Promise<string>>;
}

export interface Hung {
  readonly hanging: GameHanging;
}
export interface Drawn {
  readonly default: TableComponent;
}
export interface Outlined {
  readonly OUTLINES: Outlines;
}
export interface Touched {
  readonly touching: Touching<unknown, Choice, Target>;
}
export type GlossaryTerms = Readonly<Record<string, string | null>>;
type ById<T> = Readonly<Record<string, T>>;

/** By the game whose folder a file lies in. */
export const byFolder = <T>(files: Readonly<Record<string, T>>): ById<T> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [/([^/]+)\/table\//.exec(path)?.[1] ?? path, file]));

/** By the name of a file, without its ending. */
export const byName = <T>(files: Readonly<Record<string, T>>): ById<T> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.slice(path.lastIndexOf('/') + 1, -3), file]));

export const FOUND: Found = {
  hangings: byFolder(import.meta.glob<Hung>('../games/*/table/hanging.tsx', { eager: true })),
  tables: byFolder(import.meta.glob<Drawn>('../games/*/table/Table.tsx')),
  extras: byFolder(import.meta.glob<TableExtras>('../games/*/table/extras/index.ts')),
  icons: byFolder(import.meta.glob<Outlined>('../games/*/table/icons.generated.ts')),
  touchings: byFolder(import.meta.glob<Touched>('../games/*/table/play/play.ts')),
  terms: byFolder(import.meta.glob<GlossaryTerms>('../games/*/table/terms.json', { import: 'default' })),
  rules: byName(import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default' })),
};
