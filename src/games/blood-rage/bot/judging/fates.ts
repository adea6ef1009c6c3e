import type { By } from '../../../../kit/rules/ids.ts';
import type { QuestCard } from '../../content/card.ts';
import { CARDS } from '../../content/cards.ts';
import { RAGNAROK_GLORY } from '../../content/tokens.ts';
import { figuresAt } from '../../rules/figures.ts';
import { type CardNumber, SLOT_COUNT, UPGRADE_EFFECT, VALHALLA } from '../../rules/numbers.ts';
import type { State } from '../../rules/state.ts';

/** What a clan's upgrades make of the living and the dead. */
export interface Fates {
  /** Glory for each figure that is released from Valhalla. */
  readonly release: number;
  /** Glory for each ship lost. */
  readonly shipLost: number;
  /** Glory for each figure that falls in this age's Ragnarök. */
  readonly ragnarok: number;
  /** Glory at the end for each figure on the board. */
  readonly atEnd: number;
  /** Quests pay times this. */
  readonly quests: number;
  /** What a death brings nearer: quests for the fallen. */
  readonly wish: number;
}

/** What a clan's cards and dead come to: most of what is tried out leaves both alone. */
export interface Kept {
  readonly hand: readonly CardNumber[];
  readonly quests: readonly CardNumber[];
  readonly slots: readonly CardNumber[];
  readonly dead: number;
  readonly fates: Fates;
  /** Strength of the best card in hand. */
  readonly card: number;
}

export function fatesOf(state: State, seat: number): Fates {
  let release = 0;
  let shipLost = 0;
  let ragnarok: number = RAGNAROK_GLORY[state.age];
  let atEnd = 0;
  let quests = 1;
  for (let slot = seat * SLOT_COUNT, end = slot + SLOT_COUNT; slot < end; slot++) {
    const effect = state.slots[slot] < 0 ? null : UPGRADE_EFFECT[state.slots[slot]];
    if (!effect) continue;
    if (effect.kind === 'glory-per-release') release += effect.glory;
    else if (effect.kind === 'glory-per-ship-lost') shipLost += effect.glory;
    else if (effect.kind === 'multiplies-ragnarok') ragnarok *= effect.by;
    else if (effect.kind === 'glory-per-figure-at-end') atEnd += effect.glory;
    else if (effect.kind === 'multiplies-quests') quests *= effect.by;
  }
  return { wish: deathWish(state, seat) * quests, release, shipLost, ragnarok, atEnd, quests };
}

/** How many have to have fallen for a card, if it is a quest for the fallen; 0 for all others. */
const FALLEN: By<CardNumber, number> = CARDS.map(card =>
  card.type === 'quest' && card.goal.kind === 'fallen' ? card.goal.least : 0,
);

/** The Glory of quests for the fallen that are not complete yet, by figure still missing. */
function deathWish(state: State, seat: number): number {
  let total = 0;
  for (const card of state.quests[seat]) if (FALLEN[card] > 0) total += wishFor(state, seat, card);
  for (const card of state.hands[seat]) if (FALLEN[card] > 0) total += wishFor(state, seat, card);
  return total;
}

function wishFor(state: State, seat: number, card: CardNumber): number {
  const missing = FALLEN[card] - figuresAt(state, seat, VALHALLA);
  return missing > 0 ? (CARDS[card] as QuestCard).glory / (missing + 1) : 0;
}
