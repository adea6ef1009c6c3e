import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import type { TalkLine } from '../../../host/hall-api.ts';
import { Icon } from '../../../kit/look/Icon.tsx';
import { announce } from '../../announce.tsx';
import { useSpeech } from '../../speech.tsx';

/** Each line is text, whatever is written in it. */
export function TalkLines({ talk }: { talk: readonly TalkLine[] }): ReactElement {
  const { say, language } = useSpeech();
  const list = useRef<HTMLOListElement>(null);
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  const last = talk[talk.length - 1];
  const told = useRef(last?.id ?? 0);
  useLayoutEffect(() => {
    if (list.current && last) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  useEffect(() => {
    if (last && last.id > told.current) announce(`${last.name}: ${last.text}`);
    told.current = last?.id ?? 0;
  }, [last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its box must be scrolled by keys
    <ol ref={list} className="sk-talk-lines" tabIndex={0} aria-label={say('hall.talk.lines')}>
      {talk.length === 0 && <li className="sk-dim">{say('hall.talk.nothing')}</li>}
      {talk.map(({ id, name, text, at, room }) => (
        <li key={id}>
          <b>{name}</b>
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
