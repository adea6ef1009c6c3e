import type { Chance } from '../../../engine/chance/chance.ts';
import type { Content } from '../../../engine/contract/content.ts';
import type { Options } from '../../../engine/contract/options.ts';
import { NONE } from '../../../kit/rules/ids.ts';
import type { Sea } from '../content/board.ts';
import { LEGENDS } from '../content/heroes.ts';
import { PICKING } from './frames.ts';
import { FLEET_COUNT, ISLAND_COUNT, LORD_COUNT, REGION_COUNT, type Spot } from './numbers.ts';
import { tableOptions } from './options.ts';
import { printed } from './printed.ts';
import type { State } from './state.ts';

const zeros = (length: number): number[] => new Array<number>(length).fill(0);
const none = <I extends number>(length: number): (I | typeof NONE)[] => new Array<I | typeof NONE>(length).fill(NONE);

/** An empty board before the lords are picked (SC-3.1). */
export function setup(given: Options, seats: number, _chance: Chance, pack: Content): State {
  return {
    options: tableOptions(given),
    pack,
    seats,
    turn: 0,
    phase: 0,
    first: 0,
    agreed: 0,
    ending: -1,
    winners: [],
    seatOf: none(LORD_COUNT),
    out: zeros(LORD_COUNT),
    partner: none(LORD_COUNT),
    creed: zeros(LORD_COUNT),
    level: zeros(LORD_COUNT).fill(1),
    spent: zeros(LORD_COUNT),
    dread: zeros(LORD_COUNT),
    overlord: none(LORD_COUNT),
    captor: none(LORD_COUNT),
    captures: zeros(LORD_COUNT),
    debts: [],
    lastTax: none(LORD_COUNT),
    lastTries: Array.from({ length: LORD_COUNT }, () => []),
    silent: zeros(LORD_COUNT),
    fallen: [],
    picked: [],
    fugitives: [],
    gold: zeros(seats),
    ready: zeros(seats),
    wantsEnd: zeros(seats),
    hand: zeros(seats),
    toward: none(seats),
    allied: zeros(seats * seats),
    offers: zeros(seats * seats),
    aside: zeros(seats * seats),
    gifts: zeros(seats * seats),
    bows: zeros(LORD_COUNT * LORD_COUNT),
    handedOn: zeros(LORD_COUNT),
    bank: 0,
    owner: none(REGION_COUNT),
    prosperity: zeros(REGION_COUNT),
    buildings: zeros(REGION_COUNT),
    fresh: zeros(REGION_COUNT),
    marks: zeros(REGION_COUNT),
    regionTax: none(REGION_COUNT),
    keys: [],
    units: [],
    pool: printed({ pack }).counters.slice(),
    fleetLord: none(FLEET_COUNT),
    fleetPlace: new Array<Spot>(FLEET_COUNT).fill(NONE),
    fleetSea: new Array<Sea>(FLEET_COUNT).fill(NONE),
    captured: [],
    islandOwner: none(ISLAND_COUNT),
    sanctuaries: 0,
    legends: zeros(LEGENDS.length),
    stone: 0,
    stonePlace: NONE,
    stoneLord: NONE,
    stonePiece: -1,
    stonePower: -1,
    beast: -1,
    beastLord: NONE,
    beastPlace: NONE,
    lasting: [],
    storms: [],
    stilled: [],
    great: 0,
    stack: [{ kind: 'picking', step: PICKING.roll, order: [], at: 0 }],
    sealed: new Array(seats).fill(null),
  };
}
