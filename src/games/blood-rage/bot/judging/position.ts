import { CARDS } from '../../content/cards.ts';
import { figuresOnBoard, statValue } from '../../rules/figures.ts';
import { HORNS, IS_UPGRADE } from '../../rules/numbers.ts';
import { upgradeCost } from '../../rules/upgrades.ts';
import { battleCardWorth } from './battle-cards.ts';
import { type Hopes, hopesOf } from './hopes.ts';
import { figuresWorth } from './lives.ts';
import type { Outlook } from './outlook.ts';
import { provincesWorth } from './provinces.ts';
import { questsWorth } from './quests.ts';
import { upgradeParts } from './upgrades.ts';

/**
 * What a seat may still hope for from this table, in Glory: its Rage, figures, pillages, quests, cards and dead.
 * Glory and steps that are booked already are left out, so choices that book some add it themselves.
 */
export function prospects(o: Outlook): number {
  const hopes = hopesOf(o);
  return (
    rageWorth(o, hopes) +
    figuresWorth(o, hopes) +
    provincesWorth(o, hopes) +
    questsWorth(o, hopes) +
    handWorth(o, hopes)
  );
}

/** Rage is worth what it can buy: figures while Horns are free, upgrades in hand, a march or two. */
function rageWorth({ state, seat, weights }: Outlook, { turn }: Hopes): number {
  if (turn === 0) return 0;
  const rage = state.rage[seat];
  let uses = Math.max(statValue(state, seat, HORNS) - figuresOnBoard(state, seat), 0) * weights.rageByHorn + 1;
  for (const card of state.hands[seat]) if (IS_UPGRADE[card]) uses += upgradeCost(state, seat, card);
  const used = Math.min(rage, uses);
  return turn * (used * weights.rage[state.age] + (rage - used) * weights.idleRage);
}

/** Cards in hand: strength for battles to come, upgrades that can still be paid. Quests are reckoned apart. */
function handWorth(o: Outlook, { turn, open }: Hopes): number {
  const { state, seat, weights } = o;
  // Where little is left to fight for, a card is worth less; one may be kept for the next age.
  const fights = Math.min(open / weights.fightsFull, 1);
  let total = 0;
  let kept = 0;
  for (const card of state.hands[seat]) {
    if (CARDS[card].type === 'battle') {
      const worth = battleCardWorth(o, card);
      total += worth * fights;
      if (worth > kept) kept = worth;
    } else if (turn > 0 && IS_UPGRADE[card]) {
      const cost = upgradeCost(state, seat, card);
      if (cost > state.rage[seat]) continue;
      const { now, later } = upgradeParts(o, card);
      const net = now * weights.unplayedNow + later * weights.unplayed - cost * weights.rage[state.age];
      if (net > 0) total += turn * net;
    }
  }
  return total + (o.agesLeft > 0 ? kept * (1 - fights) : 0);
}
