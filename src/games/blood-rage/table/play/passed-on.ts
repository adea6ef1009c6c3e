import type { BloodRageFact } from '../../rules/facts.ts';

/** Cards that this seat had before it in this age's draft and handed on, and who has them now. */
export interface PassedOn {
  readonly holder: number;
  /** All that was in the pack when it was handed on; what others have kept of it since is theirs to know. */
  readonly cards: readonly string[];
  /** How many of them the pack still has. */
  readonly left: number;
}

/**
 * What a seat handed on, the latest first, put together from what it has heard itself. A pack that has come round again
 * lies before it and is left out.
 */
export function passedOn(facts: readonly BloodRageFact[], seat: number, seats: number): PassedOn[] {
  const began = facts.findLastIndex(fact => fact.kind === 'age-began');
  const passed: { readonly cards: readonly string[]; readonly taken: number }[] = [];
  let pack: readonly string[] = [];
  let rest: readonly string[] = [];
  let taken = 0;
  for (const fact of facts.slice(began + 1)) {
    if (!('seat' in fact) || fact.seat !== seat) continue;
    if (fact.kind === 'dealt') pack = fact.cards ?? [];
    if (fact.kind === 'drafted') {
      rest = without(pack, fact.cards ?? []);
      taken = fact.count;
    }
    if (fact.kind === 'handed') {
      passed.push({ cards: rest, taken });
      pack = fact.cards ?? [];
    }
  }
  return passed
    .toReversed()
    .slice(0, seats - 1)
    .map(({ cards, taken: each }, i) => ({
      holder: (seat + i + 1) % seats,
      cards,
      left: cards.length - i * each,
    }));
}

/** One copy less of each. */
function without(pack: readonly string[], kept: readonly string[]): string[] {
  const rest = [...pack];
  for (const card of kept) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
