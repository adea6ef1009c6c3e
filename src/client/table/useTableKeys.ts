import { useMemo, useRef } from 'react';
import { type Shortcut, useKeys } from '../keys/keys.tsx';
import { useSpeech } from '../speech.tsx';

interface TableWays {
  onRules(): void;
  onReplay(): void;
  onTextTable(): void;
  onMenu(): void;
  onRecap(): void;
  /** Null when nothing can be taken back. */
  readonly onUndo: (() => void) | null;
  /** Null when the reader has no second thoughts to end. */
  readonly onEndTurn: (() => void) | null;
}

/** The keys of every table; a game adds its own. */
export function useTableKeys(ways: TableWays): void {
  const { say } = useSpeech();
  const latest = useRef(ways);
  latest.current = ways;
  useKeys(
    useMemo(() => {
      const shortcuts: Shortcut[] = [
        { key: 'u', label: say('hall.undo'), run: () => latest.current.onUndo?.() },
        { key: 'e', label: say('hall.held.end'), run: () => latest.current.onEndTurn?.() },
        { key: 'r', label: say('hall.rules'), run: () => latest.current.onRules() },
        { key: 'b', label: say('hall.replay'), run: () => latest.current.onReplay() },
        { key: 't', label: say('hall.switch.textTable'), run: () => latest.current.onTextTable() },
        { key: 'm', label: say('hall.menu'), run: () => latest.current.onMenu() },
        { key: 'l', label: say('hall.recap'), run: () => latest.current.onRecap() },
        // These are only told: other parts listen to them.
        { key: say('hall.key.digits'), label: say('hall.keys.digits'), run: () => undefined },
        { key: say('hall.key.any'), label: say('hall.keys.any'), run: () => undefined },
      ];
      return { title: say('hall.table'), shortcuts };
    }, [say]),
  );
}
