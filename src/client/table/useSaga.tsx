import { type ReactElement, useCallback, useMemo, useState } from 'react';
import type { Seat } from '../../engine/contract/ask.ts';
import type { Link } from '../../engine/text/text.ts';
import type { Side } from '../../kit/look/side.ts';
import { useSameItems } from '../../kit/look/useSame.ts';
import type { TableExtras } from '../../kit/table/table-module.ts';
import type { Replay } from './replay/useReplay.ts';
import type { Scribe } from './saga/lines.ts';
import { Saga } from './saga/Saga.tsx';
import { sideAt } from './side-at.ts';
import type { Shown, TableLine } from './table-line.ts';

interface TableSaga {
  readonly saga: ReactElement;
  /** What the reader points at in it. */
  readonly highlight: Link | null;
  /** How each seat looks. */
  readonly looks: readonly (Side | undefined)[];
}

/** The saga of a table, ready to be placed. */
export function useSaga(
  line: TableLine,
  shown: Shown,
  scribe: Scribe,
  extras: TableExtras,
  replay: Replay,
  since: number | null,
): TableSaga {
  const { table, moment, hearing } = shown;
  const [highlight, setHighlight] = useState<Link | null>(null);
  const looks = useSameItems(
    useMemo(() => table.seats.map((_, seat) => sideAt(extras, moment.view, table, seat)), [extras, moment.view, table]),
  );
  const sideOf = useCallback((seat: Seat) => looks[seat], [looks]);
  const { options, content } = table;
  const ways = useMemo(
    () => ({ speaker: scribe.speaker, extras, played: { options, ...(content && { content }) }, point: setHighlight }),
    [scribe, extras, options, content],
  );
  const onEarlier = useCallback(() => void line.hearEarlier().catch(console.warn), [line]);
  const lookingAt = replay.at === null ? null : (replay.past?.at ?? null);
  const saga = (
    <Saga
      hearing={hearing}
      onEarlier={onEarlier}
      scribe={scribe}
      sideOf={sideOf}
      ways={ways}
      since={since}
      lookingAt={lookingAt}
      onLook={replay.look}
    />
  );
  return { saga, highlight, looks };
}
