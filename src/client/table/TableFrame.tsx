import { lazy, type ReactElement, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Choice, Seat } from '../../engine/contract/ask.ts';
import type { Fact } from '../../engine/contract/facts.ts';
import type { Heard } from '../../engine/match/match.ts';
import type { Speaker } from '../../engine/text/text.ts';
import { Icon } from '../../kit/look/Icon.tsx';
import { endWords, heldWords } from '../../kit/table/held-words.ts';
import { nameOf, toSitter } from '../../kit/table/names.ts';
import { RuleWayContext } from '../../kit/table/rule-way.ts';
import type { Marked, TableProps } from '../../kit/table/table-props.ts';
import { TeacherContext } from '../../kit/table/teacher.ts';
import { explainFirsts, silenceFirsts } from '../first/firsts.ts';
import { useFirstGame } from '../first/useFirstGame.ts';
import type { ShelvedGame } from '../games.ts';
import { changeSettings, useSettings } from '../settings/kept.ts';
import { useSound } from '../sound/useSound.ts';
import { useGameSpeaker, useSpeech } from '../speech.tsx';
import { AdvisedMarks } from './advice/AdvisedMarks.tsx';
import { mayBeAdvised, useAdvice } from './advice/useAdvice.ts';
import { useWarning } from './advice/useWarning.ts';
import { FrameRail } from './FrameRail.tsx';
import { foreseer, reckoner } from './foresee.ts';
import { allOf, heardUntil } from './heard.ts';
import type { LessonParts } from './lesson-parts.ts';
import { Finder } from './moving/Finder.tsx';
import { useKeptFocus } from './moving/useKeptFocus.ts';
import { useMoving } from './moving/useMoving.ts';
import { Notices } from './Notices.tsx';
import type { OnlineParts } from './online-parts.ts';
import { Placed } from './Placed.tsx';
import { presentOf } from './present.ts';
import { useAgain } from './replay/useAgain.ts';
import { useReplay } from './replay/useReplay.ts';
import { plainLook, Scribe } from './saga/lines.ts';
import { lettersOf, useScene } from './scene/useScene.ts';
import { pointsOverTime } from './score/points.ts';
import { ScoreActions } from './score/ScoreActions.tsx';
import { TableMenu } from './TableMenu.tsx';
import { TableTools } from './TableTools.tsx';
import { useActs } from './useActs.ts';
import { useAutoAnswer } from './useAutoAnswer.ts';
import type { GameAtTable } from './useGameAtTable.ts';
import { useHandOver } from './useHandOver.ts';
import { useHeld } from './useHeld.ts';
import { useLessonAtTable } from './useLessonAtTable.tsx';
import { useOneClick } from './useOneClick.ts';
import { useSaga } from './useSaga.tsx';
import { useSkip } from './useSkip.ts';
import { type OpenTable, peopleHere } from './useTable.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useTelling } from './useTelling.ts';
import { useTerms } from './useTerms.ts';
import { useTurnSign } from './useTurnSign.ts';
import { useWays } from './useWays.ts';
import './table-frame.css';
import { TermsContext } from '../../kit/look/terms.ts';
import { Wordmark } from '../../kit/look/Wordmark.tsx';
import { Link } from '../Link.tsx';

const NOBODY: readonly Seat[] = [];
const NO_NEWS: readonly Heard[] = [];

const ChapterPoints = lazy(() => import('../first/ChapterPoints.tsx'));
const FirstTime = lazy(() => import('../first/FirstTime.tsx'));
const RulesDrawer = lazy(() => import('../rules/RulesDrawer.tsx'));
// Looking back is seldom; the shuffle is checked when all is over; most readers never see the table in words.
const Analysis = lazy(() => import('./analysis/Analysis.tsx'));
const AdvicePanel = lazy(() => import('./advice/AdvicePanel.tsx'));
const HandOver = lazy(async () => ({ default: (await import('./seldom.ts')).HandOver }));
const Recap = lazy(async () => ({ default: (await import('./seldom.ts')).Recap }));
const WarningDialog = lazy(() => import('./advice/WarningDialog.tsx'));
const ReplayBar = lazy(async () => ({ default: (await import('./seldom.ts')).ReplayBar }));
const ScoreSheet = lazy(async () => ({ default: (await import('./score/ScoreSheet.tsx')).ScoreSheet }));
const Shuffle = lazy(async () => ({ default: (await import('./score/Shuffle.tsx')).Shuffle }));
const TextTable = lazy(async () => ({ default: (await import('./text/TextTable.tsx')).TextTable }));

