/** Gold: each seat has one purse, hidden from the others; sums to and from the bank are open (SC-A-gold-known). */
import { LORDS } from '../content/lords.ts';
import { isAlive, lordsOf } from './lords.ts';
import type { Act } from './rule.ts';
import type { State } from './state.ts';

export const purseOf = (state: State, lord: number): number => state.gold[state.seatOf[lord]];

/** Gold comes into a purse; a debtor's goes on to his creditor at once (SC-16.23, SC-A-debt-order). */
export function receive(act: Act, seat: number, gold: number, secret = false): void {
  const { state, facts } = act;
  state.gold[seat] += gold;
  for (const lord of lordsOf(state, seat)) {
    const sum = Math.min(state.debt[lord], state.gold[seat]);
    if (sum === 0) continue;
    const to = state.creditor[lord];
    state.debt[lord] -= sum;
    if (state.debt[lord] === 0) state.creditor[lord] = -1;
    state.gold[seat] -= sum;
    const fact = { kind: 'paid-to', lord: LORDS[lord], to: LORDS[to], gold: sum, cause: 'debt' } as const;
    if (secret) facts.reveal(fact);
    else facts.tell(fact);
    receive(act, state.seatOf[to], sum, secret);
  }
}

/** From the bank. */
export function gain(act: Act, lord: number, gold: number, cause: string): void {
  if (gold === 0) return;
  act.state.bank += gold;
  act.facts.tell({ kind: 'gained', lord: LORDS[lord], gold, cause });
  receive(act, act.state.seatOf[lord], gold);
}

/** To the bank; whoever asks for it has made sure that it is there. */
export function pay({ state, facts }: Act, lord: number, gold: number, cause: string): void {
  if (gold === 0) return;
  const seat = state.seatOf[lord];
  if (state.gold[seat] < gold) throw new Error(`${LORDS[lord]} has no ${gold} gold`);
  state.gold[seat] -= gold;
  state.bank -= gold;
  facts.tell({ kind: 'paid', lord: LORDS[lord], gold, cause });
}

/** From one purse into another, as a rule fixes it. What was not enough comes to light (SC-13.25). */
export function payTo(act: Act, lord: number, to: number, gold: number, cause: string, short = false): void {
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
