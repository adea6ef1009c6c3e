import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Naming, percent } from '../../../bots/advise/words.ts';
import { MARKS, type Mark } from '../../../bots/analysis/marks.ts';
import type { Choice, Seat } from '../../../engine/contract/ask.ts';
import type { Speaker } from '../../../engine/text/text.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Medallion } from '../../../kit/look/Medallion.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { Segmented } from '../../../kit/look/Segmented.tsx';
import type { Side } from '../../../kit/look/side.ts';
import { nameOf } from '../../../kit/table/names.ts';
import { useKeeper } from '../../keeper.ts';
import { go } from '../../router.ts';
import { useSpeech } from '../../speech.tsx';
import { useTrouble } from '../../trouble.ts';
import type { Replay } from '../replay/useReplay.ts';
import type { Shown, TableLine } from '../table-line.ts';
import { ChanceGraph } from './ChanceGraph.tsx';
import { ChanceTable } from './ChanceTable.tsx';
import { Choices } from './Choices.tsx';
import { playOnFrom } from './play-on.ts';
import { countOf, pointAt, type Stop, stopOf, stopsOf, titleOf } from './stops.ts';
import { type Eyes, useAnalysis } from './useAnalysis.ts';
import '../../../kit/look/points-graph.css';
import './analysis.css';

interface AnalysisProps {
  readonly line: TableLine;
  readonly shown: Shown;
  readonly game: string;
  readonly seat: Seat;
  readonly speaker: Speaker;
  readonly named: Naming;
  readonly looks: readonly (Side | undefined)[];
  readonly replay: Replay;
  /** The table as it was at the moment that is looked at. */
  readonly board: ReactNode;
  readonly rail: ReactNode;
  readonly onScore: () => void;
}