interface TableFrameProps extends GameAtTable {
  readonly open: Extract<OpenTable, { state: 'open' }>;
  readonly entry: ShelvedGame;
  readonly online?: OnlineParts | undefined;
  readonly lesson?: LessonParts | undefined;
  readonly lookBack?: boolean | undefined;
}

/** Waits for the words of the game. */
export function TableFrame(props: TableFrameProps): ReactElement | null {
  const { moment, table } = props.open.shown;
  const names = useMemo(() => table.seats.map(({ name }) => name), [table.seats]);
  const speaker = useGameSpeaker(props.game, moment.view, names, moment.seat);
  return speaker ? <Frame {...props} speaker={speaker} /> : null;
}

/** Everything round a game's table: who sits here, what is asked, saga, replay, rules, score sheet, tools. */
function Frame(props: TableFrameProps & { readonly speaker: Speaker }): ReactElement {
  const { open, entry, game, extras, table: Drawn, speaker, online } = props;
  const { line, shown, saved, told, scenes, letters, part } = open;
  const { table, moment, hearing, behind } = shown;
  const { say } = useSpeech();
  const settings = useSettings();
  const [clause, setClause] = useState<string | null>(null);
  const [menu, setMenu] = useState(false);
  const [recap, setRecap] = useState(false);
  const [sheet, setSheet] = useState(true);
  const [placed, setPlaced] = useState(false);
  const main = useRef<HTMLElement>(null);

  const scribe = useMemo(() => new Scribe(speaker, extras.factLook ?? plainLook), [speaker, extras]);
  useEffect(() => {
    told.current = fact => speaker.factParts(fact) !== null;
    letters.current = scene => lettersOf(scene, speaker);
  }, [told, letters, speaker]);
  useEffect(() => {
    scenes.current = extras.scenes ?? (() => []);
    part.current = extras.part ?? (() => null);
  }, [scenes, part, extras]);

  const people = useMemo(() => peopleHere(saved.you, table.seats), [saved.you, table.seats]);
  const hand = useHandOver(line, shown, people);
  const away = hand.to !== null;

  const replay = useReplay(line, shown, scribe);
  const past = replay.at === null ? null : replay.past;
  const present = presentOf(shown, past, away, speaker);
  const again = useAgain(line, past, replay, hearing, extras);
  const { waiting, yours, acting } = present;
  const held = useHeld(present.held, moment.seat, table.seats, online?.now ?? Date.now);
  const sitter = people.length > 1 && moment.seat !== null ? speaker.seat(moment.seat, 'label') : null;
  const prompt = held ? heldWords(held, speaker) : toSitter(yours ? sitter : null, present.prompt);
  const { acts: plain, since } = useActs(line, shown, main);
  const taught = useLessonAtTable(props.lesson, line, plain, present, shown);
  const { teacher, spot, spoken, ask } = taught;
  // Nobody had to be handed the screen: what the one before did is taken back here.
  const takeBack = taught.canUndo || past || hand.covered ? null : hand.takeBack;
  const canUndo = taught.canUndo || takeBack !== null;
  const { saga, highlight, looks } = useSaga(line, shown, scribe, extras, replay, since);
  const { newest } = useMemo(() => (past ? heardUntil(hearing, past.at) : hearing), [hearing, past]);
  const over = moment.result !== null;
  // What a table tells of the end it tells of the whole game; else it looks at the newest alone.
  const standing = useMemo(() => (over && !past ? allOf(hearing) : newest), [over, past, hearing, newest]);
  const facts = useMemo(() => standing.map(({ fact }) => fact), [standing]);
  // What came of the reader's own act is news to them as well.
  const news = useMemo(
    () => (past || since === null ? NO_NEWS : newest.filter(({ at }) => at >= since - 1)),
    [newest, past, since],
  );
  const doer = useMemo(
    () => extras.doer && ((fact: Fact) => extras.doer?.(fact, moment.view) ?? null),
    [extras, moment.view],
  );
  const brought = useMemo(() => news.map(({ fact }) => fact), [news]);
  const recent = useMemo(
    () => news.filter(({ at }) => since === null || at >= since).map(({ fact }) => fact),
    [news, since],
  );
  const scene = useScene(line, shown.playing, speaker);
  useSound({ volume: settings.volume, fresh: shown.fresh, yours, scene });

  // Where all is laid out for a lesson, its teacher advises.
  const alone = (!teacher || props.lesson?.coached === true) && mayBeAdvised(table.seats, moment.seat);
  const asked = { game: entry.id, view: moment.view, ask: held ? null : ask };
  const first = useFirstGame({
    game: entry.id,
    firsts: teacher || (online && !alone) ? undefined : extras.firsts,
    ask: yours ? ask : null,
    alone,
    choose: taught.acts.choose,
  });
  const advising = useAdvice(asked, alone, first.guided);
  const { choose, weighed, doIt, thinkAgain } = useWarning(asked, alone && settings.warn, first.choose);
  const acts = useMemo(
    () => ({ ...taught.acts, choose, ...(takeBack && { undo: takeBack }) }),
    [taught.acts, choose, takeBack],
  );
  const [marked, setMarked] = useState<Marked>([]);
  const advice = advising.hint?.state === 'told' ? advising.hint.advice : null;
  const advised = useMemo(
    () => advice && { choices: advice.answers.map(({ choice }) => choice), mark: setMarked },
    [advice],
  );
  const seenView = (past ?? moment).view;
  const named = useCallback(
    (choice: Choice, prompt: string) => game.choiceWords?.(choice, seenView, speaker) ?? speaker.choice(choice, prompt),
    [game, seenView, speaker],
  );

  const skip = useCallback(() => line.skip(), [line]);
  useOneClick(main);
  useAutoAnswer(yours && !teacher ? ask : null, settings.autoAnswer, acts.choose);
  useSkip(behind, skip);
  useTurnSign(yours || away ? `${say('hall.your-turn')} · ${entry.title}` : `${entry.title} · Skáli`, yours || away);
  useTelling(away ? undefined : scribe, shown.fresh, past ? '' : (spoken ?? prompt), shown.acted);

  const ways = useWays(open.source, saved, table, entry.title);
  const startReplay = useCallback(() => replay.look(moment.result ? 0 : moment.at), [replay, moment]);
  const toggleReplay = useCallback(() => (replay.at === null ? startReplay() : replay.end()), [replay, startReplay]);
  const { look } = replay;
  const [lookBack] = useState(props.lookBack);
  useEffect(() => {
    if (lookBack) look(0);
  }, [lookBack, look]);
  const toggleText = useCallback(() => changeSettings({ textTable: !settings.textTable }), [settings.textTable]);
  const [analysing, setAnalysing] = useState(false);
  const analyse = useCallback(() => {
    setAnalysing(true);
    look(moment.at);
  }, [look, moment.at]);
  const showScore = () => {
    setAnalysing(false);
    replay.end();
    setSheet(true);
  };
  const tools = {
    onRules: useCallback(() => setClause(''), []),
    onMenu: useCallback(() => setMenu(true), []),
    onRecap: useCallback(() => setRecap(true), []),
    onReplay: toggleReplay,
    onTextTable: toggleText,
    onScore: moment.result ? showScore : null,
    onAdvice: advising.toggle,
  };
  const moving = useMoving(main);
  useKeptFocus(main);
  const keyed = {
    ...tools,
    onUndo: canUndo ? acts.undo : null,
    onEndTurn: held?.mine ? acts.endTurn : null,
    onNext: moving.next,
    onFind: moving.find,
  };
  useTableKeys(keyed, endWords(speaker));
  const { seat: reader, motion } = moment;
  const foresee = useMemo(() => foreseer(game.rules, moment.view, reader), [game, moment.view, reader]);
  const reckon = useMemo(() => reckoner(game.rules, reader), [game, reader]);
  const askUndo = useMemo(
    () => (online && reader !== null && !motion ? () => void line.propose(reader, { kind: 'undo' }) : null),
    [online, reader, motion, line],
  );

  const Board = settings.textTable ? undefined : Drawn;
  const place = `${Board === undefined} ${past !== null} ${moment.result !== null} ${sheet}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    if (main.current) main.current.scrollTop = 0;
  }, [place]);

  const seats = useMemo(
    () =>
      online
        ? table.seats.map((sitter, seat) => ({
            ...sitter,
            sign: <online.Sign seat={seat} sitter={sitter} />,
            clock: shown.clock && sitter.bot === null && <online.Clock seat={seat} clock={shown.clock} />,
          }))
        : table.seats,
    [online, table.seats, shown.clock],
  );
  const toolBar = (
    <TableTools {...tools} advised={advising.hint !== null} replaying={past !== null} textTable={settings.textTable}>
      {online && <online.Tool />}
    </TableTools>
  );
  const actions = (
    <ScoreActions
      rematch={ways.rematch}
      replay={startReplay}
      analyse={moment.seat === null ? null : analyse}
      saveLog={ways.save}
      toHall={ways.leave}
    />
  );
  const points = useMemo(
    () =>
      over && hearing.earlier === null
        ? pointsOverTime(allOf(hearing), scribe, table.seats.length, extras.ledger?.())
        : null,
    [over, hearing, scribe, table.seats, extras],
  );
  useEffect(() => {
    // How the points came together is told by all of it.
    if (over) line.hearAll().catch(console.warn);
  }, [over, line]);
  const own = useMemo(() => (over && online?.shares()) || [], [over, online]);
  const shuffle = (
    <Suspense>
      <Shuffle promise={table.commitment} own={own} log={() => line.log()} />
    </Suspense>
  );
  const replayBar = past && (
    <Suspense>
      <ReplayBar replay={replay} looks={looks} over={moment.result !== null} present={prompt} again={again} />
    </Suspense>
  );
  const seen = past ?? moment;
  const atTable = { line, shown, speaker, orders: game.rules.orders.map(({ id }) => id) };
  const given: TableProps = {
    ...acts,
    seat: seen.seat,
    view: seen.view,
    ask,
    waiting,
    // A lesson that ends a game still has the last word.
    result: past || teacher ? null : moment.result,
    out: seen.out ?? NOBODY,
    points,
    seats,
    facts,
    recent,
    brought,
    acting,
    scene: past ? again.scene : scene,
    lookingBack: past !== null,
    speaker,
    canUndo,
    held,
    sitter,
    skip: behind && !past && !scene ? skip : null,
    askUndo,
    foresee,
    reckon,
    openRules: setClause,
    saga: online ? (
      <div className="sk-saga-and-foot">
        {saga}
        <online.Foot />
      </div>
    ) : (
      saga
    ),
    tools: toolBar,
    company: online && !past ? <online.Awaited {...atTable} /> : null,
    talkTo: online && !past ? online.talkTo : null,
    mark: (
      <Link to={{ screen: 'home' }}>
        <Wordmark label={say('hall.home')} />
      </Link>
    ),
    replay: replayBar && <Placed onPlace={setPlaced}>{replayBar}</Placed>,
    ending: teacher ? null : moment.result && { actions, shuffle },
    highlight,
    settings,
    advised,
  };

  const ruleWay = useMemo(() => ({ open: setClause, word: say('hall.term.rule') }), [say]);
  const terms = useTerms(entry.id, speaker, extras, ruleWay);
  /** A table that is drawn has a score sheet of its own. */
  const page = () => {
    if (hand.covered && hand.to !== null) {
      return (
        <Suspense>
          <HandOver
            name={table.seats[hand.to].name}
            side={speaker.side(hand.to)}
            look={looks[hand.to]}
            waiting={speaker.waiting(moment.waiting)}
            onTake={hand.take}
            onTakeBack={hand.takeBack}
          />
        </Suspense>
      );
    }
    if (analysing && past && moment.result && moment.seat !== null) {
      return (
        <Suspense>
          <Analysis
            line={line}
            shown={shown}
            game={entry.id}
            seat={moment.seat}
            speaker={speaker}
            named={named}
            looks={looks}
            replay={replay}
            board={Board && <Board {...given} replay={null} />}
            rail={
              <FrameRail title={entry.title} note={saved.name || undefined} band={entry.hanging.band} tools={toolBar} />
            }
            onScore={showScore}
          />
        </Suspense>
      );
    }
    // Whatever was looked at or half done was the business of who sat here before.
    if (Board) return <Board key={seen.seat} {...given} />;
    if (!moment.result || past || teacher || !sheet) {
      return (
        <Suspense>
          <TextTable {...given} game={game} title={entry.title} band={entry.hanging.band} prompt={spoken ?? prompt} />
        </Suspense>
      );
    }
    return (
      <>
        <FrameRail title={entry.title} note={saved.name || undefined} band={entry.hanging.band} tools={toolBar} />
        <Suspense>
          <ScoreSheet
            result={moment.result}
            points={points}
            speaker={speaker}
            looks={looks}
            seat={moment.seat}
            actions={actions}
            shuffle={shuffle}
            onBoard={() => setSheet(false)}
          />
        </Suspense>
      </>
    );
  };
  return (
    <TermsContext value={terms}>
      <main id="main" ref={main} className="sk-frame" tabIndex={-1} data-sitter={moment.seat ?? undefined}>
        <TeacherContext value={past ? null : teacher}>
          <RuleWayContext value={ruleWay}>{page()}</RuleWayContext>
        </TeacherContext>
        {!past && spot}
        {replayBar && !placed && !analysing && <div className="sk-replay-dock">{replayBar}</div>}
        {past && Board && !analysing && (
          <p className="sk-as-it-was">
            <Icon name="backward-time" size={17} />
            {say('hall.replay.as-it-was', { move: replay.index })}
          </p>
        )}
        <Notices refused={shown.refused} broken={open.broken} trouble={ways.trouble} speaker={speaker}>
          {online && <online.Notices {...atTable} />}
          {weighed && !weighed.warning && (
            <p role="status" className="sk-plank sk-frame-notice">
              {say('hall.warn.weighing')}
            </p>
          )}
          {first.next && (
            <Suspense>
              <FirstTime key={first.next.key} game={entry.id} first={first.next} openRules={setClause} />
            </Suspense>
          )}
          {first.explaining && !behind && !past && (
            <Suspense>
              <ChapterPoints
                game={entry.id}
                hearing={hearing}
                scribe={scribe}
                seats={table.seats.length}
                ledger={extras.ledger}
              />
            </Suspense>
          )}
        </Notices>
        {advising.hint && ask && (
          <Suspense>
            <AdvicePanel
              hint={advising.hint}
              ask={ask}
              speaker={speaker}
              named={named}
              unasked={first.guided}
              onClose={advising.close}
            />
          </Suspense>
        )}
        {weighed?.warning && (
          <Suspense>
            <WarningDialog
              warning={weighed.warning}
              ask={weighed.ask}
              speaker={speaker}
              named={named}
              onDoIt={doIt}
              onThinkAgain={thinkAgain}
            />
          </Suspense>
        )}
        {advised && <AdvisedMarks page={main} marked={marked} />}
        {moving.found && <Finder things={moving.found} onClose={moving.onFound} />}
        {clause !== null && (
          <Suspense>
            <RulesDrawer
              entry={entry}
              speaker={speaker}
              extras={extras}
              clause={clause}
              onClose={() => setClause(null)}
            />
          </Suspense>
        )}
        {recap && (
          <Suspense>
            <Recap
              news={news}
              scribe={scribe}
              looks={looks}
              doer={doer}
              nameOf={seat => nameOf({ seat: moment.seat, speaker }, seat)}
              onLook={replay.look}
              onClose={() => setRecap(false)}
            />
          </Suspense>
        )}
        {menu && (
          <TableMenu
            {...tools}
            title={saved.name || entry.title}
            people={saved.you.map(seat => ({ seat, ...table.seats[seat], name: speaker.seat(seat, 'label') }))}
            over={moment.result !== null}
            onClose={() => setMenu(false)}
            onSave={teacher || (online && !moment.result) ? null : ways.save}
            onTakeOver={(seat, bot) => void line.takeOver(seat, bot)}
            onHandTo={people.length > 1 ? hand.call : null}
            seat={moment.seat}
            onLeave={ways.leave}
            onExplain={first.possible ? () => (first.explaining ? silenceFirsts : explainFirsts)(entry.id) : null}
            explaining={first.explaining}
          >
            {online && <online.Menu {...atTable} onClose={() => setMenu(false)} />}
          </TableMenu>
        )}
      </main>
    </TermsContext>
  );
}
