import type { UpgradeCard } from '../../content/card.ts';
import { CARDS } from '../../content/cards.ts';
import type { CardNumber } from '../../rules/numbers.ts';
import { battleCardWorth } from './battle-cards.ts';
import { fatesOf } from './fates.ts';
import type { Outlook } from './outlook.ts';
import { questChance, questPrize } from './quests.ts';
import { replacedBy, upgradeWorth } from './upgrades.ts';

/** A free invasion comes with the upgrade of a figure: the Rage it saves, and a Leader would be free anyway. */
function freeFigure({ weights, state }: Outlook, { slot, strength }: UpgradeCard): number {
  if (slot === 'clan' || slot === 'leader') return 0;
  return (strength ?? 0) * weights.freeFigure * weights.rage[state.age];
}

/** What a card is worth at the draft, with a whole age ahead. */
export function draftWorth(o: Outlook, card: CardNumber): number {
  return shownWorth(o, card) + (o.weights.gifts[CARDS[card].id] ?? 0);
}

function shownWorth(o: Outlook, card: CardNumber): number {
  const { state, weights } = o;
  const printed = CARDS[card];
  const held = heldOf(o);
  if (printed.type === 'battle') {
    return battleCardWorth(o, card) * weights.bonusDrafted * weights.battleGlut ** Math.max(held.battle - 1, 0);
  }
  if (printed.type === 'quest') {
    const prize = questPrize(o, card, fatesOf(state, o.seat));
    const chance = printed.goal.kind === 'fallen' ? weights.deathDrafted : weights.questDrafted * questOpen(o, card);
    return prize * chance * weights.questGlut ** held.quest;
  }
  const replaced = replacedBy(o, card);
  const worth = upgradeWorth(o, card) + freeFigure(o, printed) - (replaced < 0 ? 0 : upgradeWorth(o, replaced));
  const dear = Math.max(held.cost + printed.cost - state.rage[o.seat] + weights.rageKept, 0);
  return worth * weights.upgradeDrafted - (printed.cost + Math.min(dear, printed.cost)) * weights.rage[state.age];
}

/** What is in the hand already: how many cards of each type, and the Rage that its upgrades cost. */
function heldOf({ state, seat }: Outlook): { battle: number; quest: number; cost: number } {
  const held = { battle: 0, quest: 0, cost: 0 };
  for (const card of state.hands[seat]) {
    const printed = CARDS[card];
    if (printed.type === 'upgrade') held.cost += printed.cost;
    else held[printed.type]++;
  }
  return held;
}

/** A region with little left of it is hard to be strongest in. */
function questOpen(o: Outlook, card: CardNumber): number {
  return Math.min(questChance(o, card) * 2, 1.2);
}
