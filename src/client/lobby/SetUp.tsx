import { type ReactElement, use, useState } from 'react';
import type { GameModule } from '../../engine/game.ts';
import { loadGame, SHELF, type ShelvedGame, shelved } from '../games.ts';
import { Hanging } from '../hall/Hanging.tsx';
import { Rail } from '../hall/Rail.tsx';
import { Beam } from '../hall/Timber.tsx';
import { useKeeper } from '../keeper.ts';
import { Lost } from '../Lost.tsx';
import { Icon } from '../look/Icon.tsx';
import { Plank } from '../look/Plank.tsx';
import { Segmented } from '../look/Segmented.tsx';
import { go } from '../router.ts';
import { Screen } from '../Screen.tsx';
import { settings } from '../settings/kept.ts';
import { useGameSpeaker, useSpeech } from '../speech.tsx';
import { useTrouble } from '../trouble.ts';
import { levelName, levelText } from './level.ts';
import { OptionList } from './OptionList.tsx';
import { keepPlan, keptPlan } from './plans.ts';
import { Seats } from './Seats.tsx';
import { StartBar } from './StartBar.tsx';
import { freshPlan, newTable } from './seating.ts';
import './lobby.css';

interface SetUpProps {
  readonly game: string;
  /** How many sit at this screen to begin with. */
  readonly people: number;
}

/** Setting up a table: who sits where, and by which rules. */
export default function SetUp({ game: id, people }: SetUpProps): ReactElement {
  const game = shelved(id);
  return game ? <Table game={game} people={people} module={use(loadGame(game))} /> : <Lost />;
}

interface TableProps {
  readonly game: ShelvedGame;
  readonly people: number;
  readonly module: GameModule;
}

function Table({ game, people, module }: TableProps): ReactElement {
  const { say, language } = useSpeech();
  const speaker = useGameSpeaker(module, null);
  const keeper = useKeeper();
  const specs = module.rules.options;
  const [plan, setPlan] = useState(
    () => keptPlan(game.id, people) ?? freshPlan(game, specs, settings().name, Math.min(people, game.players.max)),
  );
  const { trouble, busy, attempt } = useTrouble();

  const change = (next: typeof plan) => {
    keepPlan(game.id, people, next);
    setPlan(next);
  };
  const start = () =>
    attempt(async () => {
      const id = await keeper.begin(newTable(game.id, specs, plan));
      go({ screen: 'table', id });
    });

  return (
    <Screen
      className="sk-lobby"
      title={`${game.title} · ${say('hall.open-table')} · Skáli`}
      head={
        <Rail title={say('hall.open-table')}>
          {SHELF.length > 1 && (
            <Segmented
              label={say('hall.game')}
              segments={SHELF.map(other => ({ value: other.id, label: other.title }))}
              value={game.id}
              onChange={other => go({ screen: 'new', game: other, people }, 'replace')}
            />
          )}
        </Rail>
      }
    >
      <Beam />
      <div className="sk-lobby-bays">
        <span className="sk-post sk-lobby-post" aria-hidden="true" />
        <span className="sk-post sk-lobby-post" aria-hidden="true" />
        <span className="sk-post sk-lobby-post" aria-hidden="true" />
        <div className="sk-lobby-game">
          <Hanging game={game} level="p">
            <p className="sk-hanging-pitch">{game.hanging.pitch[language]}</p>
          </Hanging>
        </div>
        <Bots game={game} />
        {speaker ? (
          <>
            <Seats game={game} plan={plan} speaker={speaker} onChange={change} />
            <OptionList game={game} specs={specs} plan={plan} speaker={speaker} onChange={change} />
          </>
        ) : (
          <div className="sk-loading sk-lobby-seats">{say('hall.loading')}</div>
        )}
        <StartBar game={game} plan={plan} busy={busy} trouble={trouble} onStart={start} />
      </div>
    </Screen>
  );
}

/** What can be expected of the bots. */
function Bots({ game }: { game: ShelvedGame }): ReactElement {
  const { say, speaker } = useSpeech();
  return (
    <Plank as="section" className="sk-lobby-plank sk-lobby-bots">
      <h2 className="sk-title">{say('hall.the-bots')}</h2>
      <dl>
        {game.bots.map(level => (
          <div key={level}>
            <dt>{levelName(speaker, level)}</dt>
            <dd>{levelText(speaker, level)}</dd>
          </div>
        ))}
      </dl>
      <hr className="sk-rule" />
      <p className="sk-lobby-fair">
        <Icon name="spectacles" size={18} />
        {say('hall.the-bots.fair')}
      </p>
    </Plank>
  );
}
