import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../kit/look/Button.tsx';
import { Icon } from '../../kit/look/Icon.tsx';
import { Medallion } from '../../kit/look/Medallion.tsx';
import { Plank } from '../../kit/look/Plank.tsx';
import { weave } from '../../kit/look/weave.ts';
import type { WordsOfLessons } from '../../lessons/lesson.ts';
import { beginFirst } from '../first/begin-first.ts';
import { useFirstWords } from '../first/useFirstWords.ts';
import { SHELF, type ShelvedGame } from '../games.ts';
import { Rail } from '../hall/Rail.tsx';
import { Beam } from '../hall/Timber.tsx';
import { useKeeper } from '../keeper.ts';
import { Link } from '../Link.tsx';
import { PUZZLED } from '../puzzles/catalogue.ts';
import { go } from '../router.ts';
import { Screen } from '../Screen.tsx';
import { useSettings } from '../settings/kept.ts';
import { useSpeech } from '../speech.tsx';
import { useTrouble } from '../trouble.ts';
import { type LessonEntry, lessonsOf, loadWords } from './catalogue.ts';
import { type Say, useListWords } from './list/useListWords.ts';
import { minutesOf } from './minutes.ts';
import { listenToProgress, progress } from './progress.ts';
import { Skald } from './Skald.tsx';
import { tidy } from './tidy.ts';
import './lesson-index.css';

// Below the lessons: nobody waits for it.
const NextPuzzles = lazy(() => import('../puzzles/NextPuzzles.tsx'));

/** So many of a game's sides are seen on its cloth. */
const SIDES = 2;

type Titles = Readonly<Record<string, WordsOfLessons>>;

const keyOf = ({ game, name }: LessonEntry): string => `${game}/${name}`;

/** The games that have lessons. */
const TAUGHT = SHELF.filter(({ id }) => lessonsOf(id).length > 0);

const GIVEN = new Set(TAUGHT.flatMap(({ id }) => lessonsOf(id)).map(keyOf));

function useTitles(): Titles | undefined {
  const { language } = useSpeech();
  const [titles, setTitles] = useState<Titles>();
  useEffect(() => {
    let left = false;
    Promise.all(TAUGHT.map(async ({ id }) => [id, await loadWords(id, language)] as const)).then(
      all => left || setTitles(Object.fromEntries(all)),
      console.warn,
    );
    return () => {
      left = true;
    };
  }, [language]);
  return titles;
}

/** The lessons of all games, a cloth each, and on top where one stopped. */
export default function LessonIndex({ game }: { readonly game?: string | undefined }): ReactElement {
  const { say: hall } = useSpeech();
  const say = useListWords();
  const titles = useTitles();
  const [dropped] = useState(() => tidy(lesson => GIVEN.has(lesson)));
  const { finished, underWay, last } = useSyncExternalStore(listenToProgress, progress);
  const games = game === undefined ? TAUGHT : TAUGHT.filter(({ id }) => id === game);
  const screen = (children: ReactNode) => (
    <Screen
      title={`${say?.('learn.title') ?? ''} · Skáli`}
      head={<Rail title={say?.('learn.title') ?? ''} />}
      className="sk-lessons"
    >
      <Beam />
      {children}
    </Screen>
  );
  if (!say || !titles) return screen(<p className="sk-loading">{hall('hall.loading')}</p>);
  const all = games.flatMap(({ id }) => lessonsOf(id));
  const isDone = (lesson: LessonEntry) => finished.includes(keyOf(lesson));
  const begun = all.find(lesson => keyOf(lesson) === last && keyOf(lesson) in underWay);
  const next = begun ?? all.find(lesson => !isDone(lesson));
  return screen(
    <>
      {dropped && (
        <p className="sk-lessons-foot" role="status" data-part="dropped">
          {say('learn.dropped')}
        </p>
      )}
      <GoOn say={say} titles={titles} next={next} begun={begun !== undefined} />
      <div className="sk-lessons-games" data-games={games.length}>
        {games.map(entry => (
          <GameLessons key={entry.id} game={entry} titles={titles} say={say} isDone={isDone} underWay={underWay} />
        ))}
      </div>
      {game !== undefined && TAUGHT.length > 1 && (
        <p className="sk-lessons-foot">
          <Link to={{ screen: 'learn' }}>{say('learn.to-lessons')}</Link>
        </p>
      )}
    </>,
  );
}

interface GoOnProps {
  readonly say: Say;
  readonly titles: Titles;
  readonly next: LessonEntry | undefined;
  readonly begun: boolean;
}

