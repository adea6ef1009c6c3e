/** What the rules in progress remember, one shape for each kind of frame. */
import type { Frame } from '../../../engine/contract/frames.ts';

/** Every seat uses its first reavers, one after the other. */
export interface OpeningFrame extends Frame {
  readonly kind: 'opening';
}

export interface RoundFrame extends Frame {
  readonly kind: 'round';
}

/** A selected space: first the reavers of all seats, then what each seat does. */
export interface ActivationFrame extends Frame {
  readonly kind: 'activation';
  /** Seats from the active one on that have had their part. */
  at: number;
}

/** The specialised reavers of one seat in the slot of the selected space. */
export interface FireFrame extends Frame {
  readonly kind: 'fire';
  readonly seat: number;
  readonly slot: number;
}

/** One reaver's ability. */
export interface AbilityFrame extends Frame {
  readonly kind: 'ability';
  readonly seat: number;
  readonly card: number;
  /** Loot cards that were turned over, of which one is kept. */
  readonly cards: number[];
}

/** One seat's own part of the selected space. */
export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  readonly seat: number;
  /** Where the seat stands: 0 for the active one, up to 3. */
  readonly distance: number;
  /** Reavers gained in this part. */
  readonly gained: number[];
}

/** Which cards of a space are taken: a group on the board, or the top of the deck. */
export interface ChooseCardsFrame extends Frame {
  readonly kind: 'choose-cards';
  readonly seat: number;
  readonly deck: number;
  /** Further cards from the deck. */
  readonly extra: number;
}

export interface RecruitFrame extends Frame {
  readonly kind: 'recruit';
  readonly seat: number;
  /** Reavers still to be used. */
  readonly cards: number[];
}

/** The bonus of a clan that leaves a choice: which deck the loot comes from. */
export interface ClanBonusFrame extends Frame {
  readonly kind: 'clan-bonus';
  readonly seat: number;
  readonly card: number;
}

export interface TradeFrame extends Frame {
  readonly kind: 'trade';
  readonly seat: number;
  /** Rewards still to be taken. */
  left: number;
  /** Dice still to be taken for the reward in hand. */
  dice: number;
}

export interface JourneyFrame extends Frame {
  readonly kind: 'journey';
  readonly seat: number;
  readonly card: number;
}

export interface SeaFrame extends Frame {
  readonly kind: 'sea';
  readonly seat: number;
  card: number;
  /** Its place on the board, -1 for a card from the deck. */
  place: number;
  won: number;
}

/** A fight; the frame below it learns whether it was won. */
export interface CombatFrame extends Frame {
  readonly kind: 'combat';
  readonly seat: number;
  readonly defence: number;
  /** Combat dice: before the first roll their number, after it how many show 0, 1 and 2. */
  dice: number;
  zeros: number;
  ones: number;
  twos: number;
}

/** Loot cards gained together, in the order their owner likes. */
export interface LootFrame extends Frame {
  readonly kind: 'loot';
  readonly seat: number;
  readonly cards: number[];
}

export interface VillageFrame extends Frame {
  readonly kind: 'village';
  readonly seat: number;
  readonly card: number;
}

export interface KeepFrame extends Frame {
  readonly kind: 'keep';
  readonly seat: number;
  readonly card: number;
  won: number;
}

export interface SubdueFrame extends Frame {
  readonly kind: 'subdue';
  readonly seat: number;
  /** Attempts left, and made. */
  left: number;
  made: number;
  /** The stack of the attempt that is being made. */
  at: number;
  won: number;
  /** Stacks of the tiles won, not yet turned over. */
  readonly gained: number[];
  /** Tiles turned over whose reward is not yet taken. */
  readonly turned: number[];
}

/** The power of an artefact that asks for more than the die on it. */
export interface ArtefactFrame extends Frame {
  readonly kind: 'artefact';
  readonly seat: number;
  readonly card: number;
}

/** Dice to be gained: a colour each, or -1 for any; one that is rolled has the colour that was chosen for it. */
export interface GainDiceFrame extends Frame {
  readonly kind: 'gain-dice';
  readonly seat: number;
  readonly dice: number[];
  at: number;
  /** 1: rolled, 0: on a chosen face. */
  readonly roll: number;
  readonly cause: string;
}

/** Dice and upgrade tiles to be spent, one need after the other. */
export interface PaymentFrame extends Frame {
  readonly kind: 'payment';
  readonly seat: number;
  readonly needs: number[];
  at: number;
  readonly cause: string;
}

/** More dice than the board has room for. */
export interface OverflowFrame extends Frame {
  readonly kind: 'overflow';
  readonly seat: number;
  /** Dice on the board that were rolled just now. */
  readonly fresh: number[];
}

/** A die is lost: of one colour, or of any (-1). */
export interface LoseDieFrame extends Frame {
  readonly kind: 'lose-die';
  readonly seat: number;
  readonly colour: number;
  readonly cause: string;
}

export type ReaversFrame =
  | OpeningFrame
  | RoundFrame
  | ActivationFrame
  | FireFrame
  | AbilityFrame
  | TurnFrame
  | ChooseCardsFrame
  | RecruitFrame
  | ClanBonusFrame
  | TradeFrame
  | JourneyFrame
  | SeaFrame
  | CombatFrame
  | LootFrame
  | VillageFrame
  | KeepFrame
  | SubdueFrame
  | ArtefactFrame
  | GainDiceFrame
  | PaymentFrame
  | OverflowFrame
  | LoseDieFrame;

interface WithStack {
  readonly stack: Frame[];
}

/** The rules in progress, innermost last. */
export const push = (state: WithStack, frame: ReaversFrame): void => {
  state.stack.push(frame);
};

export const leave = (state: WithStack): void => {
  state.stack.pop();
};

export const top = (state: WithStack): ReaversFrame | undefined =>
  state.stack[state.stack.length - 1] as ReaversFrame | undefined;

/** The innermost frame of a kind, if one is in progress. */
export function innermost<K extends ReaversFrame['kind']>(
  state: { readonly stack: readonly Frame[] },
  kind: K,
): Extract<ReaversFrame, { kind: K }> | undefined {
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const frame = state.stack[i] as ReaversFrame;
    if (frame.kind === kind) return frame as Extract<ReaversFrame, { kind: K }>;
  }
  return undefined;
}
