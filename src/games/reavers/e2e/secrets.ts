import type { Messages } from '../../../engine/contract/game.ts';
import type { Secrets } from '../../../kit/test/on-page.ts';
import english from '../locales/en.ts';
import { CARD_IDS } from '../rules/numbers.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

const messages: Messages = english;

/** Names of cards that nothing else is called: whoever reads one reads of the card. */
const TELLING = new Map(
  CARD_IDS.flatMap((id): [string, string][] => {
    const name = messages[`card.${id}`];
    const word = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u');
    const also = Object.entries(messages).some(([key, text]) => !key.startsWith('card.') && word.test(text));
    return also ? [] : [[id, name]];
  }),
);

export const secrets: Secrets = {
  names: [...new Set(TELLING.values())],
  /** Cards that lie face down in the decks, and that a seat has neither before its eyes nor ever heard of. */
  from(match, seat) {
    const view = match.view(seat) as View;
    const told = JSON.stringify([view, match.factsFor(seat)]);
    const lying = new Set(view.frames.flatMap(frame => Object.values(frame).flat()));
    const seen = new Set(
      CARD_IDS.filter((id, n) => told.includes(`"${id}"`) || lying.has(n)).map(id => TELLING.get(id)),
    );
    const { decks } = match.snapshot().state as State;
    const hidden = decks.flat().flatMap(card => TELLING.get(CARD_IDS[card]) ?? []);
    return [...new Set(hidden)].filter(name => !seen.has(name));
  },
};