function GoOn({ say, titles, next, begun }: GoOnProps): ReactElement {
  if (!next) {
    return (
      <Plank as="section" className="sk-lessons-on">
        <Skald size={54} />
        <div className="sk-lessons-on-words">
          <h2 className="sk-display">{say('learn.all-done')}</h2>
          <p>{say('learn.all-done.text')}</p>
        </div>
      </Plank>
    );
  }
  const { game, name } = next;
  const lessons = lessonsOf(game);
  const { title } = titles[game][name];
  const n = lessons.indexOf(next) + 1;
  const where = { game: SHELF.find(({ id }) => id === game)?.title, n, all: lessons.length, minutes: minutesOf(next) };
  return (
    <Plank as="section" className="sk-lessons-on">
      <Skald size={54} />
      <div className="sk-lessons-on-words">
        <h2 className="sk-display">{say(begun ? 'learn.go-on.title' : 'learn.begin.title', { title })}</h2>
        <p>{say('learn.where', where)}</p>
      </div>
      <Button tone="main" icon="play-button" onClick={() => go({ screen: 'learn', game, lesson: name })}>
        {say(begun ? 'learn.go-on' : 'learn.begin')}
      </Button>
    </Plank>
  );
}

interface GameLessonsProps {
  readonly game: ShelvedGame;
  readonly titles: Titles;
  readonly say: Say;
  readonly isDone: (lesson: LessonEntry) => boolean;
  readonly underWay: Readonly<Record<string, unknown>>;
}

function GameLessons({ game, titles, say, isDone, underWay }: GameLessonsProps): ReactElement {
  const lessons = lessonsOf(game.id);
  const done = lessons.filter(isDone).length;
  const next = lessons.find(lesson => !isDone(lesson));
  const minutes = lessons.reduce((sum, lesson) => sum + minutesOf(lesson), 0);
  const { band, cloth, sides } = game.hanging;
  const across = weave(band, 5, 0.8);
  return (
    <section className="sk-lessons-game" aria-label={game.title}>
      <div className="sk-lessons-cloth" data-theme="dark" style={{ backgroundColor: cloth }}>
        <span className="sk-lessons-band" style={{ backgroundImage: across }} />
        <Ring done={done} all={lessons.length} />
        <div>
          <h2 className="sk-display">{game.title}</h2>
          <p>{say('learn.all', { lessons: lessons.length, minutes })}</p>
          <span className="sk-heard">{say('learn.progress', { done, all: lessons.length })}</span>
        </div>
        <span className="sk-lessons-sides" aria-hidden="true">
          {Object.entries(sides)
            .slice(0, SIDES)
            .map(([name, side]) => (
              <Medallion key={name} kind="seat" side={side} size={40} />
            ))}
        </span>
        <span className="sk-lessons-band sk-lessons-band-foot" style={{ backgroundImage: across }} />
      </div>
      <Plank className="sk-lessons-list">
        <h3 className="sk-title">{say('learn.lessons')}</h3>
        <ol>
          {lessons.map((lesson, i) => {
            const over = isDone(lesson);
            const now = lesson === next;
            const begun = keyOf(lesson) in underWay;
            const time = { minutes: minutesOf(lesson) };
            return (
              <li key={lesson.name} data-is={over ? 'done' : now ? 'now' : 'later'}>
                <Link to={{ screen: 'learn', game: game.id, lesson: lesson.name }}>
                  <b>
                    {over ? (
                      <>
                        <Icon name="check-mark" size={17} />
                        <span className="sk-heard">{say('learn.finished')}</span>
                      </>
                    ) : (
                      i + 1
                    )}
                  </b>
                  <span>{titles[game.id][lesson.name].title}</span>
                  <small>
                    {begun
                      ? say('learn.under-way')
                      : over
                        ? say('learn.again')
                        : now
                          ? say(done > 0 ? 'learn.next' : 'learn.start', time)
                          : say('learn.minutes', time)}
                  </small>
                </Link>
              </li>
            );
          })}
        </ol>
        <FirstGame game={game} />
      </Plank>
      {PUZZLED.some(({ id }) => id === game.id) && (
        <Suspense>
          <NextPuzzles game={game} />
        </Suspense>
      )}
    </section>
  );
}

/** A whole game in which what is new is explained. */
function FirstGame({ game }: { readonly game: ShelvedGame }): ReactElement | null {
  const { say: hall } = useSpeech();
  const say = useFirstWords();
  const keeper = useKeeper();
  const { name } = useSettings();
  const { trouble, busy, attempt } = useTrouble();
  const start = () => attempt(() => beginFirst(keeper, game, name));
  if (!say) return null;
  return (
    <div className="sk-lessons-first">
      <Button icon="round-table" act="first-game" disabled={busy} onClick={start}>
        {hall('hall.first-game')}
      </Button>
      <p>{say('first.play.text')}</p>
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  );
}

const HEXAGON = 'M0,-20L17,-10V10L0,20L-17,10V-10Z';

/** How many are done, as a hexagon that closes. */
function Ring({ done, all }: { readonly done: number; readonly all: number }): ReactElement {
  return (
    <svg className="sk-lessons-ring" aria-hidden="true" width={58} height={64} viewBox="-22 -24 44 48">
      <path d={HEXAGON} className="sk-lessons-ring-well" />
      <path d={HEXAGON} className="sk-lessons-ring-oak" />
      <path
        d={HEXAGON}
        className="sk-lessons-ring-moss"
        pathLength={100}
        strokeDasharray={`${(done / all) * 100} 100`}
      />
      <text y="5" textAnchor="middle">
        {done}/{all}
      </text>
    </svg>
  );
}
