import { useCallback, useMemo } from 'react';
import type { Choice, Seat } from '../../engine/ask.ts';
import type { Subject } from '../../engine/rules.ts';
import type { TableProps } from '../look/table-props.ts';
import { rememberAct } from './last-act.ts';
import type { TableLine } from './table-line.ts';

/** What whoever sits here may do. */
export function useActs(
  line: TableLine,
  table: string,
  seat: Seat | null,
): Pick<TableProps, 'choose' | 'undo' | 'explain'> {
  const choose = useCallback(
    async (choice: Choice) => {
      if (seat === null) return;
      await line.choose(seat, choice);
      const at = line.now()?.moment.at;
      if (at !== undefined) rememberAct(table, seat, at);
    },
    [line, seat, table],
  );
  return useMemo(
    () => ({
      choose: (choice: Choice) => void choose(choice),
      undo: () => {
        if (seat !== null) void line.undo(seat);
      },
      explain: (subject: Subject<Choice>) => line.explain(seat, subject),
    }),
    [choose, line, seat],
  );
}
