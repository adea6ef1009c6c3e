import type { Ask } from '../../../../engine/contract/ask.ts';
import type { ReaversChoice } from '../../rules/choices.ts';
import type { View } from '../../rules/view.ts';

/**
 * The die that most would pay with: a plain one of the face itself, of which there are many; a tile only then, and the
 * wild one last, for it could pay for anything.
 */
export function ready(ask: Ask<ReaversChoice>, view: View): ReaversChoice | null {
  if (ask.prompt !== 'payment') return null;
  const { wild, dice } = view.seats[ask.seat];
  const count = (die: string): number => dice.find(one => one.die === die)?.count ?? 0;
  const worth = (choice: ReaversChoice): number => {
    if (choice.kind !== 'spend') return -2;
    if (choice.die === wild) return -3;
    // One that lies on an artefact does something there.
    return choice.off === undefined ? count(choice.die) : -1;
  };
  const [first, ...others] = ask.choices;
  return first ? others.reduce((best, one) => (worth(one) > worth(best) ? one : best), first) : null;
}
