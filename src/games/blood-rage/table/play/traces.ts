import type { Trace } from '../../../../kit/table/traces.ts';
import type { BloodRageFact } from '../../rules/facts.ts';

/** Where on the map something was done. */
export function traceOf(fact: BloodRageFact): Trace | null {
  switch (fact.kind) {
    case 'invaded':
      return { seat: fact.seat, at: fact.to, icon: 'drakkar' };
    case 'marched':
      return { seat: fact.seat, at: fact.to, icon: 'footsteps', from: fact.from };
    case 'moved':
      // A march is told as a whole.
      return fact.cause === undefined ? null : { seat: fact.seat, at: fact.to, icon: 'footsteps', from: fact.from };
    case 'joined':
      return { seat: fact.seat, at: fact.province, icon: 'crossed-swords', from: fact.from };
    case 'pillage-declared':
      return { seat: fact.seat, at: fact.province, icon: 'torch' };
    default:
      return null;
  }
}
