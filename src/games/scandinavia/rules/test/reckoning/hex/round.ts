/** One lord's round by hex, followed by what is told: who has how many points left, and so where everybody can go. */
import type { ScandinaviaFact } from '../../../facts.ts';
import type { View } from '../../../view.ts';
import { isFleet, isRegion, troopOf } from '../printed.ts';
import { cellOf, isWater } from './cells.ts';
import { berthsOf, fleetPoints, goalsOf, isAttack, pointsOf, reachOf } from './reach.ts';

/** What a lord has in hand: a kind and how many, or everybody; and whom Ermanaric carries. */
export interface Hand {
  readonly from: string;
  readonly piece: string | 'everybody';
  readonly count: number;
  readonly carried: boolean;
}

export class Round {
  readonly lord: string;
  readonly number: number;
  /** Points left of pieces that have moved, by spot and piece. */
  private readonly moved = new Map<string, number[]>();
  private readonly fleets = new Map<string, number>();

  constructor(view: View, lord: string, number: number) {
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
  pointsAt(view: View, spot: string, piece: string): number[] {
    const moved = this.movedAt(spot, piece);
    const count = view.pieces[spot]?.[this.lord]?.[piece] ?? 0;
    const fresh = new Array<number>(Math.max(0, count - moved.length)).fill(pointsOf(this.lord, piece));
    return [...fresh, ...moved.filter(points => points > 0)].sort((a, b) => b - a);
  }

  /** Kinds at a spot that can move; off a deck only over the ice. */
  private movable(view: View, spot: string): string[] {
    if (isFleet(spot) && !(view.lasting.includes('glaciation') && isWater(view.fleets[spot].place))) return [];
    return Object.keys(view.pieces[spot]?.[this.lord] ?? {}).filter(
      piece => piece !== 'living-forest' && this.pointsAt(view, spot, piece).length > 0,
    );
  }

  private goals(view: View, from: string, piece: string, count: number): Map<string, number> {
    const points = this.pointsAt(view, from, piece)[count - 1];
    if (points === undefined) return new Map();
    return goalsOf(view, { lord: this.lord, piece, from, points, round: this.number });
  }

  private carriedGoals(view: View, from: string): string[] {
    const traveller = { lord: this.lord, piece: 'ermanaric', from, points: 15, round: this.number };
    return [...reachOf(view, traveller).keys()].filter(hex => !isWater(hex));
  }

  private isFresh(view: View, spot: string, piece: string): boolean {
    return (view.pieces[spot]?.[this.lord]?.[piece] ?? 0) > this.movedAt(spot, piece).length;
  }

  /** Where those in hand can go (SC-21.11 to SC-21.15, SC-21.26). */
  where(view: View, { from, piece, count, carried }: Hand): string[] {
    if (carried) return this.carriedGoals(view, from);
    if (piece !== 'everybody') return [...this.goals(view, from, piece, count).keys()];
    return [...new Set(this.movable(view, from).flatMap(kind => [...this.goals(view, from, kind, 1).keys()]))];
  }

  /** Spots from which somebody can march. */
  marches(view: View): string[] {
    return Object.keys(view.pieces).filter(spot => {
      if (!view.pieces[spot][this.lord]) return false;
      const kinds = this.movable(view, spot);
      if (kinds.some(piece => this.goals(view, spot, piece, 1).size > 0)) return true;
      const flight = kinds.includes('ermanaric') && this.isFresh(view, spot, 'ermanaric');
      const guests = kinds.some(piece => troopOf(piece) !== undefined && this.isFresh(view, spot, piece));
      return flight && guests && this.carriedGoals(view, spot).length > 0;
    });
  }

  berths(view: View, fleet: string): string[] {
    return [...berthsOf(view, fleet, Math.max(0, this.fleets.get(fleet) ?? 0)).keys()];
  }

  /** Kinds that can go aboard a fleet where it lies (SC-21.8, SC-21.10). */
  boarders(view: View, fleet: string): string[] {
    const { place } = view.fleets[fleet];
    const { area } = cellOf(place);
    const points = this.fleets.get(fleet) ?? 0;
    if (isWater(place) || points < 0 || view.stilled.includes(area)) return [];
    const aboard = Object.entries(view.pieces[fleet]?.[this.lord] ?? {});
    const room = 4 - aboard.reduce((sum, [piece, count]) => sum + (troopOf(piece) === undefined ? 0 : count), 0);
    const port = isRegion(area) && view.regions[area].buildings.includes('port');
    return Object.keys(view.pieces[place]?.[this.lord] ?? {}).filter(piece => {
      if (piece === 'pegasus' || piece === 'living-forest' || !this.isFresh(view, place, piece)) return false;
      return troopOf(piece) === undefined || (room > 0 && (port || points > 0));
    });
  }

  /** Hears what came of an order; `view` is the table before it, `after` once it was done. */
  hear(view: View, facts: readonly ScandinaviaFact[], hand: Hand | undefined): void {
    for (const fact of facts) {
      if (fact.kind === 'sailed') this.sailed(view, fact.fleet, fact.to);
      else if (fact.kind === 'marched' && fact.lord === this.lord)
        this.marched(view, fact.from, fact.to, fact.piece, fact.count, hand);
    }
  }

  private sailed(view: View, fleet: string, to: string): void {
    const points = this.fleets.get(fleet) ?? 0;
    const cost = berthsOf(view, fleet, points).get(to);
    if (cost === undefined) throw new Error(`${fleet} cannot come to ${to} with ${points} points`);
    const stays = this.fights(view, to) || view.stilled.includes(cellOf(to).area);
    this.fleets.set(fleet, stays ? -1 : points - cost);
  }

  /** To come among enemies ends the round for who does; a fleet alone is burnt without a battle, and bars nobody. */
  private fights(view: View, hex: string): boolean {
    return isAttack(view, this.lord, hex);
  }

  private marched(view: View, from: string, to: string, piece: string, count: number, hand: Hand | undefined): void {
    const points = this.pointsAt(view, from, piece);
    const moved = this.movedAt(from, piece);
    const aboard = isFleet(to);
    const ashore = isFleet(from) && !(hand && hand.from === from);
    if (aboard && troopOf(piece) !== undefined) {
      const { area } = cellOf(from);
      const free = isRegion(area) && view.regions[area].buildings.includes('port');
      if (!free) this.fleets.set(to, (this.fleets.get(to) ?? 0) - count);
    }
    const rides = hand !== undefined && hand.piece !== 'everybody' && (hand.piece !== piece || hand.carried);
    const stays = aboard || ashore || rides || this.fights(view, to) || view.stilled.includes(cellOf(to).area);
    const full = { lord: this.lord, piece, from, points: pointsOf(this.lord, piece), round: this.number };
    const cost = stays ? 0 : reachOf(view, full).get(to);
    if (cost === undefined) throw new Error(`${piece} cannot go from ${from} to ${to}`);
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
