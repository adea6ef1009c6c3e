import { NoFacts } from '../../../engine/contract/facts.ts';
import { BadInput } from '../../../engine/input/bad-input.ts';
import { needList, needName, needOnly, needRecord, needWhole } from '../../../engine/input/need.ts';
import { FIRST, NONE } from '../../../kit/rules/ids.ts';
import type { Sea } from '../content/board.ts';
import { LORD, LORDS } from '../content/lords.ts';
import { FIRST_PROSPERITY, LEAST_PROSPERITY, MOST_PROSPERITY } from '../content/regions.ts';
import { levelOf, totalCreed } from './creed.ts';
import type { Task } from './frames.ts';
import { groundOf } from './hex/ground.ts';
import { isAdvanced } from './hex/standing.ts';
import { countRegions } from './land.ts';
import { isAlive, lordsInOrder } from './lords.ts';
import { spotName } from './names.ts';
import {
  basicSpotNumber,
  beastNumber,
  buildingNumber,
  DRAKKAR,
  eventNumber,
  FIRST_LEGEND,
  fleetNumber,
  fleetOf,
  isFleet,
  isIsland,
  isLegend,
  islandOf,
  isRegion,
  isSea,
  KIND_COUNT,
  type Lord,
  lordNumber,
  PIECE_COUNT,
  phaseNumber,
  pieceNumber,
  placeNumber,
  regionNumber,
  type Side,
  type Spot,
  seaNumber,
  seaOf,
  spotNumber,
  stoneNumber,
} from './numbers.ts';
import { orderedFrame } from './phases/ordered.ts';
import { COURSE_OF } from './phases/turn.ts';
import { BARBARIANS, countAt, NOBODY, put, raise, remove } from './pieces.ts';
import { printed } from './printed.ts';
import { IN_PLAY } from './remains.ts';
import type { Act } from './rule.ts';
import { history } from './setup/history.ts';
import { lordsOnOffer, pickSequence, teamMate } from './setup/pairs.ts';
import type { State } from './state.ts';

type Pieces = Readonly<Record<string, number>>;

/**
 * A table as a scenario describes it. The lords sit as the option `lords` has them; where `start` is not `empty` they
 * stand as history has it, and what is given comes in place of that.
 */
export interface Given {
  readonly start?: 'history' | 'empty';
  readonly turn?: number;
  /** Where play begins: at the beginning of this phase, or with this lord's part of it. */
  readonly phase?: string;
  readonly part?: string;
  /** The lord whose seat has the initiative. */
  readonly first?: string;
  readonly lords?: Readonly<Record<string, GivenLord>>;
  readonly regions?: Readonly<Record<string, GivenRegion>>;
  /** By region, island or fleet, and by side: all pieces of that side there. */
  readonly pieces?: Readonly<Record<string, Readonly<Record<string, Pieces>>>>;
  readonly fleets?: Readonly<Record<string, { readonly lord: string; readonly place: string; readonly sea?: string }>>;
  readonly islands?: Readonly<Record<string, string>>;
  /** Pairs of lords whose seats are allies. */
  readonly allied?: readonly (readonly [string, string])[];
  /** Events of this turn that still work, seas under a storm, places under a spell. */
  readonly lasting?: readonly string[];
  readonly storms?: readonly string[];
  readonly stilled?: readonly string[];
  readonly stone?: { readonly place: string; readonly lord?: string; readonly piece?: string; readonly power?: string };
  readonly beast?: { readonly beast: string; readonly lord: string; readonly place?: string };
  readonly sanctuaries?: boolean;
  readonly great?: boolean;
}

export interface GivenLord {
  readonly gold?: number;
  /** Worked out from the land where it is not given. */
  readonly creed?: number;
  readonly level?: number;
  readonly spent?: number;
  readonly overlord?: string;
  readonly captor?: string;
  readonly captures?: number;
  readonly debt?: { readonly to: string; readonly gold: number };
  readonly lastTax?: string;
}

export interface GivenRegion {
  /** A lord, `barbarians`, or `nobody`. */
  readonly owner?: string;
  readonly prosperity?: number;
  readonly buildings?: readonly string[];
  /** Built this turn. */
  readonly fresh?: readonly string[];
}

