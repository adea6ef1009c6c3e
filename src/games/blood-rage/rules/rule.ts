import type { Doing, FrameRules } from '../../../engine/contract/frames.ts';
import type { BloodRageChoice } from './choices.ts';
import type { BloodRageFact } from './facts.ts';
import type { State } from './state.ts';

/** What a rule of this game works with while it acts. */
export type Act = Doing<State, BloodRageFact>;

/** The rules of one kind of frame of this game. */
export type Rule<Fr> = FrameRules<State, Fr, BloodRageChoice, BloodRageFact>;
