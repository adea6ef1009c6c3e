/** Where fleets lie on the land, and those go ashore who lose theirs. */
import { nearestOwn } from '../home.ts';
import type { Table } from '../table.ts';
import { boardOf } from './board.ts';
import { cellOf, isCapital, isCoast } from './cells.ts';
import { isAttack, isBeside as isShunned } from './reach.ts';

const isBeside = (hex: string, sea: string): boolean => cellOf(hex).next.some(next => cellOf(next).area === sea);

/** A new fleet: on a coast hex of the region without another and without enemies (SC-21.24). */
export function mayLie(t: Table, lord: string, region: string, sea: string, at = region): boolean {
  const fine = cellOf(at).area === region && isCoast(at) && isBeside(at, sea);
  return fine && [...t.fleets.values()].every(({ place }) => place !== at) && !isAttack(boardOf(t), lord, at);
}

/** The first one: in the capital, where that lies on the coast (SC-21.2). */
export function mayBegin(region: string, sea: string, at = region): boolean {
  return isCapital(at) ? isCoast(region) : cellOf(at).area === region && isBeside(at, sea) && !isCoast(region);
}

/** The coast hexes of a lord's regions that are nearest, without enemies or allies; where he has none, his nearest capitals (SC-21.37, SC-A-expedition-coast). */
export function nearestCoasts(t: Table, lord: string, from: string): string[] {
  const board = boardOf(t);
  const fits = (hex: string): boolean =>
    isCoast(hex) &&
    t.regions[cellOf(hex).area]?.owner === lord &&
    !isAttack(board, lord, hex) &&
    !isShunned(board, lord, hex);
  const seen = new Set([from]);
  for (let edge = [from]; edge.length > 0; ) {
    const found = edge.filter(fits);
    if (found.length > 0) return found;
    edge = [...new Set(edge.flatMap(hex => cellOf(hex).next))].filter(hex => !seen.has(hex));
    for (const hex of edge) seen.add(hex);
  }
  return nearestOwn(t, lord, from);
}
