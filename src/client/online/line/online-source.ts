import { BadInput } from '../../../engine/input/bad-input.ts';
import { writeLog } from '../../../engine/match/log.ts';
import type { Lobby } from '../../../host/hall-api.ts';
import type { TableSource } from '../../keeper.ts';
import type { Route } from '../../router.ts';
import type { SavedTable } from '../../store.ts';
import { hallApi } from '../api/api.ts';
import { newShare, rememberShare } from '../gathering/shares.ts';
import { ownSeats } from '../table/online-table.ts';
import { begunAtLast } from './begun-at-last.ts';
import type { SocketConnection } from './socket-connection.ts';

/** The table at the other end of a line, as the table screen wants it. The line outlives the screen. */
export function onlineSource(id: string, line: SocketConnection): TableSource {
  return {
    open: async () => ({
      request: wish => begunAtLast(() => line.request(wish)),
      listen: listener => line.listen(listener),
      close: () => undefined,
    }),
    find: async () => {
      const { lobby } = line.now();
      return lobby ? savedOf(lobby) : undefined;
    },
    writeLog: async () => writeLog(await line.request<'log'>({ type: 'log' })),
    again: () => playAgain(id),
  };
}

/** One press: who played here sits down at the table of the rematch, and is shown the way to it. */
export async function playAgain(id: string): Promise<Route> {
  const share = newShare();
  const next = await hallApi.rematch(id, share);
  if (ownSeats(next).length > 0) rememberShare(next.id, share);
  return { screen: 'play', id: next.id };
}

export function savedOf(lobby: Lobby): SavedTable {
  const { id, game, options, created, state } = lobby;
  return {
    id,
    game,
    name: '',
    options,
    seats: lobby.seats.map(({ name, bot }) => ({ name, bot })),
    you: ownSeats(lobby),
    begun: created,
    changed: created,
    waiting: [],
    stage: null,
    over: state === 'over',
  };
}

/** The id of a table in a link to it, or in what somebody typed. */
export function tableIn(text: string): { readonly id: string; readonly seat?: number; readonly invite?: string } {
  const given = text.trim();
  const found = /\/play\/([^/?#\s]+)(?:\?([^#\s]*))?/.exec(given);
  if (!found) {
    if (/^[\w-]{4,80}$/.test(given)) return { id: given };
    throw new BadInput('', given);
  }
  const query = new URLSearchParams(found[2] ?? '');
  const invite = query.get('invite');
  const seat = Number(query.get('seat'));
  const id = decodeURIComponent(found[1]);
  return invite && Number.isInteger(seat) ? { id, seat, invite } : { id };
}
