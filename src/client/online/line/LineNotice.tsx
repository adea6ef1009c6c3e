import { type ReactElement, useEffect, useState } from 'react';
import { Button } from '../../../kit/look/Button.tsx';
import { Icon } from '../../../kit/look/Icon.tsx';
import { announce } from '../../announce.tsx';
import { useSpeech } from '../../speech.tsx';
import { useCompany, useOnline } from '../table/online-table.ts';
import '../table/notices.css';

/** A line that is back within so many milliseconds is not worth a word. */
const PATIENCE = 1200;

/** The line is lost, and what is being done about it. */
export function LineNotice(): ReactElement | null {
  const { say } = useSpeech();
  const { line } = useOnline();
  const { state } = useCompany(line);
  const lost = state.kind === 'lost';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!lost) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [lost]);
  useEffect(() => {
    if (!shown) return;
    announce(say('hall.line.lost'));
    return () => announce(say('hall.line.back'));
  }, [shown, say]);
  if (!shown) return null;
  return (
    <div className="sk-plank sk-live-notice sk-line-lost">
      <Icon name="plug" size={20} />
      <p>
        <b>{say('hall.line.lost')}</b> {say(navigator.onLine ? 'hall.line.trying' : 'hall.line.offline')}
      </p>
      <Button onClick={line.hurry}>{say('hall.line.now')}</Button>
    </div>
  );
}
