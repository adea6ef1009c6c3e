import { type ReactElement, useSyncExternalStore } from 'react';
import type { GameModule } from '../../engine/contract/game.ts';
import { Button } from '../../kit/look/Button.tsx';
import { Icon } from '../../kit/look/Icon.tsx';
import type { Puzzle, PuzzleEntry } from '../../puzzles/puzzle.ts';
import { reasonWords } from '../../puzzles/reason.ts';
import { go } from '../router.ts';
import { useGameSpeaker } from '../speech.tsx';
import type { PuzzleAtTable, PuzzleShown } from './puzzle-at-table.ts';
import { gradeOf } from './useLists.ts';
import type { Say } from './usePuzzleWords.ts';
import '../learn/teacher.css';
import './puzzler.css';

export interface Puzzled {
  readonly at: PuzzleAtTable;
  readonly puzzle: Puzzle;
  /** The puzzles of its game, and its place among them. */
  readonly list: readonly PuzzleEntry[];
  readonly place: number;
  readonly module: GameModule;
  readonly say: Say;
  /** Begins it anew. */
  onAgain(): void;
}

const usePuzzle = ({ at }: Pick<Puzzled, 'at'>): PuzzleShown => useSyncExternalStore(at.listen, at.now);

/** What there is to say of a puzzle, in the place of the question. */
export function PuzzlerWords(props: Puzzled): ReactElement {
  const { words, outcome, over } = usePuzzle(props);
  const { say, list, place } = props;
  const hardness = gradeOf(list[place] ?? { hardness: 0 });
  return (
    <div className="sk-teacher sk-puzzler" data-outcome={outcome}>
      <Icon name="light-bulb" size={44} />
      <div className="sk-teacher-words">
        <p className="sk-teacher-say sk-display">{words}</p>
        {over ? (
          <Solution {...props} />
        ) : (
          <p className="sk-teacher-steps">
            {place >= 0 && say('puzzles.your-turn', { n: place + 1, all: list.length, hardness })}
          </p>
        )}
      </div>
    </div>
  );
}

/** The best answer, and why. */
function Solution(props: Puzzled): ReactElement | null {
  const { view } = usePuzzle(props);
  const { puzzle, module, say } = props;
  const speaker = useGameSpeaker(module, view);
  if (!speaker) return null;
  const words = reasonWords(module, puzzle, view, speaker);
  const { because } = puzzle;
  const missed = (puzzle.tried.karl?.[0] ?? 0) > 0;
  return (
    <div className="sk-puzzler-solution" data-part="solution">
      <p>
        <b>{say('puzzles.best', { choice: words.choice })}</b> {words.chance}.{' '}
        {say('puzzles.gap', { points: Math.round(because.gap * 100) })}
      </p>
      <p>
        {words.why} {missed && say('puzzles.missed')}
      </p>
    </div>
  );
}

/** Ways on: once more, to be told, to the next one, to leave. */
export function PuzzlerActs(props: Puzzled): ReactElement {
  const { outcome } = usePuzzle(props);
  const { at, say, puzzle, list, place, onAgain } = props;
  const { game } = puzzle;
  const next = list[place + 1];
  return (
    <>
      {outcome === 'wrong' && (
        <Button tone="main" icon="anticlockwise-rotation" act="again" autoFocus onClick={onAgain}>
          {say('puzzles.again')}
        </Button>
      )}
      {(outcome === 'wrong' || outcome === 'open') && (
        <Button icon="light-bulb" act="show" onClick={() => at.show()}>
          {say('puzzles.show')}
        </Button>
      )}
      {(outcome === 'right' || outcome === 'shown') && next && (
        <Button
          tone="main"
          icon="play-button"
          act="next-puzzle"
          autoFocus
          onClick={() => go({ screen: 'puzzles', game, puzzle: next.name })}
        >
          {say('puzzles.next')}
        </Button>
      )}
      <Button tone="quiet" icon="exit-door" act="leave" onClick={() => go({ screen: 'puzzles', game })}>
        {say(outcome === 'open' ? 'puzzles.leave' : 'puzzles.all')}
      </Button>
    </>
  );
}

/** What the puzzle is, above the saga. */
export function PuzzlerGoals(props: Puzzled): ReactElement {
  const { say, list, place } = props;
  const entry = list[place];
  return (
    <section className="sk-goals" data-part="goals">
      <p className="sk-goals-head">
        <Icon name="light-bulb" size={17} />
        {say('puzzles.title')}
      </p>
      <h2 className="sk-display">{say('puzzles.puzzle', { n: place + 1 })}</h2>
      <p>{entry && say('puzzles.hardness', { n: gradeOf(entry) })}</p>
    </section>
  );
}
