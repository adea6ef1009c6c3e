import type { Seat } from '../../engine/contract/ask.ts';
import type { Side } from '../../kit/look/side.ts';
import { shelved } from '../games.ts';
import type { SavedTable } from '../store.ts';

/** The game's title, unless the reader gave the table a name. */
export const titleOf = (table: SavedTable): string => table.name || (shelved(table.game)?.title ?? table.game);

export const isYourTurn = (table: SavedTable): boolean => table.waiting.some(seat => table.you.includes(seat));

/** Who sits with the reader. */
export const othersAt = (table: SavedTable): string[] =>
  table.seats.filter((_, seat) => seat !== table.you[0]).map(sitter => sitter.name);

/** Is it known before the game who plays which side? */
export function sidesSettled({ game, options }: Pick<SavedTable, 'game' | 'options'>): boolean {
  const when = shelved(game)?.hanging.sidesWhen;
  return !when || options[when.option] === when.value;
}

/** The side a seat plays, by the rules' own name: as the order among the options tells, else in the order of the box. */
export function sideNameOf(table: Pick<SavedTable, 'game' | 'options'>, seat: Seat): string | undefined {
  const { game, options } = table;
  if (!sidesSettled(table)) return undefined;
  const sides = shelved(game)?.hanging.sides ?? {};
  const order = Object.values(options).find(
    (value): value is readonly string[] => Array.isArray(value) && value.every(name => name in sides),
  );
  return (order ?? Object.keys(sides))[seat];
}

export function sideOf(table: Pick<SavedTable, 'game' | 'options'>, seat: Seat): Side | undefined {
  const name = sideNameOf(table, seat);
  return name === undefined ? undefined : shelved(table.game)?.hanging.sides[name];
}
