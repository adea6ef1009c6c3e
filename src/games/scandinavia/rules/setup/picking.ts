import { START } from '../../../../engine/contract/steps.ts';
import { FIRST } from '../../../../kit/rules/ids.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { LORD, LORDS } from '../../content/lords.ts';
import { PICK_LORD } from '../choices.ts';
import { d100 } from '../dice.ts';
import { OPENING, PICKING, type PickingFrame } from '../frames.ts';
import { gain } from '../gold.ts';
import { LORD_COUNT, type Lord, lordNumber } from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { history } from './history.ts';
import { lordsOnOffer, pickSequence, teamMate } from './pairs.ts';

/** The highest D100 picks first; who has rolled alike rolls again among themselves (SC-3.2, SC-A-pick-tie). */
function byDice(act: Act, seats: readonly number[]): number[] {
  if (seats.length < 2) return [...seats];
  const rolls = new Map(seats.map(seat => [seat, d100(act)]));
  for (const [seat, die] of rolls) act.facts.tell({ kind: 'pick-rolled', seat, die });
  const values = [...new Set(rolls.values())].sort((a, b) => b - a);
  return values.flatMap(value => {
    const alike = seats.filter(seat => rolls.get(seat) === value);
    return alike.length > 1 ? byDice(act, alike) : alike;
  });
}

function take(act: Act, frame: PickingFrame, lord: Lord): void {
  const { state, facts } = act;
  const seat = pickSequence(state, frame.order)[frame.at];
  frame.at++;
  state.seatOf[lord] = seat;
  state.picked.push(lord);
  facts.tell({ kind: 'picked', seat, lord: LORDS[lord] });
  for (let other: Lord = FIRST; other < LORD_COUNT; other++) {
    if (other === lord || state.seatOf[other] < 0) continue;
    if (state.seatOf[other] !== seat && state.seatOf[other] !== teamMate(state, seat)) continue;
    state.partner[lord] = other;
    state.partner[other] = lord;
  }
  // The gold of the sheet (SC-3.9, SC-15.8), and with it the lands of history, or those of his choice (SC-15.1).
  gain(act, lord, LORD[lord].gold, 'set-up');
  if (state.options.scenario === 'historical') {
    history(act, lord);
    return;
  }
  push(state, {
    kind: 'opening',
    step: OPENING.first,
    lord,
    regions: [],
    free: LORD[lord].free,
    army: [],
  });
}

/** The lord of this table's list that comes first among those on offer (SC-O-lords). */
const seated = (state: State, offered: readonly Lord[]): Lord =>
  state.options.lords.map(id => lordNumber[id]).find(lord => offered.includes(lord)) ?? offered[0];

export const picking: Rule<PickingFrame> = {
  run(act, frame) {
    const { state } = act;
    if (frame.step === PICKING.roll) {
      const seats = Array.from({ length: state.seats }, (_, seat) => seat);
      frame.order = state.options.picking === 'dice' ? byDice(act, seats) : seats;
      // Who picks first is the first player of the first turn (SC-3.10).
      state.first = frame.order[0];
      frame.step = PICKING.pick;
    }
    const sequence = pickSequence(state, frame.order);
    if (frame.at < sequence.length) {
      if (state.options.picking === 'dice') return true;
      take(act, frame, seated(state, lordsOnOffer(state, sequence, frame.at)));
      return false;
    }
    act.finish(frame);
    push(state, { kind: 'turn', step: START });
    return false;
  },
  asks(state, frame) {
    const sequence = pickSequence(state, frame.order);
    const choices = lordsOnOffer(state, sequence, frame.at).map(lord => PICK_LORD[lord]);
    return [{ seat: sequence[frame.at], prompt: 'pick-lord', choices }];
  },
  take(act, frame, _seat, choice) {
    if (choice.kind === 'pick-lord') take(act, frame, lordNumber[choice.lord]);
  },
};
