import type { Trace } from '../../../../kit/table/traces.ts';
import type { ReaversFact } from '../../rules/facts.ts';

/** On which land something was done. */
export function traceOf(fact: ReaversFact): Trace | null {
  switch (fact.kind) {
    case 'selected':
      return { seat: fact.seat, at: fact.space, icon: 'flying-flag' };
    case 'acts':
      return { seat: fact.seat, at: fact.space, icon: 'axe-swing' };
    case 'rests':
      return { seat: fact.seat, at: fact.space, icon: 'camping-tent' };
    default:
      return null;
  }
}
