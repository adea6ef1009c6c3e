import type { Chance } from '../../../engine/chance/chance.ts';
import type { Seat } from '../../../engine/contract/ask.ts';
import { NONE } from '../../../kit/rules/ids.ts';
import { innermost } from '../../../kit/rules/stack.ts';
import { cardLists } from './audit.ts';
import { CARD_COUNT, type Card, DECK_OF, deckNumber, reaverOf, TILE_STACK } from './numbers.ts';
import { printed } from './printed.ts';
import { readView } from './read-view.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** A whole state that agrees with what is seen: decks and stacks are shuffled anew. */
export function sample(view: View, _seat: Seat | null, chance: Chance): State {
  const state = readView(view);
  const tables = printed(state);
  const seen = new Array<number>(CARD_COUNT).fill(0);
  for (const cards of cardLists(state)) for (const card of cards) if (card >= 0) seen[card]++;
  for (const deck of state.decks) deck.length = 0;
  tables.copies.forEach((copies, card) => {
    for (let i = seen[card]; i < copies; i++) state.decks[DECK_OF[card]].push(card as Card);
  });
  for (const deck of state.decks) chance.shuffle(deck);
  dealSearched(state);

  const owned = state.territories.flat();
  tables.stacks.forEach((tiles, stack) => {
    state.stacks[stack].length = 0;
    const gone = owned.filter(tile => TILE_STACK[tile] === stack);
    for (const tile of tiles) {
      const at = gone.indexOf(tile);
      if (at < 0) state.stacks[stack].push(tile);
      else gone.splice(at, 1);
    }
    chance.shuffle(state.stacks[stack]);
  });
  return state;
}

/** Cards that another seat is looking at could be any of the deck they came from (RM-17.6). */
function dealSearched(state: State): void {
  const search = innermost(state, 'ability');
  if (!search) return;
  const { ability } = reaverOf(search.card);
  if (ability.kind !== 'search') return;
  const { cards } = search;
  const deck = state.decks[deckNumber[ability.deck]];
  for (let i = 0; i < cards.length; i++) if (cards[i] < 0) cards[i] = deck.pop() ?? NONE;
}
