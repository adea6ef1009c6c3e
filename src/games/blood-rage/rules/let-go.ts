import type { Seat } from '../../../engine/contract/ask.ts';
import { DEALT } from '../content/tokens.ts';
import type { CardNumber } from './numbers.ts';
import type { State } from './state.ts';

/** Two at a time for two players, else one (BR-4.3, BR-4.4). */
export const perRound = ({ seats }: Pick<State, 'seats'>): number => (seats === 2 ? 2 : 1);

/** By seat. Who goes on with a table that was kept before it was written down remembers nothing. */
export function letGoOf(state: Pick<State, 'seats' | 'letGo'>): CardNumber[][] {
  state.letGo ??= Array.from({ length: state.seats }, () => []);
  return state.letGo;
}

/** What a seat let go in this age's draft, pack after pack: each smaller than the one before by what is kept at a time. */
export function packsLetGo(state: Pick<State, 'seats' | 'letGo'>, seat: Seat): CardNumber[][] {
  const cards = letGoOf(state)[seat];
  const packs: CardNumber[][] = [];
  const each = perRound(state);
  let from = 0;
  for (let size = DEALT - each; from < cards.length && size > 0; size -= each) {
    packs.push(cards.slice(from, from + size));
    from += size;
  }
  return packs;
}
