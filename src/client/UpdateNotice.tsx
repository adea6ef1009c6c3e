import type { ReactElement } from 'react';
import { Button } from '../kit/look/Button.tsx';
import { loadNewerHall, useNewerHall } from './offline.ts';
import { useSpeech } from './speech.tsx';

/** Offers the newer hall, when there is one. */
export function UpdateNotice(): ReactElement | null {
  const { say } = useSpeech();
  if (!useNewerHall()) return null;
  return (
    <aside className="sk-plank sk-plank-ice sk-notice" aria-label={say('hall.update')}>
      <p>{say('hall.update')}</p>
      <Button tone="ice" onClick={loadNewerHall}>
        {say('hall.update.load')}
      </Button>
    </aside>
  );
}
