import { type ReactElement, useEffect, useId, useState } from 'react';
import type { HallInfo, Me } from '../../../host/hall-api.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Segmented } from '../../../kit/look/Segmented.tsx';
import { announce } from '../../announce.tsx';
import { Choice } from '../../hall/Choice.tsx';
import { ConfirmDialog } from '../../hall/ConfirmDialog.tsx';
import { changeSettings, useSettings } from '../../settings/kept.ts';
import { NAME_LENGTH } from '../../settings/settings.ts';
import { useSpeech } from '../../speech.tsx';
import { hallApi } from '../api/api.ts';
import { introduce } from '../api/introduce.ts';
import { isKnown, setKnown } from '../api/known.ts';
import { useAsking } from '../api/refusal.ts';
import { Browsers } from './Browsers.tsx';
import { Contacts } from './Contacts.tsx';
import { Passkeys } from './Passkeys.tsx';
import { canHavePasskeys } from './passkey.ts';
import { canPush, isPushed, startPush, stopPush } from './push.ts';
import './profile.css';

/** Who the reader is online: a name, how to be told of turns, passkeys, and the way to be forgotten. */
export function Profile({ hall }: { hall: HallInfo }): ReactElement {
  const { say, language } = useSpeech();
  const { name } = useSettings();
  const { trouble, busy, attempt } = useAsking();
  const [me, setMe] = useState<Me | null>(null);
  const [called, setCalled] = useState(name);
  const [pushed, setPushed] = useState(false);
  const [sure, setSure] = useState(false);
  const [kept, setKept] = useState(false);
  const field = useId();

  useEffect(() => {
    let left = false;
    if (isKnown()) {
      hallApi.me().then(
        found => left || setMe(found),
        // A hall that has forgotten them: they are a stranger again.
        () => setKnown(null),
      );
    }
    if (canPush()) void isPushed().then(on => left || setPushed(on));
    return () => {
      left = true;
    };
  }, []);

  const rename = () =>
    attempt(async () => {
      const next = called.trim();
      if (next === '') return;
      if (isKnown()) {
        await introduce(next);
        setMe(await hallApi.me());
      } else changeSettings({ name: next });
      setKept(true);
      announce(say('hall.profile.saved'));
    });
  const push = (on: boolean) =>
    attempt(async () => {
      if (on) setPushed(await startPush(hall.pushKey, language));
      else {
        await stopPush();
        setPushed(false);
      }
    });
  const forget = () =>
    attempt(async () => {
      await hallApi.forget();
      setKnown(null);
      setMe(null);
      announce(say('hall.profile.forgotten'));
    });

  return (
    <div className="sk-profile">
      <h2 className="sk-title">{say('hall.profile')}</h2>
      <p className="sk-dim">{say('hall.profile.text')}</p>
      <div className="sk-profile-row sk-profile-name">
        <label htmlFor={field}>{say('hall.gathering.name')}</label>
        <input
          id={field}
          className="sk-field sk-hollow sk-cut"
          value={called}
          maxLength={NAME_LENGTH}
          autoComplete="nickname"
          onChange={event => {
            setCalled(event.target.value);
            setKept(false);
          }}
        />
        {kept && called === name ? (
          <span className="sk-profile-saved">
            <Icon name="check-mark" size={16} />
            {say('hall.profile.saved')}
          </span>
        ) : (
          <Button disabled={busy || called.trim() === '' || called === name} onClick={() => void rename()}>
            {say('hall.profile.save')}
          </Button>
        )}
      </div>
      {me && canPush() && (
        <Choice title={say('hall.push')} text={say('hall.push.text')}>
          <Segmented
            label={say('hall.push')}
            segments={[
              { value: 'on', label: say('hall.on') },
              { value: 'off', label: say('hall.off') },
            ]}
            value={pushed ? 'on' : 'off'}
            onChange={value => void push(value === 'on')}
          />
        </Choice>
      )}
      {me && (hall.email || hall.webhook) && <Contacts hall={hall} me={me} onChange={setMe} />}
      {canHavePasskeys() && <Passkeys me={me} onChange={setMe} />}
      {me && <Browsers key={me.id} />}
      {me && (
        <div className="sk-profile-forget">
          <Button tone="quiet" disabled={busy} onClick={() => setSure(true)}>
            {say('hall.profile.forget')}
          </Button>
        </div>
      )}
      {sure && (
        <ConfirmDialog
          title={say('hall.profile.forget.ask')}
          text={say('hall.profile.forget.text')}
          act={say('hall.profile.forget')}
          onConfirm={() => void forget()}
          onClose={() => setSure(false)}
        />
      )}
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  );
}
