import type { ReactElement } from 'react';
import { Icon } from '../../kit/look/Icon.tsx';
import type { PuzzleEntry } from '../../puzzles/puzzle.ts';
import type { ShelvedGame } from '../games.ts';
import { stageWords } from '../home/stage-words.ts';
import { Link } from '../Link.tsx';
import { useSpeech } from '../speech.tsx';
import { type Kept, LOOKED_UP } from './kept.ts';
import { gradeOf, idOf } from './useLists.ts';
import type { Say } from './usePuzzleWords.ts';
import './puzzles.css';

interface PuzzleCardProps {
  readonly game: ShelvedGame;
  readonly entry: PuzzleEntry;
  /** Its place in the list, from 0 on. */
  readonly place: number;
  readonly now: Kept;
  readonly say: Say;
  /** Says of which game it is. */
  readonly named?: boolean;
}

const GRADES = [1, 2, 3, 4, 5];

/** A puzzle as a small sheet of vellum: what it is about, how hard it is, and how far one has come. */
export function PuzzleCard({ game, entry, place, now, say, named = false }: PuzzleCardProps): ReactElement {
  const speech = useSpeech();
  const id = idOf(game.id, entry);
  const grade = gradeOf(entry);
  const stage = stageWords(speech, game.id, entry.stage);
  const is = id in now.solved ? 'solved' : now.tried[id] === LOOKED_UP ? 'seen' : id in now.tried ? 'tried' : 'new';
  return (
    <Link to={{ screen: 'puzzles', game: game.id, puzzle: entry.name }} className={`sk-puzzle-card sk-puzzle-${is}`}>
      <b className="sk-display">{say('puzzles.puzzle', { n: place + 1 })}</b>
      {named && <span>{game.title}</span>}
      {stage && <span>{stage}</span>}
      {entry.battle && <span className="sk-puzzle-battle">{say('puzzles.battle')}</span>}
      <span className="sk-puzzle-grade">
        <span className="sk-heard">{say('puzzles.hardness', { n: grade })}</span>
        {GRADES.map(one => (
          <i key={one} data-on={one <= grade} aria-hidden="true" />
        ))}
      </span>
      <small>
        {is === 'solved' && <Icon name="check-mark" size={15} />}
        {say(`puzzles.is.${is}`, { n: now.solved[id] ?? now.tried[id] ?? 0 })}
      </small>
    </Link>
  );
}
