import { START } from '../../../../engine/contract/steps.ts';
import { push } from '../../../../kit/rules/stack.ts';
import type { ChoiceOf } from '../choices.ts';
import { spendDie } from '../dice/payment.ts';
import { placeOf } from '../dice/places.ts';
import { ANY, DIE_COLOUR, dieNumber } from '../numbers.ts';
import type { Act } from '../rule.ts';

/** A die is spent for one of its colour on a face of choice; it is back in the supply before (RM-7.8). */
export function turnDie(act: Act, seat: number, choice: ChoiceOf<'turn'>, cause: string): void {
  const die = dieNumber[choice.die];
  spendDie(act, seat, die, ANY, cause, placeOf(choice));
  push(act.state, { kind: 'gain-dice', step: START, seat, dice: [DIE_COLOUR[die]], at: 0, roll: 0, cause });
}
