import type { TableRow } from '../../host/hall-api.ts';
import type { Sitter } from '../../host/protocol.ts';
import type { KeptTable } from '../store/store.ts';
import { owns, type Reader } from './to-lobby.ts';

/** A line in a list of tables. Built by listing what may be known, too. */
export function toRow(table: KeptTable, reader: Reader): TableRow {
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    seats: table.seats.map(({ name, bot }, seat): Sitter => ({ name, bot, ...table.standing?.seats[seat] })),
    free: table.seats.filter(({ kind }) => kind === 'open').length,
    kept: table.seats.flatMap(({ kind }, seat) => (kind === 'invited' ? [seat] : [])),
    you: table.seats.flatMap(({ player }, seat) => (owns(reader, player) ? [seat] : [])),
    state: table.state,
    waiting: table.waiting,
    clock: table.state === 'playing' ? (table.standing?.clock ?? null) : null,
    stage: table.state === 'playing' ? (table.standing?.stage ?? null) : null,
    result: table.result,
    timing: table.timing,
    spectators: table.spectators,
    created: table.created,
    changed: table.changed,
  };
}
