import type { ScandinaviaChoice } from '../../choices.ts';
import type { Table } from './table.ts';

/** Choices of which nothing else speaks: what lies face down, and words between two. */
export function chose(t: Table, seat: number, choice: ScandinaviaChoice): void {
  t.demand('SC-16.38', t.unsaid === undefined, `never told: ${t.unsaid}`);
  if (choice.kind === 'bid') t.bids.set(seat, choice.gold);
  if (choice.kind === 'refuse-vassal') t.unsaid = `${choice.lord} ${choice.to}`;
}
