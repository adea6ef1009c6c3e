import { BATTLE_EFFECT, type CardNumber } from '../../rules/numbers.ts';
import { STRENGTH_OF_CARD } from './card-strength.ts';
import type { Outlook } from './outlook.ts';

/** What a battle card in hand is worth for battles to come. */
export function battleCardWorth({ weights }: Outlook, card: CardNumber): number {
  const effect = BATTLE_EFFECT[card];
  return STRENGTH_OF_CARD[card] * weights.bonus + (effect ? weights.texts[effect.kind] : weights.plainCard);
}
