import type { Ask } from '../../../../engine/contract/ask.ts';
import type { ReaversChoice } from '../../rules/choices.ts';
import type { View } from '../../rules/view.ts';
import { frameOf } from './where.ts';

/** What a seat could pay with: how many plain dice of a kind lie on its board, and which one is wild. */
interface Purse {
  readonly wild: string | null;
  count(die: string): number;
}

/**
 * The die that most would pay with: a plain one of the face itself, of which there are many; a tile only then, and the
 * wild one last, for it could pay for anything.
 */
export function bestPayer(choices: readonly ReaversChoice[], { wild, count }: Purse): ReaversChoice | null {
  const worth = (choice: ReaversChoice): number => {
    if (choice.kind !== 'spend') return -2;
    if (choice.die === wild) return -3;
    // One that lies on an artefact does something there.
    return choice.off === undefined ? count(choice.die) : -1;
  };
  const [first, ...others] = choices;
  return first ? others.reduce((best, one) => (worth(one) > worth(best) ? one : best), first) : null;
}

/** What lies ready for a single thing that is to be paid; several are laid out together (`payingOf`). */
export function ready(ask: Ask<ReaversChoice>, view: View): ReaversChoice | null {
  const paying = frameOf(view, 'payment');
  if (ask.prompt !== 'payment' || !paying || paying.needs.length - paying.at > 1) return null;
  const { wild, dice } = view.seats[ask.seat];
  return bestPayer(ask.choices, { wild, count: die => dice.find(one => one.die === die)?.count ?? 0 });
}
