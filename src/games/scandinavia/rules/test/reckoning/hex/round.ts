/** One lord's round by hex, followed by what is told: who has how many points left, and so where everybody can go. */
import type { ScandinaviaFact } from '../../../facts.ts';
import { isFleet, isRegion, troopOf } from '../printed.ts';
import { Disagreement } from '../told.ts';
import type { Board } from './board.ts';
import { cellOf, isWater } from './cells.ts';
import { berthsOf, fleetPoints, goalsOf, isAttack, pointsOf, reachOf } from './reach.ts';

/** What a lord has in hand: a kind and how many, or everybody; and whom Ermanaric carries. */
export interface Hand {
  readonly from: string;
  readonly piece: string | 'everybody';
  readonly count: number;
  readonly carried: boolean;
  /** Somebody rides: mounts have set out fresh, and go no further (SC-A-riders-way). */
  readonly ridden: boolean;
}

/** So many of a kind who go together. */
export interface Going {
  readonly piece: string;
  readonly count: number;
}

export class Round {
  readonly lord: string;
  readonly number: number;
  /** Points left of pieces that have moved, by spot and piece. */
  private readonly moved = new Map<string, number[]>();
  private readonly fleets = new Map<string, number>();

  constructor(view: Board, lord: string, number: number) {
    this.lord = lord;
    this.number = number;
    for (const [fleet, { lord: owner }] of Object.entries(view.fleets))
      if (owner === lord) this.fleets.set(fleet, fleetPoints(view, lord));
  }

  private movedAt(spot: string, piece: string): number[] {
    const key = `${spot} ${piece}`;
    const list = this.moved.get(key) ?? [];
    this.moved.set(key, list);
    return list;
  }

  /** Points of each of a kind at a spot who has any, the most first. */
  pointsAt(view: Board, spot: string, piece: string): number[] {
    const moved = this.movedAt(spot, piece);
    const count = view.pieces[spot]?.[this.lord]?.[piece] ?? 0;
    const fresh = new Array<number>(Math.max(0, count - moved.length)).fill(pointsOf(this.lord, piece));
    return [...fresh, ...moved.filter(points => points > 0)].sort((a, b) => b - a);
  }

  /** Kinds at a spot that can move; off a deck only over the ice. */
  private movable(view: Board, spot: string): string[] {
    if (isFleet(spot) && !(view.lasting.includes('glaciation') && isWater(view.fleets[spot].place))) return [];
    return Object.keys(view.pieces[spot]?.[this.lord] ?? {}).filter(
      piece => piece !== 'living-forest' && this.pointsAt(view, spot, piece).length > 0,
    );
  }

  private goals(view: Board, from: string, piece: string, count: number): Map<string, number> {
    const points = this.pointsAt(view, from, piece)[count - 1];
    if (points === undefined) return new Map();
    return goalsOf(view, { lord: this.lord, piece, from, points, round: this.number });
  }

  private carriedGoals(view: Board, from: string): string[] {
    const traveller = { lord: this.lord, piece: 'ermanaric', from, points: 15, round: this.number };
    return [...reachOf(view, traveller).keys()].filter(hex => !isWater(hex));
  }

  freshAt(view: Board, spot: string, piece: string): number {
    return Math.max(0, (view.pieces[spot]?.[this.lord]?.[piece] ?? 0) - this.movedAt(spot, piece).length);
  }

  isFresh(view: Board, spot: string, piece: string): boolean {
    return this.freshAt(view, spot, piece) > 0;
  }

  /** Where those in hand can go (SC-21.11 to SC-21.15, SC-21.26). */
  where(view: Board, { from, piece, count, carried }: Hand): string[] {
    if (carried) return this.carriedGoals(view, from);
    if (piece !== 'everybody') return [...this.goals(view, from, piece, count).keys()];
    return [...new Set(this.movable(view, from).flatMap(kind => [...this.goals(view, from, kind, 1).keys()]))];
  }

  /** Spots from which somebody can march. */
  marches(view: Board): string[] {
    return Object.keys(view.pieces).filter(spot => {
      if (!view.pieces[spot][this.lord]) return false;
      const kinds = this.movable(view, spot);
      if (kinds.some(piece => this.goals(view, spot, piece, 1).size > 0)) return true;
      const flight = kinds.includes('ermanaric') && this.isFresh(view, spot, 'ermanaric');
      const guests = kinds.some(piece => troopOf(piece) !== undefined && this.isFresh(view, spot, piece));
      return flight && guests && this.carriedGoals(view, spot).length > 0;
    });
  }

  berths(view: Board, fleet: string): string[] {
    return [...berthsOf(view, fleet, Math.max(0, this.fleets.get(fleet) ?? 0)).keys()];
  }

