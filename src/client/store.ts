import type { Seat } from '../engine/contract/ask.ts';
import type { Options } from '../engine/contract/options.ts';
import type { Stage } from '../engine/contract/rules.ts';
import type { Sitter } from '../host/protocol.ts';

/** What the hall shows of a table that is kept on this device. */
export interface SavedTable {
  readonly id: string;
  readonly game: string;
  /** What the reader called it; '' shows the game's title. */
  readonly name: string;
  readonly options: Options;
  readonly seats: readonly Sitter[];
  /** The seats that are played at this screen. */
  readonly you: readonly Seat[];
  /** Milliseconds since 1970: the first card dealt, and the last choice made. */
  readonly begun: number;
  readonly changed: number;
  /** Whom the table waits for; nobody once the game is over. */
  readonly waiting: readonly Seat[];
  /** How far the game is, where it says so. */
  readonly stage: Stage | null;
  readonly over: boolean;
}

/** The tables on this device, as the hall handles them. Every promise resolves when it is durable. */
export interface Store {
  /** The latest first. */
  list(): Promise<readonly SavedTable[]>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface MemoryStore extends Store {
  put(table: SavedTable): void;
}

/** Keeps tables as long as the page lives: for tests. */
export function memoryStore(tables: readonly SavedTable[] = []): MemoryStore {
  const kept = new Map(tables.map(table => [table.id, table]));
  return {
    put: table => void kept.set(table.id, table),
    list: async () => [...kept.values()].sort((a, b) => b.changed - a.changed),
    rename: async (id, name) => {
      const table = kept.get(id);
      if (table) kept.set(id, { ...table, name });
    },
    remove: async id => void kept.delete(id),
  };
}
