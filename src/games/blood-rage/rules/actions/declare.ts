import { push } from '../frames.ts';
import type { Act } from '../gains.ts';
import { PLACE_IDS } from '../numbers.ts';

/** Whoever is there may be in for a fight: the call to battle comes first. */
export function declarePillage({ state, facts }: Act, seat: number, province: number, rage: number): void {
  state.rage[seat] -= rage;
  facts.tell({ kind: 'pillage-declared', seat, province: PLACE_IDS[province], rage });
  push(state, { kind: 'pillage', step: 0, seat, province, asked: (seat + 1) % state.seats, declined: 0 });
}
