/** Fleets that sink, and those that change hands. */
import { isLord } from './printed.ts';
import type { Table } from './table.ts';
import type { Ear } from './told.ts';
import { gone } from './windows.ts';

/** A fleet goes down with everybody aboard; a token escapes (SC-A-token-dangers). */
export function sink(t: Table, ear: Ear, lord: string, fleet: string, cause: string): void {
  const place = t.fleets.get(fleet)?.place ?? fleet;
  const aboard = [...t.stack(fleet, lord)];
  while (aboard.length > 0) {
    const told = ear.peek();
    const at = aboard.findIndex(([piece]) =>
      told?.kind === 'died' ? told.piece === piece : told?.kind === 'escaped' && piece === 'token',
    );
    const [piece, count] = aboard[Math.max(0, at)];
    aboard.splice(Math.max(0, at), 1);
    gone(t, ear, 'SC-C-storm', { spot: fleet, side: lord, piece, count, cause, place });
  }
  ear.expect('SC-C-storm', { kind: 'fleet-lost', lord, fleet, cause });
}

/** Fleets at the coast go as other buildings do (SC-A-defender-fleets). */
export function takeFleets(t: Table, ear: Ear, place: string, loser: string, winner: string, spared: boolean): void {
  for (const fleet of t.fleetsAt(place, loser)) {
    const lost = !spared && (ear.is('fleet-lost') || !isLord(winner));
    if (lost) ear.expect('SC-A-defender-fleets', { kind: 'fleet-lost', lord: loser, fleet, cause: 'conquest' });
    else ear.expect('SC-A-defender-fleets', { kind: 'fleet-taken', lord: winner, fleet, from: loser });
  }
}
