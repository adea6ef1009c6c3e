/** What the rules in progress remember, one shape for each kind of frame. */
import type { Calls, Frame, Returns } from '../../../engine/contract/frames.ts';
import { type START, type StepOf, steps } from '../../../engine/contract/steps.ts';
import type { Card, Colour, Deck, Die, Place, Slot, Stack, Tile } from './numbers.ts';

/** Who uses reavers next, from the start player on; a smaller table is done before all of them have. */
export const OPENING = steps('startPlayer', 'second', 'third', 'fourth', 'done');

/** Every seat uses its first reavers, one after the other. */
export interface OpeningFrame extends Frame {
  readonly kind: 'opening';
  step: StepOf<typeof OPENING>;
}

export interface RoundFrame extends Frame {
  readonly kind: 'round';
  step: typeof START;
}

export const ACTIVATION = steps('reavers', 'parts');

/** A selected space: first the reavers of all seats, then what each seat does. */
export interface ActivationFrame extends Frame {
  readonly kind: 'activation';
  step: StepOf<typeof ACTIVATION>;
  /** Seats from the active one on that have had their part. */
  at: number;
}

/** Which reaver of a slot works next. */
export const FIRE = steps('top', 'middle', 'bottom', 'done');

/** The specialised reavers of one seat in the slot of the selected space. */
export interface FireFrame extends Frame {
  readonly kind: 'fire';
  step: StepOf<typeof FIRE>;
  readonly seat: number;
  readonly slot: Slot;
}

export const ABILITY = steps('begin', 'asked', 'paid');

/** One reaver's ability. */
export interface AbilityFrame extends Frame {
  readonly kind: 'ability';
  step: StepOf<typeof ABILITY>;
  readonly seat: number;
  readonly card: Card;
  /** Loot cards that were turned over, of which one is kept. */
  readonly cards: Card[];
}

export const TURN = steps('decide', 'acting', 'acted', 'rest', 'after');

/** One seat's own part of the selected space. */
export interface TurnFrame extends Frame, Calls<'choose-cards' | 'sea' | 'subdue'> {
  readonly kind: 'turn';
  step: StepOf<typeof TURN>;
  readonly seat: number;
  /** Where the seat stands: 0 for the active one, up to 3. */
  readonly distance: number;
  /** Reavers gained in this part. */
  readonly gained: Card[];
}

/** Which cards of a space are taken: a group on the board, or the top of the deck. Returns the reavers among them. */
export interface ChooseCardsFrame extends Frame, Returns<readonly Card[]> {
  readonly kind: 'choose-cards';
  step: typeof START;
  readonly seat: number;
  readonly deck: Deck;
  /** Further cards from the deck. */
  readonly extra: number;
}

export const RECRUITING = steps('roll', 'use');

export interface RecruitFrame extends Frame {
  readonly kind: 'recruit';
  step: StepOf<typeof RECRUITING>;
  readonly seat: number;
  /** Reavers still to be used. */
  readonly cards: Card[];
}

/** The bonus of a clan that leaves a choice: which deck the loot comes from. */
export interface ClanBonusFrame extends Frame {
  readonly kind: 'clan-bonus';
  step: typeof START;
  readonly seat: number;
  readonly card: Card;
}

export interface TradeFrame extends Frame {
  readonly kind: 'trade';
  step: typeof START;
  readonly seat: number;
  /** Rewards still to be taken. */
  left: number;
  /** Dice still to be taken for the reward in hand. */
  dice: number;
}

export const JOURNEY = steps('decide', 'paid', 'lose', 'cancelled');

export interface JourneyFrame extends Frame {
  readonly kind: 'journey';
  step: StepOf<typeof JOURNEY>;
  readonly seat: number;
  readonly card: Card;
}

export const SEA = steps('journey', 'choose', 'attempt', 'tried');

/** Returns the reavers that a battle won has brought. */
export interface SeaFrame extends Frame, Calls<'combat'>, Returns<readonly Card[]> {
  readonly kind: 'sea';
  step: StepOf<typeof SEA>;
  readonly seat: number;
  card: Card;
  /** Its place on the board, -1 for a card from the deck. */
  place: Place;
  won: number;
}

export const COMBAT = steps('commit', 'rolled');

/** A fight; returns whether it was won. */
export interface CombatFrame extends Frame, Returns<boolean> {
  readonly kind: 'combat';
  step: StepOf<typeof COMBAT>;
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
  step: typeof START;
  readonly seat: number;
  readonly cards: Card[];
}

export const VILLAGE = steps('begin', 'asked');

export interface VillageFrame extends Frame {
  readonly kind: 'village';
  step: StepOf<typeof VILLAGE>;
  readonly seat: number;
  readonly card: Card;
}

export const KEEP = steps('begin', 'asked', 'fought');

export interface KeepFrame extends Frame, Calls<'combat'> {
  readonly kind: 'keep';
  step: StepOf<typeof KEEP>;
  readonly seat: number;
  readonly card: Card;
  won: number;
}

export const SUBDUE = steps('attempt', 'fought', 'better', 'turnOver', 'rewards');

/** Returns whether any attempt was made. */
export interface SubdueFrame extends Frame, Calls<'combat'>, Returns<boolean> {
  readonly kind: 'subdue';
  step: StepOf<typeof SUBDUE>;
  readonly seat: number;
  /** Attempts left, and made. */
  left: number;
  made: number;
  /** The stack of the attempt that is being made. */
  at: Stack;
  won: number;
  /** Stacks of the tiles won, not yet turned over. */
  readonly gained: Stack[];
  /** Tiles turned over whose reward is not yet taken. */
  readonly turned: Tile[];
}

/** The power of an artefact that asks for more than the die on it. */
export interface ArtefactFrame extends Frame {
  readonly kind: 'artefact';
  step: typeof START;
  readonly seat: number;
  readonly card: Card;
}

/** Dice to be gained: a colour each, or -1 for any; one that is rolled has the colour that was chosen for it. */
export interface GainDiceFrame extends Frame {
  readonly kind: 'gain-dice';
  step: typeof START;
  readonly seat: number;
  readonly dice: Colour[];
  at: number;
  /** 1: rolled, 0: on a chosen face. */
  readonly roll: number;
  readonly cause: string;
}

/** Dice and upgrade tiles to be spent, one need after the other. */
export interface PaymentFrame extends Frame {
  readonly kind: 'payment';
  step: typeof START;
  readonly seat: number;
  readonly needs: number[];
  at: number;
  readonly cause: string;
}

/** More dice than the board has room for. */
export interface OverflowFrame extends Frame {
  readonly kind: 'overflow';
  step: typeof START;
  readonly seat: number;
  /** Dice on the board that were rolled just now. */
  readonly fresh: Die[];
}

/** A die is lost: of one colour, or of any (-1). */
export interface LoseDieFrame extends Frame {
  readonly kind: 'lose-die';
  step: typeof START;
  readonly seat: number;
  readonly colour: Colour;
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
