import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
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
import { toldAlone } from './whom-to-tell.ts';

const LONGEST = 500;

/** Where one speaks: first, if need be, one's name. */
export function TalkField({ lobby }: { lobby: Lobby }): ReactElement {
  const { say } = useSpeech();
  const { line, to: wished } = useOnline();
  const { trouble, attempt } = useAsking();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Whom the reader names here counts until somebody else is wished for at the table.
  const [whom, setWhom] = useState({ wished, to: toldAlone(lobby, wished) });
  if (whom.wished !== wished) setWhom({ wished, to: toldAlone(lobby, wished) });
  const { to } = whom;
  const watches = ownSeats(lobby).length === 0;
  const room = watches && lobby.state === 'playing' ? 'gallery' : 'table';
  const { name } = useSettings();
  const [named, setNamed] = useState(() => isKnown() || name !== '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is opened, for whomever
  useEffect(() => field.current?.focus(), [wished]);
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
      {named && <TalkTo lobby={lobby} to={to} onChange={chosen => setWhom({ wished, to: chosen })} />}
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
