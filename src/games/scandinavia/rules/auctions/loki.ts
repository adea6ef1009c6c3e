/** Loki is sold in the open, for gold and for units (SC-8.10 to SC-8.13). */

import { START } from '../../../../engine/contract/steps.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import { call } from '../../../../kit/rules/stack.ts';
import { MOST_BID } from '../../content/beasts.ts';
import { TROOP } from '../../content/troops.ts';
import { rangeOf } from '../asking.ts';
import { DEFAULT, PASS, PAY_GOLD, RAISE, SACRIFICE, SACRIFICE_AT, type ScandinaviaChoice } from '../choices.ts';
import { LOKI_AUCTION, type LokiAuctionFrame, type LokiPaymentFrame } from '../frames.ts';
import { pay } from '../gold.ts';
import { listStacks, type Stack } from '../hex/stacks.ts';
import { isSeated, livingSeats, spokesman } from '../lords.ts';
import {
  fleetOf,
  isFleet,
  KIND_COUNT,
  KIND_TROOP,
  lordNumber,
  pieceNumber,
  placeNumber,
  spotNumber,
} from '../numbers.ts';
import { countAt, eachPiece, isUnit, placesOf, unitsAt } from '../pieces.ts';
import { pieceGone } from '../remains.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { askCommander, commanders, giveBeast, LOKI } from './command.ts';

const PASSED = 1;
const INSOLVENT = 2;

/** What the demigod counts a unit for: its lowest printed value (SC-8.10, SC-A-loki-values). */
export const lokiValue = (kind: number): number => TROOP[KIND_TROOP[kind]].values.value;

const isIn = (state: State, { passed }: LokiAuctionFrame, seat: number): boolean =>
  isSeated(state, seat) && passed[seat] === 0;

/** The next to the left who has not passed, himself last (SC-8.11, SC-A-loki-direction). */
function toTheLeft(state: State, frame: LokiAuctionFrame): number {
  for (let i = 1; i <= state.seats; i++) {
    const seat = (frame.at + i) % state.seats;
    if (isIn(state, frame, seat)) return seat;
  }
  return -1;
}

/** The first to speak: player 1, or who comes after him to the left. */
function begin(state: State, frame: LokiAuctionFrame): void {
  frame.bid = 0;
  frame.best = -1;
  frame.at = state.first;
  for (let seat = 0; seat < state.seats; seat++) if (frame.passed[seat] === PASSED) frame.passed[seat] = 0;
  if (!isIn(state, frame, frame.at)) frame.at = toTheLeft(state, frame);
}

export const lokiAuction: Rule<LokiAuctionFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    switch (frame.step) {
      case LOKI_AUCTION.begin:
        begin(state, frame);
        frame.step = LOKI_AUCTION.bid;
        return false;
      case LOKI_AUCTION.bid: {
        const left = livingSeats(state).filter(seat => isIn(state, frame, seat));
        if (left.length === 0) {
          facts.tell({ kind: 'no-loki' });
          act.finish(frame);
          return false;
        }
        if (left.length === 1 && frame.best === left[0]) {
          frame.step = LOKI_AUCTION.won;
          call(state, frame, {
            kind: 'loki-payment',
            step: START,
            seat: frame.best,
            due: frame.bid,
            place: NONE,
            lord: NONE,
          });
          return false;
        }
        return true;
      }
      case LOKI_AUCTION.won: {
        const lords = commanders(state, frame.best);
        if (lords.length > 1) {
          frame.step = LOKI_AUCTION.lord;
          return true;
        }
        act.finish(frame);
        if (lords.length > 0) giveBeast(act, LOKI, lords[0]);
        return false;
      }
      default:
        return true;
    }
  },
  asks(state, frame) {
    if (frame.step === LOKI_AUCTION.lord) return askCommander(state, frame.best, LOKI);
    // What may be named does not hang on the purse: a bluff is allowed (SC-A-loki-bids).
    return [
      {
        seat: frame.at,
        prompt: 'loki',
        args: { bid: frame.bid },
        choices: [PASS],
        ranges: rangeOf(RAISE, 'gold', frame.bid + 1, MOST_BID),
      },
    ];
  },
  take(act, frame, seat, choice) {
    const { state, facts } = act;
    if (choice.kind === 'command') {
      act.finish(frame);
      giveBeast(act, LOKI, lordNumber[choice.lord]);
      return;
    }
    if (choice.kind === 'raise') {
      frame.bid = choice.gold;
      frame.best = seat;
      facts.tell({ kind: 'raised', seat, gold: choice.gold });
    } else {
      frame.passed[seat] = PASSED;
      facts.tell({ kind: 'passed', seat });
    }
    frame.at = toTheLeft(state, frame);
  },
  returned: {
    'loki-payment'(_act, frame, paid) {
      if (paid) return;
      // Who cannot pay loses all his gold, and it begins anew without him (SC-8.13, SC-A-loki-payment).
      frame.passed[frame.best] = INSOLVENT;
      frame.step = LOKI_AUCTION.begin;
    },
  },
};

