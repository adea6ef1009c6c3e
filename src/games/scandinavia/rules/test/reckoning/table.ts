import type { TableOptions } from '../../options.ts';
import { CELLS } from './hex/cells.ts';
import type { Order } from './hex/order.ts';
import { isFleet, isIsland, isRegion, isUnit, LORDS, REGIONS, SHEETS, TROOPS, troopOf, wealth } from './printed.ts';
import { Disagreement } from './told.ts';

export interface Region {
  owner: string | null;
  prosperity: number;
  buildings: Set<string>;
  /** Built this turn. */
  fresh: Set<string>;
  cursed: boolean;
  /** The governor was paid (SC-C-call-of-gold). */
  paid: boolean;
}

export interface Fleet {
  lord: string;
  place: string;
  sea: string;
  captured: boolean;
}

export interface Debt {
  readonly lord: string;
  readonly to: string;
  gold: number;
}

export interface Lord {
  readonly name: string;
  readonly seat: number;
  out: boolean;
  partner: string | null;
  creed: number;
  level: number;
  spent: number;
  dread: number;
  overlord: string | null;
  captor: string | null;
  captures: number;
}

const pair = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** The table as it must be by the rules and by what has been told. */
export class Table {
  readonly seats: number;
  readonly options: TableOptions;
  readonly lords = new Map<string, Lord>();
  /** In the order of the picks. */
  readonly picked: string[] = [];
  readonly fallen: string[] = [];
  readonly fugitives: string[] = [];
  /** Sentenced to prison; as he may still buy himself free, nobody is told when it begins. */
  sentenced: { readonly lord: string; readonly to: string } | undefined;
  /** Lords whose tokens were with the losers of the battle under way. */
  readonly captives: string[] = [];
  readonly gold: number[];
  /** What lies in all purses and beside open offers. */
  bank = 0;
  readonly debts: Debt[] = [];
  /** Gold beside open offers, by the seats of giver and receiver. */
  readonly offers = new Map<string, number>();
  readonly gifts = new Set<string>();
  readonly alliances = new Set<string>();
  readonly regions: Record<string, Region> = {};
  readonly pieces = new Map<string, Map<string, Map<string, number>>>();
  readonly pool: Record<string, number> = {};
  readonly fleets = new Map<string, Fleet>();
  readonly islands: Record<string, string | null> = {};
  readonly legends: Record<string, number> = {};
  readonly lasting: string[] = [];
  readonly storms: string[] = [];
  readonly stilled: string[] = [];
  readonly stone: {
    state: number;
    place: string | null;
    lord: string | null;
    piece: string | null;
    power: string | null;
  } = { state: 0, place: null, lord: null, piece: null, power: null };
  beast: { beast: string; lord: string; place: string | null } | null = null;
  sanctuaries = false;
  great = false;
  turn = 0;
  phase = 'initiative';
  first = 0;
  agreed = false;
  /** Bids that lie face down, as they were chosen. */
  readonly bids = new Map<number, number>();
  /** Whom the judge of the mightiest has named last. */
  judged: string | undefined;
  /** Where troops are recruited now, and where they have been tried for in this part. */
  recruitsIn = '';
  readonly tried = new Set<string>();
  /** Something chosen that has to be told at once: a bow that was refused, a try for a hero or for troops. */
  unsaid: { readonly clause: string; readonly what: string } | undefined;
  /** Seats that want this turn to be the last. */
  readonly wants = new Set<number>();
  /** Bids lie face down. */
  sealed = false;
  /** What a lord by hex has in hand, as he has said it. */
  readonly order: Order = { said: '', spoken: 0, from: '', piece: '', count: 1, riders: [], passenger: undefined };
  /** Gold paid to governors this turn (SC-C-call-of-gold). */
  readonly lured = new Map<string, number>();

  constructor(seats: number, options: TableOptions) {
    this.seats = seats;
    this.options = options;
    this.gold = Array.from({ length: seats }, () => 0);
    for (const region of REGIONS) {
      this.regions[region] = {
        owner: null,
        prosperity: 0,
        buildings: new Set(),
        fresh: new Set(),
        cursed: false,
        paid: false,
      };
    }
    for (const [troop, { copies }] of Object.entries(TROOPS)) this.pool[troop] = copies;
  }

  demand(clause: string, holds: boolean, rule: string): void {
    if (!holds) throw new Disagreement(clause, rule);
  }

  lord(name: string): Lord {
    const lord = this.lords.get(name);
    if (!lord) throw new Disagreement('SC-3.3', `${name} is not played`);
    return lord;
  }

  /** Lords in the order of the box, those still in the game. */
  living(): Lord[] {
    return LORDS.flatMap(name => {
      const lord = this.lords.get(name);
      return lord && !lord.out ? [lord] : [];
    });
  }

  lordsOf(seat: number): Lord[] {
    return this.picked.map(name => this.lord(name)).filter(lord => lord.seat === seat && !lord.out);
  }

  isSeated(seat: number): boolean {
    return this.lordsOf(seat).length > 0;
  }

