import type { ReactElement } from 'react';
import { Plank } from '../../../kit/look/Plank.tsx';
import { Rail } from '../../hall/Rail.tsx';
import { Screen } from '../../Screen.tsx';
import { useSettings } from '../../settings/kept.ts';
import { useSpeech } from '../../speech.tsx';
import { useHallInfo } from '../api/hall-info.ts';
import { useKnown } from '../api/known.ts';
import MyTables from '../tables/MyTables.tsx';
import { useMyTables } from '../tables/my-tables.ts';
import { Profile } from './Profile.tsx';
import { Record } from './Record.tsx';
import './profile.css';

/** A place of one's own in the hall: a name, how to be told of turns, one's tables and how they ended. */
export default function ProfileScreen(): ReactElement {
  const { say } = useSpeech();
  const { name } = useSettings();
  const hall = useHallInfo();
  const known = useKnown();
  const tables = useMyTables();
  const title = say('hall.profile');
  const under = tables.some(({ state }) => state !== 'over');
  return (
    <Screen
      title={`${title} · Skáli`}
      head={<Rail title={name || title} />}
      className={known ? 'sk-page sk-profile-page' : 'sk-page sk-profile-page sk-profile-alone'}
    >
      <Plank as="section" className="sk-home-plank sk-profile-who" label={title}>
        {!hall && <p role="status">{say(hall === null ? 'hall.silent' : 'hall.loading')}</p>}
        {hall && <Profile hall={hall} />}
      </Plank>
      {known && (
        <div className="sk-profile-tables">
          <Plank as="section" className="sk-home-plank" label={say('hall.tables')}>
            <h2 className="sk-title">{say('hall.tables')}</h2>
            {!under && <p className="sk-home-note">{say('hall.profile.no-tables')}</p>}
            <MyTables over={false} />
          </Plank>
          {tables.some(({ state }) => state === 'over') && (
            <Plank as="section" className="sk-home-plank" label={say('hall.old-games')}>
              <h2 className="sk-title">{say('hall.old-games')}</h2>
              <Record tables={tables} />
              <MyTables over />
            </Plank>
          )}
        </div>
      )}
    </Screen>
  );
}
