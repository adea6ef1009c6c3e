import { TOKENS, type TokenId } from '../../content/gain.ts';
import type { Counted } from '../../content/prophecies.ts';
import { PER_SLOT } from '../../content/reavers.ts';
import {
  CREST_SINGLE,
  CREST_TRIO,
  FURTHER_TERROR,
  MANY,
  SETS,
  SOME,
  TERROR,
  TOKEN_GLORY,
} from '../../content/scoring.ts';
import { ARTEFACT_SLOTS, SPECIALISATIONS } from '../../content/ship.ts';
import { ROUNDS } from '../../content/spaces.ts';
import { TERRITORIES } from '../../content/territories.ts';
import { gainGlory } from '../gains.ts';
import {
  ARTEFACT_CARDS,
  BATTLE_DECK,
  CARD_IDS,
  type Card,
  CLAN_OF,
  type Colour,
  cardNumber,
  clanNumber,
  DECK_OF,
  isReaver,
  prophecyOf,
  type SourceId,
  TILE_STACK,
  TOKEN_COUNT,
  type Token,
  tokenNumber,
  UPGRADE_COUNT,
} from '../numbers.ts';
import { printed } from '../printed.ts';
import { result } from '../result.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';

/** Glory lost for so many Terror tokens (RM-19.1). */
export const terrorGlory = (tokens: number): number => {
  const last = TERROR.length - 1;
  return tokens <= last ? TERROR[tokens] : TERROR[last] + (tokens - last) * FURTHER_TERROR;
};

/** Full sets first, then the rest as a set of its own (RM-19.3, RM-19.4). */
export function setGlory(set: keyof typeof SETS, cards: number): number {
  const table = SETS[set];
  const rest = cards % table.length;
  return Math.floor(cards / table.length) * table[table.length - 1] + (rest > 0 ? table[rest - 1] : 0);
}

/** Trios of three crests, and what is left over (RM-19.5). */
export function crestGlory(a: number, b: number, c: number): number {
  const trios = Math.min(a, b, c);
  return trios * CREST_TRIO + (a + b + c - 3 * trios) * CREST_SINGLE;
}

/** All tokens of a kind are worth what their number makes one of them worth (RM-19.6 to RM-19.8). */
export function tokenGlory(token: TokenId, count: number): number {
  const { few, some, many } = TOKEN_GLORY[token];
  return count * (count >= MANY ? many : count >= SOME ? some : few);
}

/** The bonus of the most tokens, in full for each of those who share it; never for none (RM-19.9). */
export function majorityGlory(state: State, seat: number, token: Token): number {
  const own = state.tokens[seat * TOKEN_COUNT + token];
  if (own === 0) return 0;
  for (let other = 0; other < state.seats; other++) {
    if (state.tokens[other * TOKEN_COUNT + token] > own) return 0;
  }
  return TOKEN_GLORY[TOKENS[token]].majority;
}

const inPile = (state: State, seat: number, id: string): number =>
  state.piles[seat].filter(card => card === cardNumber[id]).length;

/** Reavers of a clan: leader, specialised and in the pile alike (RM-19.10). */
function reaversOf(state: State, seat: number, clan: Colour): number {
  const perSeat = SPECIALISATIONS * PER_SLOT;
  const all = [state.leader[seat], ...state.slots.slice(seat * perSeat, (seat + 1) * perSeat), ...state.piles[seat]];
  return all.filter(card => card >= 0 && isReaver(card) && CLAN_OF[card] === clan).length;
}

/** Artefacts on the board and in the pile, alike (RM-8.11). */
export function allArtefacts(state: State, seat: number): Card[] {
  const board = state.artefacts.slice(seat * ARTEFACT_SLOTS, (seat + 1) * ARTEFACT_SLOTS);
  return [...board, ...state.piles[seat]].filter(card => ARTEFACT_CARDS.includes(card));
}

