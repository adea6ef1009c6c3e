import { FIRST } from '../../../../kit/rules/ids.ts';
import { ARTEFACT_SLOTS } from '../../content/ship.ts';
import { wildDie } from '../../rules/dice/dice.ts';
import {
  CHEST,
  CLAN,
  COLOUR_COUNT,
  type Colour,
  DIE_FACE,
  DIE_KINDS,
  type Die,
  DOUBLE_HAMMER,
  dieOf,
  FACE_COUNT,
  HAMMER,
  SHIELD,
  SHIP,
  UPGRADE_COUNT,
} from '../../rules/numbers.ts';
import type { State } from '../../rules/state.ts';
import { type Outlook, STRAY, WILD } from './outlook.ts';

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

/** Field by field: this is done hundreds of times in a decision. */
export const copyHand = ({ food, favour, dice, ready, wild, crew }: Hand): Hand => ({
  food,
  favour,
  dice: dice.slice(),
  ready: ready.slice(),
  wild,
  crew,
});

/** Each further one of a thing is worth less, the sooner the less of it can still be used. */
const tapering = (rate: number, amount: number, use: number): number =>
  amount <= 0 || use <= 0 ? 0 : rate * use * (1 - Math.exp(-amount / use));

export const foodWorth = ({ weights, foodDemand }: Outlook, food: number): number =>
  tapering(weights.food, food, foodDemand);

export const favourWorth = ({ weights, favourDemand }: Outlook, favour: number): number =>
  tapering(weights.favour, favour, favourDemand) + favour * weights.tieBreak;

/** What dice are for: one of four symbols, all of them, or hardly anything. */
const PURPOSES = [SHIELD, CHEST, SHIP, HAMMER, WILD, STRAY];

/** What a die is for. */
function purposeOf(die: Die, wild: number): number {
  const face = DIE_FACE[die];
  if (face === CLAN) return die === wild ? WILD : STRAY;
  return face === DOUBLE_HAMMER ? HAMMER : face;
}

const showing = (dice: readonly number[], face: number): number =>
  dice[face] + dice[FACE_COUNT + face] + dice[2 * FACE_COUNT + face];

/** How much for a purpose a seat has in its dice. */
function amountOf({ weights }: Outlook, { dice, wild }: Hand, purpose: number): number {
  switch (purpose) {
    case WILD:
      return wild < 0 ? 0 : dice[wild];
    case STRAY:
      return showing(dice, CLAN) - (wild < 0 ? 0 : dice[wild]);
    case HAMMER:
      return showing(dice, HAMMER) + weights.doubleHammer * showing(dice, DOUBLE_HAMMER);
    default:
      return showing(dice, purpose);
  }
}

const purposeWorth = ({ rates, demand }: Outlook, purpose: number, amount: number): number =>
  tapering(rates[purpose], amount, demand[purpose]);

/** What dice are worth for the selections to come. */
export function diceWorth(o: Outlook, hand: Hand): number {
  let sum = 0;
  for (const purpose of PURPOSES) sum += purposeWorth(o, purpose, amountOf(o, hand, purpose));
  return sum;
}

const amountOn = ({ weights }: Outlook, die: Die): number =>
  DIE_FACE[die] === DOUBLE_HAMMER ? weights.doubleHammer : 1;

/** What a die more would add. */
export function dieGain(o: Outlook, hand: Hand, die: Die): number {
  const purpose = purposeOf(die, hand.wild);
  const amount = amountOf(o, hand, purpose);
  return purposeWorth(o, purpose, amount + amountOn(o, die)) - purposeWorth(o, purpose, amount);
}

/** What a die is worth to who has it. */
export function dieLoss(o: Outlook, hand: Hand, die: Die): number {
  const purpose = purposeOf(die, hand.wild);
  const amount = amountOf(o, hand, purpose);
  return purposeWorth(o, purpose, amount) - purposeWorth(o, purpose, amount - amountOn(o, die));
}

/** How much of so many new dice counts on a board that may be full. */
const fitting = ({ tables, weights }: Outlook, { crew }: Hand, count: number): number => {
  const room = Math.max(0, Math.min(count, tables.diceSpaces - crew));
  return room + weights.crowded * (count - room);
};

/** What rolled dice of these colours (-1: any) may be expected to add. */
export function rolledWorth(o: Outlook, hand: Hand, colours: readonly Colour[]): number {
  if (colours.length === 0) return 0;
  let sum = 0;
  let any = -1;
  for (const colour of colours) {
    if (colour < 0 && any < 0) any = bestRoll(o, hand);
    sum += colour < 0 ? any : meanRoll(o, hand, colour);
  }
  return (sum / colours.length) * fitting(o, hand, colours.length);
}

export function meanRoll(o: Outlook, hand: Hand, colour: Colour): number {
  if (o.state.pool[colour] === 0) return 0;
  const faces = o.tables.faces[colour];
  let sum = 0;
  for (const face of faces) sum += dieGain(o, hand, dieOf(colour, face));
  return sum / faces.length;
}

function bestRoll(o: Outlook, hand: Hand): number {
  let most = 0;
  for (let colour: Colour = FIRST; colour < COLOUR_COUNT; colour++) most = Math.max(most, meanRoll(o, hand, colour));
  return most;
}

/** What dice on faces of choice add, one after the other; of these colours, or of any (-1). */
export function chosenWorth(o: Outlook, hand: Hand, colours: readonly Colour[]): number {
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
