import { START } from '../../../../engine/contract/steps.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import { kindsOf, takeCard } from '../../../../kit/rules/piles.ts';
import { push } from '../../../../kit/rules/stack.ts';
import type { Ability } from '../../content/reavers.ts';
import { SEARCHED } from '../../content/reavers.ts';
import { DECLINE, EXCHANGE, KEEP_CARD, TURN, TURN_OFF } from '../choices.ts';
import { canDraw, discard, draw, drawProphecy, drawUnseen } from '../decks.ts';
import { allDice, diceOf, gainDie, settle } from '../dice/dice.ts';
import { partings } from '../dice/places.ts';
import { ABILITY, type AbilityFrame } from '../frames.ts';
import { gain, pay, tokenLeft } from '../gains.ts';
import {
  ANY,
  CARD_IDS,
  type Card,
  cardNumber,
  colourNumber,
  type Die,
  deckNumber,
  dieOf,
  faceNumber,
  PROPHECY_DECK,
  reaverOf,
  tokenNumber,
} from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { takeLoot } from './loot.ts';
import { mayBring } from './powers.ts';
import { turnDie } from './turn-die.ts';

/** One reaver does what it can, once. */
export function resolveAbility(state: State, seat: number, card: Card): void {
  push(state, { kind: 'ability', step: ABILITY.begin, seat, card, cards: [] });
}

/** Are the cards of a search for the eyes of who draws them alone? (RM-17.6, RM-O-searched) */
export const isUnseen = (state: State): boolean => state.options.searched === 'drawer';

type Bargain = Extract<Ability, { kind: 'dice-for' | 'favour-for' }>;

/** Is there something to be had for it? (RM-7.8) */
function isOffered(state: State, { gain: offered }: Bargain): boolean {
  if (offered === 'prophecy') return canDraw(state, PROPHECY_DECK);
  return offered.token === undefined || tokenLeft(state, tokenNumber[offered.token]);
}

/** Is there something to be had for it, and can it be paid? (RM-7.4, RM-7.8) */
export const canExchange = (state: State, seat: number, ability: Bargain): boolean =>
  isOffered(state, ability) &&
  (ability.kind === 'favour-for' ? state.favour[seat] >= ability.favour : allDice(state, seat) >= ability.dice);

/** Dice that the ability could turn. */
export const turnable = (state: State, seat: number, ability: Extract<Ability, { kind: 'turn-die' }>): Die[] =>
  diceOf(state, seat, ability.colour === 'any' ? NONE : colourNumber[ability.colour]);

/** What a specialised reaver gives, and what it gives in exchange (RM-7.4). */
export const ability: Rule<AbilityFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    const { seat, card } = frame;
    const { ability: own } = reaverOf(card);
    if (frame.step === ABILITY.begin) {
      frame.step = ABILITY.asked;
      facts.tell({ kind: 'reaver-works', seat, card: CARD_IDS[card] });
      begin(act, frame, own);
      return false;
    }
    if (frame.step === ABILITY.paid) {
      act.finish(frame);
      if (own.kind === 'dice-for') gain(act, seat, own.gain, 'reavers', CARD_IDS[card]);
      return false;
    }
    const asks = leavesChoice(state, frame, own);
    if (!asks) act.finish(frame);
    return asks;
  },

  asks(state, { seat, card, cards }) {
    const { ability: own } = reaverOf(card);
    const args = { cause: CARD_IDS[card] };
    if (own.kind === 'search') {
      const choices = kindsOf(cards).map(one => KEEP_CARD[one]);
      // That two cards are equal must not show in how quickly one is kept.
      return [{ seat, prompt: 'keep-card', args, choices, ...(isUnseen(state) && { veiled: true }) }];
    }
    if (own.kind === 'turn-die') {
      const choices = turnable(state, seat, own).flatMap(die => partings(state, seat, die, TURN, TURN_OFF));
      choices.push(DECLINE);
      return [{ seat, prompt: 'turn-die', args, choices }];
    }
    const payable = (own.kind === 'dice-for' || own.kind === 'favour-for') && canExchange(state, seat, own);
    return [{ seat, prompt: 'exchange', args, choices: payable ? [EXCHANGE, DECLINE] : [DECLINE] }];
  },

  take(act, frame, seat, choice) {
    const { card, cards } = frame;
    switch (choice.kind) {
      case 'keep-card':
        act.finish(frame);
        keep(act, seat, cards, cardNumber[choice.card]);
        break;
      case 'turn':
        act.finish(frame);
        turnDie(act, seat, choice, CARD_IDS[card]);
        break;
      case 'exchange':
        exchange(act, frame, reaverOf(card).ability as Bargain);
        break;
      default:
        act.finish(frame);
    }
  },
};

