import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import type { Seat } from '../../../engine/contract/ask.ts';
import type { Lobby, TalkLine } from '../../../host/hall-api.ts';
import { Icon } from '../../../kit/look/Icon.tsx';
import { announce } from '../../announce.tsx';
import { useSpeech } from '../../speech.tsx';

/** Whom a line is for, beside whoever said it. */
const namesOf = ({ seats }: Lobby, to: readonly Seat[], speaker: Seat | null): string[] =>
  to.filter(seat => seat !== speaker).map(seat => seats[seat]?.name ?? '');

/** Each line is text, whatever is written in it. */
export function TalkLines({ talk, lobby }: { talk: readonly TalkLine[]; lobby: Lobby }): ReactElement {
  const { say, language } = useSpeech();
  const list = useRef<HTMLOListElement>(null);
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  const last = talk[talk.length - 1];
  const told = useRef(last?.id);
  useLayoutEffect(() => {
    if (list.current && last) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  useEffect(() => {
    if (last && last.id !== told.current) announce(say('hall.talk.said', { name: last.name, text: last.text }));
    told.current = last?.id;
  }, [last, say]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its box must be scrolled by keys
    <ol ref={list} className="sk-talk-lines" tabIndex={0} aria-label={say('hall.talk.lines')}>
      {talk.length === 0 && <li className="sk-dim">{say('hall.talk.nothing')}</li>}
      {talk.map(({ id, name, seat, text, at, room, to }) => (
        <li key={id} className={to && 'sk-talk-private'}>
          <b>{name}</b>
          {to && (
            <small>
              <Icon name="wax-seal" size={13} /> {say('hall.talk.only', { names: namesOf(lobby, to, seat) })}
            </small>
          )}
          {room === 'gallery' && (
            <small>
              <Icon name="spectacles" size={13} /> {say('hall.talk.gallery')}
            </small>
          )}
          <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </ol>
  );
}
