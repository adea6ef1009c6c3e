import { countAt, figureStrength, kindsAt, move } from '../../rules/figures.ts';
import { FJORD_OF, figureNumber, MONSTER_SLOTS, PLACE_COUNT, type PlaceNumber, VALHALLA } from '../../rules/numbers.ts';
import { type State, sharing } from '../../rules/state.ts';
import type { EffectOf } from '../../rules/upgrades.ts';
import { lookAfter, lookAgain, type Outlook, onTable } from './outlook.ts';

/**
 * A table to try things out on: figures, Rage and what is pillaged may be changed there, all else is that of the table
 * itself. Hundreds are made for a decision, so nothing is copied that nobody changes.
 */
export function tryOut(state: State): State {
  const own = sharing(state);
  own.rage = state.rage.slice();
  own.leader = state.leader.slice();
  own.ship = state.ship.slice();
  own.warriors = state.warriors.slice();
  own.beasts = state.beasts.slice();
  own.pillaged = state.pillaged.slice();
  return own;
}

/**
 * The same outlook on a table to try one answer after the other out on: whoever moves something there puts it back,
 * so that a copy does for all of them.
 */
export function trialOf(o: Outlook): Outlook {
  o.trial ??= onTable(o, tryOut(o.state));
  return o.trial;
}

/** A table to try out cards on: those in hand, quests, slots and what comes into play with them, and what they cost. */
export function tryCards(state: State, seat: number): State {
  const own = sharing(state);
  own.hands = withOwn(state.hands, seat);
  own.quests = withOwn(state.quests, seat);
  own.slots = state.slots.slice();
  own.rage = state.rage.slice();
  own.beasts = state.beasts.slice();
  return own;
}

function withOwn<T>(lists: readonly T[][], seat: number): T[][] {
  const copy = lists.slice();
  copy[seat] = copy[seat].slice();
  return copy;
}

/** Sends all that a clan has at a place to Valhalla. */
function fall(state: State, seat: number, place: PlaceNumber): void {
  if (place < 0) return;
  state.warriors[seat * PLACE_COUNT + VALHALLA] += state.warriors[seat * PLACE_COUNT + place];
  state.warriors[seat * PLACE_COUNT + place] = 0;
  if (state.leader[seat] === place) state.leader[seat] = VALHALLA;
  if (state.ship[seat] === place) state.ship[seat] = VALHALLA;
  for (let i = seat * MONSTER_SLOTS, end = i + MONSTER_SLOTS; i < end; i++) {
    if (state.beasts[i] === place) state.beasts[i] = VALHALLA;
  }
}

/** A figure has come in that strikes: what falls to it is gone. */
export function afterStrike(o: Outlook, { figures }: EffectOf<'destroys-on-invading'>, at: PlaceNumber): Outlook {
  const state = tryOut(o.state);
  for (const rival of o.rivals) {
    for (const place of [at, FJORD_OF[at]]) {
      for (const id of figures) {
        for (let n = place < 0 ? 0 : countAt(state, rival, figureNumber[id], place); n > 0; n--) {
          move(state, rival, figureNumber[id], place, VALHALLA);
        }
      }
    }
  }
  return lookAgain(o, state);
}

/** The battle for a province is won: the others there are gone; `taken` when it is pillaged with it. */
export function afterVictory(o: Outlook, province: PlaceNumber, taken: boolean): Outlook {
  const state = tryOut(o.state);
  if (taken) state.pillaged[province] = 1;
  for (const rival of o.rivals) {
    fall(state, rival, province);
    fall(state, rival, FJORD_OF[province]);
  }
  return lookAfter(o, state, province);
}

/** The battle for a province is lost: everybody of the clan there is in Valhalla. */
export function afterDefeat(o: Outlook, province: PlaceNumber): Outlook {
  const state = tryOut(o.state);
  fall(state, o.seat, province);
  fall(state, o.seat, FJORD_OF[province]);
  return onTable(o, state);
}

/** STR of the one figure that a clan would keep in a battle for a province. */
export function strongestFigure(state: State, seat: number, province: PlaceNumber): number {
  let best = 0;
  for (const place of [province, FJORD_OF[province]]) {
    if (place < 0) continue;
    for (const figure of kindsAt(state, seat, place)) {
      best = Math.max(best, figureStrength(state, seat, figure, place));
    }
  }
  return best;
}
