/** What the dice of the battle that is fought have told so far. */
import type { ScandinaviaFact } from '../../rules/facts.ts';
import { type Throw, throwOf } from './throws.ts';

type WonFact = Extract<ScandinaviaFact, { readonly kind: 'battle-won' }>;

export interface Told {
  readonly throws: readonly Throw[];
  readonly won: WonFact | null;
}

/** Facts since the battle began; once the dead rise to fight on, since the last throw alone. */
export function toldOf(facts: readonly ScandinaviaFact[]): Told {
  const from = facts.findLastIndex(({ kind }) => kind === 'battle');
  const since = from < 0 ? [] : facts.slice(from);
  const throws = since.flatMap(fact => throwOf(fact) ?? []);
  const won = since.findLast((fact): fact is WonFact => fact.kind === 'battle-won') ?? null;
  return { throws: throws.slice(-2), won };
}
