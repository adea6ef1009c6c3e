import type { BloodRageFact } from '../../facts.ts';
import type { TableOptions } from '../../options.ts';
import type { View } from '../../view.ts';
import { hear } from './hear.ts';
import { look } from './look.ts';
import { Table } from './table.ts';

/** What people are told, or what they see of the table then. */
export type Hearing = { readonly fact: BloodRageFact } | { readonly view: View };

/** A game as it was told, from the table laid out to its end. */
export interface Telling {
  readonly seats: number;
  readonly options: TableOptions;
  readonly laidOut: View;
  readonly steps: readonly Hearing[];
}

const shown = (step: Hearing): string => ('fact' in step ? JSON.stringify(step.fact) : 'the table as it is shown');

/**
 * Reckons a game from what is told of it, by the clauses of the rules and by no line of their code: every total, price, gain
 * and loss. Gives the first thing that does not add up, with what was told before it.
 */
export function reckon({ seats, options, laidOut, steps }: Telling): string | undefined {
  const t = new Table(seats, options, laidOut);
  for (const [at, step] of steps.entries()) {
    if ('fact' in step) hear(t, step.fact);
    else look(t, step.view);
    if (t.complaints.length === 0) continue;
    const before = steps.slice(Math.max(0, at - 12), at).filter(earlier => 'fact' in earlier);
    return [`${shown(step)}: ${t.complaints.join('; ')}`, 'told before:', ...before.map(shown)].join('\n');
  }
  return t.over ? undefined : 'the game was never over';
}
