import type { ScandinaviaChoice } from '../../choices.ts';
import { heard } from './hex/order.ts';
import type { Table } from './table.ts';

/** Choices of which nothing else speaks: what lies face down, and words between two. */
export function chose(t: Table, seat: number, choice: ScandinaviaChoice): void {
  heard(t.order, choice);
  if (t.unsaid) t.demand(t.unsaid.clause, false, `never told: ${t.unsaid.what}`);
  if (choice.kind === 'afflict') t.judged = choice.lord;
  if (choice.kind === 'bid') t.bids.set(seat, choice.gold);
  if (choice.kind === 'refuse-vassal') t.unsaid = { clause: 'SC-16.38', what: `${choice.lord} ${choice.to}` };
  if (choice.kind === 'try-hero') t.unsaid = { clause: 'SC-10.3', what: choice.region };
}
