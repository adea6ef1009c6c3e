import type { ReactElement } from 'react';
import { Icon } from '../../../kit/look/Icon.tsx';
import { useSpeech } from '../../speech.tsx';
import './sign.css';

/** Full: connected. Hollow and crossed: not. A golem: a bot. */
export function PresenceSign({ there, bot }: { there: boolean; bot: boolean }): ReactElement {
  const { say } = useSpeech();
  if (bot) return <Icon name="rock-golem" size={13} label={say('hall.sitter.bot')} />;
  const label = say(there ? 'hall.presence.here' : 'hall.presence.away');
  return (
    <svg className="sk-presence" data-there={there} width={12} height={12} viewBox="0 0 12 12" role="img">
      <title>{label}</title>
      <circle cx={6} cy={6} r={4} />
      {!there && <path d="M1.5,10.5L10.5,1.5" />}
    </svg>
  );
}
