import type { ScandinaviaFact } from '../../rules/facts.ts';

export interface Fallen {
  readonly lord: string;
  readonly turn: number;
  /** Who brought it about, if anybody did. */
  readonly to: string | undefined;
}

/** Lords who left the game, in their order. */
export function fallenIn(facts: readonly ScandinaviaFact[]): readonly Fallen[] {
  const fallen: Fallen[] = [];
  let turn = 0;
  for (const fact of facts) {
    if (fact.kind === 'turn-began') turn = fact.turn;
    if (fact.kind === 'out') fallen.push({ lord: fact.lord, turn, to: fact.to });
  }
  return fallen;
}
