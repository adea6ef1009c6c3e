import { useCallback } from 'react';
import type { TableInfo } from '../../host/protocol.ts';
import { fileName, saveFile } from '../home/file.ts';
import type { TableSource } from '../keeper.ts';
import { go } from '../router.ts';
import type { SavedTable } from '../store.ts';
import { useTrouble } from '../trouble.ts';

interface Ways {
  /** The same people, the same options, new cards; null for whoever only watched. */
  readonly rematch: (() => void) | null;
  /** Hands the log, or the whole save of a game under way, over as a file. */
  save(): void;
  leave(): void;
  readonly trouble: string | null;
}

/** The ways away from a table. */
export function useWays(keeper: TableSource, saved: SavedTable, table: TableInfo, title: string): Ways {
  const { trouble, attempt } = useTrouble();
  const rematch = useCallback(
    () =>
      void attempt(async () => {
        go(await keeper.again(saved, table));
      }),
    [attempt, keeper, table, saved],
  );
  const save = useCallback(
    () =>
      void attempt(async () => {
        saveFile(fileName(saved.name || title, saved.begun), await keeper.writeLog(saved.id));
      }),
    [attempt, keeper, saved, title],
  );
  const leave = useCallback(() => go({ screen: 'home' }), []);
  return { rematch: saved.you.length > 0 ? rematch : null, save, leave, trouble };
}
