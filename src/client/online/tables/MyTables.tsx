import { type ReactElement, useEffect } from 'react';
import { Button } from '../../../kit/look/Button.tsx';
import { useSpeech } from '../../speech.tsx';
import { useAsking } from '../api/refusal.ts';
import { MyTable } from './MyTable.tsx';
import { moreTables, useMoreTables, useMyTables } from './my-tables.ts';
import { byUrgency } from './waits.ts';

interface MyTablesProps {
  /** Games that are over, or those that are not. */
  readonly over: boolean;
  /** Stands above them, where nothing else does. */
  readonly heading?: string | undefined;
  /** Told how many there are. */
  readonly onFound?: ((count: number) => void) | undefined;
}

/** The reader's tables in the hall, whose turn first. */
export default function MyTables({ over, heading, onFound }: MyTablesProps): ReactElement | null {
  const known = useMyTables();
  const tables = known.filter(({ state }) => (state === 'over') === over);
  // Those that are not over come first: the next ones belong where the last of these does.
  const more = useMoreTables() && (known.at(-1)?.state === 'over') === over;
  const { say } = useSpeech();
  const { trouble, busy, attempt } = useAsking();
  const count = tables.length;
  useEffect(() => onFound?.(count), [onFound, count]);
  if (count === 0) return null;
  return (
    <>
      {heading !== undefined && <h2 className="sk-title">{heading}</h2>}
      <ul>
        {byUrgency(tables).map(table => (
          <MyTable key={table.id} table={table} />
        ))}
      </ul>
      {more && (
        <p>
          <Button disabled={busy} onClick={() => void attempt(moreTables)}>
            {say('hall.tables.more')}
          </Button>
        </p>
      )}
      {trouble && <p role="alert">{trouble}</p>}
    </>
  );
}
