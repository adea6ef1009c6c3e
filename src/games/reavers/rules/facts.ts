import type { EngineFact } from '../../../engine/contract/play.ts';
import type { ReaversChoice, ReaversOwnFact } from '../vocabulary.ts';

/** Everything that can happen, with what the engine tells of its own. */
export type ReaversFact = EngineFact<ReaversChoice> | ReaversOwnFact;
