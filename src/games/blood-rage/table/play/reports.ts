import type { BloodRageFact, Side } from '../../rules/facts.ts';

/** Something that deserves a moment of its own on the table. */
export type Report =
  | {
      readonly kind: 'battle';
      readonly province: string;
      readonly sides: readonly Side[];
      readonly cards: ReadonlyMap<number, readonly string[]>;
      readonly winner: number | null;
      readonly facts: readonly BloodRageFact[];
    }
  | { readonly kind: 'tidings'; readonly facts: readonly BloodRageFact[] };

const TIDINGS: ReadonlySet<BloodRageFact['kind']> = new Set([
  'quest-done',
  'quest-failed',
  'province-destroyed',
  'released',
  'cards-thrown-away',
]);
/** What belongs to tidings when they are told. */
const TOLD: ReadonlySet<BloodRageFact['kind']> = new Set([
  ...TIDINGS,
  'stat-raised',
  'destroyed',
  'glory',
  'doom-moved',
  'moved',
]);
const AFTER_BATTLE: ReadonlySet<BloodRageFact['kind']> = new Set([
  'battle-won',
  'battle-tied',
  'destroyed',
  'saved',
  'moved',
  'pillaged',
  'stat-raised',
  'glory',
  'glory-stolen',
  'rage-stolen',
  'rage-lost',
  'rage-gained',
  'cards-taken',
  'cards-discarded',
  'cards-returned',
  'quest-counted',
  'texts-silenced',
]);

/** What the newest facts are worth showing for; null for everyday acts. */
export function reportOf(facts: readonly BloodRageFact[]): Report | null {
  const at = facts.findIndex(fact => fact.kind === 'strength-compared');
  const compared = facts[at];
  if (compared?.kind === 'strength-compared') {
    const cards = new Map<number, string[]>();
    for (const fact of facts) {
      const shown = fact.kind === 'card-revealed' || fact.kind === 'card-added' ? fact.card : null;
      if (shown !== null && 'seat' in fact) cards.set(fact.seat, [...(cards.get(fact.seat) ?? []), shown]);
    }
    const won = facts.find(fact => fact.kind === 'battle-won');
    return {
      kind: 'battle',
      province: compared.province,
      sides: compared.sides,
      cards,
      winner: won?.kind === 'battle-won' ? won.seat : null,
      facts: facts.slice(at).filter(fact => AFTER_BATTLE.has(fact.kind)),
    };
  }
  const tidings = facts.filter(fact => TOLD.has(fact.kind));
  return facts.some(fact => TIDINGS.has(fact.kind)) ? { kind: 'tidings', facts: tidings } : null;
}
