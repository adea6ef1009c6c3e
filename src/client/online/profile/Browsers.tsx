import { type ReactElement, useEffect, useState } from 'react';
import type { SignedIn } from '../../../host/hall-api.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { announce } from '../../announce.tsx';
import { useSpeech } from '../../speech.tsx';
import { hallApi } from '../api/api.ts';
import { useAsking } from '../api/refusal.ts';

/** Where the reader is signed in: a browser that was lent or lost is signed out from here. */
export function Browsers(): ReactElement | null {
  const { say, language } = useSpeech();
  const { trouble, busy, attempt } = useAsking();
  const [list, setList] = useState<readonly SignedIn[]>([]);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  useEffect(() => {
    let left = false;
    hallApi.signedIn().then(
      found => left || setList(found),
      // The rest of the page says so when the hall does not answer.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  const change = (work: () => Promise<readonly SignedIn[]>) =>
    void attempt(async () => {
      setList(await work());
      announce(say('hall.browsers.ended'));
    });
  // Alone in one browser there is nothing to end.
  const others = list.filter(({ here }) => !here);
  if (others.length === 0) return null;
  return (
    <div className="sk-passkeys" data-part="browsers">
      <b className="sk-choice-title">{say('hall.browsers')}</b>
      <p className="sk-dim">{say('hall.browsers.text')}</p>
      <ul>
        {list.map(({ id, label, used, here }) => {
          const name = label ?? say('hall.browsers.unknown');
          return (
            <li key={id}>
              <span>
                {name} <small className="sk-dim">{here ? say('hall.browsers.here') : day.format(used)}</small>
              </span>
              {!here && (
                <Button tone="quiet" disabled={busy} onClick={() => change(() => hallApi.signOut(id))}>
                  {say('hall.browsers.end')}
                  <span className="sk-heard"> {name}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 1 && (
        <div className="sk-profile-acts">
          <Button tone="quiet" disabled={busy} onClick={() => change(() => hallApi.signOutOthers())}>
            {say('hall.browsers.end-others')}
          </Button>
        </div>
      )}
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  );
}
