import type { ComponentType } from 'react';
import type { Seat } from '../../engine/contract/ask.ts';
import type { Speaker } from '../../engine/text/text.ts';
import type { ClockFace } from '../../host/clocks/clock.ts';
import type { Sitter } from '../../host/protocol.ts';
import type { Shown, TableLine } from './table-line.ts';

/** The table as the parts of the frame are given it. */
export interface AtTable {
  readonly line: TableLine;
  readonly shown: Shown;
  readonly speaker: Speaker;
  /** What a seat may leave to the host, as the game offers it. */
  readonly orders: readonly string[];
}

/** What the frame shows besides where people play from elsewhere. At one screen there is none of it. */
export interface OnlineParts {
  /** Beside a seat: is somebody there? */
  readonly Sign: ComponentType<{ readonly seat: Seat; readonly sitter: Sitter }>;
  /** How long a seat may still think. */
  readonly Clock: ComponentType<{ readonly seat: Seat; readonly clock: ClockFace }>;
  /** In the rail. */
  readonly Tool: ComponentType;
  /** Under the saga. */
  readonly Foot: ComponentType;
  /** What is to be known or decided at once, over the table. */
  readonly Notices: ComponentType<AtTable>;
  /** In the prompt: who is awaited and not there, and that one only watches. */
  readonly Awaited: ComponentType<AtTable>;
  /** More entries of the menu. */
  readonly Menu: ComponentType<AtTable & { readonly onClose: () => void }>;
  /** The hour, as the hall counts it. */
  now(): number;
  /** What this browser gave to the table's luck. */
  shares(): readonly string[];
  /** Opens talk with these seats; with none, for everybody. */
  talkTo(to: readonly Seat[]): void;
}
