import type { Json } from '../input/json.ts';
import type { Ask, Seat } from './ask.ts';

/** Whom the table waits for, and for what. Everybody may know this much of a question, and its seat alone the rest. */
export interface Waiting {
  readonly seat: Seat;
  readonly prompt: string;
  readonly args?: Readonly<Record<string, Json>>;
  readonly sealed?: true;
  readonly answered?: true;
}

/** Built by listing what may be known, never by leaving out the choices. Who may speak unasked is not among it. */
export function waitingFor(asks: readonly Ask[]): Waiting[] {
  const waiting: Waiting[] = [];
  for (const { seat, prompt, args, sealed, answered, idle } of asks) {
    if (idle) continue;
    waiting.push({
      seat,
      prompt,
      ...(args && { args }),
      ...(sealed && { sealed }),
      ...(answered && { answered }),
    });
  }
  return waiting;
}
