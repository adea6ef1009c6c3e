import { loadGameIcons } from '../look/outlines.ts';
import type { TableComponent, TableExtras } from '../look/table-module.ts';

// Found by where they lie, so that the hall names no game.
const TABLES = import.meta.glob<{ readonly default: TableComponent }>('../../games/*/table/Table.tsx');
const EXTRAS = import.meta.glob<TableExtras>('../../games/*/table/extras/index.ts');

/** The table of a game and the icons on it; undefined when it has none and is played as text. */
export async function loadTable(game: string): Promise<TableComponent | undefined> {
  const [table] = await Promise.all([TABLES[`../../games/${game}/table/Table.tsx`]?.(), loadGameIcons()]);
  return table?.default;
}

/** What a game adds to saga, replay, rules and cards. */
export async function loadExtras(game: string): Promise<TableExtras> {
  const [extras] = await Promise.all([EXTRAS[`../../games/${game}/table/extras/index.ts`]?.(), loadGameIcons()]);
  return extras ?? {};
}
