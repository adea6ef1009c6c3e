/** Battles, spells, captives, auctions. */

import { NONE } from '../../../../kit/rules/ids.ts';
import { MOST_BID } from '../../content/beasts.ts';
import { FATES, RANSOM } from '../../content/tokens.ts';
import { commanders } from '../auctions/command.ts';
import { canPay, offerings } from '../auctions/loki.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import {
  ATTACKER,
  BATTLE,
  type BattleFrame,
  type BearerFrame,
  CAPTURE,
  type CaptureFrame,
  DRAGON_BIDS,
  type DragonBidsFrame,
  LOKI_AUCTION,
  type LokiAuctionFrame,
  type LokiPaymentFrame,
  type LossesFrame,
  SPELL,
  SPELL_KINDS,
  type SpellFrame,
  type TakeOffFrame,
} from '../frames.ts';
import { type Lord, lordNumber, pieceNumber, placeNumber, spotNumber } from '../numbers.ts';
import { countAt, isUnit, unitsAt } from '../pieces.ts';
import { canDouble, canStrike, gusts } from '../realm/spells.ts';
import { bearers } from '../realm/stone.ts';
import { mayDecree } from '../tokens/capture.ts';
import { mayLose } from '../war/losses.ts';
import { others } from '../war/take-off.ts';
import { mayAct } from '../war/windows.ts';
import type { Against } from './against.ts';
import { byLand } from './stacks.ts';

export function battle(frame: BattleFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  if (frame.step === BATTLE.raise) {
    const dead = frame.winner === ATTACKER ? frame.deadAttackers : frame.deadDefenders;
    if (against.is(choice, 'revive'))
      against.when(!(dead[pieceNumber[choice.piece]] > 0), 'SC-C-valkyrie', 'not-there');
    return;
  }
  if (frame.step === BATTLE.evil) {
    against.is(choice, 'undead');
    return;
  }
  const who = frame.step === BATTLE.attack ? ATTACKER : 1 - ATTACKER;
  mayAct(state, frame, who, choice, against);
}

export function losses({ groups, margin }: LossesFrame, choice: ScandinaviaChoice, against: Against): void {
  if (choice.kind === 'keep-best') return;
  if (against.is(choice, 'lose'))
    against.when(!mayLose(groups, margin, pieceNumber[choice.piece]), 'SC-13.12', 'must-stay');
}

export function takeOff(frame: TakeOffFrame, choice: ScandinaviaChoice, against: Against): void {
  if (choice.kind === 'done') return;
  if (against.is(choice, 'take-off'))
    against.when(!others(against.state, frame).includes(spotNumber[choice.at]), 'SC-17.3', 'not-there');
}

export function spell(frame: SpellFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  const { recruited, lord } = frame;
  const id = SPELL_KINDS[frame.spell];
  if (frame.step === SPELL.piece) {
    if (!against.is(choice, 'strike')) return;
    const piece = pieceNumber[choice.piece];
    against.when(
      !isUnit(piece) || countAt(state, frame.place, frame.side, piece) === 0,
      'SC-C-death-wind',
      'not-there',
    );
    return;
  }
  if (choice.kind === 'done' && (frame.area ?? NONE) < 0) return;
  if (id === 'death-wind') {
    const spots = gusts(state, lord).map(([spot]) => spot);
    const named = choice.kind === 'strike-at' ? spotNumber[choice.at] : undefined;
    if (byLand(frame.area ?? NONE, spots, choice, named, 'SC-C-death-wind', against)) return;
    if (!against.is(choice, 'strike-at')) return;
    const other = lordNumber[choice.lord];
    against.when(
      state.seatOf[other] === state.seatOf[lord] || unitsAt(state, spotNumber[choice.at], other) === 0,
      'SC-C-death-wind',
      'not-there',
    );
  } else if (choice.kind === 'not-again') return;
  else if (id === 'doubling') {
    if (!against.is(choice, 'double')) return;
    const [spot, kind] = [spotNumber[choice.at], pieceNumber[choice.piece]];
    const fresh = recruited.some((_, i) => i % 2 === 0 && recruited[i] === spot && recruited[i + 1] === kind);
    against.when(!fresh || !canDouble(state, kind), 'SC-C-doubling', 'not-recruited');
  } else if (against.is(choice, 'cast'))
    against.when(!canStrike(state, frame, placeNumber[choice.at]), `SC-C-${id}`, 'no-target');
}

export function capture(frame: CaptureFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  if (frame.step === CAPTURE.fate) {
    if (!against.is(choice, 'fate')) return;
    const fate = FATES.find(id => id === choice.fate);
    against.when(!fate || !mayDecree(state, frame.captor, frame.lord, fate), 'SC-16.19', 'not-this-fate');
    return;
  }
  if (choice.kind === 'accept') return;
  if (against.is(choice, 'ransom')) against.short(frame.lord, RANSOM, 'SC-16.11');
}

export function bearer({ lord, place }: BearerFrame, choice: ScandinaviaChoice, against: Against): void {
  if (against.is(choice, 'bear'))
    against.when(!bearers(against.state, place, lord).includes(pieceNumber[choice.piece]), 'SC-20.1', 'not-there');
}

function commander(choice: ScandinaviaChoice, against: Against): void {
  if (against.is(choice, 'command'))
    against.when(
      !commanders(against.state, against.seat).includes(lordNumber[choice.lord]),
      'SC-A-two-lords-seat',
      'not-yours',
    );
}

export function dragonBids(frame: DragonBidsFrame, choice: ScandinaviaChoice, against: Against): void {
  if (frame.step === DRAGON_BIDS.lord) commander(choice, against);
  else if (against.is(choice, 'bid')) against.outside(choice.gold, 0, against.state.gold[against.seat], 'SC-8.3');
}

export function lokiAuction(frame: LokiAuctionFrame, choice: ScandinaviaChoice, against: Against): void {
  if (frame.step === LOKI_AUCTION.lord) commander(choice, against);
  else if (choice.kind !== 'pass' && against.is(choice, 'raise'))
    against.outside(choice.gold, frame.bid + 1, MOST_BID, 'SC-8.11');
}

export function lokiPayment(frame: LokiPaymentFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  const { seat, due, place, lord } = frame;
  if (place >= 0) {
    if (!against.is(choice, 'sacrifice')) return;
    const piece = pieceNumber[choice.piece];
    against.when(!isUnit(piece) || countAt(state, place, lord, piece) === 0, 'SC-8.12', 'not-there');
    return;
  }
  const able = canPay(state, frame);
  const spots = able ? offerings(state, seat).map(([spot]) => spot) : [];
  const named = choice.kind === 'sacrifice-at' ? spotNumber[choice.at] : undefined;
  if (byLand(frame.area ?? NONE, spots, choice, named, 'SC-8.12', against)) return;
  if (choice.kind === 'default') against.when(able, 'SC-8.13', 'can-pay');
  else if (choice.kind === 'pay-gold') {
    if (!against.when(!able, 'SC-8.13', 'cannot-pay')) against.short(spokes(against, seat), due, 'SC-8.12');
  } else if (against.is(choice, 'sacrifice-at')) {
    const own = lordNumber[choice.lord];
    against.when(!able, 'SC-8.13', 'cannot-pay');
    against.when(
      !commanders(state, seat).includes(own) || unitsAt(state, spotNumber[choice.at], own) === 0,
      'SC-8.12',
      'not-there',
    );
  }
}

const spokes = ({ state }: Against, seat: number): Lord => commanders(state, seat)[0];