const FIELDS = [
  ...['start', 'turn', 'phase', 'part', 'first', 'lords', 'regions', 'pieces', 'fleets', 'islands', 'allied'],
  ...['lasting', 'storms', 'stilled', 'stone', 'beast', 'sanctuaries', 'great'],
];
const LORD_FIELDS = ['gold', 'creed', 'level', 'spent', 'overlord', 'captor', 'captures', 'debt', 'lastTax'];
const sideNumber: Readonly<Record<string, Side>> = { ...lordNumber, barbarians: BARBARIANS, nobody: NOBODY };
const ownerNumber: Readonly<Record<string, Side>> = { ...lordNumber, barbarians: BARBARIANS, nobody: NONE };

export function arrange(state: State, described: unknown): void {
  const given: Given = needRecord(described, 'given');
  if (Object.keys(given).length === 0) return;
  needOnly(given, FIELDS, 'given');
  seatLords(state);
  if (given.start !== 'empty') for (const lord of state.picked) history(silently(state), lord);
  arrangeRegions(state, given);
  arrangeFleets(state, given);
  arrangePieces(state, given);
  arrangeTable(state, given);
  for (const lord of state.picked) arrangeLord(state, lord, given.lords?.[LORDS[lord]] ?? {});
  for (const id of Object.keys(given.lords ?? {}))
    if (state.seatOf[needName(lordNumber, id, 'given.lords')] < 0)
      throw new BadInput(`given.lords.${id}`, 'is not played');
  for (const lord of state.picked) arrangeCreed(state, lord, given.lords?.[LORDS[lord]] ?? {});
  arrangeStart(state, given);
}

/** A rule's tools for laying things out: nobody hears of it, and no die falls. */
const silently = (state: State): Act => ({
  state,
  facts: new NoFacts(),
  chance: {
    below: () => 0,
    shuffle: items => items,
    fork: () => silently(state).chance,
    save: () => '',
    draws: 0,
  },
  finish() {},
});

/** As the option `lords` has them, without dice. */
function seatLords(state: State): void {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const sequence = pickSequence(state, seats);
  sequence.forEach((seat, at) => {
    const offered = lordsOnOffer(state, sequence, at);
    const lord = state.options.lords.map(id => lordNumber[id]).find(one => offered.includes(one)) ?? offered[0];
    state.seatOf[lord] = seat;
    state.picked.push(lord);
    for (const other of state.picked) {
      if (other === lord) continue;
      if (state.seatOf[other] !== seat && state.seatOf[other] !== teamMate(state, seat)) continue;
      state.partner[lord] = other;
      state.partner[other] = lord;
    }
  });
}

const bits = (names: readonly string[], where: string): number =>
  names.reduce((mask, name, i) => {
    const building = needName(buildingNumber, name, `${where}[${i}]`);
    if (building === DRAKKAR) throw new BadInput(`${where}[${i}]`, 'a fleet is given in "fleets"');
    return mask | (1 << building);
  }, 0);

function needLord(state: State, name: unknown, where: string): Lord {
  const lord = needName(lordNumber, name, where);
  if (state.seatOf[lord] < 0) throw new BadInput(where, `${LORDS[lord]} is not played`);
  return lord;
}

function arrangeRegions(state: State, { regions = {} }: Given): void {
  for (const [id, described] of Object.entries(regions)) {
    const where = `given.regions.${id}`;
    const region = needName(regionNumber, id, 'given.regions');
    const there: GivenRegion = needRecord(described, where);
    needOnly(there, ['owner', 'prosperity', 'buildings', 'fresh'], where);
    if (there.owner !== undefined) {
      const owner = needName(ownerNumber, there.owner, `${where}.owner`);
      if (owner >= 0 && owner !== BARBARIANS) needLord(state, there.owner, `${where}.owner`);
      clearSpot(state, region);
      state.owner[region] = owner;
      state.prosperity[region] = owner < 0 ? 0 : FIRST_PROSPERITY;
      if (owner < 0) state.buildings[region] = 0;
    }
    if (there.prosperity !== undefined)
      state.prosperity[region] = needWhole(there.prosperity, `${where}.prosperity`, LEAST_PROSPERITY, MOST_PROSPERITY);
    if (there.buildings) state.buildings[region] = bits(there.buildings, `${where}.buildings`);
    if (there.fresh) state.fresh[region] = bits(there.fresh, `${where}.fresh`);
  }
}

