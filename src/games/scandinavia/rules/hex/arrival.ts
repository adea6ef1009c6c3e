/** Pieces go from one hex to another; and what waits for them there. */
import { takeFleet } from '../fleets.ts';
import type { CampaignFrame } from '../frames.ts';
import { sideName } from '../names.ts';
import { FLEET_IDS, isFleet, type Lord, PIECE_COUNT, type Spot, VALKYRIE } from '../numbers.ts';
import { countAt, isThere, placesOf } from '../pieces.ts';
import { findLeftStone } from '../realm/stone.ts';
import { pieceGone } from '../remains.ts';
import type { Act } from '../rule.ts';
import { EVERYBODY } from '../war/marching.ts';
import { transfer } from '../war/transfer.ts';
import { joinWaiting } from '../war/waiting.ts';
import { deserted, isAttack } from './foes.ts';
import { groundOf } from './ground.ts';
import { company, footOf, note, pointsLeft, SPENT, unmoved, unnote } from './marching.ts';
import { mayFight } from './passage.ts';
import { marchOf, moverOf, pointsOf } from './reach.ts';
import { search } from './search.ts';
import { areaOf, isWater } from './standing.ts';

/** So many of a kind go: those with the most points left. Each keeps what the way leaves him, if he may go on at all. */
function move(act: Act, frame: CampaignFrame, to: Spot, piece: number, count: number, cost: number): void {
  const { state } = act;
  const { lord, from } = frame;
  const stays = isAttack(state, lord, to) || state.stilled.includes(areaOf(state, to));
  const points = pointsLeft(state, frame, from, piece);
  let fresh = unmoved(state, frame, from, piece);
  for (let i = 0; i < count; i++) {
    const left = points[i] ?? SPENT;
    const rest = stays ? SPENT : Math.max(SPENT, left - cost);
    if (fresh > 0 && left === pointsOf(lord, piece)) fresh--;
    else unnote(frame, from, piece, left);
    note(frame, to, piece, 1, from, rest);
  }
  transfer(act, lord, from, to, piece, count);
}

/** What the way there costs a piece with all its points. */
function costTo(act: Act, { lord, from, round }: CampaignFrame, piece: number, to: Spot): number {
  const { state } = act;
  const points = pointsOf(lord, piece);
  const march = { lord, from: footOf(state, from), mover: moverOf(state, piece), points, anew: points, round };
  const { spots, costs } = search(groundOf(state), marchOf(state, march));
  return costs[spots.indexOf(to)] ?? points;
}

/** Those in hand go to a spot; who rides or is carried has no points left there, nor who carries (SC-A-riders-way). */
export function go(act: Act, frame: CampaignFrame, to: Spot): void {
  const { state } = act;
  const { piece, count, from } = frame;
  if (piece === EVERYBODY) {
    const going = company(state, frame, from, to).map(one => ({ ...one, cost: costTo(act, frame, one.piece, to) }));
    for (const one of going) move(act, frame, to, one.piece, one.count, one.cost);
  } else {
    const carries = frame.passenger >= 0 || frame.riders.length > 0;
    const cost = carries ? pointsOf(frame.lord, piece) : costTo(act, frame, piece, to);
    const rode = frame.riders.map(rider => ({ rider, all: pointsOf(frame.lord, rider) }));
    move(act, frame, to, piece, count, cost);
    for (const { rider, all } of rode) move(act, frame, to, rider, 1, all);
    if (frame.passenger >= 0) move(act, frame, to, frame.passenger, 1, pointsOf(frame.lord, frame.passenger));
  }
  frame.idle.length = 0;
}

/** Fleets that their lord has left without a crew are burnt by who comes upon them (SC-A-empty-enemy-fleet). */
function burn({ state, facts }: Act, lord: Lord, spot: Spot): void {
  if (
    !isThere(state, spot, lord) &&
    !state.fleetPlace.some((at, fleet) => at === spot && state.fleetLord[fleet] === lord)
  )
    return;
  for (const fleet of deserted(state, lord, spot)) {
    const owner = state.fleetLord[fleet];
    if (!mayFight(state, lord, owner)) continue;
    takeFleet(state, fleet);
    facts.tell({ kind: 'fleet-lost', lord: sideName(owner), fleet: FLEET_IDS[fleet], cause: 'battle' });
  }
}

/** What waits for whoever comes: a Valkyrie, the Stone, an empty fleet. */
export function arrive(act: Act, frame: CampaignFrame, spot: Spot): void {
  const { state } = act;
  const joined = joinWaiting(act, frame.lord, spot);
  if (joined > 0) note(frame, spot, VALKYRIE, joined, spot, SPENT);
  if (isAttack(state, frame.lord, spot)) return;
  burn(act, frame.lord, spot);
  findLeftStone(act, spot, frame.lord);
}

/** Who is over water when the last round is done is lost (SC-A-flyers-over-sea). */
export function drown(act: Act, lord: Lord): void {
  const { state } = act;
  for (const spot of placesOf(state, lord)) {
    if (isFleet(spot) || !isWater(state, spot)) continue;
    for (let piece = 0; piece < PIECE_COUNT; piece++)
      pieceGone(act, spot, lord, piece, countAt(state, spot, lord, piece), 'sea');
  }
}
