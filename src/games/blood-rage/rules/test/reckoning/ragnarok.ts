import { AGES, REACH } from './printed.ts';
import type { FactOf, Table } from './table.ts';

const falling = (province: string): string => `${province} falls`;
const doomMoving = (province: string): string => `the doom marker goes to ${province}`;

/** The province of the Age goes, and all in it and in its fjord fall who are not saved (BR-15.1, BR-15.2). */
export function fall(t: Table): void {
  const province = t.doom[t.age - 1];
  t.ledger.owe(falling(province));
  if (t.age < AGES) t.ledger.owe(doomMoving(t.doom[t.age]));
  const places = REACH[province];
  for (const seat of t.clockwise(t.first)) {
    t.condemn({ seat, cause: 'ragnarok', places, left: t.clans[seat].count(...places) });
  }
}

export function provinceDestroyed(t: Table, { province, count }: FactOf<'province-destroyed'>): void {
  t.demand('BR-15.1', t.ledger.pay(falling(province)), `${province} does not fall`);
  t.destroyed.add(province);
  const doomed = t.now.dooms.reduce((sum, { left }) => sum + left, 0);
  t.equal('BR-15.2', 'figures that fall', count, doomed);
}

/** BR-15.4. */
export const doomMoved = (t: Table, { province }: FactOf<'doom-moved'>): void =>
  t.demand('BR-15.4', t.ledger.pay(doomMoving(province)), `${province} is not doomed next`);
