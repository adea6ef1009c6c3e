import type { Choice } from '../../engine/contract/ask.ts';
import type { Speaker } from '../../engine/text/text.ts';
import type { ReaversChoice } from './rules/choices.ts';
import { DECKS } from './rules/numbers.ts';
import type { View } from './rules/view.ts';

/** A group of cards has no name but those of its cards; its number says little to whoever cannot see where it lies. */
export function choiceWords(choice: Choice, view: View, speaker: Speaker): string | undefined {
  const meant = choice as ReaversChoice;
  const frame = view.frames.at(-1);
  if (meant.kind !== 'take-group' || frame?.kind !== 'choose-cards') return undefined;
  const group = view.open[DECKS[frame.deck]]?.[meant.group - 1] ?? [];
  const cards = group.filter(card => card !== null);
  return cards.length === 0 ? undefined : speaker.say('ui.take-cards', { cards });
}
