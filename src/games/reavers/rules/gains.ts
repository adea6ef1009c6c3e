import { type Gain, TOKENS } from '../content/gain.ts';
import { SOURCE_COUNT, type SourceId, sourceNumber, TOKEN_COUNT, type Token, tokenNumber } from './numbers.ts';
import type { Act } from './rule.ts';
import type { State } from './state.ts';

/** Glory, booked under its source; `cause` is the card, space or rule that gave it. */
export function gainGlory(act: Act, seat: number, glory: number, source: SourceId, cause: string): void {
  if (glory === 0) return;
  act.state.glory[seat] += glory;
  act.state.scores[seat * SOURCE_COUNT + sourceNumber[source]] += glory;
  act.facts.tell({ kind: 'glory', seat, glory, source, cause });
}

/** Is there a token of this kind to be had? (RM-1.7, RM-O-tokens) */
export const tokenLeft = (state: State, token: Token): boolean =>
  state.options.tokens === 'unlimited' || state.tokenPool[token] > 0;

/** Food, Favour, Glory, Terror and tokens that come to a seat; only tokens run out (RM-1.6), and one that has is not gained. */
export function gain(act: Act, seat: number, gained: Gain, source: SourceId, cause: string): void {
  const { state, facts } = act;
  const { food = 0, favour = 0, glory = 0, terror = 0, token } = gained;
  state.food[seat] += food;
  state.favour[seat] += favour;
  state.terror[seat] += terror;
  if (food > 0) facts.tell({ kind: 'gained', seat, what: 'food', count: food, cause });
  if (favour > 0) facts.tell({ kind: 'gained', seat, what: 'favour', count: favour, cause });
  if (terror > 0) facts.tell({ kind: 'gained', seat, what: 'terror', count: terror, cause });
  if (token !== undefined) gainToken(act, seat, tokenNumber[token], cause);
  gainGlory(act, seat, glory, source, cause);
}

function gainToken({ state, facts }: Act, seat: number, token: Token, cause: string): void {
  const what = TOKENS[token];
  if (!tokenLeft(state, token)) {
    facts.tell({ kind: 'token-gone', seat, what, cause });
    return;
  }
  state.tokens[seat * TOKEN_COUNT + token]++;
  if (state.options.tokens === 'fifteen') state.tokenPool[token]--;
  facts.tell({ kind: 'gained', seat, what, count: 1, cause });
}

export function pay({ state, facts }: Act, seat: number, food: number, favour: number, cause: string): void {
  state.food[seat] -= food;
  state.favour[seat] -= favour;
  if (food > 0) facts.tell({ kind: 'paid', seat, what: 'food', count: food, cause });
  if (favour > 0) facts.tell({ kind: 'paid', seat, what: 'favour', count: favour, cause });
}

/** Terror goes, if there is any. */
export function loseTerror({ state, facts }: Act, seat: number, cause: string): void {
  if (state.terror[seat] === 0) return;
  state.terror[seat]--;
  facts.tell({ kind: 'lost', seat, what: 'terror', count: 1, cause });
}

/** As much food as there is, up to an amount (RM-12.4). */
export function loseFood({ state, facts }: Act, seat: number, most: number, cause: string): void {
  const food = Math.min(most, state.food[seat]);
  if (food === 0) return;
  state.food[seat] -= food;
  facts.tell({ kind: 'lost', seat, what: 'food', count: food, cause });
}
