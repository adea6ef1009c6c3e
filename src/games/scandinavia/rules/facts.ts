import type { EngineFact } from '../../../engine/contract/play.ts';
import type { ScandinaviaChoice, ScandinaviaOwnFact } from '../vocabulary.ts';

/** Everything that can happen, with what the engine tells of its own. */
export type ScandinaviaFact = EngineFact<ScandinaviaChoice> | ScandinaviaOwnFact;
