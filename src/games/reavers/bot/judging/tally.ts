import type { TokenId } from '../../content/gain.ts';
import type { Counted } from '../../content/prophecies.ts';
import { type SETS, TOKEN_GLORY } from '../../content/scoring.ts';
import { ROUNDS } from '../../content/spaces.ts';
import { tokenLeft } from '../../rules/gains.ts';
import { type Card, cardNumber, prophecyOf, spaceNumber, TOKEN_COUNT, tokenNumber } from '../../rules/numbers.ts';
import { countOf, crestGlory, majorityGlory, setGlory, terrorGlory, tokenGlory } from '../../rules/phases/scoring.ts';
import { along, type Outlook } from './outlook.ts';

/** How many more of a thing will come to a seat by the end. */
export const growthOf = ({ coming, weights }: Outlook, what: Counted): number => along(coming, weights.growth[what]);

/** Between whole numbers a scale is taken as straight. */
export function between(scale: (count: number) => number, at: number): number {
  const whole = Math.floor(at);
  const low = scale(whole);
  return low + (at - whole) * (scale(whole + 1) - low);
}

/** What one more is worth, on top of those that will still come. */
const oneMore = (scale: (count: number) => number, count: number): number =>
  between(scale, count + 1) - between(scale, count);

/** Glory of the own prophecies for one more of a thing. */
export function prophesied({ state, seat }: Outlook, what: Counted): number {
  let glory = 0;
  for (const card of state.prophecies[seat]) {
    const { counts, glory: each } = prophecyOf(card);
    if (counts === what) glory += each;
  }
  return glory;
}

/** Glory that a prophecy will bring at the end. */
export function prophecyWorth(o: Outlook, card: Card): number {
  const { counts, glory } = prophecyOf(card);
  // It counts itself where prophecies are counted.
  const own = counts === 'prophecies' ? 1 : 0;
  return (
    glory * (countOf(o.state, o.seat, counts) + growthOf(o, counts) + own) + (own ? 0 : prophesied(o, 'prophecies'))
  );
}

export const inPile = ({ state, seat }: Outlook, id: string): number => {
  const wanted = cardNumber[id];
  let count = 0;
  for (const card of state.piles[seat]) if (card === wanted) count++;
  return count;
};

/** One more card of a set. */
export function setCardWorth(o: Outlook, set: keyof typeof SETS): number {
  const scale = (count: number) => setGlory(set, count);
  return oneMore(scale, inPile(o, set) + growthOf(o, set)) + prophesied(o, set);
}

const CRESTS = ['tapestry-a', 'tapestry-b', 'tapestry-c'];

/** One more tapestry: what it scores, and the trio it brings nearer. */
export function tapestryWorth(o: Outlook, id: string): number {
  const have = CRESTS.map(crest => inPile(o, crest));
  const before = crestGlory(have[0], have[1], have[2]);
  const lacksBefore = lacking(have);
  have[CRESTS.indexOf(id)]++;
  const gained = crestGlory(have[0], have[1], have[2]) - before;
  const hope = lacking(have) < lacksBefore ? (o.weights.trioHope[lacking(have)] ?? 0) * growthOf(o, 'tapestry') : 0;
  return gained + hope + prophesied(o, 'tapestry');
}

/** Crests that the next trio lacks. */
function lacking(have: readonly number[]): number {
  const trios = Math.min(...have);
  const next = have.filter(count => count > trios).length;
  return 3 - next;
}

/** One more token: its own Glory, what it lifts the others to, and the majority. */
export function tokenWorth(o: Outlook, token: TokenId): number {
  const { state, seat, weights, cleanUps } = o;
  const i = tokenNumber[token];
  if (!tokenLeft(state, i)) return 0;
  const own = state.tokens[seat * TOKEN_COUNT + i];
  let most = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) most = Math.max(most, state.tokens[other * TOKEN_COUNT + i]);
  }
  const { majority } = TOKEN_GLORY[token];
  // The sooner the end, the surer a lead lasts, and the less one short of it still helps.
  const early = cleanUps / (ROUNDS - 1);
  const lead = own < most && own + 1 >= most ? 1 - early * weights.majority : 0;
  const widens = own >= most ? early * weights.widens : 0;
  const first = own === 0 && most === 0 ? 1 - early : 0;
  const scale = (count: number) => tokenGlory(token, count);
  return oneMore(scale, own + growthOf(o, token)) + majority * Math.max(lead, widens, first) + prophesied(o, token);
}

/** Glory that all tapestries together bring by the end: what they score now, and the next trio as far as it is hoped for. */
export function tapestriesWorth(o: Outlook): number {
  const have = CRESTS.map(crest => inPile(o, crest));
  let hope = 0;
  for (let lacks = 2; lacks >= lacking(have); lacks--) hope += o.weights.trioHope[lacks] ?? 0;
  return crestGlory(have[0], have[1], have[2]) + hope * growthOf(o, 'tapestry');
}

/** Glory that all tokens of a kind bring by the end, with those that will still come and the majority as far as it is sure. */
export function tokensWorth(o: Outlook, token: TokenId): number {
  const { state, seat, weights, cleanUps } = o;
  const i = tokenNumber[token];
  const own = state.tokens[seat * TOKEN_COUNT + i];
  const sure = 1 - (cleanUps / (ROUNDS - 1)) * weights.majority;
  return between(count => tokenGlory(token, count), own + growthOf(o, token)) + sure * majorityGlory(state, seat, i);
}

/** Glory that Terror costs by the end, with what will still come. */
export function allTerrorWorth({ state, seat, coming, weights }: Outlook): number {
  return between(terrorGlory, state.terror[seat] + coming[spaceNumber.villages] * weights.terrorToCome);
}

/** Glory that more Terror (or less of it) costs in the end, with what will still come. */
export function terrorWorth({ state, seat, coming, weights }: Outlook, more: number): number {
  const own = state.terror[seat];
  const after = Math.max(0, own + more);
  const hope = coming[spaceNumber.villages] * weights.terrorToCome;
  return between(terrorGlory, after + hope) - between(terrorGlory, own + hope);
}
