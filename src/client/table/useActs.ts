import { useMemo, useState } from 'react';
import type { Choice, Seat } from '../../engine/ask.ts';
import type { Subject } from '../../engine/rules.ts';
import type { TableProps } from '../look/table-props.ts';
import { lastAct, rememberAct } from './last-act.ts';
import type { TableLine } from './table-line.ts';

interface Acts {
  /** What whoever sits here may do. */
  readonly acts: Pick<TableProps, 'choose' | 'undo' | 'explain'>;
  /** How long the log was after their last act; null when they have not acted yet. */
  readonly since: number | null;
}

export function useActs(line: TableLine, table: string, seat: Seat | null): Acts {
  const [done, setDone] = useState<{ readonly seat: Seat; readonly at: number } | null>(null);
  const stored = useMemo(() => (seat === null ? null : lastAct(table, seat)), [table, seat]);
  const acts = useMemo(() => {
    const choose = async (choice: Choice) => {
      if (seat === null) return;
      await line.choose(seat, choice);
      const at = line.now()?.moment.at;
      if (at === undefined) return;
      rememberAct(table, seat, at);
      setDone({ seat, at });
    };
    return {
      choose: (choice: Choice) => void choose(choice),
      undo: () => {
        if (seat !== null) void line.undo(seat);
      },
      explain: (subject: Subject<Choice>) => line.explain(seat, subject),
    };
  }, [line, table, seat]);
  return { acts, since: done !== null && done.seat === seat ? done.at : stored };
}
