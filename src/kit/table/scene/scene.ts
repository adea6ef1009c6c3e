import type { Seat } from '../../../engine/contract/ask.ts';
import type { Fact } from '../../../engine/contract/facts.ts';
import type { Args } from '../../../engine/text/text.ts';
import type { SoundName } from './sounds.ts';

/** Words of the game or the hall, and what they are said of. */
export interface Message {
  readonly key: string;
  readonly args?: Args | undefined;
}

/** One thing of a scene, shown before the next. */
export interface Beat {
  /** What is told in it. */
  readonly facts: readonly Fact[];
  /** How long it takes, beside an ordinary beat. */
  readonly lasts?: number | undefined;
  readonly sound?: SoundName | undefined;
}

/**
 * A climax: something that the table stops for. It is a script, made once of what has happened, and says of each beat all
 * that there is to see; so what is shown when can be tested without a page.
 */
export interface Scene<B extends Beat = Beat> {
  /** Which of the game's scenes it is. */
  readonly kind: string;
  readonly title: Message;
  /** One at least. With the last of them all is told. */
  readonly beats: readonly B[];
  /** What it comes to, said at the last beat; null where it breaks off because somebody has to choose. */
  readonly verdict: Message | null;
  /** So many of its beats were shown before it broke off: it goes on after them. */
  readonly begun?: number | undefined;
  /**
   * Words that can be read nowhere else while it is shown, beside what it tells: its end stays for as long as they need,
   * and the line of the saga that tells of it leads back to them. Nothing, where a look says it all.
   */
  readonly reads?: readonly Message[] | undefined;
  /** It stays until the reader goes on: it is theirs. Else it gives way by itself. */
  readonly waits: boolean;
}

/** What has come of one entry of the log, with the table as it was and is for whoever looks. */
export interface Happened<V = unknown, F extends Fact = Fact> {
  readonly facts: readonly F[];
  /** Whose eyes: null is a spectator. */
  readonly seat: Seat | null;
  readonly before: V;
  readonly after: V;
  /** The scene that broke off last: what has happened may be how it goes on. */
  readonly broken?: Scene | null | undefined;
}

/** A scene on the table: how far it is, and the way on. While it is there nothing is asked and nobody acts. */
export interface PlayedScene<S extends Scene = Scene> {
  readonly scene: S;
  /** The beat that is shown. */
  readonly at: number;
  /** The last one is. */
  readonly over: boolean;
  /** To its end; at its end, on. */
  goOn(): void;
}
