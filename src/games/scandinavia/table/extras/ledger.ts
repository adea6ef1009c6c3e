import type { Seat } from '../../../../engine/contract/ask.ts';
import type { Ledger } from '../../../../kit/table/table-module.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';

/** Regions of each seat over the game: who takes one takes it from whoever held it. */
export function ledger(): Ledger {
  const seatOf = new Map<string, Seat>();
  const holder = new Map<string, Seat>();

  /** A region goes to a lord, or to nobody who is at the table. */
  const passes = (region: string, to?: string): (readonly [Seat, number])[] => {
    const before = holder.get(region);
    const after = to === undefined ? undefined : seatOf.get(to);
    if (after === undefined) holder.delete(region);
    else holder.set(region, after);
    if (before === after) return [];
    return [
      ...(before === undefined ? [] : [[before, -1] as const]),
      ...(after === undefined ? [] : [[after, 1] as const]),
    ];
  };

  return told => {
    const fact = told as ScandinaviaFact;
    switch (fact.kind) {
      case 'picked':
        seatOf.set(fact.lord, fact.seat);
        return undefined;
      case 'land-taken':
      case 'conquered':
        return passes(fact.region, fact.lord);
      case 'region-given':
        return passes(fact.region, fact.to);
      case 'independent':
      case 'barbarians-hold':
        return passes(fact.region);
      default:
        return undefined;
    }
  };
}
