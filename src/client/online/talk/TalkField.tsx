import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import type { Seat } from '../../../engine/contract/ask.ts';
import type { Lobby } from '../../../host/hall-api.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { useSettings } from '../../settings/kept.ts';
import { NAME_LENGTH } from '../../settings/settings.ts';
import { useSpeech } from '../../speech.tsx';
import { introduce } from '../api/introduce.ts';
import { isKnown } from '../api/known.ts';
import { useAsking } from '../api/refusal.ts';
import { ownSeats, useOnline } from '../table/online-table.ts';
import { TalkTo } from './TalkTo.tsx';

const LONGEST = 500;

/** Where one speaks: first, if need be, one's name. */
export function TalkField({ lobby }: { lobby: Lobby }): ReactElement {
  const { say } = useSpeech();
  const { line } = useOnline();
  const { trouble, attempt } = useAsking();
  const [text, setText] = useState('');
  const [to, setTo] = useState<readonly Seat[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const watches = ownSeats(lobby).length === 0;
  const room = watches && lobby.state === 'playing' ? 'gallery' : 'table';
  const { name } = useSettings();
  const [named, setNamed] = useState(() => isKnown() || name !== '');
  useEffect(() => field.current?.focus(), []);
  const speak = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setText('');
    void attempt(async () => {
      // Whoever speaks has a name, and the line must know it.
      if (!isKnown() && (await introduce(named ? name : words))) line.greetAgain();
      if (named) await line.say(room, words, to);
      else setNamed(true);
    });
  };
  const aloud = room === 'gallery' ? 'hall.talk.speak-gallery' : 'hall.talk.speak';
  const words = named ? say(to.length > 0 ? 'hall.talk.whisper' : aloud) : say('hall.talk.stranger');
  return (
    <form className="sk-talk-speak" onSubmit={speak}>
      {named && <TalkTo lobby={lobby} to={to} onChange={setTo} />}
      <input
        ref={field}
        className="sk-field sk-hollow sk-cut"
        aria-label={words}
        placeholder={words}
        value={text}
        maxLength={named ? LONGEST : NAME_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        onChange={event => setText(event.target.value)}
      />
      <Button icon="talk" label={say(named ? 'hall.talk.send' : 'hall.profile.save')} onClick={speak} />
      {trouble && <p role="alert">{trouble}</p>}
    </form>
  );
}
