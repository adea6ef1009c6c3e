import type { ReactElement } from 'react';
import { ToolButton } from '../../hall/ToolButton.tsx';
import { useSpeech } from '../../speech.tsx';
import { useOnline } from '../table/online-table.ts';
import './talk.css';

/** Opens talk; says how much was said meanwhile. */
export function TalkTool(): ReactElement {
  const { say } = useSpeech();
  const { talking, setTalking, unread } = useOnline();
  return (
    <span className="sk-talk-tool">
      <ToolButton
        icon="talk"
        label={unread > 0 ? say('hall.talk.unread', { lines: unread }) : say('hall.talk')}
        expanded={talking}
        onClick={() => setTalking(!talking)}
      />
      {unread > 0 && (
        <span className="sk-talk-count" aria-hidden="true">
          {unread}
        </span>
      )}
    </span>
  );
}
