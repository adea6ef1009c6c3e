/** What the rules in progress remember, one shape for each kind of frame. */
import type { Frame } from '../../../engine/contract/frames.ts';

export interface AgeFrame extends Frame {
  readonly kind: 'age';
}

export interface DraftFrame extends Frame {
  readonly kind: 'draft';
}

export interface ActionFrame extends Frame {
  readonly kind: 'action';
}

export interface MarchFrame extends Frame {
  readonly kind: 'march';
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  moved: number;
}

/** A figure has just invaded: what follows from it. */
export interface InvasionFrame extends Frame {
  readonly kind: 'invasion';
  readonly seat: number;
  readonly figure: number;
  /** Where it is now, or the Warrior that it has brought along. */
  to: number;
  /** Inside a battle's aftermath, where Thor's Domain does not work. */
  readonly aftermath: number;
}

/** The free invasion that comes with an upgrade. */
export interface FreeInvasionFrame extends Frame {
  readonly kind: 'free-invasion';
  readonly seat: number;
  readonly figure: number;
  readonly card: number;
}

export interface SacrificeFrame extends Frame {
  readonly kind: 'sacrifice';
  readonly seat: number;
  readonly card: number;
  /** Figure and place of each figure given up. */
  readonly given: number[];
}

export interface PillageFrame extends Frame {
  readonly kind: 'pillage';
  readonly seat: number;
  readonly province: number;
  /** Whose turn it is to answer the call. */
  asked: number;
  declined: number;
}

export interface BattleFrame extends Frame {
  readonly kind: 'battle';
  readonly pillager: number;
  readonly province: number;
  /** Participants, clockwise from the pillager. */
  readonly fighters: number[];
  /** Cards on the table, by seat. */
  readonly played: number[][];
  /** Strength of a quest that counts, by seat. */
  readonly counted: number[];
  /** Figures lost in this battle, by seat. */
  readonly fallen: number[];
  /** Cards of monsters in this fight that pay for each enemy fallen, by seat. */
  readonly reapers: number[][];
  /** The seat whose card silences the others, -1 for none. */
  silencer: number;
  /** The fighter whose effect or answer is due. */
  at: number;
  declined: number;
  winner: number;
  /** The played card that pays for every figure fallen, by seat; -1 for none. */
  readonly counters: number[];
  /** The winner's card that raises a second stat after the pillage, -1 for none. */
  grace: number;
  /** The winner's card that raises a stat once the Axes have paid, -1 for none. */
  oath: number;
}

export interface RewardFrame extends Frame {
  readonly kind: 'reward';
  readonly seat: number;
  readonly province: number;
  /** The played card that raises another stat, -1 for none. */
  readonly grace: number;
}

export interface DestructionFrame extends Frame {
  readonly kind: 'destruction';
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
  readonly seat: number;
  /** A stat that may not be chosen, -1 for none. */
  readonly not: number;
  readonly cause: string;
}

export interface DiscardFrame extends Frame {
  readonly kind: 'discard';
}

export interface QuestsFrame extends Frame {
  readonly kind: 'quests';
  at: number;
}

export interface RagnarokFrame extends Frame {
  readonly kind: 'ragnarok';
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

/** The rules in progress, innermost last. */
export const push = (state: { readonly stack: Frame[] }, frame: BloodRageFrame): void => {
  state.stack.push(frame);
};

/** The innermost frame of a kind, if one is in progress. */
export function innermost<K extends BloodRageFrame['kind']>(
  state: { readonly stack: readonly Frame[] },
  kind: K,
): Extract<BloodRageFrame, { kind: K }> | undefined {
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const frame = state.stack[i] as BloodRageFrame;
    if (frame.kind === kind) return frame as Extract<BloodRageFrame, { kind: K }>;
  }
  return undefined;
}
