import type { Doing, FrameRules } from '../../../engine/contract/frames.ts';
import type { ScandinaviaChoice } from './choices.ts';
import type { ScandinaviaFact } from './facts.ts';
import type { State } from './state.ts';

/** What a rule of this game works with while it acts. */
export type Act = Doing<State, ScandinaviaFact>;

/** The rules of one kind of frame of this game. */
export type Rule<Fr> = FrameRules<State, Fr, ScandinaviaChoice, ScandinaviaFact>;
