import type { Speaker } from '../../../../engine/text/text.ts';
import type { Card } from '../../content/card.ts';
import { CARDS } from '../../content/cards.ts';
import { printedBonus } from '../../rules/battle/strength.ts';
import { cardNumber } from '../../rules/numbers.ts';
import type { TableOptions } from '../../rules/options.ts';
import { questGlory } from '../../rules/phases/quests.ts';
import type { BloodRageCardData } from '../BloodRageCard.tsx';

export const cardOf = (id: string): Card => CARDS[cardNumber[id]];

/** The number in the corner, as this table plays the card. */
export function cornerOf(card: Card, options: TableOptions): string | number {
  if (card.type === 'upgrade') return card.cost;
  if (card.type === 'quest') return questGlory({ options }, cardNumber[card.id]);
  if (card.effect?.kind === 'copies-best') return '+?';
  return `+${printedBonus({ options }, cardNumber[card.id])}`;
}

/** A card ready to be drawn, in the reader's words. */
export function drawn(id: string, speaker: Speaker, options: TableOptions, foot?: string): BloodRageCardData {
  const card = cardOf(id);
  return {
    id,
    key: card.key,
    kind: card.type,
    subtype: card.type === 'upgrade' ? card.slot : null,
    god: card.god,
    value: cornerOf(card, options),
    name: speaker.name('card', id),
    kindLine: kindLine(card, speaker, options),
    text: speaker.say(`cardText.${id}`),
    foot,
  };
}

function kindLine(card: Card, speaker: Speaker, options: TableOptions): string {
  switch (card.type) {
    case 'upgrade':
      return speaker.say('ui.upgrade-line', { slot: speaker.name('slot', card.slot), cost: card.cost });
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
