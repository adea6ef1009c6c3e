import { createContext, useContext } from 'react';
import type { Seat } from '../engine/contract/ask.ts';
import type { Content } from '../engine/contract/content.ts';
import type { Options } from '../engine/contract/options.ts';
import type { Connection, Sitter, TableInfo } from '../host/protocol.ts';
import type { Route } from './router.ts';
import type { SavedTable, Store } from './store.ts';

/** A table that is set up and not begun. */
export interface NewTable {
  readonly game: string;
  /** As `readOptions` of its rules takes them: what is left out has its default. */
  readonly options: Options;
  /** Values of the game that are replaced, as its `content` has read them. */
  readonly content?: Content;
  /** Clockwise, one for each seat of the game. */
  readonly seats: readonly Sitter[];
  /** The seats that are played at this screen: one, or those of several people in turn. */
  readonly you: readonly Seat[];
}

/** What a table needs of whoever keeps it: a worker and this browser's storage, or a server. */
export interface TableSource {
  /** A line to the host of a table; an error when there is no such table. `onTrouble`: the host broke later on. */
  open(id: string, onTrouble?: (error: Error) => void): Promise<Connection>;
  /** One table as the hall knows it: who sits at this screen, and what it is called. */
  find(id: string): Promise<SavedTable | undefined>;
  /** The log of a table as the text of a file. */
  writeLog(id: string): Promise<string>;
  /** The same people, the same options, new cards: where they sit down. */
  again(saved: SavedTable, table: TableInfo): Promise<Route>;
  /** Whatever was done can be taken back later: nobody waits for second thoughts. */
  readonly forgiving?: boolean;
}

/** Keeps the tables of this browser. */
export interface TableKeeper extends TableSource, Store {
  /** Deals the cards; the id of the table, which is kept from now on. */
  begin(table: NewTable): Promise<string>;
  /** Takes in a log that was written to a file and gives its table; a `BadInput` when it is none of ours. */
  readLog(text: string): Promise<string>;
}

const KeeperContext = createContext<TableKeeper | null>(null);

export const KeeperProvider = KeeperContext.Provider;

export function useKeeper(): TableKeeper {
  const keeper = useContext(KeeperContext);
  if (!keeper) throw new Error('the hall has no keeper: wrap it in a KeeperProvider');
  return keeper;
}
