import type { Language } from '../../engine/contract/game.ts';
import type { Player } from '../store/store.ts';

/** What is said of a turn, in one language. */
export interface Wording {
  readonly title: string;
  readonly body: string;
}

/** A turn that somebody is to be told of. */
export interface Turn {
  readonly table: string;
  readonly game: string;
  readonly player: Player;
  /** The way to the table, without the hall's origin. */
  readonly path: string;
  wording(language: Language): Promise<Wording>;
}

/** A way to tell people. */
export interface Channel {
  readonly name: 'push' | 'mail' | 'webhook';
  /** To how many addresses it was told; none for whoever did not ask to be told this way. */
  send(turn: Turn): Promise<number>;
}
