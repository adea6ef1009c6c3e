import { bestCards } from './card-strength.ts';
import { type Fates, fatesOf } from './fates.ts';
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
  const { state, seat } = o;
  const turn = !mayGoOn(o) ? 0 : o.active === 0 ? 1 : 1 - o.ends;
  return { fates: fatesOf(state, seat), turn, open: o.left, card: bestCards(state, seat) };
}
