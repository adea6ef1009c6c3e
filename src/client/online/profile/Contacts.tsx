import { type ReactElement, useId, useState } from 'react';
import type { HallInfo, Me } from '../../../host/hall-api.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { Icon } from '../../../kit/look/Icon.tsx';
import { announce } from '../../announce.tsx';
import { useSpeech } from '../../speech.tsx';
import { hallApi } from '../api/api.ts';
import { useAsking } from '../api/refusal.ts';
import { EmailState } from './EmailState.tsx';

interface ContactsProps {
  readonly hall: HallInfo;
  readonly me: Me;
  readonly onChange: (me: Me) => void;
}

/** Where else to say that it is the reader's turn, as far as this hall can. */
export function Contacts({ hall, me, onChange }: ContactsProps): ReactElement {
  const { say, language } = useSpeech();
  const { trouble, busy, attempt } = useAsking();
  const [email, setEmail] = useState(me.contact.email ?? '');
  const [webhook, setWebhook] = useState(me.contact.webhook ?? '');
  const [kept, setKept] = useState(false);
  const field = useId();
  const same = email === (me.contact.email ?? '') && webhook === (me.contact.webhook ?? '');
  const save = () =>
    attempt(async () => {
      onChange(await hallApi.contact({ email: email.trim() || null, webhook: webhook.trim() || null, language }));
      setKept(true);
      announce(say('hall.profile.saved'));
    });
  return (
    <div className="sk-profile-row">
      {hall.email && (
        <>
          <label htmlFor={`${field}e`}>{say('hall.contact.email')}</label>
          <input
            id={`${field}e`}
            type="email"
            className="sk-field sk-hollow sk-cut"
            autoComplete="email"
            value={email}
            onChange={event => setEmail(event.target.value)}
          />
          {email === (me.contact.email ?? '') && <EmailState contact={me.contact} onChange={onChange} />}
        </>
      )}
      {hall.webhook && (
        <>
          <label htmlFor={`${field}w`}>{say('hall.contact.webhook')}</label>
          <input
            id={`${field}w`}
            type="url"
            className="sk-field sk-hollow sk-cut"
            value={webhook}
            onChange={event => setWebhook(event.target.value)}
          />
        </>
      )}
      {kept && same ? (
        <span className="sk-profile-saved">
          <Icon name="check-mark" size={16} />
          {say('hall.profile.saved')}
        </span>
      ) : (
        <Button disabled={busy || same} onClick={() => void save()}>
          {say('hall.profile.save')}
        </Button>
      )}
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  );
}
