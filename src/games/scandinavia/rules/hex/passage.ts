/**
 * How each spot takes a lord's pieces: where he may stay, must go on, must stop for a battle or a spell, or cannot come
 * in. How many stand there is no matter (SC-21.21). One table is filled for each search and used at once.
 */

import { FIRST } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import { LOKI } from '../auctions/command.ts';
import { lasts } from '../lasting.ts';
import { areAllies, isLord, mayAttack } from '../lords.ts';
import {
  ALL_SPOTS,
  FLEET_COUNT,
  type Fleet,
  fleetOf,
  isFleet,
  type Lord,
  REGION_COUNT,
  type Side,
  type Spot,
} from '../numbers.ts';
import { NOBODY, sideOfKey, spotOfKey } from '../pieces.ts';
import type { State } from '../state.ts';
import { type Ground, groundOf } from './ground.ts';
import { BARRED, OPEN, PASS, STOP } from './search.ts';

/** Who is on the way. */
export interface Traveller {
  readonly lord: Lord;
  readonly way: 'land' | 'air' | 'sea';
  /** A crew that could fight, where it goes by sea. */
  readonly armed: boolean;
  /** How the bare board takes it: water on which it may not end the round must be passed. Nothing where none is in its way. */
  readonly over?: Uint8Array | undefined;
}

/** One table for each way. */
const tables: Readonly<Record<Traveller['way'], Uint8Array>> = {
  land: new Uint8Array(ALL_SPOTS),
  air: new Uint8Array(ALL_SPOTS),
  sea: new Uint8Array(ALL_SPOTS),
};
/** The one that is being filled. */
let passage = tables.land;

/** May a lord fall upon a side? Not under Freya (SC-C-freya). */
export const mayFight = (state: State, lord: Lord, side: Side): boolean =>
  !lasts(state, 'freya') && mayAttack(state, lord, side);

/** Where a battle follows whoever stays: who walks or sails has to stop, who flies may go on. */
function meet(state: State, { lord, way, armed }: Traveller, spot: Spot, side: Side): void {
  if (passage[spot] === BARRED) return;
  const stays = passage[spot] !== PASS && armed && mayFight(state, lord, side);
  if (way === 'air') passage[spot] = stays ? passage[spot] : PASS;
  else passage[spot] = stays ? STOP : BARRED;
}

/** Friends are passed, and nobody stays with them, so nobody who would have to comes in; fleets keep clear of them (SC-A-ally-hex). */
function befriend({ way }: Traveller, spot: Spot): void {
  if (way === 'sea' || passage[spot] === STOP) passage[spot] = BARRED;
  else if (passage[spot] === OPEN) passage[spot] = PASS;
}

/** Land is open to everybody but for its capital: to enter that is to attack it, be it empty (SC-A-independent-hex, SC-A-empty-capital). */
function capitals(state: State, traveller: Traveller): void {
  const { lord } = traveller;
  for (let region: Region = FIRST; region < REGION_COUNT; region++) {
    const owner = state.owner[region];
    if (owner === lord) continue;
    if (isLord(owner) && areAllies(state, lord, owner)) befriend(traveller, region);
    else meet(state, traveller, region, owner);
  }
}

function pieces(state: State, traveller: Traveller): void {
  const { lord } = traveller;
  for (let i = 0; i < state.keys.length; i++) {
    const side = sideOfKey(state.keys[i]);
    if (side === lord || side === NOBODY) continue;
    const at = spotOfKey(state.keys[i]);
    const spot = isFleet(at) ? state.fleetPlace[fleetOf(at)] : at;
    if (isLord(side) && areAllies(state, lord, side)) befriend(traveller, spot);
    else meet(state, traveller, spot, side);
  }
}

/** One fleet to a hex at sea (SC-21.6); an enemy's is attacked there, on a coast an empty one is no hindrance (SC-A-fleet-hex, SC-A-fleet-meets-fleet). */
function fleets(state: State, { isSea }: Ground, traveller: Traveller): void {
  const { lord, way } = traveller;
  for (let fleet: Fleet = FIRST; fleet < FLEET_COUNT; fleet++) {
    const owner = state.fleetLord[fleet];
    if (owner < 0) continue;
    const spot = state.fleetPlace[fleet];
    if (owner === lord) {
      if (way === 'sea' && isSea[spot]) passage[spot] = BARRED;
    } else if (areAllies(state, lord, owner)) befriend(traveller, spot);
    else if (way === 'sea') meet(state, traveller, spot, owner);
    else if (!mayFight(state, lord, owner) && passage[spot] === OPEN) passage[spot] = PASS;
  }
}

function beast(state: State, traveller: Traveller): void {
  const { beast: which, beastLord, beastPlace } = state;
  if (which < 0 || beastPlace < 0) return;
  if (beastLord === traveller.lord) {
    // He fights alone: nobody joins him (SC-8.15).
    if (which === LOKI) befriend(traveller, beastPlace);
  } else if (areAllies(state, traveller.lord, beastLord)) befriend(traveller, beastPlace);
  else meet(state, traveller, beastPlace, beastLord);
}

/** Who comes into stilled land stays there; where he cannot, he does not come in (SC-21.30, SC-C-time-paralysis, SC-A-paralysis-flight). */
function spells(state: State, { within }: Ground): void {
  for (const area of state.stilled)
    for (const spot of within[area])
      if (passage[spot] === OPEN) passage[spot] = STOP;
      else if (passage[spot] === PASS) passage[spot] = BARRED;
}

/** For whom the tables were filled last, while nothing moves; elsewhere nobody. */
const filledFor: Record<Traveller['way'], Traveller | undefined> = { land: undefined, air: undefined, sea: undefined };
let isStill = false;

/** While a question is made nothing on the board moves: one table does for all who go the same way. */
export function whileStill<T>(work: () => T): T {
  isStill = true;
  try {
    return work();
  } finally {
    isStill = false;
    filledFor.land = undefined;
    filledFor.air = undefined;
    filledFor.sea = undefined;
  }
}

const goAlike = (a: Traveller, b: Traveller): boolean => a.lord === b.lord && a.armed === b.armed && a.over === b.over;

/** Good until somebody else goes the same way. */
export function passageFor(state: State, traveller: Traveller): ArrayLike<number> {
  const { way, over } = traveller;
  const filled = filledFor[way];
  passage = tables[way];
  if (filled && goAlike(filled, traveller)) return passage;
  filledFor[way] = isStill ? traveller : undefined;
  const ground = groundOf(state);
  if (over) passage.set(over);
  else passage.fill(OPEN);
  capitals(state, traveller);
  pieces(state, traveller);
  fleets(state, ground, traveller);
  beast(state, traveller);
  if (state.stilled.length > 0) spells(state, ground);
  return passage;
}
