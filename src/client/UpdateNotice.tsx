import type { ReactElement } from 'react';
import { Button } from '../kit/look/Button.tsx';
import { loadNewerHall, putOffNewerHall, useNewerHall } from './offline.ts';
import { useSpeech } from './speech.tsx';

/** Offers the newer hall, when there is one. It lies below the rail: what is done on a page is mostly begun at its foot. */
export function UpdateNotice(): ReactElement | null {
  const { say } = useSpeech();
  if (!useNewerHall()) return null;
  return (
    <aside className="sk-plank sk-plank-ice sk-notice" aria-label={say('hall.update')}>
      <p>{say('hall.update')}</p>
      <Button tone="ice" onClick={loadNewerHall}>
        {say('hall.update.load')}
      </Button>
      <Button tone="quiet" onClick={putOffNewerHall}>
        {say('hall.update.later')}
      </Button>
    </aside>
  );
}
