import type { Lobby, LobbySeat } from '../../host/hall-api.ts';
import type { KeptTable, SeatRow } from '../store/store.ts';

/** Who reads; null for a stranger. */
export type Reader = { readonly id: string } | null;

export const owns = (reader: Reader, player: string | null): boolean => reader !== null && reader.id === player;

/** Built by listing what may be known: the seed, the head, shares and others' invitations have no way out. */
export function toLobby(table: KeptTable, reader: Reader): Lobby {
  const mine = owns(reader, table.creator);
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    ...(table.content && { content: table.content }),
    seats: table.seats.map(row => toSeat(row, reader, mine)),
    visibility: table.visibility,
    spectators: table.spectators,
    timing: table.timing,
    state: table.state,
    commitment: table.commitment,
    created: table.created,
    mine,
    next: table.next,
  };
}

function toSeat({ kind, name, bot, player, invite }: SeatRow, reader: Reader, creator: boolean): LobbySeat {
  const seat = { kind, name, bot, mine: owns(reader, player) };
  return creator && kind === 'invited' && invite !== null ? { ...seat, invite } : seat;
}
