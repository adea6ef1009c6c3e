import { deckOf, type Fleet, type Spot } from '../numbers.ts';
import { eachPiece } from '../pieces.ts';
import type { Act } from '../rule.ts';
import { transfer } from './transfer.ts';

/** Everybody aboard a fleet that is taken away goes ashore, and it is told. */
export function setDown(act: Act, fleet: Fleet, to: Spot): void {
  const { state } = act;
  const [deck, lord] = [deckOf(fleet), state.fleetLord[fleet]];
  const aboard: [number, number][] = [];
  eachPiece(state, deck, lord, (piece, count) => aboard.push([piece, count]));
  for (const [piece, count] of aboard) transfer(act, lord, deck, to, piece, count);
}
