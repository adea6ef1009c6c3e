import { type ReactElement, type ReactNode, useState, useSyncExternalStore } from 'react';
import { Plank } from '../../kit/look/Plank.tsx';
import type { PuzzleEntry } from '../../puzzles/puzzle.ts';
import type { ShelvedGame } from '../games.ts';
import { Rail } from '../hall/Rail.tsx';
import { Beam } from '../hall/Timber.tsx';
import { Link } from '../Link.tsx';
import { Screen } from '../Screen.tsx';
import { useSpeech } from '../speech.tsx';
import { PUZZLED } from './catalogue.ts';
import { dayOf, ofTheDay } from './day.ts';
import { type Kept, kept, listenToKept, streakOn, tidy } from './kept.ts';
import { PuzzleCard } from './PuzzleCard.tsx';
import { idOf, useLists } from './useLists.ts';
import { type Say, usePuzzleWords } from './usePuzzleWords.ts';
import './puzzles.css';

/** The puzzles of all games, the easiest first, and on top those of the day. */
export default function PuzzleIndex({ game }: { readonly game?: string | undefined }): ReactElement {
  const { say: hall } = useSpeech();
  const say = usePuzzleWords();
  const only = PUZZLED.some(({ id }) => id === game) ? game : undefined;
  const lists = useLists(only);
  const [dropped] = useState(tidy);
  const now = useSyncExternalStore(listenToKept, kept);
  const today = dayOf(new Date());
  const games = PUZZLED.filter(({ id }) => only === undefined || id === only);
  const screen = (children: ReactNode) => (
    <Screen
      title={`${say?.('puzzles.title') ?? ''} · Skáli`}
      head={<Rail title={say?.('puzzles.title') ?? ''} />}
      className="sk-puzzles"
    >
      <Beam />
      {children}
    </Screen>
  );
  if (!say || !lists) return screen(<p className="sk-loading">{hall('hall.loading')}</p>);
  return screen(
    <>
      {dropped && (
        <p className="sk-puzzles-dropped" role="status">
          {say('puzzles.dropped')}
        </p>
      )}
      <Plank as="section" className="sk-puzzles-day" label={say('puzzles.day')}>
        <div className="sk-puzzles-day-words">
          <h2 className="sk-display">{say('puzzles.day')}</h2>
          <p>{say('puzzles.text')}</p>
          <p data-part="streak">{say('puzzles.streak', { days: streakOn(now, today) })}</p>
        </div>
        <ul className="sk-puzzles-cards">
          {games.map(entry => {
            const list = lists[entry.id] ?? [];
            const one = ofTheDay(list, today);
            return (
              one && (
                <li key={entry.id}>
                  <PuzzleCard game={entry} entry={one} place={list.indexOf(one)} now={now} say={say} named />
                </li>
              )
            );
          })}
        </ul>
      </Plank>
      {games.map(entry => (
        <GamePuzzles key={entry.id} game={entry} list={lists[entry.id] ?? []} now={now} say={say} />
      ))}
      <p className="sk-puzzles-foot">
        <Link to={{ screen: 'learn', ...(only !== undefined && { game: only }) }}>{say('puzzles.lessons')}</Link>
        {only !== undefined && <Link to={{ screen: 'puzzles' }}>{say('puzzles.all')}</Link>}
      </p>
    </>,
  );
}

interface GamePuzzlesProps {
  readonly game: ShelvedGame;
  readonly list: readonly PuzzleEntry[];
  readonly now: Kept;
  readonly say: Say;
}

function GamePuzzles({ game, list, now, say }: GamePuzzlesProps): ReactElement {
  const solved = list.filter(one => idOf(game.id, one) in now.solved).length;
  return (
    <Plank as="section" className="sk-puzzles-game" label={game.title}>
      <header>
        <h2 className="sk-display">{game.title}</h2>
        <p>
          {say('puzzles.solved', { solved, all: list.length })} · {say('puzzles.easiest-first')}
        </p>
      </header>
      <ol className="sk-puzzles-cards">
        {list.map((one, place) => (
          <li key={one.name}>
            <PuzzleCard game={game} entry={one} place={place} now={now} say={say} />
          </li>
        ))}
      </ol>
    </Plank>
  );
}