/** After a game: the chances of all seats over the whole of it, what turned it, and what one could have done. */
export default function Analysis(props: AnalysisProps): ReactElement {
  const { line, shown, game, seat, speaker, named, looks, replay, board, rail, onScore } = props;
  const { say } = useSpeech();
  const { table } = shown;
  const [eyes, setEyes] = useState<Eyes>('known');
  const [form, setForm] = useState<'graph' | 'table'>('graph');
  const [mark, setMark] = useState<Mark | null>(null);
  const [chosen, setChosen] = useState<Stop | null>(null);
  const found = useAnalysis({ line, table: table.id, game, rules: table.version, seat, eyes });
  const { points, decisions, of, state } = found;
  const stops = useMemo(() => stopsOf(points, decisions, seat), [points, decisions, seat]);
  const listed = useMemo(
    () => (mark ? decisions.filter(one => one.mark === mark).map(one => stopOf(one, seat)) : stops),
    [mark, decisions, stops, seat],
  );
  const { steps, look } = replay;
  const at = replay.at ?? 0;
  const here = listed.findIndex(stop => stop.at === chosen?.at && stop.seat === chosen.seat);
  const select = (stop: Stop) => {
    setChosen(stop);
    look(stop.at);
  };
  // Until the reader looks elsewhere, what cost most is looked at.
  useEffect(() => {
    if (state !== 'done' || chosen) return;
    const worst = stops.toSorted((a, b) => b.from - b.to - (a.from - a.to))[0];
    if (!worst) return;
    setChosen(worst);
    look(worst.at);
  }, [state, chosen, stops, look]);
  const wordsOf = (stop: Stop): string =>
    stop.decision ? named(stop.decision.made, stop.decision.prompt) : titleOf(stop, steps, points);
  const decision = decisions.find(one => one.at === at) ?? null;
  const chapters = useMemo(
    () => steps.flatMap(step => (step.chapter === null ? [] : [{ title: step.chapter, at: Math.max(0, step.at - 1) }])),
    [steps],
  );
  const names = table.seats.map((_, one) => nameOf({ seat, speaker }, one));
  const now = pointAt(points, at);
  const goTo = (entry: number) => {
    const near = stops.find(stop => Math.abs(stop.at - entry) <= 1);
    setChosen(near ?? null);
    look(near?.at ?? entry);
  };
  return (
    <div className="sk-analysis" data-part="analysis">
      {rail}
      <Plank as="section" className="sk-analysis-curve" label={say('hall.analysis.chances')}>
        <header>
          <h2 className="sk-title">{say('hall.analysis.chances')}</h2>
          <Segmented
            label={say('hall.analysis.form')}
            segments={(['graph', 'table'] as const).map(value => ({
              value,
              label: say(`hall.analysis.form.${value}`),
            }))}
            value={form}
            onChange={setForm}
          />
          <ul className="sk-analysis-legend">
            {names.map((name, one) => (
              <li key={name}>
                {looks[one] && <Medallion kind="seat" side={looks[one]} size={26} />}
                {name}
                {now && <b>{percent(now.chances[one])}%</b>}
              </li>
            ))}
          </ul>
        </header>
        {points.length === 0 ? (
          <p className="sk-analysis-empty" role="status">
            {say(state === 'failed' ? 'hall.analysis.failed' : 'hall.analysis.begins')}
          </p>
        ) : form === 'graph' ? (
          <ChanceGraph
            points={points}
            chapters={chapters}
            stops={stops}
            looks={looks}
            own={seat}
            at={at}
            label={say('hall.analysis.spoken', {
              all: names.map((name, one) => `${name} ${percent(points[points.length - 1].chances[one])}%`),
            })}
            onGo={goTo}
          />
        ) : (
          <ChanceTable points={points} names={names} at={at} onGo={goTo} />
        )}
      </Plank>
      <div className="sk-analysis-board">
        {board}
        <p className="sk-analysis-move">
          <Icon name="backward-time" size={15} />
          {say('hall.analysis.move', { move: at })}
        </p>
      </div>
      <Choices decision={decision} speaker={speaker} named={named} />
      <Plank as="section" className="sk-analysis-stops" label={say('hall.analysis.turning')} scrolls>
        <h2 className="sk-title">
          {mark ? say(`hall.analysis.mark.${mark}`, { count: 2 }) : say('hall.analysis.turning')}
        </h2>
        <ol>
          {listed.map((stop, i) => (
            <li key={`${stop.at} ${stop.seat}`}>
              <button type="button" aria-current={i === here ? 'true' : undefined} onClick={() => select(stop)}>
                {looks[stop.seat] && <Medallion kind="seat" side={looks[stop.seat] as Side} size={30} />}
                <span>
                  <b>
                    <i>{i + 1}</i> {wordsOf(stop)}
                  </b>
                  <small>
                    {say('hall.analysis.move', { move: stop.at })}
                    {stop.decision && ` · ${say(`hall.analysis.mark.${stop.decision.mark}`, { count: 1 })}`}
                  </small>
                </span>
                <span className="sk-analysis-swing" data-up={stop.to > stop.from}>
                  {percent(stop.from)} → <b>{percent(stop.to)}</b>
                </span>
              </button>
            </li>
          ))}
        </ol>
        {listed.length === 0 && state !== 'busy' && <p className="sk-dim">{say('hall.analysis.none')}</p>}
        {!mark && <p className="sk-dim sk-analysis-note">{say('hall.analysis.turning.text')}</p>}
        <h2 className="sk-title">{say('hall.analysis.choices', { count: decisions.length })}</h2>
        <div className="sk-analysis-marks">
          {MARKS.map(one => (
            <button
              key={one}
              type="button"
              data-mark={one}
              aria-pressed={mark === one}
              onClick={() => setMark(mark === one ? null : one)}
            >
              <b>{countOf(decisions, one)}</b>
              {say(`hall.analysis.mark.${one}`, { count: countOf(decisions, one) })}
            </button>
          ))}
        </div>
      </Plank>
      <Plank as="section" className="sk-analysis-sure" label={say('hall.analysis.sure')}>
        <h2 className="sk-title">{say('hall.analysis.sure')}</h2>
        <Segmented
          label={say('hall.analysis.eyes')}
          segments={(['known', 'open'] as const).map(value => ({ value, label: say(`hall.analysis.eyes.${value}`) }))}
          value={eyes}
          onChange={setEyes}
        />
        <ul>
          <li>
            <Icon name="rolling-dices" size={17} />
            {decision
              ? say('hall.analysis.sure.games', { games: decision.rollOuts })
              : say('hall.analysis.sure.played')}
          </li>
          <li>
            <Icon name="scales" size={17} />
            {say('hall.analysis.sure.whiskers')}
          </li>
          <li>
            <Icon name="spectacles" size={17} />
            {say(`hall.analysis.sure.${eyes}`)}
          </li>
        </ul>
      </Plank>
      <Foot
        {...{ line, shown, seat, at, decision, listed, here, state, stop: found.stop, onScore }}
        done={decisions.length}
        of={of}
        words={here >= 0 ? wordsOf(listed[here]) : ''}
        onSelect={select}
      />
    </div>
  );
}

