/** Every clause that forbids an answer, from what the seat may know; none when it is legal. */
import type { Reason } from '../../../engine/contract/explain.ts';
import { type ObjectionTable, objectBy } from '../../../kit/rules/objections.ts';
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
import { campaign, stand } from './why-not/hexes.ts';
import { military } from './why-not/moves.ts';
import * as realm from './why-not/realm.ts';
import { gift, inHand, talk } from './why-not/talk.ts';
import * as war from './why-not/war.ts';

const OBJECTIONS: ObjectionTable<ScandinaviaFrame, ScandinaviaChoice, Against> = {
  picking({ order, at }, choice, against) {
    if (!against.is(choice, 'pick-lord')) return;
    const offered = lordsOnOffer(against.state, pickSequence(against.state, order), at);
    against.when(!offered.includes(lordNumber[choice.lord]), 'SC-A-lord-picks', 'not-on-offer');
  },
  ordered(frame, choice, against) {
    if (!against.is(choice, 'next')) return;
    const { lords } = choosing(against.state, frame);
    against.when(!lords.includes(lordNumber[choice.lord]), 'SC-O-order', 'had-his-part');
  },
  opening: realm.opening,
  event: realm.event,
  taxes: realm.taxes,
  lure: realm.lure,
  bards: realm.bards,
  sif: realm.sif,
  token: realm.token,
  recruiting: realm.recruiting,
  construction: realm.construction,
  upkeep: realm.upkeep,
  'dragon-bids': war.dragonBids,
  'loki-auction': war.lokiAuction,
  'loki-payment': war.lokiPayment,
  spell: war.spell,
  military,
  campaign,
  stand,
  battle: war.battle,
  losses: war.losses,
  'take-off': war.takeOff,
  capture: war.capture,
  bearer: war.bearer,
  talk: (_frame, choice, against) => talk(choice, against),
  turn: null,
  events: null,
  'turn-end': null,
};

export function whyNot(state: State, seat: number, choice: ScandinaviaChoice): readonly Reason[] {
  const against = new Against(state, seat);
  const frame = current(state);
  if (frame?.kind === 'talk') objectBy(OBJECTIONS, frame, choice, against);
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
  else if (!objectBy(OBJECTIONS, frame, choice, against)) against.notNow();
}
