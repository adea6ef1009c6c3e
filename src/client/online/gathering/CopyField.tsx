import { type ReactElement, useRef, useState } from 'react';
import { Button } from '../../../kit/look/Button.tsx';
import type { Route } from '../../router.ts';
import { useSpeech } from '../../speech.tsx';
import { linkTo, shareLink } from './share-link.ts';

interface CopyFieldProps {
  readonly to: Route;
  /** What the link is for. */
  readonly label: string;
}

/** A link to hand on. Where the clipboard is out of reach it can still be marked and copied by hand. */
export function CopyField({ to, label }: CopyFieldProps): ReactElement {
  const { say } = useSpeech();
  const [done, setDone] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const share = async () => {
    const how = await shareLink(to, say('hall.share.copied'));
    setDone(how === 'copied');
    if (how === 'failed') field.current?.select();
  };
  return (
    <div className="sk-copy">
      <input
        ref={field}
        className="sk-field sk-hollow sk-cut"
        aria-label={label}
        readOnly
        value={linkTo(to)}
        onFocus={event => event.target.select()}
      />
      <Button icon={done ? 'check-mark' : 'share'} onClick={() => void share()}>
        {say(done ? 'hall.share.done' : 'hall.share.link')}
      </Button>
    </div>
  );
}
