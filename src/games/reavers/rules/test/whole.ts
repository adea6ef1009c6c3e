/** Stretches of a game that many stories only pass through. */
import { reavers } from '../index.ts';
import type { TestTable } from '../testing.ts';

/** Everybody takes the first answer there is until something of this kind is asked, or the game is over. */
export function until(t: TestTable, prompt: string): void {
  for (;;) {
    const ask = reavers.decisions(t.state)[0];
    if (!ask || ask.prompt === prompt) return;
    t.does(t.crests[ask.seat], ask.choices[0]);
  }
}

/** The seat whose turn it is selects a space, and all rest there. Gives the crest. */
export function restAt(t: TestTable, space: string): string {
  const [{ seat }] = reavers.decisions(t.state);
  t.does(t.crests[seat], { kind: 'select', space });
  t.restAll();
  return t.crests[seat];
}
