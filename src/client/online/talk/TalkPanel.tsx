import { type ReactElement, useEffect, useId, useRef } from 'react';
import type { Lobby, TalkLine } from '../../../host/hall-api.ts';
import { ToolButton } from '../../hall/ToolButton.tsx';
import { useSpeech } from '../../speech.tsx';
import type { Company } from '../line/socket-connection.ts';
import { useOnline } from '../table/online-table.ts';
import { TalkField } from './TalkField.tsx';
import { TalkLines } from './TalkLines.tsx';
import { TalkPeople } from './TalkPeople.tsx';
import './talk.css';

interface TalkPanelProps {
  readonly company: Company;
  readonly lobby: Lobby;
  readonly talk: readonly TalkLine[];
}

/** Who is there, and what is said: beside the table, or as a sheet over its foot. The table stays in reach. */
export function TalkPanel({ company, lobby, talk }: TalkPanelProps): ReactElement {
  const { say } = useSpeech();
  const { setTalking } = useOnline();
  const heading = useId();
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, []);
  return (
    <aside
      className="sk-talk"
      aria-labelledby={heading}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        setTalking(false);
      }}
    >
      <header>
        <h2 id={heading}>{say('hall.talk')}</h2>
        <ToolButton icon="cancel" label={say('hall.close')} onClick={() => setTalking(false)} />
      </header>
      <TalkPeople company={company} lobby={lobby} />
      <TalkLines talk={talk} lobby={lobby} />
      <TalkField lobby={lobby} />
    </aside>
  );
}
