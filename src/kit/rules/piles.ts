/** Cards in lists: hands, decks and piles, a number for each card. */

/** Takes one copy of a card out of a list. */
export function takeCard<Card extends number>(cards: Card[], card: Card): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`the card ${card} is not there`);
  cards.splice(at, 1);
}

/** Each kind of card in a list once, in order: equal copies are one choice. Where there is none (below 0), none is listed. */
export function kindsOf<Card extends number>(cards: readonly Card[]): Card[] {
  const kinds: Card[] = [];
  for (const card of cards) if (card >= 0 && !kinds.includes(card)) kinds.push(card);
  return kinds;
}

/** How many of each card lie in some lists; where there is none (below 0), none is counted. */
export function countCards(lists: Iterable<readonly number[]>, kinds: number): number[] {
  const count = new Array<number>(kinds).fill(0);
  for (const cards of lists) for (const card of cards) if (card >= 0) count[card]++;
  return count;
}

/** The cards of a list that are not among those counted; each of these covers one copy and is used up. */
export function without<Card extends number>(cards: readonly Card[], counted: number[]): Card[] {
  return cards.filter(card => {
    if (counted[card] === 0) return true;
    counted[card]--;
    return false;
  });
}
