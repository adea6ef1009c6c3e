/** Marches, fleets, battles, spells, captives, auctions. */

import { MOST_BID } from '../../content/beasts.ts';
import { FATES, RANSOM } from '../../content/tokens.ts';
import { commanders } from '../auctions/command.ts';
import { canPay } from '../auctions/loki.ts';
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
  MILITARY,
  type MilitaryFrame,
  SPELL,
  SPELL_KINDS,
  type SpellFrame,
  type TakeOffFrame,
} from '../frames.ts';
import { sideName } from '../names.ts';
import {
  ERMANARIC,
  FLEET_COUNT,
  fleetNumber,
  isFleet,
  lordNumber,
  pieceNumber,
  placeNumber,
  spotNumber,
} from '../numbers.ts';
import { countAt, isUnit, unitsAt } from '../pieces.ts';
import { canDouble, canStrike } from '../realm/spells.ts';
import { bearers } from '../realm/stone.ts';
import { mayDecree } from '../tokens/capture.ts';
import { mayBeSet, mayUnleash } from '../war/beasts.ts';
import { encounters } from '../war/encounters.ts';
import { mayLose } from '../war/losses.ts';
import {
  carriedGoals,
  commonGoals,
  couldGoTogether,
  EVERYBODY,
  goalsOf,
  hasGoal,
  movable,
  passengers,
  riders,
  unmoved,
} from '../war/marching.ts';
import { heirs } from '../war/military.ts';
import { boardable, boarders, legs } from '../war/sailing.ts';
import { others } from '../war/take-off.ts';
import { mayAct } from '../war/windows.ts';
import type { Against } from './against.ts';

const hasOwn = (numbers: Readonly<Record<string, number>>, name: string): number => numbers[name] ?? -1;

export function military(frame: MilitaryFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  const { lord, from, piece, fleet } = frame;
  const found = (): ReturnType<typeof encounters> => encounters(state, lord);
  switch (frame.step) {
    case MILITARY.orders:
      orders(frame, choice, against);
      return;
    case MILITARY.who: {
      const pieces = movable(state, frame, from).filter(one => hasGoal(state, frame, from, one));
      if (choice.kind === 'everybody') {
        against.when(!couldGoTogether(state, frame, from), 'SC-12.11', 'nobody-else');
      } else if (against.is(choice, 'take'))
        against.when(!pieces.includes(hasOwn(pieceNumber, choice.piece)), 'SC-12.11', 'cannot-move');
      return;
    }
    case MILITARY.count:
      if (against.is(choice, 'count')) against.outside(choice.count, 1, unmoved(state, frame, from, piece), 'SC-12.11');
      return;
    case MILITARY.riders:
      if (choice.kind === 'on') return;
      if (against.is(choice, 'ride'))
        against.when(!riders(state, frame, from).includes(pieceNumber[choice.piece]), 'SC-12.16', 'cannot-ride');
      return;
    case MILITARY.passenger:
      if (choice.kind === 'on')
        against.when(goalsOf(state, lord, from, ERMANARIC).length === 0, 'SC-A-heroes-alone', 'not-alone');
      else if (against.is(choice, 'carry'))
        against.when(
          !passengers(state, frame, from).includes(pieceNumber[choice.piece]) ||
            carriedGoals(state, lord, from).length === 0,
          'SC-C-ermanaric',
          'cannot-ride',
        );
      return;
    case MILITARY.where: {
      if (!against.is(choice, 'go')) return;
      const goals =
        piece === EVERYBODY
          ? commonGoals(state, frame, from)
          : frame.passenger >= 0
            ? carriedGoals(state, lord, from)
            : goalsOf(state, lord, from, piece);
      against.when(!goals.includes(placeNumber[choice.to]), 'SC-12.12', 'out-of-reach');
      return;
    }
    case MILITARY.fleet:
      if (choice.kind === 'done') return;
      if (choice.kind === 'board-all')
        against.when(boarders(state, frame, fleet).length === 0, 'SC-12.5', 'nobody-boards');
      else if (choice.kind === 'board')
        against.when(!boarders(state, frame, fleet).includes(pieceNumber[choice.piece]), 'SC-12.6', 'cannot-board');
      else if (against.is(choice, 'steer'))
        against.when(!legs(state, frame, fleet).includes(placeNumber[choice.to]), 'SC-12.3', 'out-of-reach');
      return;
    case MILITARY.boardCount:
      if (against.is(choice, 'count'))
        against.outside(choice.count, 1, boardable(state, frame, fleet, piece), 'SC-12.6');
      return;
    case MILITARY.beast:
      if (against.is(choice, 'set-down')) {
        const place = placeNumber[choice.at];
        against.when(!mayBeSet(state, lord, place), 'SC-8.6', 'not-there');
      }
      return;
    default:
      if (choice.kind === 'done')
        against.when(
          found().some(({ must }) => must),
          'SC-13.1',
          'must-be-fought',
        );
      else if (against.is(choice, 'fight')) {
        const { at, side } = choice;
        const fits = found().some(
          one => one.place === placeNumber[at] && (one.many ? side === sideName(one.side) : side === undefined),
        );
        against.when(!fits, 'SC-13.1', 'no-battle');
      }
  }
}

function orders(frame: MilitaryFrame, choice: ScandinaviaChoice, against: Against): void {
  const { state } = against;
  const { lord } = frame;
  switch (choice.kind) {
    case 'to-battle':
      return;
    case 'march': {
      const spot = spotNumber[choice.from];
      const able = !isFleet(spot) && movable(state, frame, spot).some(piece => hasGoal(state, frame, spot, piece));
      against.when(!able, 'SC-12.11', 'cannot-move');
      return;
    }
    case 'sail': {
      const fleet = fleetNumber[choice.fleet];
      if (against.when(fleet >= FLEET_COUNT || state.fleetLord[fleet] !== lord, 'SC-12.2', 'not-yours')) return;
      against.when(frame.idle.includes(fleet) || legs(state, frame, fleet).length === 0, 'SC-12.3', 'cannot-move');
      return;
    }
    case 'unleash':
      against.when(!mayUnleash(state, lord), 'SC-8.6', 'no-beast');
      return;
    case 'hand-stone':
      against.when(
        frame.handed > 0 || !heirs(state, frame).includes(pieceNumber[choice.piece]),
        'SC-20.1',
        'not-there',
      );
      return;
    default:
      against.notNow();
  }
}

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
  if (choice.kind === 'done') return;
  if (id === 'death-wind') {
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

const spokes = ({ state }: Against, seat: number): number => commanders(state, seat)[0];
