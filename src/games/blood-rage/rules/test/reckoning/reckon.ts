import type { BloodRageFact } from '../../facts.ts';
import type { TableOptions } from '../../options.ts';
import type { View } from '../../view.ts';
import { hear } from './hear.ts';
import { type Asked, listed } from './listing.ts';
import { look } from './look.ts';
import { Table } from './table.ts';

/** What people are told, what they see of the table then, or what one of them is asked. */
export type Hearing = { readonly fact: BloodRageFact } | { readonly view: View } | { readonly asked: Asked };

/** A game as it was told, from the table laid out to its end. */
export interface Telling {
  readonly seats: number;
  readonly options: TableOptions;
  readonly laidOut: View;
  readonly steps: readonly Hearing[];
}

function shown(step: Hearing): string {
  if ('fact' in step) return JSON.stringify(step.fact);
  return 'view' in step ? 'the table as it is shown' : `what seat ${step.asked.seat} is asked (${step.asked.prompt})`;
}

/**
 * Reckons a game from what is told of it, by the clauses of the rules and by no line of their code: every total, price, gain
 * and loss, and what may be chosen in the actions, at calls to battle and of late cards. Gives the first thing that does not add up, with what was told before it.
 */
export function reckon({ seats, options, laidOut, steps }: Telling): string | undefined {
  const t = new Table(seats, options, laidOut);
  for (const [at, step] of steps.entries()) {
    if ('fact' in step) hear(t, step.fact);
    else if ('view' in step) look(t, step.view);
    else listed(t, step.asked);
    if (t.complaints.length === 0) continue;
    const before = steps.slice(Math.max(0, at - 12), at).filter(earlier => 'fact' in earlier);
    return [`${shown(step)}: ${t.complaints.join('; ')}`, 'told before:', ...before.map(shown)].join('\n');
  }
  return t.over ? undefined : 'the game was never over';
}
