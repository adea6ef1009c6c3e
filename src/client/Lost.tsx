import type { ReactElement } from 'react';
import { Plank } from '../kit/look/Plank.tsx';
import { Rail } from './hall/Rail.tsx';
import { Link } from './Link.tsx';
import { Screen } from './Screen.tsx';
import { useSpeech } from './speech.tsx';

/** An address that leads nowhere. */
export function Lost(): ReactElement {
  const { say } = useSpeech();
  return (
    <Screen title={`${say('hall.lost')} · Skáli`} head={<Rail title={say('hall.lost')} />} className="sk-page">
      <Plank as="section" className="sk-page-plank">
        <p>{say('hall.lost.text')}</p>
        <p>
          <Link to={{ screen: 'home' }}>{say('hall.home')}</Link>
        </p>
      </Plank>
    </Screen>
  );
}
