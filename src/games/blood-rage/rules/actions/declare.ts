import { push } from '../../../../kit/rules/stack.ts';
import { PILLAGING } from '../frames.ts';
import { PLACE_IDS, type PlaceNumber } from '../numbers.ts';
import type { Act } from '../rule.ts';

/** Whoever is there may be in for a fight: the call to battle comes first. */
export function declarePillage({ state, facts }: Act, seat: number, province: PlaceNumber, rage: number): void {
  state.rage[seat] -= rage;
  facts.tell({ kind: 'pillage-declared', seat, province: PLACE_IDS[province], rage });
  push(state, { kind: 'pillage', step: PILLAGING.call, seat, province, asked: (seat + 1) % state.seats, declined: 0 });
}
