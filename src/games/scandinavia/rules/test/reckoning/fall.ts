/** A lord is out of the game (SC-1.8, SC-13.26, SC-16.21, SC-A-fallen-leftovers, SC-A-last-standing). */
import type { ScandinaviaFact } from '../../facts.ts';
import { endBond, free } from './diplomacy.ts';
import { isFleet } from './printed.ts';
import { isAtSea } from './standing.ts';
import type { Table } from './table.ts';
import { type Ear, Over } from './told.ts';

/** Where a spot lies: a fleet in its place. */
export const placeOf = (t: Table, spot: string): string => (isFleet(spot) ? (t.fleets.get(spot)?.place ?? spot) : spot);

function clearBoard(t: Table, ear: Ear, lord: string): void {
  const facts: ScandinaviaFact[] = [];
  for (const spot of t.spots()) {
    for (const [piece, count] of t.stack(spot, lord)) {
      const bears = t.stone.lord === lord && t.stone.piece === piece && t.stone.place === spot;
      if (piece === 'token') t.remove(spot, lord, 'token', 1);
      else facts.push({ kind: 'died', lord, place: spot, piece, count, cause: 'fallen' });
      const place = placeOf(t, spot);
      if (bears) facts.push({ kind: 'stone-left', place: isAtSea(t, place) ? 'aland' : place });
    }
  }
  ear.expectAll('SC-A-fallen-leftovers', facts);
  for (const [id, fleet] of [...t.fleets]) if (fleet.lord === lord) t.fleets.delete(id);
  if (t.beast?.lord === lord) ear.expect('SC-A-fallen-leftovers', { kind: 'beast-gone', lord, beast: t.beast.beast });
}

/** Seats that win and lose together. */
export function teamOf(t: Table, lord: string): number[] {
  const { seat, partner } = t.lord(lord);
  return [...new Set([seat, ...(partner === null ? [] : [t.lord(partner).seat])])].sort((a, b) => a - b);
}

export function fall(t: Table, ear: Ear, lord: string, by: string | null, executed: boolean): void {
  ear.expect('SC-13.26', { kind: 'out', lord, ...(by !== null && { to: by }) });
  clearBoard(t, ear, lord);
  const at = t.fugitives.indexOf(lord);
  if (at >= 0) t.fugitives.splice(at, 1);
  for (const region of t.regionsOf(lord))
    ear.expect('SC-16.21', { kind: 'independent', region, cause: executed ? 'executed' : 'fallen' });
  for (const other of t.living()) if (other.captor === lord) free(t, ear, other.name);
  for (const other of t.living()) if (other.overlord === lord) endBond(t, ear, other.name);
  if (t.lord(lord).overlord !== null) endBond(t, ear, lord);
  t.lord(lord).captor = null;
  for (const debt of [...t.debts]) if (debt.lord === lord || debt.to === lord) t.debts.splice(t.debts.indexOf(debt), 1);
  const { seat } = t.lord(lord);
  if (!t.isSeated(seat)) {
    const gold = t.gold[seat];
    if (gold > 0) ear.expect('SC-16.21', { kind: 'paid', lord, gold, cause: executed ? 'executed' : 'fallen' });
    for (let other = 0; other < t.seats; other++) t.part(seat, other);
  }
  const [first, ...others] = t.living();
  if (first === undefined) return;
  const winners = teamOf(t, first.name);
  if (!others.every(other => winners.includes(other.seat))) return;
  ear.expect('SC-A-last-standing', { kind: 'game-over', way: 'last', winners });
  throw new Over();
}
