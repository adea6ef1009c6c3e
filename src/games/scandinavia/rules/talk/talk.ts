/** Everybody talks, all at once; nothing is known of it but to those it concerns, until it is told (SC-5.1 to SC-5.12). */

import type { Ask } from '../../../../engine/contract/ask.ts';
import { FIRST } from '../../../../kit/rules/ids.ts';
import { LORDS } from '../../content/lords.ts';
import {
  ACCEPT_VASSAL,
  AGREE,
  BOW,
  GIFT,
  GIVE_REGION,
  LAST_TURN,
  OFFER,
  READY,
  REFUSE,
  REFUSE_VASSAL,
  RELEASE_VASSAL,
  type ScandinaviaChoice,
} from '../choices.ts';
import { TALK, type TalkFrame } from '../frames.ts';
import { receive } from '../gold.ts';
import { countRegions, regionsOf } from '../land.ts';
import { areOpposed, isAlive, isSeated, livingSeats } from '../lords.ts';
import { asLord, LORD_COUNT, type Lord, lordNumber, regionNumber } from '../numbers.ts';
import { isLastTurn } from '../phases/limit.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { bindVassal, endBond, endBrokenBonds } from '../tokens/bonds.ts';
import { tryPrisons } from '../tokens/prison.ts';
import { areAtOne, companions } from './gifts.ts';
import { amounts, ENDING, fallBack, GIVING, give, mayGive, NOTHING, OFFERING, pairOf, say } from './hand.ts';
import { handOver } from './hand-over.ts';

/** Offers of a pair and phase: none yet, lying open, answered. */
export const OPEN = 1;
export const ANSWERED = 2;
/** Alliances: given in secret, and told to all. */
export const SECRET = 1;
export const TOLD = 2;

/** All alliances of the last turn are over; those of partners and vassals are no such words (SC-5.3). */
function begin(act: Act): void {
  const { state, facts } = act;
  endBrokenBonds(act);
  if (state.allied.some(word => word > 0)) facts.tell({ kind: 'alliances-over' });
  state.allied.fill(0);
  state.offers.fill(0);
  state.bows.fill(0);
  state.ready.fill(0);
  state.wantsEnd.fill(0);
}

/** Has neither of two offered anything to the other that would bar an offer now? (SC-5.9) */
const isUnsaid = ({ offers, seats }: State, seat: number, to: number): boolean =>
  offers[seat * seats + to] === 0 && offers[to * seats + seat] !== OPEN;

/** An alliance can be offered once to each, to who is no ally anyhow (SC-5.9). */
export const mayOffer = (state: State, seat: number, to: number): boolean =>
  seat !== to && !areAtOne(state, seat, to) && isUnsaid(state, seat, to);

/**
 * May a lord give himself to another? Not to an opposite one, and not where one of them is bound (SC-16.38,
 * SC-A-submission-when); a prisoner may, to a prisoner nobody does, as his bonds end (SC-16.34).
 */
export function mayBow(state: State, lord: Lord, to: Lord): boolean {
  if (state.options.tokens === 'off' || state.seatOf[lord] === state.seatOf[to]) return false;
  if (!isAlive(state, lord) || !isAlive(state, to) || areOpposed(lord, to)) return false;
  if (state.overlord[lord] >= 0 || state.overlord[to] >= 0 || state.captor[to] >= 0) return false;
  return state.partner[lord] !== to && state.bows[lord * LORD_COUNT + to] === 0;
}

/** May a region be handed to the partner of its owner? One a pair and turn, never the last (SC-15.12, SC-15.13). */
export const mayHandOver = (state: State, lord: Lord): boolean =>
  state.partner[lord] >= 0 &&
  isAlive(state, lord) &&
  isAlive(state, state.partner[lord]) &&
  state.handedOn[lord] === 0 &&
  countRegions(state, lord) > 1;

