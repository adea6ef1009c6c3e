import { useCallback } from 'react';
import type { TableInfo } from '../../host/protocol.ts';
import { fileName, saveFile } from '../home/file.ts';
import { useKeeper } from '../keeper.ts';
import { go } from '../router.ts';
import type { SavedTable } from '../store.ts';
import { useTrouble } from '../trouble.ts';

interface Ways {
  /** The same people, the same options, new cards. */
  rematch(): void;
  /** Hands the log, or the whole save of a game under way, over as a file. */
  save(): void;
  leave(): void;
  readonly trouble: string | null;
}

/** The ways away from a table. */
export function useWays(saved: SavedTable, table: TableInfo, title: string): Ways {
  const keeper = useKeeper();
  const { trouble, attempt } = useTrouble();
  const rematch = useCallback(
    () =>
      void attempt(async () => {
        const { game, options } = table;
        // Whoever left their seat to a bot plays again.
        const seats = table.seats.map((sitter, seat) => (saved.you.includes(seat) ? { ...sitter, bot: null } : sitter));
        go({ screen: 'table', id: await keeper.begin({ game, options, seats, you: saved.you }) });
      }),
    [attempt, keeper, table, saved.you],
  );
  const save = useCallback(
    () =>
      void attempt(async () => {
        saveFile(fileName(saved.name || title, saved.begun), await keeper.writeLog(saved.id));
      }),
    [attempt, keeper, saved, title],
  );
  const leave = useCallback(() => go({ screen: 'home' }), []);
  return { rematch, save, leave, trouble };
}
