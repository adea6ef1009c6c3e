import { spendDie } from '../dice/payment.ts';
import { push } from '../frames.ts';
import type { Act } from '../gains.ts';
import { ANY, DIE_COLOUR } from '../numbers.ts';

/** A die is spent for one of its colour on a face of choice; it is back in the supply before (RM-7.8). */
export function turnDie(act: Act, seat: number, die: number, cause: string): void {
  spendDie(act, seat, die, ANY, cause);
  push(act.state, { kind: 'gain-dice', step: 0, seat, dice: [DIE_COLOUR[die]], at: 0, roll: 0, cause });
}
