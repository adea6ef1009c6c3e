import { FIRST, NONE } from '../../../kit/rules/ids.ts';
import { GROUP_SIZE } from '../content/spaces.ts';
import {
  BATTLE_DECK,
  CARD_IDS,
  type Card,
  COLOUR_COUNT,
  type Colour,
  DECK_OF,
  DECKS,
  type Deck,
  DIE_COLOUR,
  DIE_IDS,
  DIE_KINDS,
  type Die,
  FACE_COUNT,
  JOURNEY_DECK,
  KEEP_DECK,
  PROPHECY_DECK,
  REAVER_DECK,
  VILLAGE_DECK,
} from './numbers.ts';
import { printed } from './printed.ts';
import type { Act } from './rule.ts';
import type { State } from './state.ts';

/** Can anything be drawn, the cards under the deck included? */
export const canDraw = (state: State, deck: Deck): boolean =>
  state.decks[deck].length > 0 || state.discards[deck].length > 0;

/** The top card, -1 when there is none; cards under the deck are shuffled when they come to the top (RM-17.3). */
function topCard(act: Act, deck: Deck): Card {
  const { state, chance, facts } = act;
  const cards = state.decks[deck];
  if (cards.length === 0) {
    const under = state.discards[deck];
    if (under.length === 0) return NONE;
    chance.shuffle(under);
    for (let i = 0; i < under.length; i++) cards.push(under[i]);
    under.length = 0;
    facts.tell({ kind: 'reshuffled', deck: DECKS[deck], count: cards.length });
  }
  return cards.pop() ?? NONE;
}

/** So many cards off the top, or as many as there are (RM-17.4), for all to see. */
export function draw(act: Act, seat: number, deck: Deck, count: number): Card[] {
  const drawn = topCards(act, deck, count);
  if (drawn.length > 0 && !act.facts.muted) {
    act.facts.reveal({ kind: 'cards-drawn', seat, deck: DECKS[deck], cards: drawn.map(card => CARD_IDS[card]) });
  }
  return drawn;
}

/** The same, but only the seat that draws sees them. */
export function drawUnseen(act: Act, seat: number, deck: Deck, count: number): Card[] {
  const drawn = topCards(act, deck, count);
  if (drawn.length > 0 && !act.facts.muted) {
    const told = { seat, deck: DECKS[deck] };
    act.facts.revealTo(
      seat,
      { kind: 'cards-drawn', ...told, cards: drawn.map(card => CARD_IDS[card]) },
      { kind: 'drew-unseen', ...told, count: drawn.length },
    );
  }
  return drawn;
}

function topCards(act: Act, deck: Deck, count: number): Card[] {
  const drawn: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = topCard(act, deck);
    if (card < 0) break;
    drawn.push(card);
  }
  return drawn;
}

/** Face up under its own deck (RM-17.2); `unseen`: until now not everybody could know it. */
export function discard({ state, facts }: Act, card: Card, unseen = false): void {
  const deck = DECK_OF[card];
  state.discards[deck].push(card);
  facts[unseen ? 'reveal' : 'tell']({ kind: 'discarded', deck: DECKS[deck], cards: [CARD_IDS[card]] });
}

/** What leaves a board, or is won for good (RM-17.1). */
export function toPile({ state, facts }: Act, seat: number, card: Card): void {
  state.piles[seat].push(card);
  facts.tell({ kind: 'to-pile', seat, card: CARD_IDS[card] });
}

export const inGroups = (deck: Deck): boolean => deck === REAVER_DECK || deck === KEEP_DECK || deck === VILLAGE_DECK;

/** Cards of one group on the board that are still there. */
export function groupCards(state: State, deck: Deck, group: number): Card[] {
  return state.display[deck].slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE).filter(card => card >= 0);
}

const OPEN_DECKS = [REAVER_DECK, BATTLE_DECK, PROPHECY_DECK, KEEP_DECK, VILLAGE_DECK];

/** Every place of every space gets a card (RM-2.9, RM-18.5). */
export function layOutCards(act: Act): void {
  const { state, facts } = act;
  const { faceUp } = printed(state);
  for (const deck of OPEN_DECKS) {
    const places = faceUp[deck][state.seats - 2] * (inGroups(deck) ? GROUP_SIZE : 1);
    const cards = state.display[deck];
    cards.length = 0;
    for (let i = 0; i < places; i++) cards.push(topCard(act, deck));
    if (facts.muted) continue;
    facts.reveal({
      kind: 'laid-out',
      deck: DECKS[deck],
      cards: cards.filter(card => card >= 0).map(card => CARD_IDS[card]),
    });
  }
}

/** What lies open goes under the decks (RM-18.5). */
export function clearCards({ state, facts }: Act): void {
  for (const deck of OPEN_DECKS) {
    const open = state.display[deck].filter(card => card >= 0);
    state.display[deck].length = 0;
    if (open.length === 0) continue;
    for (const card of open) state.discards[deck].push(card);
    if (!facts.muted) facts.tell({ kind: 'discarded', deck: DECKS[deck], cards: open.map(card => CARD_IDS[card]) });
  }
}

/** Two dice of each colour, or as many as there are, are rolled onto the trade space (RM-2.10, RM-18.4). */
export function layOutDice({ state, chance, facts }: Act, perColour: number): void {
  const { faces } = printed(state);
  for (let die: Die = FIRST; die < DIE_KINDS; die++) {
    state.pool[DIE_COLOUR[die]] += state.trade[die];
    state.trade[die] = 0;
  }
  for (let colour: Colour = FIRST; colour < COLOUR_COUNT; colour++) {
    for (let i = 0; i < perColour && state.pool[colour] > 0; i++) {
      state.pool[colour]--;
      state.trade[colour * FACE_COUNT + faces[colour][chance.below(FACE_COUNT)]]++;
    }
  }
  if (facts.muted) return;
  const dice = state.trade.flatMap((count, die) => new Array<string>(count).fill(DIE_IDS[die]));
  facts.tell({ kind: 'trade-dice', dice });
}

/** The top journey. */
export const drawJourney = (act: Act): Card => topCard(act, JOURNEY_DECK);

/** A prophecy off the top of the deck, laid before its owner (RM-17.7). */
export function drawProphecy(act: Act, seat: number): void {
  const { state, facts } = act;
  const card = topCard(act, PROPHECY_DECK);
  if (card < 0) return;
  state.prophecies[seat].push(card);
  facts.reveal({ kind: 'prophecy', seat, card: CARD_IDS[card], from: 'deck' });
}

/** A sea battle off the top of the deck. */
export const drawBattle = (act: Act): Card => topCard(act, BATTLE_DECK);