/** Everything that stood at a spot goes back into the box. */
function clearSpot(state: State, spot: Spot, only?: number): void {
  for (let side: Side = FIRST; side <= NOBODY; side++) {
    if (only !== undefined && side !== only) continue;
    for (let piece = 0; piece < PIECE_COUNT; piece++) {
      const count = countAt(state, spot, side, piece);
      if (count === 0) continue;
      remove(state, spot, side, piece, count);
      if (isLegend(piece)) state.legends[piece - FIRST_LEGEND] = 0;
    }
  }
}

/** By the basic rules places and fleets; by the advanced ones hexes, capitals by the name of their land, and no sea as a whole. */
function needSpot(state: State, name: unknown, where: string): Spot {
  if (!isAdvanced(state)) return needName(basicSpotNumber, name, where);
  const spot = needName(spotNumber, name, where);
  if (isFleet(spot) || groundOf(state).hexOf[spot] >= 0) return spot;
  if (isSea(spot)) throw new BadInput(where, `${spotName(spot)} is a whole sea: name one of its hexes`);
  throw new BadInput(where, `${spotName(spot)} is a capital or an island: name the land or the island`);
}

/** Seas that a fleet on a hex lies in or on. */
function watersAt(state: State, spot: Spot): readonly Sea[] {
  const { isSea: isWet, next, seaOf: waters } = groundOf(state);
  if (isWet[spot]) return [waters[spot]];
  const seas = next[spot].filter(beside => isWet[beside]).map(beside => waters[beside]);
  return [...new Set(seas)].sort((a, b) => a - b);
}

function arrangeFleets(state: State, { fleets }: Given): void {
  if (!fleets) return;
  state.fleetLord.fill(NONE);
  state.fleetPlace.fill(NONE);
  state.fleetSea.fill(NONE);
  const tables = printed(state);
  for (const [id, described] of Object.entries(fleets)) {
    const where = `given.fleets.${id}`;
    const fleet = needName(fleetNumber, id, 'given.fleets');
    needRecord(described, where);
    needOnly(described, ['lord', 'place', 'sea'], where);
    const place = needSpot(state, described.place, `${where}.place`);
    const seas = isAdvanced(state)
      ? watersAt(state, place)
      : isRegion(place)
        ? tables.seas[place]
        : isIsland(place)
          ? [tables.islandSea[islandOf(place)]]
          : [seaOf(place)];
    const sea = described.sea === undefined ? seas[0] : needName(seaNumber, described.sea, `${where}.sea`);
    if (sea === undefined || !seas.includes(sea)) throw new BadInput(`${where}.sea`, 'no such water beside that place');
    state.fleetLord[fleet] = needLord(state, described.lord, `${where}.lord`);
    state.fleetPlace[fleet] = place;
    state.fleetSea[fleet] = sea;
  }
}

function arrangePieces(state: State, { pieces = {} }: Given): void {
  for (const [id, sides] of Object.entries(pieces)) {
    const spot = needSpot(state, id, 'given.pieces');
    for (const [name, counts] of Object.entries(needRecord(sides, `given.pieces.${id}`))) {
      const where = `given.pieces.${id}.${name}`;
      const side = needName(sideNumber, name, where);
      if (isFleet(spot) && state.fleetLord[fleetOf(spot)] !== side) throw new BadInput(where, 'has no such fleet');
      clearSpot(state, spot, side);
      for (const [what, count] of Object.entries(needRecord(counts, where))) {
        const piece = needName(pieceNumber, what, `${where}.${what}`);
        const wanted = needWhole(count, `${where}.${what}`, 0, 99);
        if (piece >= KIND_COUNT) put(state, spot, side, piece, wanted);
        else if (raise(state, spot, side, piece, wanted) < wanted)
          throw new BadInput(`${where}.${what}`, 'there are not so many counters');
        if (isLegend(piece) && wanted > 0) state.legends[piece - FIRST_LEGEND] = IN_PLAY;
      }
    }
  }
}

