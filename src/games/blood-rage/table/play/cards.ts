import type { Speaker } from '../../../../engine/text/text.ts';
import type { Card } from '../../content/card.ts';
import { CARDS } from '../../content/cards.ts';
import { printedBonus } from '../../rules/battle/strength.ts';
import { cardNumber } from '../../rules/numbers.ts';
import type { TableOptions } from '../../rules/options.ts';
import { questGlory } from '../../rules/phases/quests.ts';
import type { BloodRageCardData } from '../BloodRageCard.tsx';

export const cardOf = (id: string): Card => CARDS[cardNumber[id]];

/** The cards that are made for a battle before those that may be laid down in one. */
export const battleFirst = (hand: readonly string[]): readonly string[] => {
  const [battle, others] = [true, false].map(made => hand.filter(id => (cardOf(id).type === 'battle') === made));
  return [...battle, ...others];
};

/** The number in the corner, as this table plays the card. */
export function cornerOf(card: Card, options: TableOptions): string | number {
  if (card.type === 'upgrade') return card.cost;
  if (card.type === 'quest') return questGlory({ options }, cardNumber[card.id]);
  if (card.effect?.kind === 'copies-best') return '+?';
  return `+${printedBonus({ options }, cardNumber[card.id])}`;
}

/** What a table makes of a card, besides what is printed on it. */
export interface AtTable {
  /** Rage that an upgrade costs whoever holds it: what is printed, less what its holder's upgrades take off. */
  readonly cost?: number | undefined;
  readonly foot?: string | undefined;
}

/** A card ready to be drawn, in the reader's words. */
export function drawn(id: string, speaker: Speaker, options: TableOptions, at: AtTable = {}): BloodRageCardData {
  const card = cardOf(id);
  return {
    id,
    key: card.key,
    kind: card.type,
    subtype: card.type === 'upgrade' ? card.slot : null,
    god: card.god,
    value: card.type === 'upgrade' ? (at.cost ?? card.cost) : cornerOf(card, options),
    strength: card.type === 'upgrade' ? (card.strength ?? undefined) : undefined,
    name: speaker.name('card', id),
    kindLine: kindLine(card, speaker, options, at),
    text: speaker.say(`cardText.${id}`),
    foot: at.foot,
  };
}

function kindLine(card: Card, speaker: Speaker, options: TableOptions, at: AtTable): string {
  switch (card.type) {
    case 'upgrade': {
      const { cost = card.cost } = at;
      return speaker.say('ui.upgrade-line', {
        slot: speaker.name('slot', card.slot),
        // A card of the clan has none; one of a figure may have 0.
        str: card.strength ?? -1,
        cost,
        printed: card.cost,
        off: card.cost - cost,
      });
    }
    case 'quest':
      return speaker.say('ui.quest-line', { glory: Number(cornerOf(card, options)) });
    case 'battle':
      return speaker.name('kind', 'battle');
  }
}

export const godName = (id: string, speaker: Speaker): string | undefined => {
  const { god } = cardOf(id);
  return god ? speaker.name('god', god) : undefined;
};
