import { FIRST } from '../../../../kit/rules/ids.ts';
import { kindsOf, takeCard } from '../../../../kit/rules/piles.ts';
import { storeChoices, storeDie } from '../cards/store.ts';
import { type ChoiceOf, DONE, DROP, DROP_OFF, type ReaversChoice } from '../choices.ts';
import type { OverflowFrame } from '../frames.ts';
import { DIE_KINDS, type Die, dieNumber } from '../numbers.ts';
import { printed } from '../printed.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { returnDie } from './dice.ts';
import { freeing, placeOf } from './places.ts';

/** Dice that are too many. */
export const excess = (state: State, seat: number): number => state.crew[seat] - printed(state).diceSpaces;

/** What was rolled just now and still lies on the board may go back, too, by kind (RM-6.3). */
export const returnable = (state: State, { seat, fresh }: OverflowFrame): Die[] =>
  kindsOf(fresh)
    .filter(die => state.dice[seat * DIE_KINDS + die] > 0)
    .sort((a, b) => a - b);

function anyReturnable(state: State, { seat, fresh }: OverflowFrame): boolean {
  for (let i = 0; i < fresh.length; i++) if (state.dice[seat * DIE_KINDS + fresh[i]] > 0) return true;
  return false;
}

/** Of equal dice the older ones have gone first. */
function forget(state: State, { seat, fresh }: OverflowFrame, die: Die): void {
  if (fresh.length === 0) return;
  if (fresh.filter(one => one === die).length > state.dice[seat * DIE_KINDS + die]) takeCard(fresh, die);
}

/**
 * More dice than fit: old or new ones go back until the rest fit, or onto artefacts; of those rolled just now also
 * more than that (RM-6.2, RM-6.3).
 */
export const overflow: Rule<OverflowFrame> = {
  run(act, frame) {
    const { state } = act;
    if (excess(state, frame.seat) > 0 || anyReturnable(state, frame)) return true;
    act.finish(frame);
    return false;
  },

  asks(state, frame) {
    const { seat } = frame;
    const left = excess(state, seat);
    if (left <= 0) {
      const choices: ReaversChoice[] = [DONE];
      for (const die of returnable(state, frame)) choices.push(DROP[die]);
      return [{ seat, prompt: 'return-more', choices }];
    }
    const choices: ReaversChoice[] = [];
    for (let die: Die = FIRST; die < DIE_KINDS; die++)
      if (state.dice[seat * DIE_KINDS + die] > 0) choices.push(DROP[die]);
    for (const [card, die] of freeing(state, seat)) choices.push(DROP_OFF(card, die));
    storeChoices(state, seat, choices);
    return [{ seat, prompt: 'overflow', args: { left }, choices }];
  },

  take(act, frame, seat, choice) {
    const { state, facts } = act;
    if (choice.kind === 'done') {
      act.finish(frame);
      return;
    }
    if (choice.kind === 'store') {
      storeDie(act, seat, choice);
      forget(state, frame, dieNumber[choice.die]);
      return;
    }
    const dropped = choice as ChoiceOf<'drop'>;
    const die = dieNumber[dropped.die];
    // Once all fits, it can only be one of the new ones that goes.
    if (excess(state, seat) <= 0) takeCard(frame.fresh, die);
    returnDie(state, seat, die, placeOf(dropped));
    forget(state, frame, die);
    facts.tell({ kind: 'die-dropped', seat, die: dropped.die });
  },
};
