import type { Lobby } from '../../../host/hall-api.ts';
import type { Route } from '../../router.ts';

/** The link that brings the next one to a table: its own while seats are free, else the invitation of a guest. */
export function linkFor({ id, seats }: Lobby): { readonly to: Route; readonly name?: string } | null {
  if (seats.some(({ kind }) => kind === 'open')) return { to: { screen: 'play', id } };
  const seat = seats.findIndex(({ kind, invite }) => kind === 'invited' && invite !== undefined);
  const { name, invite } = seats[seat] ?? {};
  return invite === undefined ? null : { to: { screen: 'play', id, seat, invite }, ...(name && { name }) };
}
