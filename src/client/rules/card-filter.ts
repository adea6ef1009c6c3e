import type { CardBrowserEntry } from '../../kit/table/table-module.ts';
import { matches, type Query } from './search.ts';

/** What is looked for among the cards. */
export interface CardWish {
  /** By filter, the value its mark must have. */
  readonly marks: Readonly<Record<string, string>>;
  /** Only copies that are used with so many players. */
  readonly players: number | null;
}

export const ANY_CARD: CardWish = { marks: {}, players: null };

/** Copies of a card that are in the game; what is not counted is there once. */
export const copiesOf = ({ copies = [0] }: CardBrowserEntry, players: number | null): number =>
  players === null ? copies.length : copies.filter(least => least <= players).length;

export function findCards(entries: readonly CardBrowserEntry[], wish: CardWish, query: Query): CardBrowserEntry[] {
  return entries.filter(entry => {
    if (copiesOf(entry, wish.players) === 0) return false;
    if (Object.entries(wish.marks).some(([filter, value]) => entry.marks[filter] !== value)) return false;
    const { name, kindLine, text = '' } = entry.card;
    return matches(query, `${name} ${kindLine} ${text}`);
  });
}

export const cardCount = (entries: readonly CardBrowserEntry[], players: number | null): number =>
  entries.reduce((sum, entry) => sum + copiesOf(entry, players), 0);