  /** How many of a kind can go aboard a fleet where it lies (SC-21.8, SC-21.10, SC-12.6). */
  boardable(view: Board, fleet: string, piece: string): number {
    const { place } = view.fleets[fleet];
    const { area } = cellOf(place);
    const points = this.fleets.get(fleet) ?? 0;
    const barred = isWater(place) || points < 0 || view.stilled.includes(area);
    if (barred || piece === 'pegasus' || piece === 'living-forest') return 0;
    const fresh = this.freshAt(view, place, piece);
    if (troopOf(piece) === undefined) return fresh;
    const aboard = Object.entries(view.pieces[fleet]?.[this.lord] ?? {});
    const room = 4 - aboard.reduce((sum, [one, count]) => sum + (troopOf(one) === undefined ? 0 : count), 0);
    const port = isRegion(area) && view.regions[area].buildings.includes('port');
    return Math.min(fresh, room, port ? room : points);
  }

  /** Kinds that can go aboard. */
  boarders(view: Board, fleet: string): string[] {
    const { place } = view.fleets[fleet];
    return Object.keys(view.pieces[place]?.[this.lord] ?? {}).filter(piece => this.boardable(view, fleet, piece) > 0);
  }

  /** Everybody who can go somewhere: heroes only with units where there will be a battle (SC-A-heroes-alone). */
  everybody(view: Board, from: string, to: string): Going[] {
    const going = this.movable(view, from).flatMap(piece => {
      const points = this.pointsAt(view, from, piece);
      const traveller = { lord: this.lord, piece, from, points: points[0], round: this.number };
      const cost = reachOf(view, traveller).get(to);
      return cost === undefined ? [] : [{ piece, count: points.filter(left => left >= cost).length }];
    });
    const isUnit = (piece: string): boolean => troopOf(piece) !== undefined;
    const there = Object.keys(view.pieces[to]?.[this.lord] ?? {}).some(isUnit);
    const army = there || going.some(({ piece }) => isUnit(piece)) || !isAttack(view, this.lord, to);
    return army ? going : going.filter(({ piece }) => isUnit(piece));
  }

  /** Those who have joined move no more. */
  stay(hex: string, { piece, count }: Going): void {
    this.movedAt(hex, piece).push(...new Array<number>(count).fill(0));
  }

  /** Hears what came of an order; `view` is the table before it. */
  hear(view: Board, facts: readonly ScandinaviaFact[], hand: Hand | undefined): void {
    for (const fact of facts) {
      if (fact.kind === 'sailed') this.sailed(view, fact.fleet, fact.to);
      else if (fact.kind === 'marched' && fact.lord === this.lord)
        this.marched(view, fact.from, fact.to, fact.piece, fact.count, hand);
      // A Valkyrie who has waited there moves no more in this round (SC-A-valhalla-joins).
      else if (fact.kind === 'joined' && fact.lord === this.lord) this.stay(fact.place, fact);
    }
  }

  private sailed(view: Board, fleet: string, to: string): void {
    const points = this.fleets.get(fleet) ?? 0;
    const cost = berthsOf(view, fleet, points).get(to);
    if (cost === undefined) throw new Disagreement('SC-21.6', `${fleet} cannot come to ${to} with ${points} points`);
    // At sea who burns a fleet stays where it lay (SC-A-empty-enemy-fleet).
    const burns = isWater(to) && Object.values(view.fleets).some(other => other.place === to);
    const stays = burns || this.fights(view, to) || view.stilled.includes(cellOf(to).area);
    this.fleets.set(fleet, stays ? -1 : points - cost);
  }

  /** To come among enemies ends the round for who does; on a coast a fleet alone is burnt without a battle, and bars nobody. */
  private fights(view: Board, hex: string): boolean {
    return isAttack(view, this.lord, hex);
  }

  private marched(view: Board, from: string, to: string, piece: string, count: number, hand: Hand | undefined): void {
    const points = this.pointsAt(view, from, piece);
    const moved = this.movedAt(from, piece);
    const aboard = isFleet(to);
    const ashore = isFleet(from) && !(hand && hand.from === from);
    if (aboard && troopOf(piece) !== undefined) {
      const { area } = cellOf(from);
      const free = isRegion(area) && view.regions[area].buildings.includes('port');
      if (!free) this.fleets.set(to, (this.fleets.get(to) ?? 0) - count);
    }
    const rides =
      hand !== undefined && hand.piece !== 'everybody' && (hand.piece !== piece || hand.carried || hand.ridden);
    const stays = aboard || ashore || rides || this.fights(view, to) || view.stilled.includes(cellOf(to).area);
    const full = { lord: this.lord, piece, from, points: pointsOf(this.lord, piece), round: this.number };
    const cost = stays ? 0 : reachOf(view, full).get(to);
    if (cost === undefined) throw new Disagreement('SC-21.13', `${piece} cannot go from ${from} to ${to}`);
    const target = this.movedAt(to, piece);
    let fresh = (view.pieces[from]?.[this.lord]?.[piece] ?? 0) - moved.length;
    for (let i = 0; i < count; i++) {
      const left = ashore ? 0 : (points[i] ?? 0);
      const at = moved.indexOf(left);
      if (ashore ? at < 0 : fresh > 0 && left === pointsOf(this.lord, piece)) fresh--;
      else if (at >= 0) moved.splice(at, 1);
      target.push(stays ? 0 : left - cost);
    }
  }
}
