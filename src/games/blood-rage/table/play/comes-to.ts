import type { Speaker } from '../../../../engine/text/text.ts';
import { printedBonus } from '../../rules/battle/strength.ts';
import type { BloodRageChoice } from '../../rules/choices.ts';
import { cardNumber } from '../../rules/numbers.ts';
import type { View } from '../../rules/view.ts';

/** What an answer comes to, in a sentence, where its own words do not say it: the card that is added late, and the hand without it. */
export function comesTo(
  choice: BloodRageChoice,
  { options, own }: Pick<View, 'options' | 'own'>,
  speaker: Speaker,
): string | undefined {
  if (choice.kind !== 'add' || !own) return undefined;
  const bonus = printedBonus({ options }, cardNumber[choice.card]);
  return speaker.say('ui.late-adds', { bonus, left: own.hand.length - 1 });
}
