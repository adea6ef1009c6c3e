/** A lord is out of the game (SC-1.8, SC-13.26, SC-16.21, SC-A-fallen-leftovers, SC-A-last-region-revolt). */
import { NONE } from '../../../../kit/rules/ids.ts';
import { LORDS } from '../../content/lords.ts';
import { WAYS } from '../../vocabulary.ts';
import { fleetsOf, takeFleet } from '../fleets.ts';
import { forgetDebts } from '../gold.ts';
import { becomeIndependent, regionsOf } from '../land.ts';
import { isSeated, livingLords } from '../lords.ts';
import { sideName } from '../names.ts';
import { fleetOf, isFleet, type Lord, PIECE_COUNT, type Side, TOKEN } from '../numbers.ts';
import { beastGone } from '../phases/leaving.ts';
import { countAt, placesOf, remove } from '../pieces.ts';
import { isBearer, leaveStone, pieceGone } from '../remains.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { fallBack } from '../talk/hand.ts';
import { endBond, releaseVassals } from '../tokens/bonds.ts';
import { freePrisoners } from '../tokens/prison.ts';

/** Seats that win and lose together: a lord's own, and his partner's (SC-A-victory-pairs). */
export function teamOf(state: State, lord: Lord): number[] {
  const partner = state.partner[lord];
  const seats = [state.seatOf[lord]];
  if (partner >= 0 && state.seatOf[partner] !== seats[0]) seats.push(state.seatOf[partner]);
  return seats.sort((a, b) => a - b);
}

export function end({ state, facts }: Act, way: (typeof WAYS)[number], winners: readonly number[]): void {
  state.ending = WAYS.indexOf(way);
  state.winners.push(...winners);
  facts.tell({ kind: 'game-over', way, winners: [...winners] });
}

/** One seat or pair is left: it has won, at once (SC-A-last-standing). */
function lastStanding(act: Act): void {
  const { state } = act;
  if (state.ending >= 0) return;
  const [first, ...others] = livingLords(state);
  if (first === undefined) return;
  const team = teamOf(state, first);
  if (others.every(lord => team.includes(state.seatOf[lord]))) end(act, 'last', team);
}

/** His pieces leave the board: nobody has killed them, but they are gone. */
function clearBoard(act: Act, lord: Lord): void {
  const { state } = act;
  for (const spot of placesOf(state, lord)) {
    const place = isFleet(spot) ? state.fleetPlace[fleetOf(spot)] : spot;
    for (let piece = 0; piece < PIECE_COUNT; piece++) {
      const count = countAt(state, spot, lord, piece);
      if (count === 0) continue;
      if (piece !== TOKEN) {
        pieceGone(act, spot, lord, piece, count, 'fallen', place);
        continue;
      }
      const bearer = isBearer(state, spot, lord, piece);
      remove(state, spot, lord, piece, count);
      if (bearer) leaveStone(act, place);
    }
  }
  for (const fleet of fleetsOf(state, lord)) takeFleet(state, fleet);
  if (state.beastLord === lord) beastGone(act);
}

/**
 * Everything of his leaves; prisoners are free, bonds, debts and alliances end. `by`: to whom he has lost, -1 for nobody.
 * His purse goes to the bank when he is executed or nobody has beaten him, unless a partner of the same seat is left.
 */
export function eliminate(act: Act, lord: Lord, by: Side, executed: boolean): void {
  const { state, facts } = act;
  if (state.out[lord] > 0) return;
  const seat = state.seatOf[lord];
  state.out[lord] = 1;
  state.fallen.push(lord);
  facts.tell({ kind: 'out', lord: LORDS[lord], ...(by >= 0 && { to: sideName(by) }) });
  clearBoard(act, lord);
  const at = state.fugitives.indexOf(lord);
  if (at >= 0) state.fugitives.splice(at, 1);
  for (const region of regionsOf(state, lord)) becomeIndependent(act, region, executed ? 'executed' : 'fallen');
  freePrisoners(act, lord);
  releaseVassals(act, lord);
  endBond(act, lord);
  state.captor[lord] = NONE;
  forgetDebts(state, lord);
  if (!isSeated(state, seat)) {
    const gold = state.gold[seat];
    if (gold > 0) {
      state.gold[seat] = 0;
      state.bank -= gold;
      facts.reveal({ kind: 'paid', lord: LORDS[lord], gold, cause: executed ? 'executed' : 'fallen' });
    }
    for (let other = 0; other < state.seats; other++) {
      state.allied[seat * state.seats + other] = 0;
      state.allied[other * state.seats + seat] = 0;
    }
    // What he was about to give he gives no more.
    fallBack(state, seat);
  }
  lastStanding(act);
}
