import { figuresAt } from '../../rules/figures.ts';
import { VALHALLA } from '../../rules/numbers.ts';
import { bestCards } from './card-strength.ts';
import { type Fates, fatesOf, type Kept } from './fates.ts';
import { mayGoOn, type Outlook } from './outlook.ts';

/** What every part of an evaluation asks for, worked out once. */
export interface Hopes {
  readonly fates: Fates;
  /** The chance to have another turn in this phase; 0 without Rage, after a pass, or when all is pillaged. */
  readonly turn: number;
  /** Provinces left to pillage: while there are some, there may be battles. */
  readonly open: number;
  /** Strength of the best card in hand. */
  readonly card: number;
}

export function hopesOf(o: Outlook): Hopes {
  const { fates, card } = keptOf(o);
  const turn = !mayGoOn(o) ? 0 : o.active === 0 ? 1 : 1 - o.ends;
  return { fates, turn, open: o.left, card };
}

function keptOf(o: Outlook): Kept {
  const { state, seat } = o;
  const { slots } = state;
  const hand = state.hands[seat];
  const quests = state.quests[seat];
  const dead = figuresAt(state, seat, VALHALLA);
  let { kept } = o;
  if (kept?.hand === hand && kept.quests === quests && kept.slots === slots && kept.dead === dead) return kept;
  kept = { hand, quests, slots, dead, fates: fatesOf(state, seat), card: bestCards(state, seat) };
  o.kept = kept;
  return kept;
}
