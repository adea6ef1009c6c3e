import type { Doing, FrameRules } from '../../../engine/contract/frames.ts';
import type { ReaversChoice } from './choices.ts';
import type { ReaversFact } from './facts.ts';
import type { State } from './state.ts';

/** What a rule of this game works with while it acts. */
export type Act = Doing<State, ReaversFact>;

/** The rules of one kind of frame of this game. */
export type Rule<Fr> = FrameRules<State, Fr, ReaversChoice, ReaversFact>;
