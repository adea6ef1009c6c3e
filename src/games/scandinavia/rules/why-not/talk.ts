import { CONFIRM_LAST_TURN, type ScandinaviaChoice } from '../choices.ts';
import { isAlive, isSeated } from '../lords.ts';
import { asLord, LORD_COUNT, lordNumber, regionNumber } from '../numbers.ts';
import { isLastTurn } from '../phases/limit.ts';
import { areAtOne, standTogether } from '../talk/gifts.ts';
import { ENDING, GIVING, NOTHING, OFFERING, pairOf } from '../talk/hand.ts';
import { mayBow, mayHandOver, OPEN } from '../talk/talk.ts';
import type { Against } from './against.ts';

/** A gift: to somebody else who is in the game, once a phase, and not from an empty purse (SC-5.9). */
export function gift(to: number, against: Against, alliesOnly: boolean): void {
  const { state, seat } = against;
  if (against.when(!isSeated(state, to) || to === seat, 'SC-5.7', 'nobody-there')) return;
  against.when(state.gifts[pairOf(state, seat, to)] > 0, 'SC-5.9', 'has-given');
  against.when(state.gold[seat] === 0, 'SC-5.7', 'empty-purse');
  if (alliesOnly) against.when(!standTogether(state, seat, to), 'SC-5.8', 'no-ally');
}

/** What a seat is in the middle of saying has to be said to its end. */
export function inHand(choice: ScandinaviaChoice, against: Against): void {
  const { state, seat } = against;
  const hand = state.hand[seat];
  if (choice.kind === 'keep') against.when(hand === OFFERING, 'SC-5.9', 'name-the-gold');
  else if (choice.kind === 'give' && hand === GIVING) against.outside(choice.gold, 1, state.gold[seat], 'SC-5.7');
  else if (choice.kind === 'lay-aside' && hand === OFFERING)
    against.outside(choice.gold, 0, state.gold[seat], 'SC-5.9');
  else if (choice.kind !== CONFIRM_LAST_TURN.kind || hand !== ENDING) against.notNow();
}

export function talk(choice: ScandinaviaChoice, against: Against): void {
  const { state, seat } = against;
  if (against.when(state.ready[seat] > 0, 'SC-5.10', 'has-said-all')) return;
  if (state.hand[seat] !== NOTHING) {
    inHand(choice, against);
    return;
  }
  const offer = (from: number, to: number): number => state.offers[pairOf(state, from, to)];
  switch (choice.kind) {
    case 'ready':
      return;
    case 'offer': {
      const { to } = choice;
      if (against.when(!isSeated(state, to) || to === seat, 'SC-5.1', 'nobody-there')) return;
      against.when(areAtOne(state, seat, to), 'SC-5.5', 'allies-already');
      against.when(offer(seat, to) > 0, 'SC-5.9', 'has-offered');
      against.when(offer(to, seat) === OPEN, 'SC-5.9', 'answer-first');
      return;
    }
    case 'agree':
    case 'refuse':
      against.when(
        choice.to === seat || choice.to >= state.seats || offer(choice.to, seat) !== OPEN,
        'SC-5.1',
        'no-offer',
      );
      return;
    case 'gift':
      gift(choice.to, against, false);
      return;
    case 'give-region': {
      const lord = state.owner[regionNumber[choice.region]];
      if (against.when(lord < 0 || state.seatOf[lord] !== seat, 'SC-15.12', 'not-yours')) return;
      against.when(!mayHandOver(state, asLord(lord)), 'SC-15.13', 'cannot-give-land');
      return;
    }
    case 'bow': {
      const [lord, to] = [lordNumber[choice.lord], lordNumber[choice.to]];
      const answering = state.bows[to * LORD_COUNT + lord] === OPEN;
      against.when(state.seatOf[lord] !== seat || !mayBow(state, lord, to) || answering, 'SC-16.38', 'cannot-bow');
      return;
    }
    case 'accept-vassal':
    case 'refuse-vassal': {
      const [lord, to] = [lordNumber[choice.lord], lordNumber[choice.to]];
      const open = state.seatOf[to] === seat && state.bows[lord * LORD_COUNT + to] === OPEN;
      against.when(!open || !isAlive(state, to) || !isAlive(state, lord), 'SC-16.38', 'no-offer');
      return;
    }
    case 'release-vassal': {
      const overlord = state.overlord[lordNumber[choice.lord]];
      against.when(overlord < 0 || state.seatOf[overlord] !== seat, 'SC-16.33', 'no-vassal');
      return;
    }
    case 'last-turn':
      against.when(state.wantsEnd[seat] > 0, 'SC-5.11', 'has-said-so');
      against.when(isLastTurn(state), 'SC-5.11', 'last-turn-anyhow');
      return;
    default:
      against.notNow();
  }
}
