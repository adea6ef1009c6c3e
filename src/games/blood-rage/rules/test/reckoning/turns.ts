import type { Seat } from '../../../../../engine/contract/ask.ts';
import type { FactOf, Table } from './table.ts';

const settingRage = (seat: Seat): string => `the Rage of seat ${seat}`;

/** Everybody's Rage is set, and the first player begins (BR-5.1, BR-5.2). */
export function beginActions(t: Table): void {
  t.next = t.first;
  for (const [seat, clan] of t.clans.entries()) {
    clan.passed = false;
    t.ledger.owe(settingRage(seat));
  }
}

/** Nobody may act, or nothing is left to pillage (BR-5.9, BR-5.10). */
export const endActions = (t: Table): void =>
  t.demand('BR-5.9', allPillaged(t) || !t.clans.some((_, seat) => mayAct(t, seat)), 'somebody may still act');

/** BR-5.1. */
export function rageSet(t: Table, { seat, rage }: FactOf<'rage-set'>): void {
  t.demand('BR-5.1', t.ledger.pay(settingRage(seat)), 'Rage is set once in a phase');
  t.equal('BR-5.1', 'Rage at the start', rage, t.clans[seat].stat('rage'));
  t.clans[seat].rage = rage;
}

/** Rage left, and not out by a pass (BR-5.4, BR-5.8, BR-O-passed). */
const mayAct = ({ clans, options }: Table, seat: Seat): boolean =>
  clans[seat].rage > 0 && !(clans[seat].passed && options.passed === 'out');

/** BR-5.10. */
const allPillaged = (t: Table): boolean => t.standing().every(province => t.pillaged.has(province));

/** The next clockwise who may act (BR-5.2, BR-5.4, BR-5.7). */
export function turn(t: Table, { seat }: FactOf<'turn'>): void {
  t.closeTurn();
  t.equal('BR-5.2', 'the phase', t.phase, 'action');
  const due = t.clockwise(t.next).find(next => mayAct(t, next));
  t.equal('BR-5.2', 'whose turn it is', seat, due);
  t.demand('BR-5.10', !allPillaged(t), 'nothing is left to pillage');
  t.clans[seat].passed = false;
  t.turn = seat;
  t.next = (seat + 1) % t.seats;
}

/** BR-5.6. */
export function passed(t: Table, { seat, rage }: FactOf<'passed'>): void {
  t.act(seat);
  t.equal('BR-5.6', 'Rage lost', rage, t.clans[seat].rage);
  t.clans[seat].rage = 0;
  t.clans[seat].passed = true;
}
