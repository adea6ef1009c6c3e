import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import type { TableRow } from '../../../host/hall-api.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Medallion } from '../../../kit/look/Medallion.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { shelved } from '../../games.ts';
import { sideOf } from '../../home/saved.ts';
import { go } from '../../router.ts';
import { useSpeech } from '../../speech.tsx';
import { hallApi } from '../api/api.ts';
import { useAsking } from '../api/refusal.ts';
import { clockRuleWords } from '../clock/clock-rule.ts';
import { tableIn } from '../line/online-source.ts';
import { lookedAgain, NO_PAGES, turned } from './open-pages.ts';
import './with-people.css';

/** How often tables that wait for anybody are looked for, in milliseconds. */
const LOOK = 20_000;

/** Playing online: a table of one's own, a link from a friend, or a table that waits for anybody. */
export default function WithPeople({ game }: { game: string }): ReactElement {
  const { say } = useSpeech();
  const { trouble, busy, attempt } = useAsking();
  const [text, setText] = useState('');
  const { open, more, showMore } = useOpenTables();
  const join = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => go({ screen: 'play', ...tableIn(text) }));
  };
  return (
    <Plank as="section" className="sk-home-plank sk-with-people" label={say('hall.with-people')}>
      <h2 className="sk-title">{say('hall.with-people')}</h2>
      <Button tone="main" icon="share" wide onClick={() => go({ screen: 'new', game, online: true })}>
        {say('hall.play-online')}
      </Button>
      <form className="sk-join" onSubmit={join}>
        <input
          className="sk-field sk-hollow sk-cut"
          aria-label={say('hall.join.link')}
          placeholder={say('hall.join.link')}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <Button onClick={join}>{say('hall.join')}</Button>
      </form>
      {trouble && <p role="alert">{trouble}</p>}
      {open.length > 0 && (
        <>
          <h3 className="sk-title">{say('hall.open-tables')}</h3>
          <ul>
            {open.map(table => (
              <OpenTable key={table.id} table={table} />
            ))}
          </ul>
          {more && (
            <p>
              <Button disabled={busy} onClick={() => void attempt(showMore)}>
                {say('hall.tables.more')}
              </Button>
            </p>
          )}
        </>
      )}
    </Plank>
  );
}

function useOpenTables() {
  const [pages, setPages] = useState(NO_PAGES);
  useEffect(() => {
    let left = false;
    const look = () => {
      if (document.hidden || !navigator.onLine) return;
      hallApi.openTables().then(
        found => left || setPages(known => lookedAgain(known, found)),
        // The list is a courtesy: without it one plays all the same.
        () => undefined,
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
  }, []);
  const all = [...pages.first, ...pages.later];
  const showMore = async () => {
    const next = await hallApi.openTables(all.at(-1)?.id);
    setPages(known => turned(known, next));
  };
  return { open: all.filter(({ game }) => shelved(game)), more: pages.more, showMore };
}

function OpenTable({ table }: { table: TableRow }): ReactElement {
  const speech = useSpeech();
  const { say } = speech;
  const names = table.seats.map(({ name }) => name).filter(Boolean);
  const free = table.seats.findIndex(({ name }) => !name);
  const side = sideOf(table, Math.max(0, free));
  return (
    <li className="sk-saved">
      {side ? <Medallion kind="seat" side={side} size={38} /> : <Icon name="round-table" size={38} />}
      <div className="sk-saved-what">
        <h4>{shelved(table.game)?.title}</h4>
        <p>
          {say('hall.open-tables.free', { free: table.free })}
          {names.length > 0 && <span className="sk-saved-when">{say('hall.saved.with', { names })}</span>}
          {table.timing.rule.kind !== 'none' && (
            <span className="sk-saved-when">{clockRuleWords(speech, table.timing.rule)}</span>
          )}
        </p>
      </div>
      <Button className="sk-saved-go" onClick={() => go({ screen: 'play', id: table.id })}>
        {say('hall.join')}
      </Button>
    </li>
  );
}
