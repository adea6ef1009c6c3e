import { lazy, type ReactElement, Suspense, useState } from 'react';
import { LANGUAGES } from '../../engine/contract/game.ts';
import { Button } from '../../kit/look/Button.tsx';
import { Icon } from '../../kit/look/Icon.tsx';
import { Plank } from '../../kit/look/Plank.tsx';
import { Segmented } from '../../kit/look/Segmented.tsx';
import { Wordmark } from '../../kit/look/Wordmark.tsx';
import { SHELF } from '../games.ts';
import { HallTools } from '../hall/HallTools.tsx';
import { Hanging } from '../hall/Hanging.tsx';
import { Beam, Rafters } from '../hall/Timber.tsx';
import { Link } from '../Link.tsx';
import { useHallInfo } from '../online/api/hall-info.ts';
import { go } from '../router.ts';
import { Screen } from '../Screen.tsx';
import { changeSettings, useSettings } from '../settings/kept.ts';
import { LANGUAGE_NAMES } from '../settings/SettingsDialog.tsx';
import { useSpeech } from '../speech.tsx';
import { PlayNow } from './PlayNow.tsx';
import { SavedTables } from './SavedTables.tsx';
import { useSaved } from './useSaved.ts';
import { WaysIn } from './WaysIn.tsx';
import './home.css';

const WithPeople = lazy(() => import('../online/tables/WithPeople.tsx'));

function Head({ oldGames, online }: { oldGames: boolean; online: boolean }): ReactElement {
  const { say, language } = useSpeech();
  const chosen = useSettings().language ?? language;
  const first = SHELF[0];
  return (
    <header className="sk-home-head">
      <nav className="sk-home-nav" aria-label={say('hall')}>
        {first && (
          <Link to={{ screen: 'rules', game: first.id }}>
            <Icon name="rule-book" size={20} />
            {say('hall.rules')}
          </Link>
        )}
        {oldGames && (
          <a href="#old-games">
            <Icon name="scroll-unfurled" size={19} />
            {say('hall.old-games')}
          </a>
        )}
        {online && (
          <Link to={{ screen: 'you' }}>
            <Icon name="three-friends" size={19} />
            {say('hall.profile')}
          </Link>
        )}
        <Link to={{ screen: 'about' }}>
          <Icon name="info" size={19} />
          {say('hall.about')}
        </Link>
      </nav>
      <div className="sk-home-name">
        <h1 tabIndex={-1}>
          <Wordmark height={88} />
        </h1>
        <p>{say('hall.tagline')}</p>
      </div>
      <div className="sk-home-tools">
        <Segmented
          label={say('hall.language')}
          segments={LANGUAGES.map(value => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={chosen}
          onChange={value => changeSettings({ language: value })}
        />
        <HallTools />
      </div>
    </header>
  );
}

function OwnTable({ game }: { game: string }): ReactElement {
  const { say } = useSpeech();
  return (
    <Plank as="section" className="sk-home-plank" label={say('hall.your-way')}>
      <h2 className="sk-title">{say('hall.your-way')}</h2>
      <p className="sk-home-note">{say('hall.your-way.text')}</p>
      <div className="sk-home-acts">
        <Button icon="round-table" wide onClick={() => go({ screen: 'new', game })}>
          {say('hall.open-table')}
        </Button>
        <Button icon="three-friends" wide onClick={() => go({ screen: 'new', game, people: 2 })}>
          {say('hall.one-screen')}
        </Button>
      </div>
      <p className="sk-home-note">{say('hall.saved-here')}</p>
    </Plank>
  );
}

function Learn({ game }: { game: string }): ReactElement {
  const { say } = useSpeech();
  return (
    <Plank as="section" className="sk-home-plank" label={say('hall.learn')}>
      <h2 className="sk-title">{say('hall.learn')}</h2>
      <p className="sk-home-note">{say('hall.learn.text')}</p>
      <p className="sk-home-links">
        <Link to={{ screen: 'learn' }}>{say('hall.learn.by-playing')}</Link>
        <Link to={{ screen: 'rules', game }}>{say('hall.rules')}</Link>
        <Link to={{ screen: 'rules', game, clause: 'summary' }}>{say('hall.summary')}</Link>
        <Link to={{ screen: 'cards', game }}>{say('hall.cards')}</Link>
      </p>
    </Plank>
  );
}

/** Choosing a game, going on with one, sitting down with others. */
export function Home(): ReactElement {
  const { say, language } = useSpeech();
  const { tables, refresh } = useSaved();
  const [open, setOpen] = useState<string | null>(null);
  const first = SHELF[0];
  const online = Boolean(useHallInfo());
  const [elsewhere, setElsewhere] = useState(0);
  // Who has begun a game comes to go on with it: then that is first, for eyes and for keys.
  const going = elsewhere > 0 || (tables?.some(table => !table.over) ?? false);
  const shelf = (
    <ul key="shelf" className="sk-shelf">
      {SHELF.map(game => (
        <li key={game.id}>
          <Hanging game={game} level="h2">
            {SHELF.length === 1 && <p className="sk-hanging-pitch">{game.hanging.pitch[language]}</p>}
            <PlayNow game={game} open={open === game.id} onOpen={() => setOpen(game.id)} />
            <WaysIn game={game} />
          </Hanging>
        </li>
      ))}
    </ul>
  );
  const kept = { tables, online, elsewhere, onElsewhere: setElsewhere, onChange: refresh };
  const saved = <SavedTables key="saved" {...kept} />;
  return (
    <Screen
      className="sk-home"
      title={`Skáli: ${say('hall.tagline')}`}
      head={<Head oldGames={tables?.some(table => table.over) ?? false} online={online} />}
    >
      <Rafters />
      <Beam />
      <div className="sk-bays" data-games={Math.min(SHELF.length, 3)} data-going={going}>
        {going ? [saved, shelf] : [shelf, saved]}
        {first && (
          <div className="sk-home-side">
            {online && (
              <Suspense>
                <WithPeople game={first.id} />
              </Suspense>
            )}
            <OwnTable game={first.id} />
            <Learn game={first.id} />
          </div>
        )}
        <span className="sk-post sk-post-1" aria-hidden="true" />
        <span className="sk-post sk-post-2" aria-hidden="true" />
        <span className="sk-post sk-post-3" aria-hidden="true" />
        <span className="sk-post sk-post-4" aria-hidden="true" />
      </div>
    </Screen>
  );
}