/** How many of a thing a seat has at the end, wherever they are (RM-19.10). */
export function countOf(state: State, seat: number, what: Counted): number {
  switch (what) {
    case 'helmet': {
      const ravens = state.options.berserker === 'helmet-and-raven' ? reaversOf(state, seat, clanNumber.raven) : 0;
      return reaversOf(state, seat, clanNumber.helmet) + ravens;
    }
    case 'raven':
    case 'tree':
      return reaversOf(state, seat, clanNumber[what]);
    case 'battles':
      return state.piles[seat].filter(card => DECK_OF[card] === BATTLE_DECK).length;
    case 'food-territories':
    case 'favour-territories':
    case 'dice-territories':
      return state.territories[seat].filter(tile => `${TERRITORIES[TILE_STACK[tile]].kind}-territories` === what)
        .length;
    case 'farm':
    case 'wall':
    case 'tower':
      return state.tokens[seat * TOKEN_COUNT + tokenNumber[what]];
    case 'armor':
    case 'treasure':
    case 'art':
      return inPile(state, seat, what);
    case 'tapestry':
      return CRESTS.reduce((sum, id) => sum + inPile(state, seat, id), 0);
    case 'artefacts':
      return allArtefacts(state, seat).length;
    case 'upgrades': {
      let tiles = 0;
      for (let i = seat * UPGRADE_COUNT; i < (seat + 1) * UPGRADE_COUNT; i++) tiles += state.ready[i] + state.spent[i];
      return tiles;
    }
    case 'prophecies':
      return state.prophecies[seat].length;
  }
}

const CRESTS = ['tapestry-a', 'tapestry-b', 'tapestry-c'];

/** What a seat's crests are worth. */
export const crestsOf = (state: State, seat: number): number => {
  const [a, b, c] = CRESTS.map(id => inPile(state, seat, id));
  return crestGlory(a, b, c);
};

const SET_NAMES = ['armor', 'treasure', 'art'] as const;

/** One line of the final scoring: what it is booked under, and the card, set or token that pays it. */
export interface EndGlory {
  readonly source: SourceId;
  readonly cause: string;
  readonly glory: number;
  readonly clause: string;
}

const TOKEN_CLAUSES: Readonly<Record<TokenId, string>> = { farm: 'RM-19.6', wall: 'RM-19.7', tower: 'RM-19.8' };

/**
 * What the end would bring a seat as things stand, in the order of the rulebook (chapter 19 of the rules, whose
 * worked scorings come out as printed: RM-19.12). Territories pay by prophecies alone (RM-16.8).
 */
export function endGlory(state: State, seat: number): EndGlory[] {
  const lines: EndGlory[] = [];
  const add = (source: SourceId, cause: string, glory: number, clause: string) => {
    if (glory !== 0) lines.push({ source, cause, glory, clause });
  };
  const { glory } = printed(state);
  if (state.options.lastTribute === 'paid') {
    add('territories', 'tribute', state.territories[seat].length, 'RM-O-lastTribute');
  }
  add('terror', 'terror', terrorGlory(state.terror[seat]), 'RM-19.1');
  for (const card of allArtefacts(state, seat)) add('artefacts', CARD_IDS[card], glory[card], 'RM-19.2');
  for (const set of SET_NAMES) add('sets', set, setGlory(set, inPile(state, seat, set)), 'RM-19.3');
  add('sets', 'tapestry', crestsOf(state, seat), 'RM-19.5');
  TOKENS.forEach((token, i) => {
    add('tokens', token, tokenGlory(token, state.tokens[seat * TOKEN_COUNT + i]), TOKEN_CLAUSES[token]);
    add('tokens', `most-${token}`, majorityGlory(state, seat, tokenNumber[token]), 'RM-19.9');
  });
  for (const card of state.prophecies[seat]) {
    const { counts, glory: each } = prophecyOf(card);
    add('prophecies', CARD_IDS[card], each * countOf(state, seat, counts), 'RM-19.10');
  }
  return lines;
}

export function finalScoring(act: Act): void {
  const { state, facts } = act;
  facts.tell({ kind: 'scoring', round: ROUNDS });
  for (let seat = 0; seat < state.seats; seat++) {
    for (const { source, cause, glory } of endGlory(state, seat)) gainGlory(act, seat, glory, source, cause);
  }
  const winners = result(state).ranking[0];
  facts.tell({ kind: 'game-over', winners, glory: state.glory[winners[0]] });
}
