import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import type { GameModule } from '../../engine/contract/game.ts';
import { choiceOf, entriesOf } from '../../puzzles/moment.ts';
import type { Puzzle, PuzzleEntry } from '../../puzzles/puzzle.ts';
import { loadGame, shelved } from '../games.ts';
import { Lost } from '../Lost.tsx';
import { lessonSource } from '../learn/lesson-source.ts';
import { useSpeech } from '../speech.tsx';
import type { LessonParts } from '../table/lesson-parts.ts';
import { TableFrom } from '../table/TableScreen.tsx';
import { loadList, loadPuzzle } from './catalogue.ts';
import { dayOf, ofTheDay } from './day.ts';
import { keep, kept, lookedUp, missed, solved } from './kept.ts';
import { type Puzzled, PuzzlerActs, PuzzlerGoals, PuzzlerWords } from './Puzzler.tsx';
import { PuzzleAtTable } from './puzzle-at-table.ts';
import { type Say, usePuzzleWords } from './usePuzzleWords.ts';

interface PuzzleScreenProps {
  readonly game: string;
  readonly name: string;
}

interface Loaded {
  readonly puzzle: Puzzle | undefined;
  readonly list: readonly PuzzleEntry[];
  readonly module: GameModule;
}

/** One puzzle at its table. */
export default function PuzzleScreen({ game, name }: PuzzleScreenProps): ReactElement {
  const { say: hall, language } = useSpeech();
  const say = usePuzzleWords();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState<unknown>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const entry = shelved(game);
    if (!entry) return;
    let left = false;
    Promise.all([loadPuzzle(game, name), loadList(game), loadGame(entry)]).then(
      ([puzzle, list, module]) => left || setLoaded({ puzzle, list, module }),
      (error: unknown) => left || setFailed(error),
    );
    return () => {
      left = true;
    };
  }, [game, name]);
  const onAgain = useCallback(() => setRound(before => before + 1), []);
  // Thrown where a screen that breaks is caught.
  if (failed) throw failed;
  if (!shelved(game)) return <Lost />;
  if (!loaded || !say) {
    return (
      <main id="main" className="sk-loading" tabIndex={-1}>
        {hall('hall.loading')}
      </main>
    );
  }
  const { puzzle } = loaded;
  if (!puzzle) return <Lost />;
  const given = { ...loaded, puzzle, game, name, say, onAgain };
  return <Given key={`${name}/${round}/${language}`} {...given} />;
}

interface GivenProps extends Loaded {
  readonly puzzle: Puzzle;
  readonly game: string;
  readonly name: string;
  readonly say: Say;
  readonly onAgain: () => void;
}

function Given({ puzzle, list, module, game, name, say, onAgain }: GivenProps): ReactElement {
  const [stale, setStale] = useState(false);
  const { parts, source } = useMemo(() => {
    const id = `${game}/${name}`;
    const today = dayOf(new Date());
    const isToday = ofTheDay(list, today)?.name === name;
    const at = new PuzzleAtTable({
      solution: choiceOf(module, puzzle, puzzle.solution),
      words: {
        open: say('puzzles.find'),
        right: say('puzzles.right'),
        wrong: say('puzzles.wrong'),
        shown: say('puzzles.shown'),
      },
      onOutcome(outcome) {
        if (outcome === 'right') keep(solved(kept(), id, isToday ? today : undefined));
        if (outcome === 'wrong') keep(missed(kept(), id));
        if (outcome === 'shown') keep(lookedUp(kept(), id));
      },
    });
    const place = list.findIndex(one => one.name === name);
    const puzzled: Puzzled = { at, puzzle, list, place, module, say, onAgain };
    const opened = {
      lesson: { ...puzzle, minutes: 1, steps: [] },
      name,
      entries: entriesOf(module, puzzle),
      onAfresh: () => setStale(true),
      onKept: () => undefined,
    };
    return { parts: partsOf(puzzled), source: lessonSource(opened) };
  }, [puzzle, list, module, game, name, say, onAgain]);
  if (stale) {
    return (
      <main id="main" className="sk-loading" tabIndex={-1}>
        <p role="alert">{say('puzzles.other-rules')}</p>
      </main>
    );
  }
  return <TableFrom id={`puzzle/${game}/${name}`} source={source} lesson={parts} />;
}

function partsOf(puzzled: Puzzled): LessonParts {
  const { at } = puzzled;
  return {
    follow: line => at.follow(line),
    listen: at.listen,
    now: at.now,
    open: ask => at.open(ask),
    isClosed: () => false,
    chose: choice => at.chose(choice),
    final: true,
    Words: () => <PuzzlerWords {...puzzled} />,
    Acts: () => <PuzzlerActs {...puzzled} />,
    Goals: () => <PuzzlerGoals {...puzzled} />,
    Spot: () => null,
  };
}
