import type { ReactElement } from 'react';
import { Icon } from '../../../kit/look/Icon.tsx';
import { useSpeech } from '../../speech.tsx';
import type { AtTable } from '../../table/online-parts.ts';
import { clockWords } from '../clock/clock-time.ts';
import { useNow } from '../clock/useNow.ts';
import { ask } from '../table/asked.ts';
import { useCompany, useOnline } from '../table/online-table.ts';
import { absentOf } from './awaited.ts';
import './awaited.css';

const TICK = 1000;

/** In the prompt: that one only watches, who is awaited and not there, and what can be done about it. */
export function Awaited({ line, shown, speaker }: AtTable): ReactElement | null {
  const { say, language } = useSpeech();
  const { line: socket } = useOnline();
  const { presence, absence } = useCompany(socket);
  const { moment, table } = shown;
  const { seat, motion, result, orders = [] } = moment;
  const looked = { moment, seats: table.seats, presence, absence };
  const anybody = absentOf({ ...looked, now: Number.POSITIVE_INFINITY }).length > 0;
  const now = useNow(anybody && !result ? TICK : null);
  if (result) return null;
  const plays = seat !== null && table.seats[seat]?.bot === null && !moment.out?.includes(seat);
  return (
    <>
      {seat === null && (
        <p className="sk-awaited">
          <Icon name="spectacles" size={16} />
          {say('hall.watching')}
        </p>
      )}
      {plays && orders.length > 0 && (
        <p className="sk-awaited" data-part="orders">
          <Icon name="quill-ink" size={15} />
          <span>{say('hall.orders.now', { names: orders.map(id => speaker.name('order', id)) })}</span>
          <button type="button" onClick={() => ask('orders')}>
            {say('hall.orders.change')}
          </button>
        </p>
      )}
      {absentOf({ ...looked, now }).map(({ seat: of, away, wait }) => (
        <p key={of} className="sk-awaited" data-part="absent">
          <Icon name="hourglass" size={15} />
          <span>{say('hall.awaited.away', { name: speaker.seat(of, 'label'), time: clockWords(away, language) })}</span>
          {plays &&
            !motion &&
            (wait > 0 ? (
              <span className="sk-dim">{say('hall.awaited.bot-in', { time: clockWords(wait, language) })}</span>
            ) : (
              <button
                type="button"
                data-act="replace"
                onClick={() => void line.propose(seat, { kind: 'replace', about: of })}
              >
                {say('hall.awaited.bot')}
              </button>
            ))}
        </p>
      ))}
    </>
  );
}
