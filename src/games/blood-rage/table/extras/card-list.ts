import { defaultOptions } from '../../../../engine/contract/options.ts';
import type { Speaker } from '../../../../engine/text/text.ts';
import type { CardBrowserContent, CardBrowserEntry } from '../../../../kit/table/table-module.ts';
import { type Card, GODS } from '../../content/card.ts';
import { CARDS } from '../../content/cards.ts';
import { OPTIONS, tableOptions } from '../../rules/options.ts';
import { cardArt, GOD_ICONS } from '../pieces.ts';
import { drawn } from '../play/cards.ts';

/** As printed, before a table changes anything. */
const PRINTED = tableOptions(defaultOptions(OPTIONS, 4));
const ROMAN = ['I', 'II', 'III'];
const SHAPES = { battle: 'hexagon', upgrade: 'shield', quest: 'circle' } as const;

/** All cards of the three ages, with what one may look for. */
export function cards(speaker: Speaker): CardBrowserContent {
  return {
    entries: CARDS.map(card => entryOf(card, speaker)),
    filters: [
      {
        id: 'age',
        label: speaker.say('word.age'),
        values: ROMAN.map((label, i) => ({ value: String(i + 1), label })),
      },
      {
        id: 'kind',
        label: speaker.say('ui.kind'),
        values: [
          { value: 'battle', label: speaker.name('kind', 'battle'), icon: 'crossed-swords' },
          { value: 'upgrade', label: speaker.name('kind', 'upgrade'), icon: 'anvil' },
          { value: 'quest', label: speaker.name('kind', 'quest'), icon: 'tied-scroll' },
        ],
      },
      {
        id: 'god',
        label: speaker.say('ui.god'),
        values: GODS.map(god => ({ value: god, label: speaker.name('god', god), icon: GOD_ICONS[god] })),
      },
    ],
    note: speaker.say('ui.cards-note'),
  };
}

function entryOf(card: Card, speaker: Speaker): CardBrowserEntry {
  const { key, kind, value, strength, name, kindLine, text } = drawn(card.id, speaker, PRINTED);
  const sign = card.god && GOD_ICONS[card.god];
  return {
    id: card.id,
    card: {
      kind,
      name,
      art: cardArt(key, kind),
      value,
      badge: strength,
      shape: SHAPES[kind],
      sign: card.god && sign ? { icon: sign, label: speaker.name('god', card.god) } : undefined,
      kindLine: `${kindLine} · ${ROMAN[card.age - 1]}`,
      text,
    },
    marks: { age: String(card.age), kind: card.type, ...(card.god && { god: card.god }) },
    copies: card.copies,
    clauses: [`BR-C-${card.key}`],
  };
}