interface FootProps extends Pick<AnalysisProps, 'line' | 'shown' | 'seat' | 'onScore'> {
  readonly at: number;
  readonly decision: { readonly answers: readonly { readonly choice: Choice }[]; readonly mark: Mark } | null;
  readonly listed: readonly Stop[];
  readonly here: number;
  readonly words: string;
  readonly state: 'busy' | 'done' | 'stopped' | 'failed';
  readonly done: number;
  readonly of: number | null;
  readonly stop: () => void;
  readonly onSelect: (stop: Stop) => void;
}

/** From one moment to the next, and the ways on from there. */
function Foot(props: FootProps): ReactElement {
  const { line, shown, seat, at, decision, listed, here, words, state, done, of, stop, onSelect, onScore } = props;
  const { say } = useSpeech();
  const keeper = useKeeper();
  const { trouble, busy, attempt } = useTrouble();
  const playOn = (choice?: Choice) =>
    void attempt(async () => {
      const id = await keeper.readLog(playOnFrom(shown.table, await line.log(), at, seat, choice));
      go({ screen: 'table', id });
    });
  const better = decision && decision.mark !== 'best' ? decision.answers[0]?.choice : undefined;
  const stopHere = listed[here];
  return (
    <Plank as="section" className="sk-analysis-foot" label={say('hall.analysis')}>
      <Button
        icon="previous-button"
        label={say('hall.analysis.previous')}
        off={here <= 0}
        onClick={() => here > 0 && onSelect(listed[here - 1])}
      />
      <Button
        icon="next-button"
        label={say('hall.analysis.next')}
        off={here >= listed.length - 1}
        onClick={() => here < listed.length - 1 && onSelect(listed[here + 1])}
      />
      <div className="sk-analysis-words">
        {state === 'busy' ? (
          <p role="status">{of === null ? say('hall.analysis.begins') : say('hall.analysis.busy', { done, of })}</p>
        ) : (
          stopHere && (
            <p className="sk-display">{say('hall.analysis.here', { n: here + 1, all: listed.length, words })}</p>
          )
        )}
        {stopHere && (
          <p className="sk-dim">
            {say('hall.analysis.from-to', { from: percent(stopHere.from), to: percent(stopHere.to) })}
          </p>
        )}
        {state === 'done' && of !== null && done < of && (
          <p className="sk-dim">{say('hall.analysis.short', { done, of })}</p>
        )}
        {trouble && <p role="alert">{trouble}</p>}
      </div>
      {state === 'busy' && (
        <Button tone="quiet" icon="cancel" act="stop" onClick={stop}>
          {say('hall.analysis.stop')}
        </Button>
      )}
      {better && (
        <Button tone="main" icon="play-button" act="try" disabled={busy} onClick={() => playOn(better)}>
          {say('hall.analysis.try')}
        </Button>
      )}
      <Button act="play-on" disabled={busy} onClick={() => playOn()}>
        {say('hall.analysis.play-on')}
      </Button>
      <Button act="score" onClick={onScore}>
        {say('hall.analysis.score')}
      </Button>
    </Plank>
  );
}
