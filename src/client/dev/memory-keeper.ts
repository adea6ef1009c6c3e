import { BadInput } from '../../engine/input/bad-input.ts';
import type { TableKeeper } from '../keeper.ts';
import { memoryStore, type SavedTable } from '../store.ts';

/** Sets tables up and remembers them, but deals no cards: for tests of the hall. */
export function memoryKeeper(tables: readonly SavedTable[] = []): TableKeeper {
  const store = memoryStore(tables);
  return {
    ...store,
    begin: async ({ game, options, seats, you }) => {
      const id = `table-${(await store.list()).length + 1}`;
      const now = Date.now();
      store.put({
        id,
        game,
        options,
        seats,
        you,
        name: '',
        begun: now,
        changed: now,
        waiting: [0],
        stage: null,
        over: false,
      });
      return id;
    },
    find: async id => (await store.list()).find(table => table.id === id),
    open: async () => {
      throw new BadInput('table', 'this keeper has no host');
    },
    writeLog: async () => {
      throw new BadInput('table', 'this keeper writes no log');
    },
    again: async () => {
      throw new BadInput('table', 'this keeper deals no cards');
    },
    readLog: async () => {
      throw new BadInput('table', 'this keeper reads no log');
    },
  };
}
