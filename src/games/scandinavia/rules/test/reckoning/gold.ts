import type { Table } from './table.ts';
import type { Ear, FactOf } from './told.ts';

/** All gold that comes in goes to the creditor until the debt is paid, the oldest first (SC-16.23, SC-A-debt-order). */
export function settle(t: Table, ear: Ear, seat: number): void {
  for (;;) {
    const debt = t.debts.find(({ lord }) => t.lord(lord).seat === seat);
    if (!debt || t.gold[seat] === 0) return;
    const gold = Math.min(debt.gold, t.gold[seat]);
    debt.gold -= gold;
    if (debt.gold === 0) t.debts.splice(t.debts.indexOf(debt), 1);
    ear.expect('SC-A-debt-order', { kind: 'paid-to', lord: debt.lord, to: debt.to, gold, cause: 'debt' });
    settle(t, ear, t.lord(debt.to).seat);
  }
}

/** Gold out of the bank; nobody is told of nothing. */
export function gain(t: Table, ear: Ear, clause: string, { lord, gold, cause }: Omit<FactOf<'gained'>, 'kind'>): void {
  if (gold === 0) return;
  ear.expect(clause, { kind: 'gained', lord, gold, cause });
  settle(t, ear, t.lord(lord).seat);
}

/** Gold into the bank. */
export function spend(ear: Ear, clause: string, { lord, gold, cause }: Omit<FactOf<'paid'>, 'kind'>): void {
  if (gold > 0) ear.expect(clause, { kind: 'paid', lord, gold, cause });
}

/** Prosperity stays between 1 and 24 (SC-2.8); what does not move is not told. */
export function prosper(t: Table, ear: Ear, clause: string, region: string, by: number, cause: string): void {
  const before = t.regions[region].prosperity;
  const to = Math.max(1, Math.min(24, before + by));
  if (to !== before) ear.expect(clause, { kind: 'prosperity', region, change: to - before, to, cause });
}
