/** What does not add up: counters, places, gold. */

import { FIRST } from '../../../kit/rules/ids.ts';
import { BEASTS } from '../content/beasts.ts';
import type { Region } from '../content/board.ts';
import { FLEET } from '../content/buildings.ts';
import { LORDS } from '../content/lords.ts';
import { TROOPS } from '../content/troops.ts';
import { crewOf } from './fleets.ts';
import { TASKS } from './frames.ts';
import { debtsOf } from './gold.ts';
import { groundOf } from './hex/ground.ts';
import { isAdvanced, isWater } from './hex/standing.ts';
import { isAlive, isLord, lordsOf } from './lords.ts';
import { sideName, spotName } from './names.ts';
import {
  BUILDING_COUNT,
  DRAKKAR,
  deckOf,
  FIRST_LEGEND,
  FLEET_COUNT,
  FLEET_IDS,
  type Fleet,
  fleetOf,
  isFleet,
  isHex,
  isLegend,
  isRegion,
  isSea,
  KIND_COUNT,
  KIND_TROOP,
  LORD_COUNT,
  type Lord,
  PEGASUS,
  PIECE_COUNT,
  REGION_COUNT,
  TOKEN,
} from './numbers.ts';
import { BARBARIANS, countAt, sideOfKey, spotOfKey } from './pieces.ts';
import { printed } from './printed.ts';
import { IN_PLAY } from './remains.ts';
import type { State } from './state.ts';

export function audit(state: State): string[] {
  return [
    ...auditPieces(state),
    ...auditPlaces(state),
    ...auditFleets(state),
    ...auditThings(state),
    ...auditGold(state),
    ...auditLand(state),
  ];
}

/** Counters: as many as there are in the box, each somewhere (SC-2.9, SC-A-counters). */
function auditPieces({ keys, units, pool, pack, legends, stack, ending }: State): string[] {
  const problems: string[] = [];
  // Rebels fight without a counter where none is left, for the length of their battle.
  const rising = ending >= 0 || stack.some(({ kind }) => kind === 'event');
  const count = pool.slice();
  const heroes = legends.map(() => 0);
  if (units.length !== keys.length * PIECE_COUNT) problems.push(`${units.length} counts for ${keys.length} stacks`);
  for (let i = 0; i < keys.length; i++) {
    if (i > 0 && keys[i] <= keys[i - 1]) problems.push('stacks are out of order');
    let there = 0;
    for (let piece = 0; piece < PIECE_COUNT; piece++) {
      const n = units[i * PIECE_COUNT + piece];
      there += n;
      if (n < 0) problems.push(`${n} pieces of ${piece} at ${keys[i]}`);
      if (piece < KIND_COUNT) count[KIND_TROOP[piece]] += n;
      else if (isLegend(piece)) heroes[piece - FIRST_LEGEND] += n;
    }
    if (there === 0) problems.push(`an empty stack at ${keys[i]}`);
  }
  const { counters } = printed({ pack });
  count.forEach((n, troop) => {
    if (n !== counters[troop]) problems.push(`${TROOPS[troop]}: ${n} counters instead of ${counters[troop]}`);
    if (pool[troop] < 0 && !rising) problems.push(`${TROOPS[troop]}: ${pool[troop]} in the box`);
  });
  heroes.forEach((n, legend) => {
    if (n !== (legends[legend] === IN_PLAY ? 1 : 0)) problems.push(`legend ${legend} is ${n} times on the board`);
  });
  return problems;
}

const FIGHTING: readonly string[] = ['military', 'campaign', 'battle', 'event'];

/** Where rounds go round the table a second one is to come: flyers may hang over the sea until then (SC-A-flyers-over-sea, SC-O-roundsOrder). */
const hasRoundToCome = ({ stack }: State): boolean =>
  stack.some(frame => frame.kind === 'ordered' && TASKS[frame.task] === 'second-round');

/** Where pieces may stand: in own land, on islands, aboard own fleets; elsewhere only while it is fought for. */
function auditPlaces(state: State): string[] {
  const problems: string[] = [];
  const over = state.ending >= 0;
  const fighting = over || state.stack.some(({ kind }) => FIGHTING.includes(kind));
  const tokens = new Array<number>(LORD_COUNT).fill(0);
  for (let i = 0; i < state.keys.length; i++) {
    const side = sideOfKey(state.keys[i]);
    const spot = spotOfKey(state.keys[i]);
    const where = `${sideName(side)} at ${spotName(spot)}`;
    if (isLord(side)) {
      tokens[side] += state.units[i * PIECE_COUNT + TOKEN];
      if (!isAlive(state, side)) problems.push(`${where}: is out`);
    }
    const others = isLord(side) && !isFleet(spot) && i > 0 && spotOfKey(state.keys[i - 1]) === spot;
    if (others && isAdvanced(state) && !fighting && isLord(sideOfKey(state.keys[i - 1])))
      problems.push(`${where}: beside ${sideName(sideOfKey(state.keys[i - 1]))}`);
    if (isSea(spot) || (isWater(state, spot) && !fighting && !hasRoundToCome(state)))
      problems.push(`${where}: in the water`);
    if (isHex(spot) && (!isAdvanced(state) || groundOf(state).hexOf[spot] < 0))
      problems.push(`${where}: no such place`);
    if (isFleet(spot) && state.fleetLord[fleetOf(spot)] !== side) problems.push(`${where}: no fleet of his`);
    if (isRegion(spot) && !fighting && state.owner[spot] !== side) problems.push(`${where}: not his land`);
  }
  const settling =
    over || state.stack.some(({ kind }) => kind === 'battle' || kind === 'capture' || kind === 'opening');
  for (let lord: Lord = FIRST; lord < LORD_COUNT; lord++) {
    const due = state.options.tokens === 'on' && isAlive(state, lord) && state.captor[lord] < 0 ? 1 : 0;
    const away =
      settling ||
      state.turn === 0 ||
      state.fugitives.includes(lord) ||
      state.stack.some(frame => frame.kind === 'token' && frame.lord === lord && frame.escaped > 0) ||
      state.stack.some(frame => frame.kind === 'stand' && frame.lord === lord);
    if (tokens[lord] > due || (tokens[lord] < due && !away)) problems.push(`${LORDS[lord]}: ${tokens[lord]} tokens`);
  }
  return problems;
}

