import type { ReactElement } from 'react';
import { shelved } from '../games.ts';
import { useSpeech } from '../speech.tsx';
import { ClosedTable } from './ClosedTable.tsx';
import { TableFrame } from './TableFrame.tsx';
import { useGameAtTable } from './useGameAtTable.ts';
import { type OpenTable, useTable } from './useTable.ts';

/** One table: opened, its game loaded, and then the frame round it. */
export default function TableScreen({ id }: { id: string }): ReactElement {
  const open = useTable(id);
  if (open.state === 'closed') return <ClosedTable error={open.error} />;
  return open.state === 'opening' ? <Opening /> : <Seated open={open} />;
}

function Opening(): ReactElement {
  const { say } = useSpeech();
  return (
    <main id="main" className="sk-loading" tabIndex={-1}>
      {say('hall.loading')}
    </main>
  );
}

function Seated({ open }: { open: Extract<OpenTable, { state: 'open' }> }): ReactElement {
  const { game } = open.shown.table;
  const loaded = useGameAtTable(game);
  const entry = shelved(game);
  if (!entry) return <ClosedTable error={new Error(`"${game}" is not in this hall`)} />;
  return loaded ? <TableFrame open={open} entry={entry} {...loaded} /> : <Opening />;
}
