/** What stands against an answer while a space is selected and resolved. */
import { SPACES } from '../../content/spaces.ts';
import { TERRITORIES } from '../../content/territories.ts';
import { lyingOn } from '../cards/alike.ts';
import { artefactsOf } from '../cards/village.ts';
import type { ReaversChoice } from '../choices.ts';
import { canDraw, groupCards } from '../decks.ts';
import { canFight } from '../dice/combat.ts';
import { anyInPool } from '../dice/dice.ts';
import { canPay } from '../dice/payment.ts';
import {
  type ChooseCardsFrame,
  JOURNEY,
  type JourneyFrame,
  type RecruitFrame,
  type RoundFrame,
  SEA,
  type SeaFrame,
  SUBDUE,
  type SubdueFrame,
  type TradeFrame,
  TURN,
  type TurnFrame,
} from '../frames.ts';
import {
  BATTLE_DECK,
  CARD_IDS,
  cardNumber,
  DECKS,
  type Deck,
  dieNumber,
  PROPHECY_DECK,
  type Stack,
  spaceNumber,
  stackNumber,
  TERRITORY,
  upgradeNumber,
} from '../numbers.ts';
import { selecting } from '../phases/round.ts';
import { COST_DICE, COST_FOOD, mayRest } from '../phases/turn.ts';
import { printed } from '../printed.ts';
import { journeyNeeds, maySuffer, upgradesOf } from '../spaces/journey.ts';
import { placeInSlot } from '../spaces/recruit.ts';
import { canAttempt, tilesLeft, tileWith } from '../spaces/subdue.ts';
import type { Against } from './against.ts';
import { toldWhich } from './artefacts.ts';

function deckLeft(deck: Deck, against: Against): void {
  against.when(!canDraw(against.state, deck), 'RM-17.4', 'empty-deck', { deck: DECKS[deck] });
}

export function select(_frame: RoundFrame, choice: ReaversChoice, against: Against): void {
  const { state, seat } = against;
  if (!against.is(choice, 'select')) return;
  if (against.when(seat !== selecting(state), 'RM-3.2', 'not-your-turn')) return;
  against.when(state.chosen[spaceNumber[choice.space]] >= 0, 'RM-3.1', 'selected-already', { space: choice.space });
}

export function turn({ step }: TurnFrame, choice: ReaversChoice, against: Against): void {
  const { state, seat } = against;
  switch (choice.kind) {
    case 'done':
      if (step !== TURN.after) against.notNow();
      break;
    case 'act':
      if (step === TURN.after || step === TURN.rest) against.notNow();
      else if (state.space === TERRITORY) against.when(!canAttempt(state, seat), 'RM-16.2', 'no-attempt');
      else {
        against.food(COST_FOOD[state.space], 'RM-4.5');
        const payable = canPay(state, seat, COST_DICE[state.space]);
        against.when(!payable, 'RM-4.5', 'dice-missing', { space: SPACES[state.space] });
      }
      break;
    case 'rest-food':
    case 'rest-die':
      if (step === TURN.after) {
        against.notNow();
        return;
      }
      if (against.when(step !== TURN.rest && !mayRest(state), 'RM-O-freeSpaces', 'must-act')) return;
      against.when(choice.kind === 'rest-die' && !anyInPool(state), 'RM-5.3', 'no-dice-left');
      break;
    default:
      against.notNow();
  }
}

export function chooseCards({ deck }: ChooseCardsFrame, choice: ReaversChoice, against: Against): void {
  if (choice.kind === 'draw') deckLeft(deck, against);
  else if (against.is(choice, 'take-group')) {
    const empty = groupCards(against.state, deck, choice.group - 1).length === 0;
    against.when(empty, 'RM-17.5', 'empty-place');
  }
}

export function recruit({ cards }: RecruitFrame, choice: ReaversChoice, against: Against): void {
  if (choice.kind !== 'rally' && choice.kind !== 'specialise' && choice.kind !== 'promote') {
    against.notNow();
    return;
  }
  if (!against.among(cards, cardNumber[choice.card], 'RM-10.4', 'not-this-card')) return;
  if (choice.kind !== 'specialise') return;
  const { state, seat } = against;
  const slot = printed(state).slotOf[spaceNumber[choice.space]];
  const args = { space: choice.space };
  if (against.when(slot < 0, 'RM-7.6', 'no-slot', args)) return;
  against.when(placeInSlot(state, seat, slot) < 0, 'RM-10.7', 'slot-full', args);
}

