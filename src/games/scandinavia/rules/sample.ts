import type { Chance } from '../../../engine/chance/chance.ts';
import type { Seat } from '../../../engine/contract/ask.ts';
import type { FrameTable } from '../../../engine/contract/frames.ts';
import { asksOf } from '../../../engine/contract/lookup.ts';
import { innermost } from '../../../kit/rules/stack.ts';
import type { ScandinaviaChoice } from './choices.ts';
import type { ScandinaviaFact } from './facts.ts';
import { RECRUITING } from './frames.ts';
import { debtsOf } from './gold.ts';
import { isSeated, lordsOf } from './lords.ts';
import { readView } from './read-view.ts';
import { priceOf } from './realm/frequency.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

type Frames = FrameTable<State, ScandinaviaChoice, ScandinaviaFact>;

/** Who may hold some of the gold that nobody has seen: who is in the game and owes none (SC-A-gold-known). */
function holders(state: State, seat: Seat | null): Seat[] {
  const seats: Seat[] = [];
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || !isSeated(state, other)) continue;
    if (lordsOf(state, other).every(lord => debtsOf(state, lord).length === 0)) seats.push(other);
  }
  return seats;
}

/** Who has named a region to recruit in can pay for a unit there, whatever he adds to it. */
function leastOf(state: State): { readonly seat: Seat; readonly gold: number } {
  const frame = innermost(state, 'recruiting');
  if (!frame || (frame.step !== RECRUITING.entice && frame.step !== RECRUITING.surcharge)) return { seat: -1, gold: 0 };
  return { seat: state.seatOf[frame.lord], gold: priceOf(state, frame.lord, frame.region, 0) };
}

/**
 * A whole state that agrees with what the viewer sees: own purse and own words stay, all other gold is dealt anew among
 * those who may have it, and who has sealed an answer has sealed something that it could.
 */
export function sampleWith(frames: Frames) {
  return (view: View, seat: Seat | null, chance: Chance): State => {
    const state = readView(view);
    let left = state.bank;
    for (const gold of [...state.gold, ...state.aside]) left -= gold;
    const least = leastOf(state);
    const seats = holders(state, seat);
    if (seats.includes(least.seat)) left -= least.gold;
    seats.forEach((other, i) => {
      const part = i === seats.length - 1 ? left : chance.below(Math.floor((2 * left) / (seats.length - i)) + 1);
      const gold = Math.min(left, part);
      state.gold[other] = gold + (other === least.seat ? least.gold : 0);
      left -= gold;
    });
    if (view.answered.some((answered, other) => answered && other !== seat)) {
      for (const ask of asksOf<State, ScandinaviaChoice, ScandinaviaFact>(frames, state)) {
        const [range] = ask.ranges ?? [];
        if (ask.seat === seat || !view.answered[ask.seat] || !range) continue;
        const n = range.min + chance.below(range.max - range.min + 1);
        state.sealed[ask.seat] = { ...range.choice, [range.field]: n } as ScandinaviaChoice;
      }
    }
    return state;
  };
}
