import type { ReactNode } from 'react';
import type { Ask, Choice, Seat } from '../../engine/contract/ask.ts';
import type { Explanation } from '../../engine/contract/explain.ts';
import type { Fact } from '../../engine/contract/facts.ts';
import type { Result, Subject } from '../../engine/contract/rules.ts';
import type { Json } from '../../engine/input/json.ts';
import type { Link, Speaker } from '../../engine/text/text.ts';
import type { PointsOverTime } from '../look/PointsGraph.tsx';
import type { PlayedScene, Scene } from './scene/scene.ts';

/** What the shell hands to a game's table. The table draws, lights what may be chosen, and says what was chosen. */
export interface TableProps<V = unknown, C extends Choice = Choice, F extends Fact = Fact, S extends Scene = Scene> {
  /** Whose eyes: null is a spectator. */
  readonly seat: Seat | null;
  readonly view: V;
  /** What this seat is asked now, with every legal answer; null while others decide or when looking back. */
  readonly ask: Ask<C> | null;
  readonly waiting: readonly WaitingFor[];
  readonly result: Result | null;
  /** Who is out of the game and stays to watch. */
  readonly out: readonly Seat[];
  /** Once the game is over, and where its facts tell what they are worth: how the points came together. */
  readonly points: PointsOverTime | null;
  readonly seats: readonly TableSeat[];
  /** The newest of what this seat has heard, oldest first: a few hundred at least; once the game is over, all of it. */
  readonly facts: readonly F[];
  /** Of those, what came after the reader's last act: what others did meanwhile, for marks that follow it. */
  readonly recent: readonly F[];
  /** The same with what the reader's last act itself has brought: what dice said to them, above all. */
  readonly brought: readonly F[];
  /** Who is seen to act just now, while acts of others are shown one by one; null when nobody is. */
  readonly acting: Seat | null;
  /** A climax that is being shown: until it is over the table is as it was before it, and nothing is asked. */
  readonly scene: PlayedScene<S> | null;
  /** A past moment is shown: nothing is lit. */
  readonly lookingBack: boolean;
  /** Words in the reader's language, the game's own and the hall's (`hall.…`). */
  readonly speaker: Speaker;
  /** Where several people share the screen: who sits at it now, by name. */
  readonly sitter?: string | null | undefined;
  readonly canUndo: boolean;
  /** Somebody may still take back what was done last, and nobody goes on before; null most of the time. */
  readonly held: TableHeld | null;
  choose(choice: C): void;
  undo(): void;
  /** Shows at once what others have done and is still to be shown; null while nothing is. */
  readonly skip: (() => void) | null;
  /** Ends the reader's own second thoughts. */
  endTurn(): void;
  /** Asks the others whether what is no longer free may be taken back; null where nobody could be asked. */
  readonly askUndo: (() => void) | null;
  explain(subject: Subject<C>): Promise<Explanation>;
  /**
   * The same of an answer and at once, as the rules tell it from what is seen here: what is against it, or what it
   * costs and leaves, and whether it gives much away.
   */
  foresee(choice: C): Explanation;
  /** What a number is made of, by a view: of the moment, or of what a scene shows in its place. Null where there is none. */
  reckon(view: V, subject: Subject<C>): Explanation | null;
  /** Opens the rules reference at a clause. */
  openRules(clause: string): void;
  /** Shown by the shell, placed by the table: the saga (log), the tools of the rail, notices. */
  readonly saga: ReactNode;
  readonly tools: ReactNode;
  /** Where people play from elsewhere: who is awaited and not there, what can be done, that one only watches. */
  readonly company?: ReactNode;
  /** Opens talk with some of the table, with none of them for everybody; null where nobody plays from elsewhere. */
  readonly talkTo?: ((to: readonly Seat[]) => void) | null | undefined;
  /** The mark of the hall, and the way back to it. */
  readonly mark: ReactNode;
  /** Stands in the place of prompt and hand while a past moment is shown; null otherwise. */
  readonly replay: ReactNode;
  /** What the reader points at in the saga: a place or a figure to be framed in ice. */
  readonly highlight: Link | null;
  /** Once the game is over: rematch, replay, save; and the shuffle, to be verified. */
  readonly ending: { readonly actions: ReactNode; readonly shuffle: ReactNode } | null;
  readonly settings: TableSettings;
  /** What a good player would do, where the reader has asked: the table says what is to be touched for it. */
  readonly advised?: Advised<C> | null | undefined;
}

/** By answer, the best first: what may be touched next on the way to it. */
export type Marked = readonly (readonly string[])[];

export interface Advised<C extends Choice> {
  readonly choices: readonly C[];
  mark(marked: Marked): void;
}

export interface TableSeat {
  readonly name: string;
  readonly bot: string | null;
  /** Is somebody there? Placed beside the name, where it is known. */
  readonly sign?: ReactNode;
  /** How long they may still think, where there is a clock. */
  readonly clock?: ReactNode;
}

/** Second thoughts about what was done last. */
export interface TableHeld {
  readonly mine: boolean;
  /** Whose they are. */
  readonly name: string;
  /** Milliseconds until they are over; null: until whoever has them says so. */
  left(): number | null;
}

export interface WaitingFor {
  readonly seat: Seat;
  readonly prompt: string;
  readonly args?: Readonly<Record<string, Json>>;
  readonly answered?: boolean;
}

export interface TableSettings {
  /** When to ask before an act is done. */
  readonly confirm: 'always' | 'irreversible' | 'never';
  /** How long the others wait, so that one can think again. */
  readonly pause: 'none' | 'short' | 'long' | 'own';
  readonly speed: 'off' | 'fast' | 'normal' | 'slow';
}
