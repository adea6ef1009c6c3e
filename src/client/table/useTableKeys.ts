import { useMemo, useRef } from 'react';
import { type Shortcut, useKeys } from '../keys/keys.tsx';
import { KEYS } from '../keys/remap.ts';
import { useSpeech } from '../speech.tsx';

interface TableWays {
  onRules(): void;
  onReplay(): void;
  onTextTable(): void;
  onMenu(): void;
  onRecap(): void;
  /** To the next thing that may be touched, or to the one before. */
  onNext(back?: boolean): void;
  /** To a thing by its name. */
  onFind(): void;
  /** Null when nothing can be taken back. */
  readonly onUndo: (() => void) | null;
  /** Null when the reader has no second thoughts to end. */
  readonly onEndTurn: (() => void) | null;
  /** Null where nobody may be advised. */
  readonly onAdvice: (() => void) | null;
}

/** The keys of every table; a game adds its own. `ends`: what ends second thoughts. */
export function useTableKeys(ways: TableWays, ends: string): void {
  const { say } = useSpeech();
  const latest = useRef(ways);
  latest.current = ways;
  useKeys(
    useMemo(() => {
      const shortcuts: Shortcut[] = [
        { key: KEYS.undo, label: say('hall.undo'), run: () => latest.current.onUndo?.() },
        { key: KEYS.endTurn, label: ends, run: () => latest.current.onEndTurn?.() },
        { key: KEYS.rules, label: say('hall.rules'), run: () => latest.current.onRules() },
        { key: KEYS.replay, label: say('hall.replay'), run: () => latest.current.onReplay() },
        { key: KEYS.text, label: say('hall.switch.textTable'), run: () => latest.current.onTextTable() },
        { key: KEYS.menu, label: say('hall.menu'), run: () => latest.current.onMenu() },
        { key: KEYS.recap, label: say('hall.recap'), run: () => latest.current.onRecap() },
        { key: KEYS.advice, label: say('hall.advice'), run: () => latest.current.onAdvice?.() },
        { key: KEYS.next, label: say('hall.keys.next'), run: () => latest.current.onNext() },
        { key: KEYS.previous, label: say('hall.keys.previous'), run: () => latest.current.onNext(true) },
        { key: KEYS.find, label: say('hall.find'), run: () => latest.current.onFind() },
        // These are only told: other parts listen to them.
        { key: say('hall.key.digits'), label: say('hall.keys.digits'), run: () => undefined },
        { key: say('hall.key.any'), label: say('hall.keys.any'), run: () => undefined },
      ];
      return { title: say('hall.table'), shortcuts };
    }, [say, ends]),
  );
}
