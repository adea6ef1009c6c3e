import type { Seat } from '../../engine/contract/ask.ts';
import type { Goodbye } from '../store/store.ts';

/** What the HTTP side asks of the live tables. */
export interface RoomsFace {
  /** A lobby changed, its game began, or it is gone: tells whoever is connected. */
  changed(table: string): Promise<void>;
  /** A session has ended, or a person was forgotten: their lines are closed, in every process. */
  goodbye(who: Omit<Goodbye, 'what'>): Promise<void>;
  /** A person had their data deleted: bots take these seats for good. */
  abandon(table: string, seats: readonly Seat[]): Promise<void>;
  /** Is this a table under way that the rules of this hall cannot go on with? */
  isStuck(table: string): Promise<boolean>;
}
