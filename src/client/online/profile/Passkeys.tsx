import type { ReactElement } from 'react';
import type { Me } from '../../../host/hall-api.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { useSpeech } from '../../speech.tsx';
import { hallApi } from '../api/api.ts';
import { useAsking } from '../api/refusal.ts';
import { addPasskey, signIn } from './passkey.ts';

interface PasskeysProps {
  /** Null for a stranger, who may still come back as somebody the hall knows. */
  readonly me: Me | null;
  readonly onChange: (me: Me) => void;
}

/** A name and its tables survive a lost browser; playing never needs one. */
export function Passkeys({ me, onChange }: PasskeysProps): ReactElement {
  const { say, language } = useSpeech();
  const { trouble, busy, attempt } = useAsking();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const change = (work: () => Promise<Me | null>) =>
    void attempt(async () => {
      const next = await work();
      if (next) onChange(next);
    });
  const comeBack = async () => {
    const back = await signIn();
    // A line that is open here still speaks for whoever sat here before.
    if (back && location.pathname.includes('/play/')) location.reload();
    return back;
  };
  return (
    <div className="sk-passkeys">
      <b className="sk-choice-title">{say('hall.passkeys')}</b>
      <p className="sk-dim">{say('hall.passkeys.text')}</p>
      {me && me.passkeys.length > 0 && (
        <ul>
          {me.passkeys.map(({ id, label, created }) => (
            <li key={id}>
              <span>
                {label} <small className="sk-dim">{day.format(created)}</small>
              </span>
              <Button tone="quiet" disabled={busy} onClick={() => change(() => hallApi.dropPasskey(id))}>
                {say('hall.remove')}
                <span className="sk-heard"> {label}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="sk-profile-acts">
        {me && (
          <Button disabled={busy} onClick={() => change(() => addPasskey(me.name))}>
            {say('hall.passkeys.add')}
          </Button>
        )}
        <Button tone="quiet" disabled={busy} onClick={() => change(comeBack)}>
          {say('hall.passkeys.sign-in')}
        </Button>
      </div>
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  );
}
