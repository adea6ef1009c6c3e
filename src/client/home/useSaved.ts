import { useCallback, useEffect, useState } from 'react';
import { useKeeper } from '../keeper.ts';
import type { SavedTable } from '../store.ts';

interface Saved {
  /** undefined until they are read. */
  readonly tables: readonly SavedTable[] | undefined;
  refresh(): Promise<void>;
}

/** The tables kept here; read again when one comes back to the page, since another tab may have played on. */
export function useSaved(): Saved {
  const keeper = useKeeper();
  const [tables, setTables] = useState<readonly SavedTable[]>();
  const refresh = useCallback(async () => setTables(await keeper.list()), [keeper]);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void refresh();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refresh]);
  return { tables, refresh };
}
