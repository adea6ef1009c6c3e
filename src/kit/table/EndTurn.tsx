import { type ReactElement, useEffect, useState } from 'react';
import { Button } from '../look/Button.tsx';
import { endWords } from './held-words.ts';
import type { TableHeld, TableProps } from './table-props.ts';
import './end-turn.css';

interface EndTurnProps extends Pick<TableProps, 'endTurn' | 'speaker'> {
  readonly held: TableHeld;
}

const SECOND = 1000;

/** Second thoughts: so long the last act may be taken back, and who has none ends them. */
export function EndTurn({ held, endTurn, speaker }: EndTurnProps): ReactElement {
  const left = useLeft(held);
  const runs = left === null ? undefined : { animationDuration: `${Math.max(0, held.left() ?? 0)}ms` };
  return (
    <Button
      tone="main"
      icon="hourglass"
      act="end-turn"
      className="sk-end-turn"
      cost={left ?? undefined}
      onClick={endTurn}
    >
      {endWords(speaker)}
      {left !== null && <span className="sk-end-turn-left" style={runs} aria-hidden="true" />}
    </Button>
  );
}

/** Whole seconds that are left, counted down; null: for as long as one likes. */
function useLeft({ left }: TableHeld): number | null {
  const seconds = () => {
    const now = left();
    return now === null ? null : Math.max(0, Math.ceil(now / SECOND));
  };
  const [shown, show] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted by the clock, not by what is drawn
  useEffect(() => {
    show(seconds());
    const timer = setInterval(() => show(seconds()), SECOND / 4);
    return () => clearInterval(timer);
  }, [left]);
  return shown;
}
