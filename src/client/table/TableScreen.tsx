import type { ReactElement } from 'react';
import { shelved } from '../games.ts';
import { type TableSource, useKeeper } from '../keeper.ts';
import { useSpeech } from '../speech.tsx';
import { ClosedTable } from './ClosedTable.tsx';
import type { LessonParts } from './lesson-parts.ts';
import type { OnlineParts } from './online-parts.ts';
import { TableFrame } from './TableFrame.tsx';
import { useGameAtTable } from './useGameAtTable.ts';
import { type OpenTable, useTable } from './useTable.ts';

/** A table that is kept in this browser. */
export default function TableScreen({ id }: { id: string }): ReactElement {
  return <TableFrom id={id} source={useKeeper()} />;
}

interface TableFromProps {
  readonly id: string;
  readonly source: TableSource;
  readonly online?: OnlineParts | undefined;
  readonly lesson?: LessonParts | undefined;
  /** Begins with a look back over the whole game. */
  readonly lookBack?: boolean | undefined;
}

/** One table, whoever keeps it: opened, its game loaded, and then the frame round it. */
export function TableFrom({ id, source, ...rest }: TableFromProps): ReactElement {
  const open = useTable(id, source);
  if (open.state === 'closed') return <ClosedTable error={open.error} />;
  return open.state === 'opening' ? <Opening /> : <Seated open={open} {...rest} />;
}

function Opening(): ReactElement {
  const { say } = useSpeech();
  return (
    <main id="main" className="sk-loading" tabIndex={-1}>
      {say('hall.loading')}
    </main>
  );
}

interface SeatedProps extends Pick<TableFromProps, 'online' | 'lesson' | 'lookBack'> {
  readonly open: Extract<OpenTable, { state: 'open' }>;
}

function Seated({ open, ...rest }: SeatedProps): ReactElement {
  const { game } = open.shown.table;
  const loaded = useGameAtTable(game);
  const entry = shelved(game);
  if (!entry) return <ClosedTable error={new Error(`"${game}" is not in this hall`)} />;
  return loaded ? <TableFrame open={open} entry={entry} {...loaded} {...rest} /> : <Opening />;
}
