import type { Price, Prospect } from '../../../engine/contract/explain.ts';
import { innermost } from '../../../kit/rules/stack.ts';
import { COSTS, SPACES } from '../content/spaces.ts';
import { artefactsOf } from './cards/village.ts';
import type { ReaversChoice } from './choices.ts';
import { allDice, diceOf } from './dice/dice.ts';
import { canPay } from './dice/payment.ts';
import { chanceOfWinning } from './foresee/chances.ts';
import { gainsOf } from './foresee/gains.ts';
import {
  CARD_IDS,
  type Card,
  CLAN_OF,
  journeyOf,
  reaverOf,
  type Space,
  spaceNumber,
  stackNumber,
  UPGRADE_COUNT,
} from './numbers.ts';
import { COST_DICE } from './phases/turn.ts';
import { printed } from './printed.ts';
import { journeyNeeds } from './spaces/journey.ts';
import { canAttempt } from './spaces/subdue.ts';
import type { State } from './state.ts';

const NOTHING: Prospect = {};

/** A fight that begins: fewer hammers may be laid down than there are. */
const BEGINS: ReadonlySet<ReaversChoice['kind']> = new Set(['fight', 'force']);

/** What an answer costs and leaves, what it brings, how likely it is, and what is asked about first because it gives much away. */
export function foresee(state: State, seat: number, choice: ReaversChoice): Prospect {
  const gains = gainsOf(state, choice);
  const chance = chanceOfWinning(state, seat, choice);
  return {
    ...costs(state, seat, choice),
    ...(gains.length > 0 && { gains }),
    ...(chance !== null && { chance, ...(BEGINS.has(choice.kind) && { atMost: true }) }),
  };
}

function costs(state: State, seat: number, choice: ReaversChoice): Prospect {
  switch (choice.kind) {
    case 'select':
      return selecting(state, seat, spaceNumber[choice.space]);
    case 'act':
      return priced(spacePrices(state, seat, state.space));
    case 'spend':
    case 'drop':
      return priced([dice(state, seat, 1)]);
    case 'peace': {
      const { food, favour } = printed(state);
      const stack = stackNumber[choice.territory];
      return priced([...foodOf(state, seat, food[stack]), ...favourOf(state, seat, favour[stack])]);
    }
    case 'reroll':
      return priced(favourOf(state, seat, 1));
    case 'pay': {
      const journey = innermost(state, 'journey');
      return journey ? priced([dice(state, seat, journeyNeeds(state, journey.card).length)]) : NOTHING;
    }
    case 'combine': {
      const sea = innermost(state, 'sea');
      return sea ? priced([dice(state, seat, printed(state).needs[sea.card].length)]) : NOTHING;
    }
    case 'suffer': {
      const journey = innermost(state, 'journey');
      return journey ? suffering(state, seat, journey.card) : NOTHING;
    }
    case 'exchange': {
      const bargain = innermost(state, 'ability');
      return bargain ? exchanging(state, seat, bargain.card) : NOTHING;
    }
    case 'promote': {
      const before = state.leader[seat];
      return before < 0 ? NOTHING : { warning: { warning: 'promote', args: { card: CARD_IDS[before] } } };
    }
    default:
      return NOTHING;
  }
}

const priced = (prices: readonly Price[]): Prospect => (prices.length > 0 ? { prices } : NOTHING);

const dice = (state: State, seat: number, cost: number): Price => ({
  what: 'dice',
  cost,
  left: allDice(state, seat) - cost,
});
const foodOf = (state: State, seat: number, cost: number): Price[] =>
  cost > 0 ? [{ what: 'food', cost, left: state.food[seat] - cost }] : [];
const favourOf = (state: State, seat: number, cost: number): Price[] =>
  cost > 0 ? [{ what: 'favour', cost, left: state.favour[seat] - cost }] : [];

/** What taking part in a space costs; dice that do not show what it asks for are of no use. */
function spacePrices(state: State, seat: number, space: Space): Price[] {
  const needs = COST_DICE[space];
  const food = foodOf(state, seat, COSTS[SPACES[space]].food);
  if (needs.length === 0) return food;
  let lacking = 0;
  while (!canPay(state, seat, needs, lacking)) lacking++;
  const price = dice(state, seat, needs.length);
  return [...food, lacking > 0 ? { ...price, left: -lacking } : price];
}

/** Who cannot take part in the space it selects has selected it for the others. */
function selecting(state: State, seat: number, space: Space): Prospect {
  const prices = priced(spacePrices(state, seat, space));
  const id = SPACES[space];
  if (id === 'territories')
    return canAttempt(state, seat) ? prices : { warning: { warning: 'select', args: { space: id } } };
  const able = state.food[seat] >= COSTS[id].food && canPay(state, seat, COST_DICE[space]);
  return able ? prices : { ...prices, warning: { warning: 'select', args: { space: id } } };
}

/** Upgrade tiles of a seat, face up or down. */
function tilesOf(state: State, seat: number): number {
  let tiles = 0;
  for (let at = seat * UPGRADE_COUNT; at < (seat + 1) * UPGRADE_COUNT; at++) tiles += state.ready[at] + state.spent[at];
  return tiles;
}

/** What a journey takes from who does not pay (RM-12.4). */
function suffering(state: State, seat: number, card: Card): Prospect {
  const loss = journeyOf(card).danger?.loss;
  const food = (most: number): Price[] => foodOf(state, seat, Math.min(most, state.food[seat]));
  const die = (has: number): Price[] => (has > 0 ? [dice(state, seat, 1)] : []);
  const leader = state.leader[seat];
  switch (loss?.kind) {
    case 'food':
      return priced(food(loss.food));
    case 'food-and-die':
      return priced([...food(loss.food), ...die(allDice(state, seat))]);
    case 'leader':
      return priced(leader >= 0 ? [{ what: 'leader', cost: 1, left: 0 }] : []);
    case 'die-of-leader':
      return priced(leader >= 0 ? die(diceOf(state, seat, CLAN_OF[leader]).length) : []);
    case 'artefact-or-upgrade': {
      const has = artefactsOf(state, seat).filter(one => one >= 0).length + tilesOf(state, seat);
      return priced(has > 0 ? [{ what: 'treasure', cost: 1, left: has - 1 }] : []);
    }
    default:
      return NOTHING;
  }
}

function exchanging(state: State, seat: number, card: Card): Prospect {
  const { ability } = reaverOf(card);
  if (ability.kind === 'favour-for') return priced(favourOf(state, seat, ability.favour));
  return ability.kind === 'dice-for' ? priced([dice(state, seat, ability.dice)]) : NOTHING;
}
