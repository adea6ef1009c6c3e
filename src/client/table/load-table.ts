import { addOutlines, type Outlines } from '../../kit/look/outlines.ts';
import type { TableComponent, TableExtras } from '../../kit/table/table-module.ts';

// Found by where they lie, so that the hall names no game.
const TABLES = import.meta.glob<{ readonly default: TableComponent }>('../../games/*/table/Table.tsx');
const EXTRAS = import.meta.glob<TableExtras>('../../games/*/table/extras/index.ts');
const ICONS = import.meta.glob<{ readonly OUTLINES: Outlines }>('../../games/*/table/icons.generated.ts');

async function loadIcons(game: string): Promise<void> {
  const icons = await ICONS[`../../games/${game}/table/icons.generated.ts`]?.();
  if (icons) addOutlines(icons.OUTLINES);
}

/** The table of a game and the icons on it; undefined when it has none and is played as text. */
export async function loadTable(game: string): Promise<TableComponent | undefined> {
  const [table] = await Promise.all([TABLES[`../../games/${game}/table/Table.tsx`]?.(), loadIcons(game)]);
  return table?.default;
}

/** What a game adds to saga, replay, rules and cards. */
export async function loadExtras(game: string): Promise<TableExtras> {
  const [extras] = await Promise.all([EXTRAS[`../../games/${game}/table/extras/index.ts`]?.(), loadIcons(game)]);
  return extras ?? {};
}
