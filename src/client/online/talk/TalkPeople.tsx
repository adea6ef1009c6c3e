import type { ReactElement } from 'react';
import type { Lobby } from '../../../host/hall-api.ts';
import { Icon } from '../../../kit/look/Icon.tsx';
import { useSpeech } from '../../speech.tsx';
import { ClockSign } from '../clock/ClockSign.tsx';
import type { Company } from '../line/socket-connection.ts';
import { PresenceSign } from '../table/PresenceSign.tsx';

/** Who sits at the table and who watches, with their clocks. */
export function TalkPeople({ company, lobby }: { company: Company; lobby: Lobby }): ReactElement {
  const { say } = useSpeech();
  const { seats, spectators, more = 0 } = company.presence;
  const named = spectators.filter(Boolean);
  const names = more > 0 ? [...named, `+${more}`] : named;
  const strangers = spectators.length - named.length;
  return (
    <div className="sk-talk-people">
      <ul aria-label={say('hall.talk.at-table')}>
        {lobby.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i}>
            {seat.kind !== 'open' && <PresenceSign there={seats[i] ?? false} bot={seat.bot !== null} />}
            <span>{seat.name || say('hall.seat.free')}</span>
            {seat.mine && <small>{say('hall.sitter.you')}</small>}
            {company.clock && seat.bot === null && <ClockSign clock={company.clock} seat={i} />}
          </li>
        ))}
      </ul>
      {spectators.length > 0 && (
        <p className="sk-talk-watchers">
          <Icon name="spectacles" size={16} />
          {say('hall.talk.watchers', { names, count: named.length, strangers: Math.max(strangers, 0) })}
        </p>
      )}
    </div>
  );
}
