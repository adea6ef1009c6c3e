import type { ReactElement } from 'react';
import { BadInput } from '../../engine/input/bad-input.ts';
import { Button } from '../../kit/look/Button.tsx';
import { Plank } from '../../kit/look/Plank.tsx';
import { badWords } from '../bad-words.ts';
import { Rail } from '../hall/Rail.tsx';
import { Link } from '../Link.tsx';
import { TableTrouble } from '../local/table-worker.ts';
import { Screen } from '../Screen.tsx';
import { useSpeech } from '../speech.tsx';

/** Why one cannot sit down here, and what to do about it. */
export function ClosedTable({ error }: { error: unknown }): ReactElement {
  const { say } = useSpeech();
  const trouble = error instanceof TableTrouble ? error.trouble : 'broken';
  return (
    <Screen title={`${say('hall.closed')} · Skáli`} head={<Rail title={say('hall.closed')} />} className="sk-page">
      <Plank as="section" className="sk-page-plank">
        <p>{say(`hall.closed.${trouble}`)}</p>
        {error instanceof BadInput && <p className="sk-dim">{badWords(error, say)}</p>}
        {trouble !== 'missing' && (
          <Button tone="main" onClick={() => location.reload()}>
            {say('hall.reload')}
          </Button>
        )}
        <p>
          <Link to={{ screen: 'home' }}>{say('hall.home')}</Link>
        </p>
      </Plank>
    </Screen>
  );
}
