/** Gold: each seat has one purse for all its lords, hidden from the others; sums to and from the bank are open (SC-15.10, SC-A-gold-known). */

import { LORDS } from '../content/lords.ts';
import { isAlive } from './lords.ts';
import { asLord, type Lord } from './numbers.ts';
import type { Act } from './rule.ts';
import type { State } from './state.ts';

/** Three numbers for each debt. */
const DEBT = 3;

/** What a lord owes, the oldest debt first (SC-16.23). */
export function debtsOf({ debts }: Pick<State, 'debts'>, lord: Lord): { readonly to: Lord; readonly gold: number }[] {
  const found: { to: Lord; gold: number }[] = [];
  for (let i = 0; i < debts.length; i += DEBT)
    if (debts[i] === lord) found.push({ to: asLord(debts[i + 1]), gold: debts[i + 2] });
  return found;
}

/** He owes it on top of what he owes already: to the same lord it is one debt. */
export function owe({ debts }: State, lord: Lord, to: Lord, gold: number): number {
  for (let i = 0; i < debts.length; i += DEBT) {
    if (debts[i] !== lord || debts[i + 1] !== to) continue;
    debts[i + 2] += gold;
    return debts[i + 2];
  }
  debts.push(lord, to, gold);
  return gold;
}

/** Debts end with who owes them, and with whom they are owed to (SC-A-debt-order). */
export function forgetDebts({ debts }: State, lord: Lord): void {
  for (let i = debts.length - DEBT; i >= 0; i -= DEBT)
    if (debts[i] === lord || debts[i + 1] === lord) debts.splice(i, DEBT);
}

export const purseOf = (state: State, lord: Lord): number => state.gold[state.seatOf[lord]];

/** Gold comes into a purse; a debtor's goes on to his creditor at once (SC-16.23, SC-A-debt-order). */
export function receive(act: Act, seat: number, gold: number, secret = false): void {
  const { state, facts } = act;
  state.gold[seat] += gold;
  for (let i = 0; i < state.debts.length && state.gold[seat] > 0; ) {
    const [lord, to, owed] = state.debts.slice(i, i + DEBT);
    if (state.seatOf[lord] !== seat) {
      i += DEBT;
      continue;
    }
    const sum = Math.min(owed, state.gold[seat]);
    if (sum === owed) state.debts.splice(i, DEBT);
    else state.debts[i + 2] -= sum;
    state.gold[seat] -= sum;
    const fact = { kind: 'paid-to', lord: LORDS[lord], to: LORDS[to], gold: sum, cause: 'debt' } as const;
    if (secret) facts.reveal(fact);
    else facts.tell(fact);
    receive(act, state.seatOf[to], sum, secret);
    // What he has got may have gone on, and settled other debts: the list is another.
    i = 0;
  }
}

/** From the bank. */
export function gain(act: Act, lord: Lord, gold: number, cause: string): void {
  if (gold === 0) return;
  act.state.bank += gold;
  act.facts.tell({ kind: 'gained', lord: LORDS[lord], gold, cause });
  receive(act, act.state.seatOf[lord], gold);
}

/** To the bank; whoever asks for it has made sure that it is there. */
export function pay({ state, facts }: Act, lord: Lord, gold: number, cause: string): void {
  if (gold === 0) return;
  const seat = state.seatOf[lord];
  if (state.gold[seat] < gold) throw new Error(`${LORDS[lord]} has no ${gold} gold`);
  state.gold[seat] -= gold;
  state.bank -= gold;
  facts.tell({ kind: 'paid', lord: LORDS[lord], gold, cause });
}

/** From one purse into another, as a rule fixes it. What was not enough comes to light (SC-13.25). */
export function payTo(act: Act, lord: Lord, to: Lord, gold: number, cause: string, short = false): void {
  const { state, facts } = act;
  const [from, into] = [state.seatOf[lord], state.seatOf[to]];
  if (gold === 0 && !short) return;
  state.gold[from] -= gold;
  const fact = { kind: 'paid-to', lord: LORDS[lord], to: LORDS[to], gold, cause } as const;
  if (short) facts.reveal(fact);
  else facts.tell(fact);
  if (isAlive(state, to)) receive(act, into, gold);
  else state.gold[into] += gold;
}
