import type { Seat } from '../../../engine/contract/ask.ts';
import type { Lobby } from '../../../host/hall-api.ts';
import { ownSeats } from '../table/online-table.ts';

/** The people at the table to whom the reader may speak alone. Where there is but one, everybody is that one. */
export function whomToTell(lobby: Lobby): readonly Seat[] {
  if (lobby.state === 'gathering' || ownSeats(lobby).length === 0) return [];
  const others = lobby.seats.flatMap(({ kind, mine }, seat) => (kind === 'person' && !mine ? [seat] : []));
  return others.length > 1 ? others : [];
}

/** Those of them who can be told alone; with nobody left, it is for everybody. */
export function toldAlone(lobby: Lobby, wished: readonly Seat[]): readonly Seat[] {
  const there = whomToTell(lobby);
  return wished.every(seat => there.includes(seat)) ? wished : [];
}