function arrangeTable(state: State, given: Given): void {
  const names = <N extends number>(
    list: readonly string[] | undefined,
    numbers: Readonly<Record<string, N>>,
    where: string,
  ) => needList(list ?? [], where).map((name, i) => needName(numbers, name, `${where}[${i}]`));
  state.turn = needWhole(given.turn ?? 1, 'given.turn', 1, 40);
  if (given.first !== undefined) state.first = state.seatOf[needLord(state, given.first, 'given.first')];
  state.lasting.push(...names(given.lasting, eventNumber, 'given.lasting'));
  state.storms.push(...names(given.storms, placeNumber, 'given.storms'));
  state.stilled.push(...names(given.stilled, placeNumber, 'given.stilled'));
  for (const [id, lord] of Object.entries(given.islands ?? {}))
    state.islandOwner[islandOf(needName(placeNumber, id, 'given.islands'))] = needLord(
      state,
      lord,
      `given.islands.${id}`,
    );
  (given.allied ?? []).forEach(([one, other], i) => {
    const [a, b] = [one, other].map(id => state.seatOf[needLord(state, id, `given.allied[${i}]`)]);
    state.allied[a * state.seats + b] = 2;
    state.allied[b * state.seats + a] = 2;
  });
  if (given.sanctuaries) state.sanctuaries = 1;
  if (given.great) state.great = 1;
  if (given.stone) {
    const { place, lord, piece, power } = given.stone;
    state.stone = IN_PLAY;
    state.stonePlace = needSpot(state, place, 'given.stone.place');
    state.stoneLord = lord === undefined ? NONE : needLord(state, lord, 'given.stone.lord');
    state.stonePiece = piece === undefined ? -1 : needName(pieceNumber, piece, 'given.stone.piece');
    state.stonePower = power === undefined ? -1 : needName(stoneNumber, power, 'given.stone.power');
  }
  if (given.beast) {
    const { beast, lord, place } = given.beast;
    state.beast = needName(beastNumber, beast, 'given.beast.beast');
    state.beastLord = needLord(state, lord, 'given.beast.lord');
    state.beastPlace = place === undefined ? NONE : needSpot(state, place, 'given.beast.place');
  }
}

function arrangeLord(state: State, lord: Lord, given: GivenLord): void {
  const where = `given.lords.${LORDS[lord]}`;
  needRecord(given, where);
  needOnly(given, LORD_FIELDS, where);
  if (countRegions(state, lord) === 0) throw new BadInput(where, 'has no region: he would be out of the game');
  const gold = needWhole(given.gold ?? LORD[lord].gold, `${where}.gold`, 0, 9999);
  state.gold[state.seatOf[lord]] += gold;
  state.bank += gold;
  state.spent[lord] = needWhole(given.spent ?? 0, `${where}.spent`, 0, 999);
  state.captures[lord] = needWhole(given.captures ?? 0, `${where}.captures`, 0, 99);
  if (given.overlord !== undefined) state.overlord[lord] = needLord(state, given.overlord, `${where}.overlord`);
  if (given.captor !== undefined) state.captor[lord] = needLord(state, given.captor, `${where}.captor`);
  if (given.debt) {
    const owed = needWhole(given.debt.gold, `${where}.debt.gold`, 1, 999);
    state.debts.push(lord, needLord(state, given.debt.to, `${where}.debt.to`), owed);
  }
}

function arrangeCreed(state: State, lord: Lord, given: GivenLord): void {
  const where = `given.lords.${LORDS[lord]}`;
  state.creed[lord] = needWhole(given.creed ?? totalCreed(state, lord), `${where}.creed`, 0, 999);
  state.level[lord] = needWhole(given.level ?? levelOf(state, state.creed[lord]), `${where}.level`, 1, 4);
}

const TASK_OF: Readonly<Record<string, Task>> = {
  taxes: 'taxes',
  recruiting: 'recruiting',
  construction: 'construction',
  military: 'military',
  upkeep: 'upkeep',
};

/** The rules in progress where the story begins. */
function arrangeStart(state: State, { phase = 'diplomacy', part }: Given): void {
  state.phase = needName(phaseNumber, phase, 'given.phase');
  if (!Object.hasOwn(COURSE_OF, phase)) throw new BadInput('given.phase', 'no story begins there');
  const [begins, after] = COURSE_OF[phase];
  const { stack } = state;
  stack.length = 0;
  if (part === undefined) {
    stack.push({ kind: 'turn', step: begins });
    return;
  }
  const lord = needLord(state, part, 'given.part');
  const task = TASK_OF[phase];
  if (!task || !isAlive(state, lord)) throw new BadInput('given.part', `nobody has a part of his own in ${phase}`);
  const order = lordsInOrder(state);
  stack.push({ kind: 'turn', step: after });
  if (task === 'military' && isAdvanced(state) && state.options.roundsOrder === 'interleaved')
    stack.push(orderedFrame('second-round'));
  stack.push(orderedFrame(task, order.slice(0, order.indexOf(lord))));
}
