import type { Seat } from '../../../../../engine/contract/ask.ts';
import type { StatId } from '../../../content/clans.ts';
import type { SourceId } from '../../numbers.ts';
import { STATS } from './printed.ts';

export interface Glory {
  readonly seat: Seat;
  readonly glory: number;
  readonly source: SourceId;
  readonly cause: string;
}

const gloryLine = ({ seat, glory, source, cause }: Glory): string =>
  `${glory} Glory for seat ${seat} (${source}, ${cause})`;
const stepLine = (seat: Seat, which: string, cause: string): string => `a step on ${which} for seat ${seat} (${cause})`;
const anyBut = (stat: StatId): string => `any but ${stat}`;

/** What has fallen due and must still be told: nothing is told that is not owed, and nothing is left owing. */
export class Ledger {
  private readonly lines: string[] = [];

  get open(): readonly string[] {
    return this.lines;
  }

  owe(line: string): void {
    this.lines.push(line);
  }

  /** Pays one of these; false when none of them is owed. */
  pay(...lines: string[]): boolean {
    const at = this.lines.findIndex(line => lines.includes(line));
    if (at >= 0) this.lines.splice(at, 1);
    return at >= 0;
  }

  /** Nobody is told of a gain of nothing. */
  oweGlory(gain: Glory): void {
    if (gain.glory > 0) this.owe(gloryLine(gain));
  }

  payGlory(gain: Glory): boolean {
    return this.pay(gloryLine(gain));
  }

  /** A step on a given stat, on any, or on any but one. */
  oweStep(seat: Seat, cause: string, which: StatId | 'any' | { readonly but: StatId }): void {
    this.owe(stepLine(seat, typeof which === 'string' ? which : anyBut(which.but), cause));
  }

  payStep(seat: Seat, cause: string, stat: StatId): boolean {
    const others = STATS.filter(other => other !== stat).map(anyBut);
    return this.pay(...[stat, 'any', ...others].map(which => stepLine(seat, which, cause)));
  }

  /** A step that is lost because every stat it could go to is among these, which are on their last step (BR-1.10). */
  payLostStep(seat: Seat, cause: string, tops: readonly StatId[]): boolean {
    const lost: string[] = [...tops];
    if (tops.length === STATS.length) lost.push('any');
    for (const stat of STATS) {
      if (STATS.every(other => other === stat || tops.includes(other))) lost.push(anyBut(stat));
    }
    return this.pay(...lost.map(which => stepLine(seat, which, cause)));
  }

  /** Steps still owed to anybody. */
  get steps(): readonly string[] {
    return this.lines.filter(line => line.startsWith('a step'));
  }
}
