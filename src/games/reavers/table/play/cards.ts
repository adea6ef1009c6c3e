import type { Content } from '../../../../engine/contract/content.ts';
import type { Speaker } from '../../../../engine/text/text.ts';
import type { CardKind, ValueShape } from '../../../../kit/look/CardArt.tsx';
import type { IconName } from '../../../../kit/look/icon-names.ts';
import type { Colour } from '../../content/dice.ts';
import { withPack } from '../../content/pack.ts';
import type { Reconstructed } from '../../content/reconstructed.ts';
import {
  ARTEFACTS,
  battleOf,
  cardNumber,
  DECK_OF,
  DECKS,
  type DeckId,
  isReaver,
  journeyOf,
  keepCardOf,
  prophecyOf,
  reaverOf,
  villageCardOf,
} from '../../rules/numbers.ts';
import type { TableOptions } from '../../rules/options.ts';
import { COLOUR_LOOKS, COLOUR_OF_CLAN, cardArt, DECK_LOOKS } from '../pieces.ts';

/** A card as it is drawn: in the reader's words, with the values of this table. */
export interface DrawnCard {
  readonly id: string;
  readonly deck: DeckId;
  readonly name: string;
  readonly text: string;
  readonly kindLine: string;
  readonly art: IconName;
  readonly kind: CardKind;
  /** Ground and ink of the picture. */
  readonly dye: string;
  readonly on: string;
  readonly value?: number | undefined;
  readonly shape?: ValueShape | undefined;
  /** Dice printed on a reaver: rolled when it comes, and on a chosen face when it is rallied. */
  readonly rolled: readonly Colour[];
  readonly rally: readonly Colour[];
  /** Faces that win a sea battle or keep a journey off. */
  readonly needs: readonly string[];
  readonly defence?: number | undefined;
  readonly glory?: number | undefined;
  /** Some of what is printed on it had to be reconstructed. */
  readonly reconstructed: boolean;
}

const BONE = '#f6e8c8';

/** What was worked out for a pack, so that equal cards are the same object and need not be drawn again. */
interface Known {
  readonly pack: string;
  readonly values: Reconstructed;
  readonly cards: WeakMap<Speaker, Map<string, DrawnCard>>;
}
let known: Known | undefined;

function knownOf(content: Content): Known {
  const pack = JSON.stringify(content);
  if (known?.pack !== pack) known = { pack, values: withPack(content), cards: new WeakMap() };
  return known;
}

/** The values of a table, its own pack included. */
export const valuesOf = (content: Content): Reconstructed => knownOf(content).values;

export const deckOf = (id: string): DeckId => DECKS[DECK_OF[cardNumber[id]]];

export const colourOf = (id: string): Colour | undefined => {
  const card = cardNumber[id];
  return isReaver(card) ? COLOUR_OF_CLAN[reaverOf(card).clan] : undefined;
};

/** Cards whose text depends on how the table reads the rules, and the option that says it. */
export const READ_BY: Readonly<Record<string, 'berserker' | 'hunterFood' | 'starvation'>> = {
  'berserkers-glory': 'berserker',
  'seasoned-hunter': 'hunterFood',
  starvation: 'starvation',
};

/** What a card needs to know of its table; without options it is read as the rulebook is by default. */
export interface OfTable {
  readonly content: Content;
  readonly options?: Pick<TableOptions, 'berserker' | 'hunterFood' | 'starvation'>;
}

/** The name of a card's text: one of its own for a reading that is not the default. */
function textOf(id: string, { options }: OfTable, speaker: Speaker): string {
  const option = READ_BY[id];
  const own = option && options ? `${id}.${options[option]}` : id;
  return speaker.has(`cardText.${own}`) ? own : id;
}

/** A card ready to be drawn. */
export function drawn(id: string, speaker: Speaker, table: OfTable): DrawnCard {
  const { cards } = knownOf(table.content);
  let words = cards.get(speaker);
  if (!words) {
    words = new Map();
    cards.set(speaker, words);
  }
  const text = textOf(id, table, speaker);
  let card = words.get(text);
  if (!card) {
    card = draw(id, speaker, table, text);
    words.set(text, card);
  }
  return card;
}

function draw(id: string, speaker: Speaker, { content, options }: OfTable, text: string): DrawnCard {
  const deck = deckOf(id);
  const colour = colourOf(id);
  const look = colour && COLOUR_LOOKS[colour];
  return {
    id,
    deck,
    name: speaker.name('card', id),
    text: speaker.say(`cardText.${text}`),
    kindLine: kindLine(id, deck, speaker),
    art: look ? look.clan : cardArt(id),
    kind: DECK_LOOKS[deck].kind,
    dye: look ? look.dye : DECK_LOOKS[deck].dye,
    on: look ? look.on : BONE,
    rolled: [],
    rally: [],
    needs: [],
    reconstructed: false,
    ...printedOn(id, deck, valuesOf(content), options?.starvation === 'clan-die' ? 'any-clan' : 'any'),
  };
}

function printedOn(id: string, deck: DeckId, values: Reconstructed, any: string): Partial<DrawnCard> {
  const card = cardNumber[id];
  switch (deck) {
    case 'reavers': {
      const { rolled, rally } = values.reavers[id];
      return { rolled, rally, reconstructed: true };
    }
    case 'battles': {
      const { defence, combination } = values.battles[id];
      const { glory } = battleOf(card).gain;
      return { value: defence, shape: 'shield', defence, needs: combination, glory, reconstructed: true };
    }
    case 'journeys':
      return { needs: journeyOf(card).danger?.dice.map(face => (face === 'any' ? any : face)) ?? [] };
    case 'prophecies':
      return { value: prophecyOf(card).glory, shape: 'circle', glory: prophecyOf(card).glory };
    case 'keeps': {
      const own = keepCardOf(card);
      return own.kind === 'stronghold' ? { value: own.defence, shape: 'shield', defence: own.defence } : {};
    }
    case 'villages': {
      const artefact = ARTEFACTS[card];
      if (!artefact) return {};
      const glory = values.villages[id].glory ?? artefact.glory;
      return { value: glory, shape: 'circle', glory, reconstructed: artefact.glory === undefined };
    }
  }
}

function kindLine(id: string, deck: DeckId, speaker: Speaker): string {
  const card = cardNumber[id];
  if (deck === 'reavers') return speaker.say('ui.reaver-line', { clan: speaker.name('clan', reaverOf(card).clan) });
  if (deck === 'villages' && villageCardOf(card).kind === 'artefact') {
    const stores = ARTEFACTS[card]?.stores ?? 'any';
    const face = speaker.has(`clan.${stores}`) ? speaker.name('clan', stores) : speaker.name('need', stores);
    return speaker.say('ui.artefact-line', { face });
  }
  return speaker.name('deck', deck);
}
