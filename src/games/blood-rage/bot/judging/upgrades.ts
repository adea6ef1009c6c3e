import { NONE } from '../../../../kit/rules/ids.ts';
import type { UpgradeCard } from '../../content/card.ts';
import { CARDS } from '../../content/cards.ts';
import { SLOTS, WARRIORS } from '../../content/clans.ts';
import type { UpgradeEffect } from '../../content/effects.ts';
import { RAGNAROK_GLORY } from '../../content/tokens.ts';
import { figuresAt, figuresOnBoard, hornsFree, statValue } from '../../rules/figures.ts';
import {
  type CardNumber,
  FJORD_OF,
  HORNS,
  IS_UPGRADE,
  PLACE_COUNT,
  RESERVE,
  SLOT_COUNT,
  UPGRADE_EFFECT,
  VALHALLA,
} from '../../rules/numbers.ts';
import type { Outlook } from './outlook.ts';
import { questChance } from './quests.ts';
import { allStepsWorth, bestStepWorth } from './steps.ts';

/** How much is left of the own part in this age: 1 at its start, 0 without Rage. */
const restOfAge = ({ state, seat }: Outlook): number => Math.min(state.rage[seat] / 6, 1);

/** What an upgrade on the clan sheet will bring, over what the figures on the board already show. */
export function upgradeWorth(o: Outlook, card: CardNumber): number {
  const { now, later } = upgradeParts(o, card);
  return now + later;
}

/** The same, split into the rest of this age and the ages to come. */
export function upgradeParts(o: Outlook, card: CardNumber): { now: number; later: number } {
  const effect = UPGRADE_EFFECT[card];
  if (!effect) return { now: 0, later: 0 };
  const { now, later } = o.weights.upgrades[effect.kind];
  const size = effectSize(o, effect, card);
  return { now: now * size.now, later: later * size.later * o.agesLeft };
}

/** How often or how big an effect is: for the rest of this age, and in an age to come. */
function effectSize(o: Outlook, effect: UpgradeEffect, card: CardNumber): { now: number; later: number } {
  const { state, seat } = o;
  const rest = restOfAge(o);
  const even = (size: number) => ({ now: rest * size, later: size });
  switch (effect.kind) {
    case 'glory-per-release': {
      // The dead so far are sure; some of those on the board and of those to come will follow.
      const dead = figuresAt(state, seat, VALHALLA);
      return { now: effect.glory * (dead * 0.3 + rest * 2), later: effect.glory };
    }
    case 'glory-per-ship-lost':
      return { now: effect.glory * (0.4 + 0.6 * rest), later: effect.glory };
    case 'glory-for-slaughter':
    case 'glory-per-enemy-fallen':
      return even(effect.glory);
    case 'cheaper-upgrades': {
      let cards = 0;
      for (const other of state.hands[seat]) if (IS_UPGRADE[other] && (CARDS[other] as UpgradeCard).cost > 0) cards++;
      return { now: cards * o.weights.rage[state.age], later: o.weights.rage[state.age] };
    }
    case 'brings-warrior': {
      const free = statValue(state, seat, HORNS) - figuresOnBoard(state, seat);
      return { now: Math.min(rest, free / 4), later: 1 };
    }
    case 'multiplies-ragnarok': {
      const doom = state.doom[state.age];
      const there = figuresAt(state, seat, doom) + figuresAt(state, seat, FJORD_OF[doom]);
      const next = RAGNAROK_GLORY[Math.min(state.age + 1, 2)];
      return { now: RAGNAROK_GLORY[state.age] * (effect.by - 1) * rest * Math.max(3 - there, 1), later: next };
    }
    case 'multiplies-quests':
      return { now: questsInHand(o) * (effect.by - 1), later: 0 };
    case 'glory-per-figure-at-end':
      return { now: effect.glory * rest * 3, later: 0 };
    case 'leader-raises':
      return even(effect.stats === 'all' ? allStepsWorth(o) : bestStepWorth(o));
    case 'quests-fight':
      return even(effect.bonus);
    case 'pairs':
    case 'plain': {
      const warriors = WARRIORS - state.warriors[seat * PLACE_COUNT + RESERVE];
      return { now: rest * (1 + warriors / 4), later: effect.kind === 'pairs' ? effect.strength / 3 : 1 };
    }
    case 'sacrifices':
      return { now: Math.min(figuresOnBoard(state, seat) / 4 + rest, 2), later: 0 };
    case 'invades-from-valhalla':
      return { now: rest * (1 + figuresAt(state, seat, VALHALLA) / 2), later: 0 };
    case 'invades-free':
    case 'is-ship':
    case 'at-home-in':
    case 'destroys-on-invading':
      return {
        now: rest * (hornsFree(state, seat) ? 1 : 0.3),
        later: ((CARDS[card] as UpgradeCard).strength ?? 2) / 2,
      };
    default:
      return even(1);
  }
}

/** Glory of the quests that the clan still hopes to complete. */
function questsInHand(o: Outlook): number {
  const { state, seat } = o;
  let glory = 0;
  for (const cards of [state.quests[seat], state.hands[seat], state.picks[seat]]) {
    for (const card of cards) {
      const printed = CARDS[card];
      if (printed.type === 'quest') glory += printed.glory * questChance(o, card);
    }
  }
  return glory;
}

/** The upgrade that playing a card would have to replace: none when a slot of its kind is free. */
export function replacedBy(o: Outlook, card: CardNumber): CardNumber {
  const { state, seat } = o;
  const { slot } = CARDS[card] as UpgradeCard;
  let worst: CardNumber = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < SLOT_COUNT; i++) {
    if (SLOTS[i] !== slot) continue;
    const other = state.slots[seat * SLOT_COUNT + i];
    if (other < 0) return NONE;
    const worth = upgradeWorth(o, other);
    if (worth < least) {
      least = worth;
      worst = other;
    }
  }
  return worst;
}
