/** Every clause that forbids an answer, from what the seat may know; none when it is legal. */
import type { Reason } from '../../../engine/contract/explain.ts';
import { current } from '../../../kit/rules/stack.ts';
import { asked } from './asked.ts';
import type { ScandinaviaChoice } from './choices.ts';
import { DRAGON_BIDS, RECRUITING, type ScandinaviaFrame } from './frames.ts';
import { lordNumber } from './numbers.ts';
import { choosing } from './phases/ordered.ts';
import { lordsOnOffer, pickSequence } from './setup/pairs.ts';
import type { State } from './state.ts';
import { GIVING, NOTHING } from './talk/hand.ts';
import { Against } from './why-not/against.ts';
import * as realm from './why-not/realm.ts';
import { gift, inHand, talk } from './why-not/talk.ts';
import * as war from './why-not/war.ts';

export function whyNot(state: State, seat: number, choice: ScandinaviaChoice): readonly Reason[] {
  const against = new Against(state, seat);
  const frame = current(state);
  if (frame?.kind === 'talk') talk(choice, against);
  else if (frame) besideTalk(frame, choice, against);
  return against.reasons;
}

/** Questions beside which nobody gives: while a table is set up, and while bids lie sealed (SC-A-ally-gifts). */
const isClosed = (frame: ScandinaviaFrame): boolean =>
  frame.kind === 'picking' ||
  frame.kind === 'opening' ||
  (frame.kind === 'dragon-bids' && frame.step === DRAGON_BIDS.bid);

/** A price was named: what it takes stays in the purse. */
const isBound = (frame: ScandinaviaFrame): boolean =>
  frame.kind === 'loki-payment' ||
  (frame.kind === 'recruiting' && (frame.step === RECRUITING.entice || frame.step === RECRUITING.surcharge));

function besideTalk(frame: ScandinaviaFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state, seat } = against;
  const isAsked = asked(state, frame).includes(seat);
  if (state.hand[seat] === GIVING) inHand(choice, against);
  else if (choice.kind === 'gift') {
    if (against.when(isClosed(frame), 'SC-A-ally-gifts', 'not-now')) return;
    if (against.when(isAsked && isBound(frame), 'SC-A-ally-gifts', 'price-was-named')) return;
    if (!against.when(state.hand[seat] !== NOTHING, 'SC-5.9', 'not-now')) gift(choice.to, against, true);
  } else if (!isAsked) against.notNow();
  else object(frame, choice, against);
}

/** Each rule in progress has objections of its own. */
function object(frame: ScandinaviaFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  switch (frame.kind) {
    case 'picking':
      if (against.is(choice, 'pick-lord'))
        against.when(
          !lordsOnOffer(state, pickSequence(state, frame.order), frame.at).includes(lordNumber[choice.lord]),
          'SC-A-lord-picks',
          'not-on-offer',
        );
      return;
    case 'ordered':
      if (against.is(choice, 'next'))
        against.when(!choosing(state, frame).lords.includes(lordNumber[choice.lord]), 'SC-O-order', 'had-his-part');
      return;
    case 'opening':
      realm.opening(frame, choice, against);
      return;
    case 'event':
      realm.event(frame, choice, against);
      return;
    case 'taxes':
      realm.taxes(frame, choice, against);
      return;
    case 'lure':
      realm.lure(frame, choice, against);
      return;
    case 'bards':
      realm.bards(frame, choice, against);
      return;
    case 'sif':
      realm.sif(frame, choice, against);
      return;
    case 'token':
      realm.token(frame, choice, against);
      return;
    case 'recruiting':
      realm.recruiting(frame, choice, against);
      return;
    case 'construction':
      realm.construction(frame, choice, against);
      return;
    case 'upkeep':
      realm.upkeep(frame, choice, against);
      return;
    case 'dragon-bids':
      war.dragonBids(frame, choice, against);
      return;
    case 'loki-auction':
      war.lokiAuction(frame, choice, against);
      return;
    case 'loki-payment':
      war.lokiPayment(frame, choice, against);
      return;
    case 'spell':
      war.spell(frame, choice, against);
      return;
    case 'military':
      war.military(frame, choice, against);
      return;
    case 'battle':
      war.battle(frame, choice, against);
      return;
    case 'losses':
      war.losses(frame, choice, against);
      return;
    case 'take-off':
      war.takeOff(frame, choice, against);
      return;
    case 'capture':
      war.capture(frame, choice, against);
      return;
    case 'bearer':
      war.bearer(frame, choice, against);
      return;
    default:
      // The others never ask.
      against.notNow();
  }
}
