import { lazy, type ReactElement, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { GameModule } from '../../engine/contract/game.ts';
import type { Lesson, LessonWords, WordsOfLessons } from '../../lessons/lesson.ts';
import { FOUND, type Touched } from '../found.ts';
import { loadGame, shelved } from '../games.ts';
import { Lost } from '../Lost.tsx';
import { useSpeech } from '../speech.tsx';
import type { LessonParts } from '../table/lesson-parts.ts';
import { TableFrom } from '../table/TableScreen.tsx';
import { type LessonEntry, lessonsOf, loadLesson, loadWords } from './catalogue.ts';
import { LessonAtTable } from './lesson-at-table.ts';
import { lessonSource } from './lesson-source.ts';
import { forgetUnderWay, keepFinished, keepUnderWay, printOf, progress } from './progress.ts';
import { TeacherActs, TeacherGoals, TeacherWords } from './Teacher.tsx';
import { Track } from './Track.tsx';
import type { Taught } from './taught.ts';
import { type Say, useLearnWords } from './useLearnWords.ts';

// Nothing is pointed at before the table is drawn.
const Spot = lazy(async () => ({ default: (await import('./Spot.tsx')).Spot }));

interface Loaded {
  readonly lesson: Lesson;
  readonly words: LessonWords;
  readonly game: GameModule;
  readonly touched: Touched | undefined;
  readonly titles: WordsOfLessons;
}

/** One lesson at its table. */
export function LessonScreen({ entry }: { readonly entry: LessonEntry }): ReactElement {
  const { say: hall, language } = useSpeech();
  const say = useLearnWords();
  const [loaded, setLoaded] = useState<Loaded>();
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    const game = shelved(entry.game);
    if (!game) return;
    let left = false;
    Promise.all([
      loadLesson(entry),
      loadWords(entry.game, language),
      loadGame(game),
      FOUND.touchings[entry.game]?.(),
    ]).then(
      ([lesson, words, module, touched]) =>
        left || setLoaded({ lesson, words: words[entry.name], game: module, touched, titles: words }),
      (error: unknown) => left || setFailed(error),
    );
    return () => {
      left = true;
    };
  }, [entry, language]);
  const onAgain = useCallback(() => {
    forgetUnderWay(`${entry.game}/${entry.name}`);
    setRound(before => before + 1);
  }, [entry]);
  // Thrown where a screen that breaks is caught.
  if (failed) throw failed;
  if (!shelved(entry.game)) return <Lost />;
  if (!loaded || !say) {
    return (
      <main id="main" className="sk-loading" tabIndex={-1}>
        {hall('hall.loading')}
      </main>
    );
  }
  return <Given key={`${round}/${language}`} {...loaded} entry={entry} say={say} onAgain={onAgain} />;
}

interface GivenProps extends Loaded {
  readonly entry: LessonEntry;
  readonly say: Say;
  readonly onAgain: () => void;
}

/** A lesson that is loaded, from where it was left. */
function Given({ lesson, words, game, touched, titles, entry, say, onAgain }: GivenProps): ReactElement {
  const id = `${entry.game}/${entry.name}`;
  const { parts, source } = useMemo(() => {
    const print = printOf(`${game.rules.version} ${JSON.stringify(lesson)}`);
    const kept = progress().underWay[id];
    const fits = kept?.print === print && kept.done.length < lesson.steps.length;
    const at = new LessonAtTable({
      lesson,
      words,
      game,
      touching: touched?.touching,
      done: fits ? kept.done : [],
      entries: fits ? kept.entries : [],
      onChange(entries, done, over) {
        if (over) {
          keepFinished(id);
          forgetUnderWay(id);
        } else keepUnderWay(id, { print, entries, done });
      },
    });
    if (kept && kept.print !== print) at.beginAfresh();
    const opened = {
      lesson,
      name: entry.name,
      entries: fits ? kept.entries : [],
      onAfresh: () => at.beginAfresh(),
      onKept: at.keep.bind(at),
    };
    const lessons = lessonsOf(entry.game);
    const place = lessons.findIndex(({ name }) => name === entry.name);
    const taught: Taught = { at, say, entry, lessons, titles, place, onAgain };
    return { parts: partsOf(taught), source: lessonSource(opened) };
  }, [id, lesson, words, game, touched, titles, entry, say, onAgain]);
  return <TableFrom id={`lesson/${id}`} source={source} lesson={parts} />;
}

function partsOf(taught: Taught): LessonParts {
  const { at, say, place } = taught;
  const { title } = at.words;
  return {
    follow: line => at.follow(line),
    listen: at.listen,
    now: at.now,
    open: ask => at.open(ask),
    isClosed: choice => at.isClosed(choice),
    chose: choice => at.chose(choice),
    coached: at.lesson.others === undefined,
    head: {
      title: say('learn.lesson-title', { n: place + 1, title }),
      brief: title,
      Track: () => <Track {...taught} />,
    },
    page: say('learn.page'),
    Words: () => <TeacherWords {...taught} />,
    Acts: props => <TeacherActs {...taught} {...props} />,
    Goals: () => <TeacherGoals {...taught} />,
    Spot: () => (
      <Suspense fallback={null}>
        <Spot {...taught} />
      </Suspense>
    ),
  };
}
