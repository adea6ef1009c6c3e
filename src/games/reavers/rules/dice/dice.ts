import { START } from '../../../../engine/contract/steps.ts';
import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import { current, push } from '../../../../kit/rules/stack.ts';
import { COLOURS } from '../../content/dice.ts';
import { ARTEFACT_SLOTS } from '../../content/ship.ts';
import {
  CLAN,
  CLAN_OF,
  type Colour,
  DIE_COLOUR,
  DIE_FACE,
  DIE_IDS,
  DIE_KINDS,
  type Die,
  DOUBLE_HAMMER,
  dieOf,
  FACE_COUNT,
  HAMMER,
} from '../numbers.ts';
import { printed } from '../printed.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { ANYWHERE } from './places.ts';

/** The die that is wild for a seat: the sign of its leader's clan; -1 without a leader (RM-6.5, RM-6.7). */
export const wildDie = (state: State, seat: number): Die => {
  const leader = state.leader[seat];
  return leader < 0 ? NONE : dieOf(CLAN_OF[leader], CLAN);
};

/** Dice of a kind that a seat could spend, those on artefacts included where the table says so (RM-8.4). */
export function available(state: State, seat: number, die: Die): number {
  let count = state.dice[seat * DIE_KINDS + die];
  if (state.options.storedDice === 'crew') {
    const from = seat * ARTEFACT_SLOTS;
    for (let slot = from; slot < from + ARTEFACT_SLOTS; slot++) if (state.stored[slot] === die) count++;
  }
  return count;
}

/** All dice that a seat could spend. */
export function allDice(state: State, seat: number): number {
  let count = state.crew[seat];
  if (state.options.storedDice === 'crew') {
    const from = seat * ARTEFACT_SLOTS;
    for (let slot = from; slot < from + ARTEFACT_SLOTS; slot++) if (state.stored[slot] >= 0) count++;
  }
  return count;
}

/** A die goes back to the supply, off an artefact that was named, or else off the board if it lies there. */
export function returnDie(state: State, seat: number, die: Die, card = ANYWHERE): void {
  state.pool[DIE_COLOUR[die]]++;
  if (card === ANYWHERE && state.dice[seat * DIE_KINDS + die] > 0) {
    state.dice[seat * DIE_KINDS + die]--;
    state.crew[seat]--;
    return;
  }
  const from = seat * ARTEFACT_SLOTS;
  let found = -1;
  for (let slot = from; slot < from + ARTEFACT_SLOTS; slot++) {
    if (state.stored[slot] !== die || (card !== ANYWHERE && state.artefacts[slot] !== card)) continue;
    // Of two artefacts of one name, one that was used has no more need of it.
    if (found < 0 || state.used[slot]) found = slot;
  }
  if (found < 0) throw new Error(`seat ${seat} has no ${DIE_IDS[die]}`);
  state.stored[found] = NONE;
}

export function addDie(state: State, seat: number, die: Die): void {
  state.dice[seat * DIE_KINDS + die]++;
  state.crew[seat]++;
}

/** A die out of the supply; false when its colour has run out (RM-1.8). */
export function gainDie({ state, facts }: Act, seat: number, die: Die, cause: string): boolean {
  const colour = DIE_COLOUR[die];
  if (state.pool[colour] === 0) {
    facts.tell({ kind: 'no-die', seat, colour: COLOURS[colour], cause });
    return false;
  }
  state.pool[colour]--;
  addDie(state, seat, die);
  facts.tell({ kind: 'die-gained', seat, die: DIE_IDS[die], cause });
  return true;
}

/** Takes dice of these colours and rolls them; says what they show. */
export function rollDice(act: Act, seat: number, colours: readonly Colour[], cause: string): Die[] {
  const { state, chance, facts } = act;
  const { faces } = printed(state);
  const rolled: Die[] = [];
  for (const colour of colours) {
    if (state.pool[colour] === 0) {
      facts.tell({ kind: 'no-die', seat, colour: COLOURS[colour], cause });
      continue;
    }
    const die = dieOf(colour, faces[colour][chance.below(FACE_COUNT)]);
    state.pool[colour]--;
    addDie(state, seat, die);
    rolled.push(die);
  }
  if (rolled.length > 0 && !facts.muted) {
    facts.tell({ kind: 'rolled', seat, dice: rolled.map(die => DIE_IDS[die]), cause });
  }
  return rolled;
}

/**
 * Too many dice have to be settled before anything else happens (RM-6.3). Comes last in whatever gave the dice;
 * `rolled`: those that fell just now.
 */
export function settle(state: State, seat: number, rolled: readonly Die[] = []): void {
  if (state.crew[seat] <= printed(state).diceSpaces) return;
  const above = current(state);
  if (above?.kind === 'overflow' && above.seat === seat) return;
  push(state, { kind: 'overflow', step: START, seat, fresh: rolled.slice() });
}

export const anyInPool = (state: State): boolean => state.pool.some(count => count > 0);

/** Hammers that a die brings into a fight (RM-13.1, RM-13.2); a wild is one hammer (RM-6.6). */
export const hammersOf = (die: Die, wild: number): number => {
  const face = DIE_FACE[die];
  return face === DOUBLE_HAMMER ? 2 : face === HAMMER || die === wild ? 1 : 0;
};

/** Kinds of dice that a seat could spend, of one colour or of any (-1). */
export function diceOf(state: State, seat: number, colour: Colour): Die[] {
  const kinds: Die[] = [];
  const from = colour < 0 ? FIRST : dieOf(colour, 0);
  const end = colour < 0 ? DIE_KINDS : from + FACE_COUNT;
  for (let die: Die = from; die < end; die++) if (available(state, seat, die) > 0) kinds.push(die);
  return kinds;
}
