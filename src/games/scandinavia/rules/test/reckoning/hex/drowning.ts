import { isFleet } from '../printed.ts';
import type { Table } from '../table.ts';
import type { Ear } from '../told.ts';
import { gone } from '../windows.ts';
import { isWater } from './cells.ts';

/** Who is over water after the second round is lost (SC-A-flyers-over-sea, SC-A-ice-rest). */
export function drown(t: Table, ear: Ear, lord: string): void {
  const lost = t
    .spots()
    .filter(spot => !isFleet(spot) && isWater(spot))
    .flatMap(spot => t.stack(spot, lord).map(([piece, count]) => ({ spot, piece, count })));
  while (lost.length > 0) {
    const told = ear.peek();
    const at = lost.findIndex(({ spot, piece }) =>
      told?.kind === 'died'
        ? told.place === spot && told.piece === piece
        : told?.kind === 'escaped' && piece === 'token',
    );
    const [{ spot, piece, count }] = lost.splice(Math.max(0, at), 1);
    gone(t, ear, 'SC-A-flyers-over-sea', { spot, side: lord, piece, count, cause: 'sea', place: spot });
  }
}
