import type { Connection } from '../../host/protocol.ts';
import type { NewTable, TableKeeper } from '../keeper.ts';
import { database } from './database.ts';
import { readTable, removeTable } from './kept-tables.ts';
import type { Opening } from './messages.ts';
import { shown } from './rows.ts';
import { TableTrouble, TableWorker } from './table-worker.ts';

/** A worker that nobody is connected to any more lives on for a moment: its table may be opened again at once. */
const LINGER = 400;

interface Running {
  readonly worker: Promise<TableWorker>;
  /** Lines to it that are open, or about to be. */
  lines: number;
  ending: ReturnType<typeof setTimeout> | undefined;
}

/** Keeps the tables of this browser: each runs in a worker of its own while it is open, and lies in IndexedDB. */
export function localKeeper(): TableKeeper {
  const running = new Map<string, Running>();

  function start(opening: Opening): Running {
    const table: Running = { worker: TableWorker.open(opening), lines: 0, ending: undefined };
    running.set(opening.id, table);
    table.worker.catch(() => running.delete(opening.id));
    return table;
  }

  /** Ends the worker unless somebody comes back. */
  function leave(id: string, table: Running, after: number): void {
    clearTimeout(table.ending);
    table.ending = setTimeout(() => {
      if (running.get(id) === table) running.delete(id);
      void table.worker.then(worker => worker.end());
    }, after);
  }

  async function deal(opening: Opening): Promise<string> {
    const table = start(opening);
    await table.worker;
    // Whoever asked for a table goes there; until then it waits.
    leave(opening.id, table, 10_000);
    return opening.id;
  }

  const begin = ({ game, options, content, seats }: Omit<NewTable, 'you'>) => {
    const table = { game, options, seats, ...(content && { content }) };
    return deal({ kind: 'begin', id: crypto.randomUUID(), table });
  };

  return {
    begin,

    async again({ you }, { seats: before, ...table }) {
      // Whoever left their seat to a bot plays again.
      const seats = before.map(({ name, bot }, seat) => ({ name, bot: you.includes(seat) ? null : bot }));
      return { screen: 'table', id: await begin({ ...table, seats }) };
    },

    async open(id: string, onTrouble?: (error: Error) => void): Promise<Connection> {
      const table = running.get(id) ?? start({ kind: 'resume', id });
      clearTimeout(table.ending);
      table.lines++;
      const worker = await table.worker;
      worker.onTrouble = error => onTrouble?.(error);
      return worker.connect(() => {
        table.lines--;
        if (table.lines === 0) leave(id, table, LINGER);
      });
    },

    async find(id) {
      const db = await database();
      const kept = await db.get('tables', id);
      return kept && shown(kept, await db.get('names', id));
    },

    async list() {
      const db = await database();
      const [tables, ids, names] = await Promise.all([db.getAll('tables'), db.getAllKeys('names'), db.getAll('names')]);
      const named = new Map(ids.map((id, i) => [id, names[i]]));
      return tables.map(kept => shown(kept, named.get(kept.id))).sort((a, b) => b.changed - a.changed);
    },

    async rename(id, name) {
      await (await database()).put('names', name, id);
    },

    async remove(id) {
      const table = running.get(id);
      if (table) {
        running.delete(id);
        clearTimeout(table.ending);
        (await table.worker).end();
      }
      await removeTable(id);
    },

    async writeLog(id) {
      const kept = await readTable(id);
      if (!kept) throw new TableTrouble('missing', 'the table is not kept in this browser');
      const { writeSave } = await import('./save-file.ts');
      return writeSave(kept.table, kept.log);
    },

    async readLog(text) {
      const { readSave } = await import('./save-file.ts');
      const { log, seats, begun = Date.now() } = readSave(text);
      const { length: bytes } = new TextEncoder().encode(text);
      return deal({ kind: 'import', id: crypto.randomUUID(), log, bytes, seats, begun });
    },
  };
}