export function trade({ dice }: TradeFrame, choice: ReaversChoice, against: Against): void {
  const { state } = against;
  if (choice.kind === 'trade-die') {
    against.when(state.trade[dieNumber[choice.die]] === 0, 'RM-11.3', 'not-on-trade', { die: choice.die });
    return;
  }
  const other = choice.kind === 'trade' || choice.kind === 'trade-prophecy' || choice.kind === 'draw';
  if (!other) {
    against.notNow();
    return;
  }
  if (against.when(dice > 0, 'RM-11.3', 'second-die')) return;
  if (choice.kind === 'draw') deckLeft(PROPHECY_DECK, against);
  if (choice.kind === 'trade-prophecy') {
    against.among(state.display[PROPHECY_DECK], cardNumber[choice.card], 'RM-11.4', 'not-open');
  }
}

export function journey({ card, step }: JourneyFrame, choice: ReaversChoice, against: Against): void {
  const { state, seat } = against;
  if (step === JOURNEY.lose) {
    if (choice.kind === 'lose-artefact') {
      if (against.among(artefactsOf(state, seat), cardNumber[choice.card], 'RM-C-draugr-ambush', 'not-yours')) {
        toldWhich(lyingOn(state, seat, cardNumber[choice.card]), choice.card, choice, against);
      }
    } else if (against.is(choice, 'lose-upgrade')) {
      const has = upgradesOf(state, seat).includes(upgradeNumber[choice.upgrade]);
      against.when(!has, 'RM-C-draugr-ambush', 'no-upgrade');
    }
    return;
  }
  const args = { card: CARD_IDS[card] };
  if (choice.kind === 'pay') {
    against.when(!canPay(state, seat, journeyNeeds(state, card)), 'RM-12.3', 'cannot-pay', args);
  } else if (against.is(choice, 'suffer')) {
    against.when(!maySuffer(state, seat, card), 'RM-O-journeyLoss', 'must-pay', args);
  }
}

export function sea({ step, card }: SeaFrame, choice: ReaversChoice, against: Against): void {
  const { state, seat } = against;
  if (step === SEA.choose) {
    if (choice.kind === 'draw') deckLeft(BATTLE_DECK, against);
    else if (against.is(choice, 'face')) {
      against.among(state.display[BATTLE_DECK], cardNumber[choice.card], 'RM-12.6', 'not-open');
    }
    return;
  }
  switch (choice.kind) {
    case 'decline':
      break;
    case 'combine': {
      const payable = canPay(state, seat, printed(state).needs[card]);
      against.when(!payable, 'RM-12.7', 'cannot-pay', { card: CARD_IDS[card] });
      break;
    }
    case 'fight':
      against.when(!canFight(state, seat), 'RM-13.3', 'no-hammers');
      break;
    default:
      against.notNow();
  }
}

export function subdue(frame: SubdueFrame, choice: ReaversChoice, against: Against): void {
  const { step, made, turned } = frame;
  if (step === SUBDUE.rewards) {
    if (!against.is(choice, 'collect')) return;
    against.when(tileWith(against.state, turned, choice) < 0, 'RM-16.7', 'not-turned');
  } else if (step === SUBDUE.better) {
    against.is(choice, 'decline');
  } else if (choice.kind === 'done') {
    against.when(made === 0, 'RM-16.2', 'one-attempt');
  } else if (choice.kind === 'force' || choice.kind === 'peace') {
    attempt(choice.kind, stackNumber[choice.territory], against);
  } else against.notNow();
}

function attempt(kind: 'force' | 'peace', stack: Stack, against: Against): void {
  const { state, seat } = against;
  const territory = TERRITORIES[stack].id;
  if (against.when(tilesLeft(state, stack) === 0, 'RM-16.3', 'empty-stack', { territory })) return;
  if (kind === 'force') {
    against.when(!canFight(state, seat), 'RM-13.3', 'no-hammers');
    return;
  }
  const { food, favour } = printed(state);
  against.food(food[stack], 'RM-16.5');
  against.favour(favour[stack], 'RM-16.5');
}
