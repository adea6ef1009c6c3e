import { type ReactElement, useState } from 'react';
import { Button } from '../../../kit/look/Button.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { Rail } from '../../hall/Rail.tsx';
import { Link } from '../../Link.tsx';
import { Screen } from '../../Screen.tsx';
import { useSpeech } from '../../speech.tsx';
import { hallApi } from '../api/api.ts';
import { useAsking } from '../api/refusal.ts';

interface MailLinkProps {
  readonly act: 'confirm' | 'unsubscribe';
  readonly token: string;
}

/** Where the links in letters lead. They do nothing by themselves: mail programs look behind links, too. */
export default function MailLink({ act, token }: MailLinkProps): ReactElement {
  const { say } = useSpeech();
  const { trouble, busy, attempt } = useAsking();
  const [done, setDone] = useState(false);
  const title = say(`hall.mail.${act}`);
  const press = () =>
    attempt(async () => {
      await (act === 'confirm' ? hallApi.confirmEmail(token) : hallApi.unsubscribe(token));
      setDone(true);
    });
  return (
    <Screen title={`${title} · Skáli`} head={<Rail title={title} />} className="sk-page">
      <Plank as="section" className="sk-page-plank">
        <p role="status">{say(done ? `hall.mail.${act}.done` : `hall.mail.${act}.text`)}</p>
        {!done && (
          <Button tone="main" disabled={busy} onClick={() => void press()}>
            {say(`hall.mail.${act}.act`)}
          </Button>
        )}
        {trouble && <p role="alert">{trouble}</p>}
        <p>
          <Link to={{ screen: 'home' }}>{say('hall.home')}</Link>
        </p>
      </Plank>
    </Screen>
  );
}
