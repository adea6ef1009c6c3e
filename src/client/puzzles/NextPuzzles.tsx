import { type ReactElement, useSyncExternalStore } from 'react';
import { Plank } from '../../kit/look/Plank.tsx';
import type { ShelvedGame } from '../games.ts';
import { Link } from '../Link.tsx';
import { kept, LOOKED_UP, listenToKept } from './kept.ts';
import { PuzzleCard } from './PuzzleCard.tsx';
import { idOf, useLists } from './useLists.ts';
import { usePuzzleWords } from './usePuzzleWords.ts';

/** So many are laid out beside the lessons. */
const SHOWN = 3;

/** The next puzzles of a game for who learns it: the easiest that are not solved, and the way to all of them. */
export default function NextPuzzles({ game }: { readonly game: ShelvedGame }): ReactElement | null {
  const say = usePuzzleWords();
  const lists = useLists(game.id);
  const now = useSyncExternalStore(listenToKept, kept);
  const list = lists?.[game.id];
  if (!say || !list) return null;
  const open = list.filter(one => {
    const id = idOf(game.id, one);
    return !(id in now.solved) && now.tried[id] !== LOOKED_UP;
  });
  const solved = list.filter(one => idOf(game.id, one) in now.solved).length;
  return (
    <Plank className="sk-lessons-puzzles">
      <header>
        <h3 className="sk-title">
          <Link to={{ screen: 'puzzles', game: game.id }}>{say('puzzles.title')}</Link>
        </h3>
        <p>{say('puzzles.solved', { solved, all: list.length })}</p>
      </header>
      <ul className="sk-puzzles-cards">
        {open.slice(0, SHOWN).map(one => (
          <li key={one.name}>
            <PuzzleCard game={game} entry={one} place={list.indexOf(one)} now={now} say={say} />
          </li>
        ))}
      </ul>
    </Plank>
  );
}
