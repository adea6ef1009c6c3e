import type { BloodRageChoice } from '../choices.ts';
import type { DiscardFrame } from '../frames.ts';
import type { Against } from './against.ts';

/** What a seat may not keep at the end of an age, or give up. */
export function discard(_frame: DiscardFrame, choice: BloodRageChoice, against: Against): void {
  const { keptCard } = against.state.options;
  if (choice.kind === 'decline') against.when(keptCard === 'one', 'BR-O-keptCard', 'must-keep');
  else if (against.is(choice, 'keep-card')) against.inHand(choice.card, 'BR-13.1');
}
