import type { ReactElement } from 'react';
import type { Seat } from '../../../engine/contract/ask.ts';
import type { Lobby } from '../../../host/hall-api.ts';
import { useSpeech } from '../../speech.tsx';
import { whomToTell } from './whom-to-tell.ts';

interface TalkToProps {
  readonly lobby: Lobby;
  /** Nobody: then it is for everybody. */
  readonly to: readonly Seat[];
  readonly onChange: (to: readonly Seat[]) => void;
}

/** To whom one speaks: to the table, or to some of it whom nobody else hears. */
export function TalkTo({ lobby, to, onChange }: TalkToProps): ReactElement | null {
  const { say } = useSpeech();
  const others = whomToTell(lobby);
  if (others.length === 0) return null;
  return (
    <fieldset className="sk-talk-to">
      <legend>{say('hall.talk.to')}</legend>
      <label>
        <input type="checkbox" checked={to.length === 0} onChange={() => onChange([])} />
        <span>{say('hall.talk.everybody')}</span>
      </label>
      {others.map(seat => (
        <label key={seat}>
          <input
            type="checkbox"
            checked={to.includes(seat)}
            onChange={({ target }) => onChange(target.checked ? [...to, seat] : to.filter(other => other !== seat))}
          />
          <span>{lobby.seats[seat].name}</span>
        </label>
      ))}
    </fieldset>
  );
}
