import { addOutlines } from '../../kit/look/outlines.ts';
import type { TableComponent, TableExtras } from '../../kit/table/table-module.ts';
import { FOUND } from '../found.ts';

async function loadIcons(game: string): Promise<void> {
  const icons = await FOUND.icons[game]?.();
  if (icons) addOutlines(icons.OUTLINES);
}

/** The table of a game and the icons on it; undefined when it has none and is played as text. */
export async function loadTable(game: string): Promise<TableComponent | undefined> {
  const [table] = await Promise.all([FOUND.tables[game]?.(), loadIcons(game)]);
  return table?.default;
}

/** What a game adds to saga, replay, rules and cards. */
export async function loadExtras(game: string): Promise<TableExtras> {
  const [extras] = await Promise.all([FOUND.extras[game]?.(), loadIcons(game)]);
  return extras ?? {};
}