/** `near`: those who stand by the seat, a bit for each. */
function choicesOf(state: State, seat: number, seats: readonly number[], near: number): ScandinaviaChoice[] {
  const choices: ScandinaviaChoice[] = [READY];
  for (const other of seats) {
    if (other === seat) continue;
    if (state.offers[pairOf(state, other, seat)] === OPEN) choices.push(AGREE[other], REFUSE[other]);
    else if (isUnsaid(state, seat, other) && ((near & (1 << other)) === 0 || !areAtOne(state, seat, other)))
      choices.push(OFFER[other]);
    if (mayGive(state, seat, other)) choices.push(GIFT[other]);
  }
  for (const lord of state.picked) {
    if (state.seatOf[lord] !== seat || state.out[lord] > 0) continue;
    // Without tokens nobody bows, and there are vassals only by an event.
    const bonds = state.options.tokens !== 'off' || state.overlord.includes(lord);
    for (let other: Lord = FIRST; bonds && other < LORD_COUNT; other++) {
      if (!isAlive(state, other)) continue;
      if (state.bows[other * LORD_COUNT + lord] === OPEN)
        choices.push(ACCEPT_VASSAL[other][lord], REFUSE_VASSAL[other][lord]);
      else if (mayBow(state, lord, other)) choices.push(BOW[lord][other]);
      if (state.overlord[other] === lord) choices.push(RELEASE_VASSAL[other]);
    }
    if (mayHandOver(state, lord)) for (const region of regionsOf(state, lord)) choices.push(GIVE_REGION[region]);
  }
  if (state.wantsEnd[seat] === 0 && !isLastTurn(state)) choices.push(LAST_TURN);
  return choices;
}

/** Has somebody still something to say? */
function isSomebodyTalking(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) if (state.ready[seat] === 0 && isSeated(state, seat)) return true;
  return false;
}

/** Somebody who had said all has something to answer: that much everybody sees (SC-5.10). */
function disturb(state: State, seat: number): { readonly kind: 'thinks-again'; readonly seat: number } | undefined {
  if (state.ready[seat] === 0) return undefined;
  state.ready[seat] = 0;
  return { kind: 'thinks-again', seat };
}

/** Nobody could agree who had said all before it was proposed; after that, who is ready has answered (SC-5.10, SC-5.11). */
function wantEnd({ state, facts }: Act, seat: number): void {
  const isProposed = state.wantsEnd.includes(1);
  state.wantsEnd[seat] = 1;
  facts.tell({ kind: 'wants-end', seat });
  if (isProposed) return;
  for (const other of livingSeats(state)) {
    const again = disturb(state, other);
    if (again) facts.tell(again);
  }
}

function offer(act: Act, seat: number, gold: number): void {
  const { state, facts } = act;
  const to = state.toward[seat];
  const pair = pairOf(state, seat, to);
  state.offers[pair] = OPEN;
  state.aside[pair] = gold;
  state.gold[seat] -= gold;
  fallBack(state, seat);
  facts.revealTo([seat, to], { kind: 'offered', seat, to, gold }, disturb(state, to));
}

/** The gold of an offer goes back; it is no income (SC-A-debt-order). */
function takeBack(state: State, seat: number, to: number): number {
  const pair = pairOf(state, seat, to);
  const gold = state.aside[pair];
  state.aside[pair] = 0;
  state.gold[seat] += gold;
  state.offers[pair] = ANSWERED;
  return gold;
}

/** Sworn: no word of his takes it back, only an event does (SC-5.5). */
function agree(act: Act, seat: number, from: number): void {
  const { state, facts } = act;
  const gold = takeBack(state, from, seat);
  // Two who have offered to each other are allied, and told to be, by the first answer.
  const known = state.allied[pairOf(state, seat, from)] === TOLD;
  const openly = state.options.allianceAnnounced === 'at-once';
  for (const pair of [pairOf(state, seat, from), pairOf(state, from, seat)])
    state.allied[pair] = openly ? TOLD : SECRET;
  facts.revealTo([seat, from], { kind: 'agreed', seat, to: from, gold });
  state.gold[from] -= gold;
  receive(act, seat, gold, true);
  if (openly && !known) facts.reveal({ kind: 'allied', seat: Math.min(seat, from), to: Math.max(seat, from) });
}

