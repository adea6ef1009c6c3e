import { type ReactElement, useEffect, useId, useState } from 'react';
import type { TableRow } from '../../../host/hall-api.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Medallion } from '../../../kit/look/Medallion.tsx';
import { shelved } from '../../games.ts';
import { ago } from '../../hall/ago.ts';
import { sideOf } from '../../home/saved.ts';
import { go } from '../../router.ts';
import { useSpeech } from '../../speech.tsx';
import { HallRefusal, hallApi } from '../api/api.ts';
import { setKnown, useKnown } from '../api/known.ts';

const LOOK = 20_000;

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
  const tables = useMyTables().filter(({ state }) => (state === 'over') === over);
  const count = tables.length;
  useEffect(() => onFound?.(count), [onFound, count]);
  if (count === 0) return null;
  const waits = (table: TableRow) => (isYourTurn(table) ? 0 : 1);
  return (
    <>
      {heading !== undefined && <h2 className="sk-title">{heading}</h2>}
      <ul>
        {tables
          .toSorted((a, b) => waits(a) - waits(b) || b.changed - a.changed)
          .map(table => (
            <MyTable key={table.id} table={table} />
          ))}
      </ul>
    </>
  );
}

const isYourTurn = ({ waiting, you, state }: TableRow): boolean =>
  state === 'playing' && waiting.some(seat => you.includes(seat));

/** Both lists ask at the same moment; one answer does for both. */
let asking: Promise<readonly TableRow[]> | undefined;
function latestTables(): Promise<readonly TableRow[]> {
  asking ??= hallApi.tables().finally(() => {
    asking = undefined;
  });
  return asking;
}

function useMyTables(): readonly TableRow[] {
  const known = useKnown();
  const [tables, setTables] = useState<readonly TableRow[]>([]);
  useEffect(() => {
    let left = false;
    if (known === null) {
      setTables([]);
      return;
    }
    const look = () => {
      if (document.hidden || !navigator.onLine) return;
      latestTables().then(
        found => left || setTables(found.filter(({ game }) => shelved(game))),
        (error: unknown) => {
          if (error instanceof HallRefusal && error.code === 'stranger') setKnown(null);
        },
      );
    };
    look();
    const timer = setInterval(look, LOOK);
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [known]);
  return tables;
}

function MyTable({ table }: { table: TableRow }): ReactElement {
  const { say, language } = useSpeech();
  const title = useId();
  const side = sideOf(table, table.you[0] ?? 0);
  const names = table.seats.filter((_, seat) => !table.you.includes(seat)).flatMap(({ name }) => name || []);
  const yours = isYourTurn(table);
  const act = yours ? 'hall.your-turn' : table.state === 'gathering' ? 'hall.gathering.go' : 'hall.look-in';
  return (
    <li className="sk-saved" aria-labelledby={title}>
      {side && <Medallion kind="seat" side={side} size={38} />}
      <div className="sk-saved-what">
        <h3 id={title}>{shelved(table.game)?.title}</h3>
        <p>
          <span className="sk-saved-online">
            <Icon name="world" size={14} label={say('hall.online')} />
          </span>{' '}
          {table.state === 'gathering'
            ? say('hall.gathering.free', { free: table.free })
            : say('hall.saved.with', { names })}
          <span className="sk-saved-when">{ago(table.changed, Date.now(), language)}</span>
        </p>
      </div>
      <Button
        tone={yours ? 'main' : 'plain'}
        className="sk-saved-go"
        describedBy={title}
        onClick={() => go({ screen: 'play', id: table.id })}
      >
        {say(act)}
      </Button>
    </li>
  );
}
