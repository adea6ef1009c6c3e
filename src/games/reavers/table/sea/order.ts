import { BATTLE_GLORY, EXTRA_LOOT, FOURTH, RECRUIT_FAVOUR, REPEATS, type SpaceId } from '../../content/spaces.ts';
import type { View } from '../../rules/view.ts';

/** What a space gives by where a seat stands: further cards, gifts, attempts, or something for who chooses it. */
export const SHARES: Readonly<Record<SpaceId, { readonly word: string; readonly by: readonly number[] }>> = {
  recruit: { word: 'resource.favour.counted', by: [RECRUIT_FAVOUR, 0, 0, 0] },
  battle: { word: 'ui.share-glory', by: [BATTLE_GLORY, 0, 0, 0] },
  trade: { word: 'ui.share-gifts', by: REPEATS },
  villages: { word: 'ui.share-cards', by: EXTRA_LOOT },
  keeps: { word: 'ui.share-cards', by: EXTRA_LOOT },
  territories: { word: 'ui.share-attempts', by: REPEATS },
};

export interface Place {
  /** Counted from 1, the one who chooses. */
  readonly place: number;
  /** The column of the board that counts; with two seats the second stands in the fourth. */
  readonly column: number;
}

/** Where a seat stands when another, or it itself, chooses the space. */
export function placeOf(view: Pick<View, 'seats'>, seat: number, chooser: number): Place {
  const count = view.seats.length;
  const distance = (seat - chooser + count) % count;
  return { place: distance + 1, column: count === 2 && distance === 1 ? FOURTH : distance };
}

/** Columns that are in use at this table. */
export const columnsOf = (view: Pick<View, 'seats'>): readonly number[] =>
  view.seats.length === 2 ? [0, FOURTH] : view.seats.map((_, i) => i);
