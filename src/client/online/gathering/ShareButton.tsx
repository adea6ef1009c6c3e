import { type ReactElement, useState } from 'react';
import { Button } from '../../../kit/look/Button.tsx';
import type { Route } from '../../router.ts';
import { useSpeech } from '../../speech.tsx';
import { shareLink } from './share-link.ts';

interface ShareButtonProps {
  readonly to: Route;
  /** Where it is not for everybody. */
  readonly label?: string | undefined;
}

/** What a gathering is about: the link goes out, and people come. */
export function ShareButton({ to, label }: ShareButtonProps): ReactElement {
  const { say } = useSpeech();
  const [done, setDone] = useState(false);
  const share = async () => setDone((await shareLink(to, say('hall.share.copied'))) === 'copied');
  return (
    <Button tone="main" icon={done ? 'check-mark' : 'share'} act="share" onClick={() => void share()}>
      {done ? say('hall.share.done') : (label ?? say('hall.share.link'))}
    </Button>
  );
}