/** Is there anything to decide, now or once an artefact has brought what is missing? (RM-7.4, RM-8.6) */
function leavesChoice(state: State, frame: AbilityFrame, own: Ability): boolean {
  const { seat, cards } = frame;
  switch (own.kind) {
    case 'search':
      return cards.length > 0;
    case 'turn-die':
      return turnable(state, seat, own).length > 0 || mayBring(state, seat, frame, 'dice');
    case 'dice-for':
      return canExchange(state, seat, own) || (isOffered(state, own) && mayBring(state, seat, frame, 'dice'));
    case 'favour-for':
      return canExchange(state, seat, own) || (isOffered(state, own) && mayBring(state, seat, frame, 'favour'));
    case 'die':
    case 'gain':
      return false;
  }
}

/** What comes without a price, and what has to be turned over before anything can be asked. */
function begin(act: Act, frame: AbilityFrame, own: Ability): void {
  const { state } = act;
  const { seat, card, cards } = frame;
  const cause = CARD_IDS[card];
  switch (own.kind) {
    case 'search':
      cards.push(...(isUnseen(state) ? drawUnseen : draw)(act, seat, deckNumber[own.deck], SEARCHED));
      if (cards.length === 1 || (!isUnseen(state) && cards.length === 2 && cards[0] === cards[1])) {
        act.finish(frame);
        keep(act, seat, cards, cards[0]);
      }
      break;
    case 'die':
      act.finish(frame);
      gainDie(act, seat, dieOf(colourNumber[own.colour], faceNumber[own.face]), cause);
      settle(state, seat);
      break;
    case 'gain':
      act.finish(frame);
      gain(act, seat, own.gain, 'reavers', cause);
      break;
    case 'dice-for':
      if (own.foodFirst) gain(act, seat, { food: state.options.hunterFood }, 'reavers', cause);
      break;
    case 'turn-die':
    case 'favour-for':
      break;
  }
}

/** One card is kept and resolved, the other goes face up under the deck (RM-17.6, RM-17.2): now all see both. */
function keep(act: Act, seat: number, cards: Card[], kept: Card): void {
  takeCard(cards, kept);
  const unseen = isUnseen(act.state);
  act.facts[unseen ? 'reveal' : 'tell']({ kind: 'card-kept', seat, card: CARD_IDS[kept] });
  for (const card of cards) discard(act, card, unseen);
  takeLoot(act, seat, [kept]);
}

function exchange(act: Act, frame: AbilityFrame, bargain: Bargain): void {
  const { state } = act;
  const { seat, card } = frame;
  const cause = CARD_IDS[card];
  if (bargain.kind === 'dice-for') {
    frame.step = ABILITY.paid;
    push(state, { kind: 'payment', step: START, seat, needs: new Array(bargain.dice).fill(ANY), at: 0, cause });
    return;
  }
  act.finish(frame);
  pay(act, seat, 0, bargain.favour, cause);
  if (bargain.gain === 'prophecy') drawProphecy(act, seat);
  else gain(act, seat, bargain.gain, 'reavers', cause);
}
