import type { ReactElement } from 'react';
import type { TableRow } from '../../../host/hall-api.ts';
import { Icon } from '../../../kit/look/Icon.tsx';
import { shelved } from '../../games.ts';
import { useSpeech } from '../../speech.tsx';
import { recordOf } from './record.ts';

/** Games and victories, in one line each. */
export function Record({ tables }: { tables: readonly TableRow[] }): ReactElement | null {
  const { say } = useSpeech();
  const record = recordOf(tables);
  if (record.length === 0) return null;
  return (
    <ul className="sk-record">
      {record.map(({ game, games, won }) => (
        <li key={game}>
          <Icon name="trophy" size={18} />
          <b>{shelved(game)?.title}</b>
          <span>{say('hall.profile.record', { games, won })}</span>
        </li>
      ))}
    </ul>
  );
}
