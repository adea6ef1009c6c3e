import { type RefObject, useEffect, useMemo } from 'react';
import type { Choice } from '../../engine/contract/ask.ts';
import type { Subject } from '../../engine/contract/rules.ts';
import type { TableProps } from '../../kit/table/table-props.ts';
import { lastAct, rememberAct } from './last-act.ts';
import type { Shown, TableLine } from './table-line.ts';

interface Acts {
  /** What whoever sits here may do. */
  readonly acts: Pick<TableProps, 'choose' | 'undo' | 'endTurn' | 'explain'>;
  /** How long the log was after their last act; null when they have not acted yet. */
  readonly since: number | null;
}

export function useActs(
  line: TableLine,
  { table: { id: table }, moment: { seat }, acted }: Shown,
  page: RefObject<HTMLElement | null>,
): Acts {
  const stored = useMemo(() => (seat === null ? null : lastAct(table, seat)), [table, seat]);
  useEffect(() => {
    if (acted) rememberAct(table, acted.seat, acted.at);
  }, [table, acted]);
  const acts = useMemo(() => {
    // Said on the page itself: to draw the table for it would only delay what comes of it.
    const underWay = async (act: Promise<void>) => {
      page.current?.setAttribute('aria-busy', 'true');
      try {
        await act;
      } finally {
        if (!line.busy) page.current?.removeAttribute('aria-busy');
      }
    };
    return {
      choose: (choice: Choice) => {
        if (seat !== null) void underWay(line.choose(seat, choice));
      },
      undo: () => {
        if (seat !== null) void underWay(line.undo(seat));
      },
      endTurn: () => {
        if (seat !== null) void underWay(line.endTurn(seat));
      },
      explain: (subject: Subject<Choice>) => line.explain(seat, subject),
    };
  }, [line, seat, page]);
  return { acts, since: acted?.seat === seat ? acted.at : stored };
}
