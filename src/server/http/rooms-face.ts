import type { Seat } from '../../engine/ask.ts';

/** What the HTTP side asks of the live tables. */
export interface RoomsFace {
  /** A lobby changed, its game began, or it is gone: tells whoever is connected. */
  changed(table: string): Promise<void>;
  /** A person had their data deleted: bots take these seats for good. */
  abandon(table: string, seats: readonly Seat[]): Promise<void>;
}
