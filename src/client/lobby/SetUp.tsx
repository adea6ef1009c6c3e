import { type ReactElement, use, useState } from 'react';
import { LEVELS } from '../../bots/level-names.ts';
import type { GameModule } from '../../engine/contract/game.ts';
import { Icon } from '../../kit/look/Icon.tsx';
import { Plank } from '../../kit/look/Plank.tsx';
import { Segmented } from '../../kit/look/Segmented.tsx';
import { loadGame, SHELF, type ShelvedGame, shelved } from '../games.ts';
import { Choice } from '../hall/Choice.tsx';
import { Hanging } from '../hall/Hanging.tsx';
import { Rail } from '../hall/Rail.tsx';
import { Beam } from '../hall/Timber.tsx';
import { useKeeper } from '../keeper.ts';
import { Lost } from '../Lost.tsx';
import { hallApi } from '../online/api/api.ts';
import { useHallInfo } from '../online/api/hall-info.ts';
import { introduce } from '../online/api/introduce.ts';
import { useAsking } from '../online/api/refusal.ts';
import { newShare, rememberShare } from '../online/gathering/shares.ts';
import { go } from '../router.ts';
import { Screen } from '../Screen.tsx';
import { settings } from '../settings/kept.ts';
import { useGameSpeaker, useSpeech } from '../speech.tsx';
import { ContentPack } from './ContentPack.tsx';
import { DEFAULT_TERMS, hostedPlan, type OnlineTerms } from './hosted.ts';
import { levelName, levelText } from './level.ts';
import { OnlineOptions } from './OnlineOptions.tsx';
import { OptionList } from './OptionList.tsx';
import { keepPlan, keptPlan } from './plans.ts';
import { Seats } from './Seats.tsx';
import { StartBar } from './StartBar.tsx';
import { freshPlan, newTable } from './seating.ts';
import { SITTERS_HERE, SITTERS_ONLINE } from './table-plan.ts';
import './lobby.css';

interface SetUpProps {
  readonly game: string;
  /** How many sit at this screen to begin with. */
  readonly people: number;
  /** People come from elsewhere. */
  readonly online: boolean;
}

/** Setting up a table: who sits where, and by which rules. */
export default function SetUp({ game: id, ...rest }: SetUpProps): ReactElement {
  const game = shelved(id);
  return game ? <Table game={game} module={use(loadGame(game))} {...rest} /> : <Lost />;
}

interface TableProps extends Omit<SetUpProps, 'game'> {
  readonly game: ShelvedGame;
  readonly module: GameModule;
}

function Table({ game, people, online, module }: TableProps): ReactElement {
  const { say, language } = useSpeech();
  const speaker = useGameSpeaker(module, null);
  const keeper = useKeeper();
  const specs = module.rules.options;
  const [plan, setPlan] = useState(
    () =>
      keptPlan(game.id, people, online) ??
      (online
        ? freshPlan(game, specs, settings().name, 1, Math.random, 'open')
        : freshPlan(game, specs, settings().name, Math.min(people, game.players.max))),
  );
  const [terms, setTerms] = useState<OnlineTerms>(DEFAULT_TERMS);
  const hall = useHallInfo();
  const { trouble, busy, attempt } = useAsking();

  const change = (next: typeof plan) => {
    keepPlan(game.id, people, online, next);
    setPlan(next);
  };
  const start = () =>
    attempt(async () => {
      if (!online) {
        const id = await keeper.begin(newTable(game.id, specs, plan));
        go({ screen: 'table', id });
        return;
      }
      const share = newShare();
      const { name, table } = hostedPlan(game.id, specs, plan, terms, share);
      await introduce(name);
      const { id } = await hallApi.create(table);
      rememberShare(id, share);
      go({ screen: 'play', id });
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
              onChange={other =>
                go({ screen: 'new', game: other, people, ...(online && { online: true as const }) }, 'replace')
              }
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
            <Seats
              game={game}
              plan={plan}
              kinds={online ? SITTERS_ONLINE : SITTERS_HERE}
              speaker={speaker}
              onChange={change}
            >
              {(hall || online) && <Where game={game.id} online={online} />}
            </Seats>
            <OptionList
              game={game}
              specs={specs}
              plan={plan}
              speaker={speaker}
              onChange={change}
              foot={
                module.rules.content && (
                  <ContentPack
                    game={game}
                    spec={module.rules.content}
                    content={plan.content}
                    speaker={speaker}
                    onChange={content => change({ ...plan, content })}
                  />
                )
              }
            >
              {online && <OnlineOptions terms={terms} onChange={setTerms} />}
            </OptionList>
          </>
        ) : (
          <div className="sk-loading sk-lobby-seats">{say('hall.loading')}</div>
        )}
        <StartBar game={game} plan={plan} online={online} busy={busy} trouble={trouble} onStart={start} />
      </div>
    </Screen>
  );
}

/** At this screen, or from anywhere. */
function Where({ game, online }: { game: string; online: boolean }): ReactElement {
  const { say } = useSpeech();
  return (
    <Choice title={say('hall.where')}>
      <Segmented
        label={say('hall.where')}
        segments={[
          { value: 'here', label: say('hall.where.here') },
          { value: 'online', label: say('hall.where.online'), icon: 'world' },
        ]}
        value={online ? 'online' : 'here'}
        onChange={value =>
          go(value === 'online' ? { screen: 'new', game, online: true } : { screen: 'new', game, people: 1 }, 'replace')
        }
      />
    </Choice>
  );
}

/** What can be expected of the bots. */
function Bots({ game }: Pick<TableProps, 'game'>): ReactElement {
  const { say, speaker } = useSpeech();
  return (
    <Plank as="section" className="sk-lobby-plank sk-lobby-bots">
      <h2 className="sk-title">{say('hall.the-bots')}</h2>
      <dl>
        {LEVELS.map(level => (
          <div key={level}>
            <dt>{levelName(speaker, level)}</dt>
            <dd>{levelText(speaker, level, game)}</dd>
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
