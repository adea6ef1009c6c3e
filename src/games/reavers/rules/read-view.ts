import { copyFrame } from '../../../kit/rules/copy.ts';
import { type Id, NONE } from '../../../kit/rules/ids.ts';
import { innermost } from '../../../kit/rules/stack.ts';
import { COLOURS } from '../content/dice.ts';
import { TOKENS } from '../content/gain.ts';
import { PER_SLOT, SEARCHED } from '../content/reavers.ts';
import { ARTEFACT_SLOTS } from '../content/ship.ts';
import { SPACES } from '../content/spaces.ts';
import { UPGRADES } from '../content/upgrades.ts';
import type { ReaversFrame } from './frames.ts';
import {
  type Card,
  cardNumber,
  DECKS,
  DIE_KINDS,
  type Die,
  dieNumber,
  reaverOf,
  spaceNumber,
  tileNumber,
} from './numbers.ts';
import type { FrameView } from './seen-frames.ts';
import type { State } from './state.ts';
import type { DieGroup, SeatView, View } from './view.ts';

const numbers = (cards: readonly string[]): Card[] => cards.map(card => cardNumber[card]);
/** Cards or tiles of which only the number is known. */
const faceDown = (count: number): Id<never>[] => new Array(count).fill(NONE);
const orNone = (number: number | null): number => number ?? -1;
const filled = (cards: readonly Card[], length: number): Card[] => [...cards, ...faceDown(length - cards.length)];

function diceOf(groups: readonly DieGroup[]): number[] {
  const dice = new Array<number>(DIE_KINDS).fill(0);
  for (const { die, count } of groups) dice[dieNumber[die]] = count;
  return dice;
}

/** A rule in progress; of the cards that another seat looks at, only how many there are (RM-17.6). */
function readFrame(seen: FrameView): ReaversFrame {
  if (seen.kind !== 'ability') return copyFrame(seen);
  const searches = reaverOf(seen.card).ability.kind === 'search';
  return { ...seen, cards: seen.cards?.slice() ?? faceDown(searches ? SEARCHED : 0) };
}

/** The table that a view shows, back in numbers. What nobody may know is counted and no more. */
export function readView(view: View): State {
  const { seats } = view;
  const won = innermost({ stack: view.frames }, 'subdue')?.gained ?? [];
  const all = <T>(read: (seat: SeatView) => readonly T[]): T[] => seats.flatMap(read);
  const artefacts = <T>(read: (artefact: SeatView['artefacts'][number]) => T, empty: T): T[] =>
    all(seat => {
      const slots = seat.artefacts.map(read);
      return [...slots, ...new Array<T>(ARTEFACT_SLOTS - slots.length).fill(empty)];
    });
  return {
    options: view.options,
    pack: view.content,
    seats: seats.length,
    round: view.round - 1,
    selections: view.selections,
    space: view.space === null ? NONE : spaceNumber[view.space],
    active: orNone(view.active),
    first: view.first,
    starter: view.starter,
    honour: orNone(view.honour),
    chosen: SPACES.map(space => orNone(view.chosen[space])),
    food: seats.map(seat => seat.food),
    favour: seats.map(seat => seat.favour),
    glory: seats.map(seat => seat.glory),
    terror: seats.map(seat => seat.terror),
    leader: seats.map(seat => (seat.leader === null ? NONE : cardNumber[seat.leader])),
    crew: seats.map(seat => seat.crew),
    dice: all(seat => diceOf(seat.dice)),
    tokens: all(seat => TOKENS.map(token => seat.tokens[token])),
    ready: all(seat => seat.upgrades.map(({ faceUp }) => faceUp)),
    spent: all(seat => seat.upgrades.map(({ faceDown }) => faceDown)),
    artefacts: artefacts<Card>(({ card }) => cardNumber[card], NONE),
    stored: artefacts<Die>(({ die }) => (die === null ? NONE : dieNumber[die]), NONE),
    used: artefacts(({ used }) => (used ? 1 : 0), 0),
    slots: all(seat => seat.slots.flatMap(({ cards }) => filled(numbers(cards), PER_SLOT))),
    scores: all(seat => seat.scores),
    piles: seats.map(seat => numbers(seat.pile)),
    prophecies: seats.map(seat => numbers(seat.prophecies)),
    territories: seats.map(seat => seat.territories.map(({ tile }) => tileNumber[tile])),
    pool: COLOURS.map(colour => view.supply.dice[colour]),
    tokenPool: TOKENS.map(token => view.supply.tokens[token]),
    upgradePool: UPGRADES.map(upgrade => view.supply.upgrades[upgrade]),
    trade: diceOf(view.trade),
    decks: DECKS.map(deck => faceDown(view.decks[deck])),
    discards: DECKS.map(deck => numbers(view.discards[deck])),
    display: DECKS.map(deck => view.open[deck].flat().map(card => (card === null ? NONE : cardNumber[card]))),
    stacks: view.territories.map(({ left }, stack) => faceDown(left + won.filter(one => one === stack).length)),
    stack: view.frames.map(readFrame),
    sealed: new Array(seats.length).fill(null),
  };
}
