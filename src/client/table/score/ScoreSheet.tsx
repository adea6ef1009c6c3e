import type { ReactElement, ReactNode } from 'react';
import type { Seat } from '../../../engine/contract/ask.ts';
import { placeOf, type Result, type Sheet, sheetOf } from '../../../engine/contract/rules.ts';
import type { Speaker } from '../../../engine/text/text.ts';
import { Medallion } from '../../../kit/look/Medallion.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { PointsGraph, type PointsOverTime } from '../../../kit/look/PointsGraph.tsx';
import { ScoreTable } from '../../../kit/look/ScoreTable.tsx';
import type { Side } from '../../../kit/look/side.ts';
import { nameOf } from '../../../kit/table/names.ts';
import { useSpeech } from '../../speech.tsx';
import './score.css';

interface ScoreSheetProps {
  readonly result: Result;
  readonly points: PointsOverTime | null;
  readonly speaker: Speaker;
  readonly looks: readonly (Side | undefined)[];
  readonly seat: Seat | null;
  readonly actions: ReactNode;
  readonly shuffle: ReactNode;
  /** Puts the sheet away: the table lies under it. */
  readonly onBoard: () => void;
}

/** Points are named where it was won by them. */
const headline = (yours: boolean, sheet: Sheet | null) =>
  sheet && !sheet.unit
    ? (`hall.score.${yours ? 'you-win' : 'wins'}` as const)
    : (`hall.score.${yours ? 'you-won' : 'won'}` as const);

/** The end of any game: a row for each seat, a column for each source, every bar on one scale. */
export function ScoreSheet(props: ScoreSheetProps): ReactElement {
  const { result, points, speaker, looks, seat: mine, actions, shuffle, onBoard } = props;
  const { say, speaker: hall } = useSpeech();
  const { ranking } = result;
  const sheet = sheetOf(result);
  const how = speaker.won(result);
  const winners = ranking[0];
  const source = (id: string): string => (speaker.has(`source.${id}`) ? speaker.say(`source.${id}`) : id);
  const won = mine !== null && winners.includes(mine);
  const alone = won && winners.length === 1;
  const names = winners.map(seat => speaker.seat(seat, alone ? 'label' : 'phrase'));
  return (
    <div className="sk-score" data-part="score">
      <Plank as="section" className="sk-score-head" groove={won ? 'ember' : undefined}>
        {looks[winners[0]] && <Medallion kind="leader" side={looks[winners[0]] as Side} size={72} />}
        <div className="sk-score-words">
          <h2>
            {hall.sentence(headline(alone, sheet), {
              names,
              count: winners.length,
              points: sheet?.totals[winners[0]] ?? 0,
            })}
          </h2>
          {how && <p>{how}</p>}
          {result.tieBreak && <p className="sk-dim">{speaker.say(`tie.${result.tieBreak}`)}</p>}
          <button type="button" className="sk-score-board" onClick={onBoard}>
            {say('hall.score.board')}
          </button>
          {winners.length > 1 && (
            <p className="sk-dim">{say(result.shared ? 'hall.score.together' : 'hall.score.shared')}</p>
          )}
        </div>
        {actions}
      </Plank>
      <Plank as="section" className="sk-score-plank" label={say('hall.score.sources')}>
        <ScoreTable
          columns={sheet?.sources.map(id => ({ id, name: source(id) })) ?? []}
          rows={ranking.flat().map(seat => ({
            id: seat,
            look: looks[seat],
            place: placeOf(result, seat),
            name: nameOf({ seat: mine, speaker }, seat),
            player: speaker.side(seat),
            values: sheet?.scores[seat] ?? [],
            total: sheet?.totals[seat],
            mine: seat === mine,
          }))}
          strings={{
            title: say(sheet ? 'hall.score.sources' : 'hall.score.places'),
            total: sheet?.unit ? speaker.say(`unit.${sheet.unit}`) : say('hall.score.total'),
            best: say('hall.score.best'),
          }}
        />
      </Plank>
      <div className="sk-score-foot">
        {points && (
          <Plank as="section" className="sk-score-plank" label={say('hall.score.graph')}>
            <h2 className="sk-title">{say('hall.score.graph')}</h2>
            <PointsGraph
              points={points}
              looks={looks}
              label={say('hall.score.graph.spoken', {
                totals: points.lines.map((line, seat) => `${speaker.seat(seat, 'label')} ${line[line.length - 1]}`),
              })}
            />
          </Plank>
        )}
        {shuffle}
      </div>
    </div>
  );
}
