import { type ReactElement, useState } from 'react';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Dialog } from '../../hall/Dialog.tsx';
import { useRoute } from '../../router.ts';
import { useSpeech } from '../../speech.tsx';
import { clockWords, tickOf } from '../clock/clock-time.ts';
import { useNow } from '../clock/useNow.ts';
import { serverNow } from '../line/server-time.ts';
import { MyTable } from './MyTable.tsx';
import { useMyTables } from './my-tables.ts';
import { byUrgency, waitsOf } from './waits.ts';
import './your-tables.css';

/** In every rail: what the reader's other tables want of them; a press lists them. */
export default function YourTables(): ReactElement | null {
  const { say, language } = useSpeech();
  const route = useRoute();
  const [open, setOpen] = useState(false);
  const here = route.screen === 'play' ? route.id : undefined;
  const rows = useMyTables().filter(({ state, id }) => state !== 'over' && id !== here);
  const { yours, deadline, others, lost } = waitsOf(rows, here);
  const now = useNow(deadline === null ? null : tickOf(deadline - serverNow()));
  if (rows.length === 0) return null;
  const time = deadline === null ? '' : clockWords(Math.max(0, deadline - now), language);
  const words = [
    say('hall.tables.yours', { yours }),
    ...(time ? [say('hall.tables.deadline', { time })] : []),
    ...(lost > 0 ? [say('hall.tables.lost')] : []),
    ...(others.length > 0 ? [say('hall.tables.awaited', { names: others })] : []),
  ];
  return (
    <>
      <button
        type="button"
        className="sk-your-tables"
        data-part="your-tables"
        data-yours={yours + lost > 0}
        aria-label={`${say('hall.tables')}: ${words.join(', ')}`}
        title={words.join(' · ')}
        onClick={() => setOpen(true)}
      >
        <Icon name="round-table" size={20} />
        {yours + lost > 0 && <b>{yours + lost}</b>}
        {time && <span>{time}</span>}
      </button>
      {open && (
        <Dialog title={say('hall.tables')} onClose={() => setOpen(false)}>
          <p className="sk-dim">{words.join(' · ')}</p>
          <ul className="sk-your-tables-list">
            {byUrgency(rows).map(table => (
              <MyTable key={table.id} table={table} onGo={() => setOpen(false)} />
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
