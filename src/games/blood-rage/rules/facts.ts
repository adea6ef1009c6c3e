import type { EngineFact } from '../../../engine/contract/play.ts';
import type { BloodRageChoice, BloodRageOwnFact } from '../vocabulary.ts';

/** Everything that can happen, with what the engine tells of its own. */
export type BloodRageFact = EngineFact<BloodRageChoice> | BloodRageOwnFact;

/** One clan's side of a battle when strength is compared. */
export type Side = Extract<BloodRageFact, { readonly kind: 'strength-compared' }>['sides'][number];