/** The talk is over: what lies open lapses, and alliances are told to all (SC-5.2, SC-A-alliance-announced). */
function announce(act: Act): void {
  const { state, facts } = act;
  for (let seat = 0; seat < state.seats; seat++) {
    fallBack(state, seat);
    for (let to = 0; to < state.seats; to++) {
      if (state.offers[pairOf(state, seat, to)] !== OPEN) continue;
      takeBack(state, seat, to);
      facts.revealTo([seat, to], { kind: 'lapsed', seat, to });
    }
  }
  for (let seat = 0; seat < state.seats; seat++) {
    for (let to = seat + 1; to < state.seats; to++) {
      if (state.allied[pairOf(state, seat, to)] !== SECRET) continue;
      state.allied[pairOf(state, seat, to)] = TOLD;
      state.allied[pairOf(state, to, seat)] = TOLD;
      facts.reveal({ kind: 'allied', seat, to });
    }
  }
  const seats = livingSeats(state);
  if (seats.length > 0 && seats.every(seat => state.wantsEnd[seat] > 0)) {
    state.agreed = 1;
    facts.tell({ kind: 'last-turn' });
  }
}

/**
 * All seats at the same time (SC-5.1). What is said beside these choices is kept nowhere, and binds nobody (SC-5.12).
 */
export const talk: Rule<TalkFrame> = {
  run(act, frame) {
    const { state } = act;
    switch (frame.step) {
      case TALK.begin:
        begin(act);
        frame.step = TALK.talk;
        return false;
      case TALK.talk:
        if (isSomebodyTalking(state)) return true;
        announce(act);
        frame.step = TALK.prisons;
        return false;
      default: {
        if (frame.at < LORD_COUNT) {
          const lord = asLord(frame.at);
          frame.at++;
          tryPrisons(act, lord);
          return false;
        }
        act.finish(frame);
        return false;
      }
    }
  },
  asks(state): Ask<ScandinaviaChoice>[] {
    const seats = livingSeats(state);
    const near = companions(state);
    const asks: Ask<ScandinaviaChoice>[] = [];
    for (const seat of seats) {
      if (state.ready[seat] > 0) continue;
      asks.push(
        state.hand[seat] === NOTHING
          ? { seat, prompt: 'talk', choices: choicesOf(state, seat, seats, near[seat]), veiled: true }
          : { seat, prompt: 'talk', ...amounts(state, seat), veiled: true },
      );
    }
    return asks;
  },
  take(act, _frame, seat, choice) {
    const { state, facts } = act;
    switch (choice.kind) {
      case 'ready':
        state.ready[seat] = 1;
        facts.tell({ kind: 'ready', seat });
        return;
      case 'offer':
        say(state, seat, OFFERING, choice.to);
        return;
      case 'lay-aside':
        offer(act, seat, choice.gold);
        return;
      case 'agree':
        agree(act, seat, choice.to);
        return;
      case 'refuse':
        takeBack(state, choice.to, seat);
        facts.revealTo([seat, choice.to], { kind: 'refused', seat, to: choice.to });
        return;
      case 'gift':
        say(state, seat, GIVING, choice.to);
        return;
      case 'give':
        give(act, seat, choice.gold);
        return;
      case 'keep':
        fallBack(state, seat);
        return;
      case 'give-region':
        handOver(act, regionNumber[choice.region]);
        // A vassal who now has more land than his overlord is free (SC-16.34).
        endBrokenBonds(act);
        return;
      case 'bow': {
        const [lord, to] = [lordNumber[choice.lord], lordNumber[choice.to]];
        state.bows[lord * LORD_COUNT + to] = OPEN;
        const listeners = [seat, state.seatOf[to]];
        facts.revealTo(
          listeners,
          { kind: 'bowed', lord: LORDS[lord], to: LORDS[to] },
          disturb(state, state.seatOf[to]),
        );
        return;
      }
      case 'accept-vassal':
      case 'refuse-vassal': {
        const [lord, to] = [lordNumber[choice.lord], lordNumber[choice.to]];
        state.bows[lord * LORD_COUNT + to] = ANSWERED;
        if (choice.kind === 'accept-vassal') bindVassal(act, lord, to);
        else facts.revealTo([seat, state.seatOf[lord]], { kind: 'bow-refused', lord: LORDS[lord], to: LORDS[to] });
        return;
      }
      case 'release-vassal':
        endBond(act, lordNumber[choice.lord]);
        return;
      case 'last-turn':
        say(state, seat, ENDING, -1);
        return;
      case 'confirm-last-turn':
        fallBack(state, seat);
        wantEnd(act, seat);
    }
  },
};