  regionsOf(lord: string): string[] {
    return REGIONS.filter(region => this.regions[region].owner === lord);
  }

  has(region: string, building: string): boolean {
    return this.regions[region]?.buildings.has(building) === true;
  }

  wealth(region: string): number {
    return wealth(region, this.regions[region].prosperity);
  }

  /** Has a lord this power now? (SC-6.4, SC-6.5) */
  hasPower(name: string, power: string): boolean {
    const at = SHEETS[name]?.powers.indexOf(power) ?? -1;
    return at >= 0 && this.lord(name).level > at;
  }

  lasts(event: string): boolean {
    return this.lasting.includes(event);
  }

  /** Friends: two lords of a seat, partners, seats that have agreed, vassal and overlord. */
  areAllied(a: string, b: string): boolean {
    if (a === b) return true;
    const [one, other] = [this.lords.get(a), this.lords.get(b)];
    if (!one || !other) return false;
    return (
      one.seat === other.seat ||
      one.partner === b ||
      one.overlord === b ||
      other.overlord === a ||
      this.alliances.has(pair(one.seat, other.seat))
    );
  }

  ally(a: number, b: number): void {
    this.alliances.add(pair(a, b));
  }

  part(a: number, b: number): void {
    this.alliances.delete(pair(a, b));
  }

  areAlliedSeats(a: number, b: number): boolean {
    return this.alliances.has(pair(a, b));
  }

  /** Fleets of a lord at a place, by their counters. */
  fleetsAt(place: string, lord: string): string[] {
    const ids = [...this.fleets].filter(([, fleet]) => fleet.lord === lord && fleet.place === place).map(([id]) => id);
    return ids.sort((a, b) => Number(a.slice(6)) - Number(b.slice(6)));
  }

  // Pieces

  count(spot: string, side: string, piece: string): number {
    return this.pieces.get(spot)?.get(side)?.get(piece) ?? 0;
  }

  stack(spot: string, side: string): [string, number][] {
    return [...(this.pieces.get(spot)?.get(side) ?? [])];
  }

  units(spot: string, side: string): [string, number][] {
    return this.stack(spot, side).filter(([piece]) => isUnit(piece));
  }

  unitCount(spot: string, side: string): number {
    return this.units(spot, side).reduce((sum, [, count]) => sum + count, 0);
  }

  sidesAt(spot: string): string[] {
    return [...(this.pieces.get(spot)?.keys() ?? [])];
  }

  spots(): string[] {
    return [...this.pieces.keys()];
  }

  /** Where a side has this piece. */
  find(side: string, piece: string): string | undefined {
    return this.spots().find(spot => this.count(spot, side, piece) > 0);
  }

  put(spot: string, side: string, piece: string, count: number): void {
    this.demand('SC-2.9', count > 0, `${count} ${piece} cannot be put anywhere`);
    const hex = this.options.rules === 'advanced' && CELLS.has(spot);
    this.demand('SC-12.11', hex || isRegion(spot) || isIsland(spot) || isFleet(spot), `nobody stands in ${spot}`);
    const sides = this.pieces.get(spot) ?? new Map<string, Map<string, number>>();
    const stack = sides.get(side) ?? new Map<string, number>();
    stack.set(piece, (stack.get(piece) ?? 0) + count);
    sides.set(side, stack);
    this.pieces.set(spot, sides);
  }

  remove(spot: string, side: string, piece: string, count: number): void {
    const there = this.count(spot, side, piece);
    this.demand(
      'SC-2.9',
      count > 0 && there >= count,
      `${count} ${piece} of ${side} in ${spot}, but there are ${there}`,
    );
    const sides = this.pieces.get(spot);
    const stack = sides?.get(side);
    if (!sides || !stack) return;
    if (there > count) stack.set(piece, there - count);
    else stack.delete(piece);
    if (stack.size === 0) sides.delete(side);
    if (sides.size === 0) this.pieces.delete(spot);
  }

  /** Counters are for all lords together (SC-A-counters); rebels need none (SC-A-local-troops). */
  fromPool(piece: string, count: number): void {
    const troop = troopOf(piece);
    if (troop === undefined) return;
    this.pool[troop] -= count;
    this.demand('SC-A-counters', this.pool[troop] >= 0, `there are too few counters for ${count} ${piece}`);
  }

  toPool(piece: string, count: number): void {
    const troop = troopOf(piece);
    if (troop !== undefined) this.pool[troop] += count;
  }

  // Gold

  /** The gold that lay ready with an open offer. */
  answered(from: number, to: number): number {
    const gold = this.offers.get(`${from} ${to}`);
    this.demand('SC-5.9', gold !== undefined, `seat ${from} has offered seat ${to} nothing`);
    this.offers.delete(`${from} ${to}`);
    return gold ?? 0;
  }

  pay(seat: number, gold: number): void {
    this.demand('SC-2.13', gold >= 0 && this.gold[seat] >= gold, `seat ${seat} has ${this.gold[seat]}, not ${gold}`);
    this.gold[seat] -= gold;
  }
}
