import type { ComponentType } from 'react';
import type { Language } from '../../engine/contract/game.ts';
import type { Outlines } from './outlines.ts';
import type { Side } from './side.ts';
import type { BandName } from './weave.ts';

/** Words that are needed before the locales of a game are loaded. */
export type HangingWords = Readonly<Record<Language, string>>;

/** The cloth that hangs in the hall for a game: what is seen of it before the game is loaded. */
export interface GameHanging {
  /** Woven along its edges. */
  readonly band: BandName;
  readonly cloth: string;
  /** Threads of the fringe. */
  readonly fringe: readonly [string, string, string];
  /** Drawn in a box of 288 by 262. */
  readonly Picture: ComponentType;
  /** Outlines of the emblems of its sides, which no other file brings before the game is loaded. */
  readonly emblems: Outlines;
  /** One sentence that makes one want to play. */
  readonly pitch: HangingWords;
  /** How far a game is, in a few words made of what its rules tell (`stage`); left out where they tell nothing. */
  readonly stage?: HangingWords;
  /** Who can be played, by the names that the rules use; `sideKind: 'crew'` calls them by the messages `crew.owl`. */
  readonly sides: Readonly<Record<string, Side>>;
  readonly sideKind: string;
  /** Who plays which side is settled before the game only where this option has this value; elsewhere at the table. */
  readonly sidesWhen?: { readonly option: string; readonly value: string | number };
}
