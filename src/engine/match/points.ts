import type { Stacked } from '../contract/frames.ts';

/** A place to go on from, after so many entries of the log. */
export interface Point {
  readonly at: number;
  readonly state: Stacked;
  readonly chance: string;
}

/** Points kept to go back to, beside the first, and entries between them: from one to the next is played in no time. */
const NEWEST = 12;
const APART = 16;
/** So many are laid along a way that is long, and no more are kept of all such ways. */
const ALONG = 32;

/** Points of one game to go on from: however long it is, so many and no more. */
export class Points {
  private readonly start: Point;
  private readonly newest: Point[] = [];
  /** Laid by whoever looked back far: the next look starts from there. */
  private readonly laid = new Map<number, Point>();

  constructor(start: Point) {
    this.start = start;
  }

  has(at: number): boolean {
    return this.at(at) !== undefined;
  }

  at(at: number): Point | undefined {
    return this.start.at === at ? this.start : (this.newest.find(point => point.at === at) ?? this.laid.get(at));
  }

  /** Is it time for another one? */
  wants(at: number): boolean {
    return at - (this.newest.at(-1) ?? this.start).at >= APART;
  }

  keep(point: Point): void {
    this.newest.push(point);
    if (this.newest.length >= NEWEST) this.newest.shift();
  }

  /** How many choices apart points are to be laid along a way of so many. */
  apart(choices: number): number {
    return choices <= APART ? Number.POSITIVE_INFINITY : Math.max(APART, Math.ceil(choices / ALONG));
  }

  lay(point: Point): Point {
    this.laid.set(point.at, point);
    const [oldest] = this.laid.keys();
    if (this.laid.size > 2 * ALONG) this.laid.delete(oldest);
    return point;
  }

  /** Forgets what lies after so many entries. */
  cut(entries: number): void {
    while ((this.newest.at(-1)?.at ?? 0) > entries) this.newest.pop();
    for (const at of this.laid.keys()) if (at > entries) this.laid.delete(at);
  }
}
