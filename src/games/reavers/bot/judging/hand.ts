import { ARTEFACT_SLOTS } from '../../content/ship.ts';
import { wildDie } from '../../rules/dice/dice.ts';
import {
  CHEST,
  CLAN,
  COLOUR_COUNT,
  DIE_KINDS,
  DOUBLE_HAMMER,
  FACE_COUNT,
  HAMMER,
  SHIELD,
  SHIP,
  UPGRADE_COUNT,
} from '../../rules/numbers.ts';
import type { State } from '../../rules/state.ts';
import type { Outlook } from './outlook.ts';

/** What a seat can spend; copied and changed freely while thinking. */
export interface Hand {
  food: number;
  favour: number;
  /** By kind, those on artefacts included where they can be spent. */
  readonly dice: number[];
  /** Upgrade tiles, face up. */
  readonly ready: number[];
  wild: number;
  /** Dice on the board. */
  crew: number;
}

export function handOf(state: State, seat: number): Hand {
  const dice = state.dice.slice(seat * DIE_KINDS, (seat + 1) * DIE_KINDS);
  if (state.options.storedDice === 'crew') {
    const from = seat * ARTEFACT_SLOTS;
    for (let slot = from; slot < from + ARTEFACT_SLOTS; slot++) if (state.stored[slot] >= 0) dice[state.stored[slot]]++;
  }
  return {
    food: state.food[seat],
    favour: state.favour[seat],
    dice,
    ready: state.ready.slice(seat * UPGRADE_COUNT, (seat + 1) * UPGRADE_COUNT),
    wild: wildDie(state, seat),
    crew: state.crew[seat],
  };
}

export const copyHand = (hand: Hand): Hand => ({ ...hand, dice: hand.dice.slice(), ready: hand.ready.slice() });

/** Each further one of a thing is worth less, the sooner the less of it can still be used. */
const tapering = (rate: number, amount: number, use: number): number =>
  amount <= 0 || use <= 0 ? 0 : rate * use * (1 - Math.exp(-amount / use));

export const foodWorth = ({ weights, demand }: Outlook, food: number): number =>
  tapering(weights.food, food, demand.food);

export const favourWorth = ({ weights, demand }: Outlook, favour: number): number =>
  tapering(weights.favour, favour, demand.favour) + favour * weights.tieBreak;

const showing = (dice: readonly number[], face: number): number => {
  let count = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) count += dice[colour * FACE_COUNT + face];
  return count;
};

/** What dice are worth for the selections to come. */
export function diceWorth({ weights, demand, left }: Outlook, { dice, wild }: Hand): number {
  const wilds = wild < 0 ? 0 : dice[wild];
  const { shield, chest, ship, hammer } = demand;
  return (
    tapering(weights.shield, showing(dice, SHIELD), shield) +
    tapering(weights.chest, showing(dice, CHEST), chest) +
    tapering(weights.ship, showing(dice, SHIP), ship) +
    tapering(weights.hammer, showing(dice, HAMMER) + weights.doubleHammer * showing(dice, DOUBLE_HAMMER), hammer) +
    tapering(weights.wild, wilds, shield + chest + ship + hammer) +
    tapering(weights.strayClan, showing(dice, CLAN) - wilds, left * weights.strayUse)
  );
}

/** What a die more would add. */
export function dieGain(o: Outlook, hand: Hand, die: number): number {
  const before = diceWorth(o, hand);
  hand.dice[die]++;
  const after = diceWorth(o, hand);
  hand.dice[die]--;
  return after - before;
}

/** What a die is worth to who has it. */
export function dieLoss(o: Outlook, hand: Hand, die: number): number {
  const before = diceWorth(o, hand);
  hand.dice[die]--;
  const after = diceWorth(o, hand);
  hand.dice[die]++;
  return before - after;
}

/** How much of so many new dice counts on a board that may be full. */
const fitting = ({ tables, weights }: Outlook, { crew }: Hand, count: number): number => {
  const room = Math.max(0, Math.min(count, tables.diceSpaces - crew));
  return room + weights.crowded * (count - room);
};

/** What rolled dice of these colours (-1: any) may be expected to add. */
export function rolledWorth(o: Outlook, hand: Hand, colours: readonly number[]): number {
  if (colours.length === 0) return 0;
  let sum = 0;
  for (const colour of colours) sum += colour < 0 ? bestRoll(o, hand) : meanRoll(o, hand, colour);
  return (sum / colours.length) * fitting(o, hand, colours.length);
}

export function meanRoll(o: Outlook, hand: Hand, colour: number): number {
  if (o.state.pool[colour] === 0) return 0;
  const faces = o.tables.faces[colour];
  let sum = 0;
  for (const face of faces) sum += dieGain(o, hand, colour * FACE_COUNT + face);
  return sum / faces.length;
}

function bestRoll(o: Outlook, hand: Hand): number {
  let most = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) most = Math.max(most, meanRoll(o, hand, colour));
  return most;
}

/** What dice on faces of choice add, one after the other; of these colours, or of any (-1). */
export function chosenWorth(o: Outlook, hand: Hand, colours: readonly number[]): number {
  const after = copyHand(hand);
  let sum = 0;
  for (const colour of colours) {
    let most = 0;
    let chosen = -1;
    for (let c = 0; c < COLOUR_COUNT; c++) {
      if ((colour >= 0 && colour !== c) || o.state.pool[c] === 0) continue;
      for (const die of o.tables.shows[c]) {
        const gain = dieGain(o, after, die);
        if (gain > most) {
          most = gain;
          chosen = die;
        }
      }
    }
    if (chosen < 0) continue;
    after.dice[chosen]++;
    sum += most;
  }
  return colours.length === 0 ? 0 : (sum / colours.length) * fitting(o, hand, colours.length);
}

export const stockWorth = (o: Outlook, hand: Hand): number =>
  foodWorth(o, hand.food) + favourWorth(o, hand.favour) + diceWorth(o, hand);
