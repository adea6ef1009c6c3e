import type { Lobby } from '../../../host/hall-api.ts';

/** How the invitation to a seat calls its guest, who need not be asked then; empty where nobody is invited to it. */
export function invitedAs({ seats }: Pick<Lobby, 'seats'>, invitation: number | undefined): string {
  const seat = invitation === undefined ? undefined : seats[invitation];
  return seat?.kind === 'invited' ? seat.name : '';
}
