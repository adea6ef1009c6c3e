/** Battles, and what follows from them. */

import type { Calls, Frame, Returns } from '../../../../engine/contract/frames.ts';
import { type StepOf, steps } from '../../../../engine/contract/steps.ts';
import type { Lord, Side, Spot } from '../numbers.ts';

export const BATTLE = steps(
  'begin',
  'attack',
  'defence',
  'dice',
  'losses',
  'raise',
  'animate',
  'risen',
  'necromancy',
  'again',
  'conquest',
  'evil',
  'called',
  'tokens',
  'end',
);

/** Sides of a battle. */
export const ATTACKER = 0;

export const DEFENDER = 1;

/** A battle, and what follows from it (SC-13.29, SC-13.30). Those who fight stand on the board. */
export interface BattleFrame extends Frame, Calls<'losses' | 'take-off'> {
  readonly kind: 'battle';
  step: StepOf<typeof BATTLE>;
  readonly place: Spot;
  readonly attacker: Side;
  /** -1: the commoners of independent land. */
  readonly defender: Side;
  /** 0; more once the dead have risen to fight on (SC-C-final-necromancy). */
  round: number;
  // What was done in the windows; by side of the battle where there are two.
  /** Units in fury, and fanatic ones, by piece. */
  readonly fury: number[];
  readonly fanatic: number[];
  readonly aside: number[];
  /** 1: Ragnar has killed, the Stone has turned one, an Orc was paid. */
  readonly ragnar: number[];
  readonly dominated: number[];
  readonly orcPaid: number[];
  /** What is asked for next in a window: an act of `war/windows.ts`, and the piece; -1 for none. */
  act: number;
  piece: number;
  /** Attackers who were landed from fleets, by piece. */
  readonly landed: number[];
  // What the dice have brought.
  readonly force: number[];
  /** Strength of commoners who alone have defended the land, to stand again (SC-A-krosen-4-course). */
  commoners: number;
  winner: number;
  /** Units that have died here, by piece, of each side. */
  readonly deadAttackers: number[];
  readonly deadDefenders: number[];
  /** 1: the land has changed hands. */
  taken: number;
  /** Valkyries that stood aside and have not raised anybody yet; Undead that are to rise. */
  raising: number;
  rising: number;
  /** Lords whose tokens were with the losers. */
  readonly captives: Lord[];
}

export const LOSSES = steps('ask', 'done');

/** The winner of a battle gives up units until the rest fits the margin; returns what died, by piece (SC-13.11). */
export interface LossesFrame extends Frame, Returns<readonly number[]> {
  readonly kind: 'losses';
  step: StepOf<typeof LOSSES>;
  readonly place: Spot;
  readonly side: Side;
  readonly margin: number;
  /** Piece, value and count of those who could fall. */
  readonly groups: number[];
  readonly dead: number[];
}

export const CAPTURE = steps('escape', 'fate', 'swap', 'done');

/** A lord's token was in a lost battle (SC-16.18 to SC-16.39). */
export interface CaptureFrame extends Frame {
  readonly kind: 'capture';
  step: StepOf<typeof CAPTURE>;
  readonly lord: Lord;
  readonly captor: Lord;
  readonly place: Spot;
  /** 1: a token of the captor was in the battle. */
  readonly led: number;
  /** 1: handed on by another captor, with no dice before the fate (SC-16.37). */
  readonly passed: number;
  fate: number;
}
