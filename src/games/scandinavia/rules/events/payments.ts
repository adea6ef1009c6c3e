/** Events that ask for gold in the course of the turn: governors, singers, the feast of Sif. */
import { START } from '../../../../engine/contract/steps.ts';
import { push } from '../../../../kit/rules/stack.ts';
import type { Region } from '../../content/board.ts';
import { LURE_PRICE, SIF_PRICE, SIF_PROSPERITY } from '../../content/events.ts';
import { LEGEND } from '../../content/heroes.ts';
import { askForGold } from '../asking.ts';
import { DECLINE, DONE, FEAST, PAY_ALL, PAY_HERO, PAY_REGION, type ScandinaviaChoice } from '../choices.ts';
import type { BardsFrame, LureFrame, SifFrame } from '../frames.ts';
import { pay, purseOf } from '../gold.ts';
import { changeProsperity, countRegions, MARK, regionsOf } from '../land.ts';
import { lasts } from '../lasting.ts';
import {
  asSpot,
  FIRST_HERO,
  FIRST_LEGEND,
  isLegend,
  type Lord,
  pieceNumber,
  regionNumber,
  type Spot,
  spotNumber,
} from '../numbers.ts';
import { eachPiece, isHero, placesOf } from '../pieces.ts';
import { passOn } from '../realm/stone.ts';
import { pieceLeft } from '../remains.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';

/** Regions whose governors still ask for gold (SC-C-call-of-gold). */
export const unpaidRegions = (state: State, lord: Lord): Region[] =>
  regionsOf(state, lord).filter(region => (state.marks[region] & MARK.paid) === 0);

export const lure: Rule<LureFrame> = {
  run(act, frame) {
    if (unpaidRegions(act.state, frame.lord).length > 0) return true;
    act.finish(frame);
    return false;
  },
  asks(state, { lord }) {
    const regions = unpaidRegions(state, lord);
    const purse = purseOf(state, lord);
    const choices: ScandinaviaChoice[] = [DONE];
    if (purse >= LURE_PRICE * regions.length) choices.push(PAY_ALL);
    if (purse >= LURE_PRICE) for (const region of regions) choices.push(PAY_REGION[region]);
    return askForGold(state, lord, 'lure', choices);
  },
  take(act, frame, _seat, choice) {
    const { state } = act;
    const { lord } = frame;
    if (choice.kind === 'done') {
      act.finish(frame);
      return;
    }
    const regions = choice.kind === 'pay-region' ? [regionNumber[choice.region]] : unpaidRegions(state, lord);
    for (const region of regions) state.marks[region] |= MARK.paid;
    pay(act, lord, LURE_PRICE * regions.length, 'lure');
  },
};

/** The printed bonus of a hero: what he asks to be sung for, and what Ragnar compares (SC-A-ragnar-bonus). */
export const printedBonus = (piece: number): number =>
  isLegend(piece) ? LEGEND[piece - FIRST_LEGEND].bonus : piece - FIRST_HERO + 1;

/** Heroes of a lord who have not been paid: spot, piece and count. */
export function unsung(state: State, { lord, paid }: BardsFrame): number[] {
  const left: number[] = [];
  for (const spot of placesOf(state, lord))
    eachPiece(state, spot, lord, (piece, count) => {
      if (!isHero(piece)) return;
      let open = count;
      for (let i = 0; i < paid.length; i += 3) if (paid[i] === spot && paid[i + 1] === piece) open -= paid[i + 2];
      if (open > 0) left.push(spot, piece, open);
    });
  return left;
}

/** A hero who joins while the singers are about asks to be sung for as well: all others have been (SC-A-bards-unpaid). */
export function singOf(state: State, lord: Lord, spot: Spot, piece: number): void {
  if (!lasts(state, 'bards')) return;
  const all: BardsFrame = { kind: 'bards', step: START, lord, paid: [] };
  const others = unsung(state, all);
  for (let i = 0; i < others.length; i += 3) if (others[i] === spot && others[i + 1] === piece) others[i + 2]--;
  push(state, { ...all, paid: others });
}

/** Unpaid heroes leave (SC-C-bards, SC-A-bards-unpaid). */
export const bards: Rule<BardsFrame> = {
  run(act, frame) {
    if (unsung(act.state, frame).length > 0) return true;
    act.finish(frame);
    return false;
  },
  asks(state, frame) {
    const { lord } = frame;
    const left = unsung(state, frame);
    const purse = purseOf(state, lord);
    const choices: ScandinaviaChoice[] = [DONE];
    let all = 0;
    for (let i = 0; i < left.length; i += 3) all += printedBonus(left[i + 1]) * left[i + 2];
    if (all <= purse) choices.push(PAY_ALL);
    for (let i = 0; i < left.length; i += 3)
      if (printedBonus(left[i + 1]) <= purse) choices.push(PAY_HERO(left[i + 1], asSpot(left[i])));
    return askForGold(state, lord, 'bards', choices);
  },
  take(act, frame, _seat, choice) {
    const { state } = act;
    const { lord, paid } = frame;
    const left = unsung(state, frame);
    if (choice.kind === 'done') {
      act.finish(frame);
      passOn(act, lord, () => {
        for (let i = 0; i < left.length; i += 3)
          pieceLeft(act, asSpot(left[i]), lord, left[i + 1], left[i + 2], 'bards');
      });
      return;
    }
    if (choice.kind === 'pay-hero') {
      const [spot, piece] = [spotNumber[choice.at], pieceNumber[choice.piece]];
      paid.push(spot, piece, 1);
      pay(act, lord, printedBonus(piece), 'bards');
      return;
    }
    let sum = 0;
    for (let i = 0; i < left.length; i += 3) sum += printedBonus(left[i + 1]) * left[i + 2];
    paid.push(...left);
    pay(act, lord, sum, 'bards');
  },
};

/** Ten gold a region, for all or for none; where it is a duty, as much of it as there is (SC-C-sif, SC-A-sif). */
export const sif: Rule<SifFrame> = {
  run(act, frame) {
    const { state } = act;
    if (countRegions(state, frame.lord) > 0) return true;
    act.finish(frame);
    return false;
  },
  asks(state, { lord }) {
    const able = purseOf(state, lord) >= SIF_PRICE * countRegions(state, lord);
    const duty = state.options.sif === 'duty';
    return askForGold(state, lord, 'feast', able ? (duty ? [FEAST] : [DECLINE, FEAST]) : [DECLINE]);
  },
  take(act, frame, _seat, choice) {
    const { state } = act;
    const { lord } = frame;
    act.finish(frame);
    if (choice.kind !== 'feast') return;
    pay(act, lord, SIF_PRICE * countRegions(state, lord), 'feast');
    for (const region of regionsOf(state, lord)) changeProsperity(act, region, SIF_PROSPERITY, 'sif');
  },
};
