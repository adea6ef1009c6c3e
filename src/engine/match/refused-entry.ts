import type { Refusal } from '../contract/rules.ts';
import { BadInput } from '../input/bad-input.ts';
import type { ChoiceEntry, UndoEntry } from './log.ts';

/** An entry of a log that the rules do not take: `at` counts from 0, as its field does; people count from 1. */
const refused = (at: number, what: string): BadInput =>
  new BadInput(`entries[${at}]`, what, 'refused', { number: at + 1 });

export function refusedChoice(at: number, { seat, choice }: ChoiceEntry, { reasons }: Refusal): BadInput {
  const why = reasons.map(({ clause, reason }) => `${reason} (${clause})`).join(', ');
  return refused(at, `seat ${seat} may not choose ${JSON.stringify(choice)}: ${why}`);
}

export const refusedUndo = (at: number, { undo }: UndoEntry, { reasons }: Refusal): BadInput =>
  refused(at, `seat ${undo} may not undo: ${reasons[0].reason}`);
