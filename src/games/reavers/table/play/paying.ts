import { type Ask, sameChoice } from '../../../../engine/contract/ask.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import type { InRow } from '../../../../kit/table/play/row.ts';
import type { ReaversChoice } from '../../rules/choices.ts';
import { returnDie } from '../../rules/dice/dice.ts';
import { payers, payment } from '../../rules/dice/payment.ts';
import { placeOf } from '../../rules/dice/places.ts';
import { DIE_KINDS, dieNumber, UPGRADE_COUNT, upgradeNumber } from '../../rules/numbers.ts';
import { readView } from '../../rules/read-view.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { bestPayer } from './ready.ts';

/** What pays one of several things that are to be paid, and what else could. */
export interface Paid extends InRow<ReaversChoice> {
  /** Which of the needs it is. */
  readonly at: number;
  /** The next one first. */
  readonly others: readonly ReaversChoice[];
}

/** The question as it is once all of its price lies there: it names every need, not only the one that is due. */
export const askedForAll = <A extends Ask>(ask: A, row: readonly Paid[]): A => ({
  ...ask,
  args: { ...ask.args, need: row.map(({ args }) => args?.need ?? null) },
});

/** What the reader would rather pay a need with. */
export type Wishes = ReadonlyMap<number, ReaversChoice>;

function part(state: State, seat: number, choice: ReaversChoice): void {
  if (choice.kind === 'spend') returnDie(state, seat, dieNumber[choice.die], placeOf(choice));
  else if (choice.kind === 'spend-upgrade') state.ready[seat * UPGRADE_COUNT + upgradeNumber[choice.upgrade]]--;
}

/** The others in the order of the rules, from one on and round. */
function after(choices: readonly ReaversChoice[], choice: ReaversChoice): readonly ReaversChoice[] {
  const at = choices.indexOf(choice);
  return [...choices.slice(at + 1), ...choices.slice(0, at)];
}

/**
 * All that is still to be paid, laid out one thing after the other: as the reader wishes, else with what most would pay
 * with. What is laid out first leaves the rest payable, as the rules list it.
 */
export function payingOf(view: View, wishes: Wishes): readonly Paid[] {
  const state = readView(view);
  const frame = innermost(state, 'payment');
  if (!frame) return [];
  const { seat, needs } = frame;
  const { wild } = view.seats[seat];
  const count = (die: string): number => state.dice[seat * DIE_KINDS + dieNumber[die]];
  const row: Paid[] = [];
  for (let { at } = frame; at < needs.length; at++) {
    const due = { ...frame, at };
    const choices = payers(state, due);
    const wish = wishes.get(at);
    const listed = wish && choices.find(one => sameChoice(one, wish));
    const choice = listed ?? bestPayer(choices, { wild, count });
    const [ask] = payment.asks?.(state, due) ?? [];
    if (!choice || !ask) return row;
    const { prompt, args = {} } = ask;
    row.push({ at, prompt, args, choice, others: after(choices, choice) });
    part(state, seat, choice);
  }
  return row;
}