/** The Stone lies on land where nobody bears it, and no beast is in the water (SC-A-stone-ground, SC-A-beast-places). */
function auditThings(state: State): string[] {
  const { stone, stoneLord, stonePlace, beast, beastPlace } = state;
  const problems: string[] = [];
  if (stone === IN_PLAY && stoneLord < 0 && isWater(state, stonePlace))
    problems.push(`the Stone at ${spotName(stonePlace)}: in the water`);
  if (beast >= 0 && beastPlace >= 0 && isWater(state, beastPlace))
    problems.push(`${BEASTS[beast]} at ${spotName(beastPlace)}: in the water`);
  return problems;
}

function auditFleets(state: State): string[] {
  const problems: string[] = [];
  const battle = state.stack.some(({ kind }) => kind === 'battle');
  for (let fleet: Fleet = FIRST; fleet < FLEET_COUNT; fleet++) {
    const lord = state.fleetLord[fleet];
    if (lord < 0) continue;
    if (!isAlive(state, lord)) problems.push(`${FLEET_IDS[fleet]}: its lord is out`);
    if (countAt(state, deckOf(fleet), lord, PEGASUS) > 0 && !battle)
      problems.push(`${FLEET_IDS[fleet]}: Pegasi aboard`);
    if (crewOf(state, fleet) > FLEET.places && !battle)
      problems.push(`${FLEET_IDS[fleet]}: ${crewOf(state, fleet)} units aboard`);
    const place = state.fleetPlace[fleet];
    if (place < 0 || state.fleetSea[fleet] < 0) problems.push(`${FLEET_IDS[fleet]}: is nowhere`);
    else if (isAdvanced(state)) problems.push(...auditBerth(state, fleet, battle));
  }
  return problems;
}

/** By the advanced rules a fleet lies on the sea or on a coast, at sea alone but for who attacks it. */
function auditBerth(state: State, fleet: Fleet, battle: boolean): string[] {
  const { isSea: isWet, isCoast, seaOf } = groundOf(state);
  const place = state.fleetPlace[fleet];
  const problems: string[] = [];
  if (!isWet[place] && !isCoast[place]) problems.push(`${FLEET_IDS[fleet]}: aground at ${spotName(place)}`);
  if (isWet[place] && state.fleetSea[fleet] !== seaOf[place]) problems.push(`${FLEET_IDS[fleet]}: in another sea`);
  const beside = state.fleetPlace.some((at, other) => other !== fleet && at === place && state.fleetLord[other] >= 0);
  const attack = battle || state.stack.some(({ kind }) => kind === 'campaign');
  if (isWet[place] && beside && !attack) problems.push(`${FLEET_IDS[fleet]}: not alone at ${spotName(place)}`);
  return problems;
}

/** Every gold came out of the bank and is in a purse, or lies ready with an offer (SC-A-gold-known). */
function auditGold(state: State): string[] {
  const problems: string[] = [];
  let sum = 0;
  for (const gold of [...state.gold, ...state.aside]) {
    if (gold < 0) problems.push(`${gold} gold in a purse`);
    sum += gold;
  }
  if (sum !== state.bank) problems.push(`${sum} gold in all purses, but ${state.bank} came from the bank`);
  for (let seat = 0; seat < state.seats; seat++) {
    const owes = lordsOf(state, seat).some(lord => debtsOf(state, lord).length > 0);
    if (owes && state.gold[seat] > 0) problems.push(`seat ${seat} owes gold and has ${state.gold[seat]}`);
  }
  return problems;
}

function auditLand(state: State): string[] {
  const problems: string[] = [];
  for (let region: Region = FIRST; region < REGION_COUNT; region++) {
    const owner = state.owner[region];
    const prosperity = state.prosperity[region];
    const held = owner >= 0;
    if (held && owner !== BARBARIANS && !isAlive(state, owner)) problems.push(`${spotName(region)}: its lord is out`);
    if (held ? prosperity < 1 || prosperity > 24 : prosperity !== 0)
      problems.push(`${spotName(region)}: prosperity ${prosperity}`);
    if (state.buildings[region] >> BUILDING_COUNT || (state.buildings[region] >> DRAKKAR) & 1)
      problems.push(`${spotName(region)}: unknown buildings`);
    if (!held && state.buildings[region] !== 0) problems.push(`${spotName(region)}: buildings of nobody`);
  }
  return problems;
}
