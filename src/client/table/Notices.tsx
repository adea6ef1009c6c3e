import type { ReactElement, ReactNode } from 'react';
import type { Reason } from '../../engine/contract/explain.ts';
import type { Speaker } from '../../engine/text/text.ts';
import { Button } from '../../kit/look/Button.tsx';
import { useSpeech } from '../speech.tsx';

interface NoticesProps {
  readonly refused: readonly Reason[];
  readonly broken: Error | null;
  readonly trouble: string | null;
  readonly speaker: Speaker;
  readonly children?: ReactNode | undefined;
}

/** What the frame has to say over any table. */
export function Notices(props: NoticesProps): ReactElement {
  const { refused, broken, trouble, speaker, children } = props;
  const { say } = useSpeech();
  return (
    <div className="sk-notices">
      {children}
      {broken && (
        <div role="alert" className="sk-plank sk-plank-ember sk-frame-notice">
          <p>{say('hall.closed.broken')}</p>
          <Button tone="main" onClick={() => location.reload()}>
            {say('hall.reload')}
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <p role="alert" className="sk-plank sk-frame-notice">
          {refused.map(reason => speaker.why(reason)).join(' ')}
        </p>
      )}
      {trouble && (
        <p role="alert" className="sk-plank sk-frame-notice">
          {trouble}
        </p>
      )}
    </div>
  );
}
