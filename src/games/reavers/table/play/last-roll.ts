import type { SpaceId } from '../../content/spaces.ts';
import type { ReaversFact } from '../../rules/facts.ts';

export interface Roll {
  readonly fact: Extract<ReaversFact, { readonly kind: 'rolled' | 'combat-rolled' }>;
  /** Its place among the facts. */
  readonly at: number;
  readonly space: SpaceId;
}

/** The last dice that fell in the part of a space that is being played, or was just now: null when none did. */
export function lastRoll(facts: readonly ReaversFact[]): Roll | null {
  let found: Omit<Roll, 'space'> | null = null;
  for (let at = facts.length - 1; at >= 0; at--) {
    const fact = facts[at];
    switch (fact.kind) {
      case 'rolled':
      case 'combat-rolled':
        found ??= { fact, at };
        break;
      case 'selected':
      case 'acts':
      case 'rests':
        return found && { ...found, space: fact.space as SpaceId };
    }
  }
  // The first crews are recruited before any space is selected.
  return found && { ...found, space: 'recruit' };
}
