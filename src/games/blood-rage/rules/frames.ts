/** What the rules in progress remember, one shape for each kind of frame. */

import type { Calls, Frame, Returns } from '../../../engine/contract/frames.ts';
import { type START, type StepOf, steps } from '../../../engine/contract/steps.ts';
import { type CardNumber, type FigureNumber, PHASES, type PlaceNumber, type StatNumber } from './numbers.ts';

// How each rule goes on, step by step.
/** An age goes from phase to phase. */
export const AGE = steps(...PHASES, 'over');
export const ACTION = steps('begin', 'turn', 'acted');
export const MARCHING = steps('move', 'done');
export const INVASION = steps('strike', 'bring', 'pillage');
export const SACRIFICING = steps('give', 'given');
export const PILLAGING = steps('call', 'fought');
export const BATTLE = steps(
  'commit',
  'reveal',
  'onReveal',
  'keepOne',
  'countQuest',
  'late',
  'compare',
  'texts',
  'winnersCards',
  'losses',
  'reward',
  'axes',
  'bodyCount',
  'aftermath',
);
export const REWARD = steps('token', 'grace', 'leader', 'moveOn', 'done');
export const DISCARD = steps('ask', 'done');
export const RAGNAROK = steps('fall', 'over');

export interface AgeFrame extends Frame {
  readonly kind: 'age';
  /** The phase that begins next. */
  step: StepOf<typeof AGE>;
}

/** How far a draft is lies on the table: what everybody has kept. */
export interface DraftFrame extends Frame {
  readonly kind: 'draft';
  step: typeof START;
}

export interface ActionFrame extends Frame {
  readonly kind: 'action';
  step: StepOf<typeof ACTION>;
}

/** Figures go from one province to one other. */
export interface MarchFrame extends Frame {
  readonly kind: 'march';
  step: StepOf<typeof MARCHING>;
  readonly seat: number;
  readonly from: PlaceNumber;
  readonly to: PlaceNumber;
  moved: number;
}

/** A figure has just invaded: what follows from it. */
export interface InvasionFrame extends Frame, Calls<'destruction'> {
  readonly kind: 'invasion';
  step: StepOf<typeof INVASION>;
  readonly seat: number;
  readonly figure: FigureNumber;
  /** Where it is now, or the Warrior that it has brought along. */
  to: PlaceNumber;
  /** Inside a battle's aftermath, where Thor's Domain does not work. */
  readonly aftermath: number;
}

/** The free invasion that comes with an upgrade. */
export interface FreeInvasionFrame extends Frame {
  readonly kind: 'free-invasion';
  step: typeof START;
  readonly seat: number;
  readonly figure: FigureNumber;
  readonly card: CardNumber;
}

/** Two figures of one's own are given up, one after the other. */
export interface SacrificeFrame extends Frame, Calls<'destruction'> {
  readonly kind: 'sacrifice';
  step: StepOf<typeof SACRIFICING>;
  readonly seat: number;
  readonly card: CardNumber;
  /** Figure and place of each figure given up. */
  readonly given: number[];
}

/** A province is to be pillaged: the call to battle goes round the table. */
export interface PillageFrame extends Frame {
  readonly kind: 'pillage';
  step: StepOf<typeof PILLAGING>;
  readonly seat: number;
  readonly province: PlaceNumber;
  /** Whose turn it is to answer the call. */
  asked: number;
  declined: number;
}

export interface BattleFrame extends Frame, Calls<'destruction'> {
  readonly kind: 'battle';
  step: StepOf<typeof BATTLE>;
  readonly pillager: number;
  readonly province: PlaceNumber;
  /** Participants, clockwise from the pillager. */
  readonly fighters: number[];
  /** Cards on the table, by seat. */
  readonly played: CardNumber[][];
  /** Strength of a quest that counts, by seat. */
  readonly counted: number[];
  /** Figures lost in this battle, by seat. */
  readonly fallen: number[];
  /** Cards of monsters in this fight that pay for each enemy fallen, by seat. */
  readonly reapers: CardNumber[][];
  /** The seat whose card silences the others, -1 for none. */
  silencer: number;
  /** The fighter whose effect or answer is due. */
  at: number;
  declined: number;
  winner: number;
  /** The played card that pays for every figure fallen, by seat; -1 for none. */
  readonly counters: CardNumber[];
  /** The winner's card that raises a second stat after the pillage, -1 for none. */
  grace: CardNumber;
  /** The winner's card that raises a stat once the Axes have paid, -1 for none. */
  oath: CardNumber;
}

/** What a successful pillage brings, one thing after the other. */
export interface RewardFrame extends Frame {
  readonly kind: 'reward';
  step: StepOf<typeof REWARD>;
  readonly seat: number;
  readonly province: PlaceNumber;
  /** The played card that raises another stat, -1 for none. */
  readonly grace: CardNumber;
}

/** Returns how many figures of each seat have fallen. */
export interface DestructionFrame extends Frame, Returns<readonly number[]> {
  readonly kind: 'destruction';
  step: typeof START;
  /** A card id, or `battle`, `ragnarok`, `sacrifice`. */
  readonly cause: string;
  /** Seat, figure, place and count of all that is about to be destroyed. */
  readonly doomed: number[];
  /** The seat that decides first. */
  readonly from: number;
  at: number;
}

export interface RaiseFrame extends Frame {
  readonly kind: 'raise';
  step: typeof START;
  readonly seat: number;
  /** A stat that may not be chosen, -1 for none. */
  readonly not: StatNumber;
  readonly cause: string;
}

export interface DiscardFrame extends Frame {
  readonly kind: 'discard';
  step: StepOf<typeof DISCARD>;
}

export interface QuestsFrame extends Frame {
  readonly kind: 'quests';
  step: typeof START;
  at: number;
}

export interface RagnarokFrame extends Frame, Calls<'destruction'> {
  readonly kind: 'ragnarok';
  step: StepOf<typeof RAGNAROK>;
}

export type BloodRageFrame =
  | AgeFrame
  | DraftFrame
  | ActionFrame
  | MarchFrame
  | InvasionFrame
  | FreeInvasionFrame
  | SacrificeFrame
  | PillageFrame
  | BattleFrame
  | RewardFrame
  | DestructionFrame
  | RaiseFrame
  | DiscardFrame
  | QuestsFrame
  | RagnarokFrame;
