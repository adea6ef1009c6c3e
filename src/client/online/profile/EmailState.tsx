import { type ReactElement, useEffect } from 'react';
import type { Me } from '../../../host/hall-api.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { Icon } from '../../../kit/look/Icon.tsx';
import { announce } from '../../announce.tsx';
import { useSpeech } from '../../speech.tsx';
import { hallApi } from '../api/api.ts';
import { useAsking } from '../api/refusal.ts';

interface EmailStateProps {
  readonly contact: Me['contact'];
  readonly onChange: (me: Me) => void;
}

/** Is the address confirmed? If not, what there is to do about it. */
export function EmailState({ contact: { email, confirmed }, onChange }: EmailStateProps): ReactElement | null {
  const { say } = useSpeech();
  const { trouble, busy, attempt } = useAsking();
  const waits = email !== null && !confirmed;
  useEffect(() => {
    if (!waits) return;
    // The link is opened elsewhere, and then one comes back here.
    const look = () => void hallApi.me().then(onChange, () => undefined);
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [waits, onChange]);
  if (email === null) return null;
  if (confirmed) {
    return (
      <p className="sk-email-state">
        <Icon name="check-mark" size={16} /> {say('hall.contact.confirmed')}
      </p>
    );
  }
  const again = () =>
    attempt(async () => {
      await hallApi.askAgain();
      announce(say('hall.contact.sent'));
    });
  return (
    <div className="sk-email-state">
      <p role="status">{say('hall.contact.unconfirmed', { email })}</p>
      <Button tone="quiet" disabled={busy} onClick={() => void again()}>
        {say('hall.contact.again')}
      </Button>
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  );
}
