import type { Speaker } from '../../../../engine/text/text.ts';
import type { CardBrowserContent, CardBrowserEntry } from '../../../../kit/table/table-module.ts';
import { RECONSTRUCTED } from '../../content/reconstructed.ts';
import { CARD_IDS, DECKS } from '../../rules/numbers.ts';
import { DECK_LOOKS } from '../pieces.ts';
import { deckOf, drawn } from '../play/cards.ts';

/** All cards of the six decks, by deck. */
export function cards(speaker: Speaker): CardBrowserContent {
  return {
    entries: CARD_IDS.map(id => entryOf(id, speaker)),
    filters: [
      {
        id: 'deck',
        label: speaker.say('ui.deck'),
        values: DECKS.map(deck => ({ value: deck, label: speaker.name('deck', deck), icon: DECK_LOOKS[deck].icon })),
      },
    ],
    note: speaker.say('ui.cards-note'),
  };
}

function entryOf(id: string, speaker: Speaker): CardBrowserEntry {
  const { deck, kind, name, art, value, shape, kindLine, text, needs, reconstructed } = drawn(id, speaker, {
    content: {},
  });
  const faces = needs.map(face => speaker.name('need', face)).join(' + ');
  return {
    id,
    card: {
      kind,
      name,
      art,
      value,
      shape,
      kindLine: reconstructed ? `${kindLine} ≈` : kindLine,
      text: deck === 'battles' ? `${faces}. ${text}` : text,
    },
    marks: { deck },
    // The same decks are used with any number of players.
    copies: new Array<number>(RECONSTRUCTED[deckOf(id)][id].copies).fill(2),
    clauses: [`RM-C-${id}`],
  };
}