/** What all units of a seat are worth to Loki. */
export function unitsWorth(state: State, seat: number): number {
  let sum = 0;
  for (const lord of commanders(state, seat))
    for (const spot of placesOf(state, lord))
      for (let kind = 0; kind < KIND_COUNT; kind++) sum += countAt(state, spot, lord, kind) * lokiValue(kind);
  return sum;
}

/** Who can pay must (SC-A-loki-payment). */
export const canPay = (state: State, { seat, due }: LokiPaymentFrame): boolean =>
  unitsWorth(state, seat) + state.gold[seat] >= due;

/** Stacks of which something could be given. */
export const offerings = (state: State, seat: number): Stack[] =>
  commanders(state, seat).flatMap(own =>
    placesOf(state, own)
      .filter(spot => unitsAt(state, spot, own) > 0)
      .map((spot): Stack => [spot, SACRIFICE_AT[spot][own]]),
  );

/** Units one by one, and the rest in gold, as the winner likes (SC-8.12). */
export const lokiPayment: Rule<LokiPaymentFrame> = {
  run(act, frame) {
    if (frame.due > 0) return true;
    act.finish(frame, true);
    return false;
  },
  asks(state, frame) {
    const { seat, due, place, lord, area = NONE } = frame;
    const choices: ScandinaviaChoice[] = [];
    if (place >= 0)
      eachPiece(state, place, lord, piece => {
        if (isUnit(piece)) choices.push(SACRIFICE[piece]);
      });
    else if (!canPay(state, frame)) choices.push(DEFAULT);
    else choices.push(...listStacks(state, area, offerings(state, seat), state.gold[seat] >= due ? [PAY_GOLD] : []));
    return [{ seat, prompt: 'loki-payment', args: { due }, choices, veiled: true }];
  },
  take(act, frame, seat, choice) {
    const { state, facts } = act;
    switch (choice.kind) {
      case 'choose-in':
        frame.area = placeNumber[choice.area];
        return;
      case 'sacrifice-at':
        delete frame.area;
        frame.place = spotNumber[choice.at];
        frame.lord = lordNumber[choice.lord];
        return;
      case 'sacrifice': {
        const { place, lord } = frame;
        const kind = pieceNumber[choice.piece];
        frame.due = Math.max(0, frame.due - lokiValue(kind));
        frame.place = NONE;
        frame.lord = NONE;
        pieceGone(act, place, lord, kind, 1, 'sacrifice', isFleet(place) ? state.fleetPlace[fleetOf(place)] : place);
        return;
      }
      case 'pay-gold':
        pay(act, spokesman(state, seat), frame.due, 'loki-price');
        frame.due = 0;
        return;
      default: {
        const gold = state.gold[seat];
        state.gold[seat] = 0;
        state.bank -= gold;
        facts.reveal({ kind: 'cannot-pay', seat, gold });
        act.finish(frame, false);
      }
    }
  },
};
