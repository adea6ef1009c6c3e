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
  // The first try in a region begins with the surcharge, further ones with the region alone (SC-10.15, SC-10.17).
  if (choice.kind === 'recruit') t.recruitsIn = choice.region;
  const again = choice.kind === 'recruit' && t.tried.has(choice.region);
  if (again || choice.kind === 'surcharge') t.unsaid = { clause: 'SC-10.10', what: `a try in ${t.recruitsIn}` };
}
