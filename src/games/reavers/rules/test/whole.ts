/** Stretches of a game that many stories only pass through. */
import type { TestTable } from '../testing.ts';

/** Everybody takes the first answer there is until something of this kind is asked, or the game is over. */
export function until(t: TestTable, prompt: string): void {
  for (let ask = t.next(); ask && ask.prompt !== prompt; ask = t.next()) t.does(t.crests[ask.seat], ask.choices[0]);
}

/** The seat whose turn it is selects a space, and all rest there. Gives the crest. */
export function restAt(t: TestTable, space: string): string {
  const crest = t.crests[t.next()?.seat ?? 0];
  t.does(crest, { kind: 'select', space });
  t.restAll();
  return crest;
}
