/** How far a piece can go in a turn (SC-12.11 to SC-12.17). */
import { around, isSea } from './board.ts';
import { isHero, isIsland, isLord, isRegion, LEGENDS, troopOf } from './printed.ts';
import type { Table } from './table.ts';

const COLD = ['koregan', 'noorland', 'terra-innoma'];

/** SC-12.12 to SC-12.15, SC-A-token-as-hero. */
export function movementOf(lord: string, piece: string): number {
  if (piece === 'token') return lord === 'eurich' ? 3 : 2;
  if (piece === 'ermanaric') return 2;
  if (piece in LEGENDS || piece === 'hero-4' || piece === 'hero-5') return 3;
  if (isHero(piece)) return 2;
  const troop = troopOf(piece) ?? '';
  if (troop === 'living-forest') return 0;
  return ['knight', 'pegasus', 'giant', 'valkyrie'].includes(troop) ? 2 : 1;
}

/** The frost grounds Pegasi (SC-C-glaciation, SC-A-frost-details). */
export const flies = (t: Table, piece: string): boolean =>
  piece === 'valkyrie' || piece === 'ermanaric' || (piece === 'pegasus' && !t.lasts('glaciation'));

/** Would a battle follow? */
export function isAttack(t: Table, lord: string, place: string): boolean {
  if (isRegion(place)) return t.regions[place].owner !== lord;
  return isIsland(place) && islanders(t, place).some(side => !t.areAllied(lord, side));
}

/** Lords on an island: with pieces, or with the Dragon alone (SC-A-beast-stays). */
export function islanders(t: Table, place: string): string[] {
  const lords = t.sidesAt(place).filter(isLord);
  const { beast } = t;
  return beast?.place === place && !lords.includes(beast.lord) ? [...lords, beast.lord] : lords;
}

/** May anybody of a lord end a move there? (SC-5.4, SC-12.12, SC-16.28, SC-C-freya) */
export function mayEnd(t: Table, lord: string, place: string): boolean {
  if (isSea(place)) return false;
  // Nobody joins Loki (SC-8.15).
  if (t.beast?.beast === 'loki' && t.beast.lord === lord && t.beast.place === place) return false;
  const { captor } = t.lord(lord);
  const { owner } = t.regions[place] ?? { owner: null };
  if (owner !== null && owner !== lord && isLord(owner) && t.areAllied(lord, owner)) return false;
  if (isAttack(t, lord, place)) {
    if (t.lasts('freya')) return false;
    if (captor !== null && (owner === captor || (isIsland(place) && islanders(t, place).includes(captor))))
      return false;
  }
  return true;
}

/** Places a piece can come to by itself, going or flying. */
export function reach(t: Table, lord: string, from: string, points: number, flying: boolean): Set<string> {
  const ends = new Set<string>();
  if (t.stilled.includes(from)) return ends;
  const best = new Map([[from, points]]);
  const edge = [from];
  for (let place = edge.shift(); place !== undefined; place = edge.shift()) {
    const left = best.get(place) ?? 0;
    for (const next of around(place)) {
      const cost = t.lasts('blizzard') && (COLD.includes(place) || COLD.includes(next)) ? 2 : 1;
      if (left < cost || (best.get(next) ?? -1) >= left - cost) continue;
      // Over the ice one comes to islands, too (SC-C-glaciation).
      const dry = isRegion(next) || (isIsland(next) && (flying || isIcy(t, points)));
      if (mayEnd(t, lord, next) && dry) ends.add(next);
      if (isSea(next) && !flying && !isIcy(t, points)) continue;
      if (!mayPass(t, lord, next, flying, points)) continue;
      best.set(next, left - cost);
      edge.push(next);
    }
  }
  ends.delete(from);
  return ends;
}

/** Who has two points may walk on the frozen sea (SC-C-glaciation). */
const isIcy = (t: Table, points: number): boolean => t.lasts('glaciation') && points >= 2;

function mayPass(t: Table, lord: string, place: string, flying: boolean, points: number): boolean {
  if (t.stilled.includes(place)) return false;
  if (flying) return true;
  if (isSea(place)) return isIcy(t, points);
  const owner = t.regions[place]?.owner ?? null;
  return isRegion(place) && owner !== null && isLord(owner) && t.areAllied(lord, owner);
}
