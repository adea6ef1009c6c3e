import type { ReactElement } from 'react';
import { Icon } from '../../../kit/look/Icon.tsx';
import { useSpeech } from '../../speech.tsx';
import { ownSeats, useCompany, useOnline } from '../table/online-table.ts';

/** Under the saga: the last thing that was said, and the way to answer. */
export function TalkFoot(): ReactElement {
  const { say } = useSpeech();
  const { line, setTalking, unread } = useOnline();
  const { talk, lobby } = useCompany(line);
  const watches = lobby?.state === 'playing' && ownSeats(lobby).length === 0;
  const last = unread > 0 ? talk[talk.length - 1] : undefined;
  return (
    <button type="button" className="sk-talk-foot sk-hollow sk-cut" onClick={() => setTalking(true)}>
      <Icon name="talk" size={16} />
      {last ? (
        <span className="sk-talk-last">
          {last.to && <Icon name="wax-seal" size={13} label={say('hall.talk.private')} />} <b>{last.name}</b>{' '}
          {last.text}
        </span>
      ) : (
        <span>{say(watches ? 'hall.talk.speak-gallery' : 'hall.talk.speak')}</span>
      )}
    </button>
  );
}
