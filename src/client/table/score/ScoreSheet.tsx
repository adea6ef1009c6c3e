import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { Seat } from '../../../engine/ask.ts';
import type { Result } from '../../../engine/rules.ts';
import type { Speaker } from '../../../engine/text.ts';
import { Icon } from '../../look/Icon.tsx';
import { Medallion } from '../../look/Medallion.tsx';
import { Plank } from '../../look/Plank.tsx';
import type { Side } from '../../look/side.ts';
import { useSpeech } from '../../speech.tsx';
import { PointsGraph } from './PointsGraph.tsx';
import type { PointsOverTime } from './points.ts';
import './score.css';

interface ScoreSheetProps {
  readonly result: Result;
  readonly points: PointsOverTime | null;
  readonly speaker: Speaker;
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[];
  readonly looks: readonly (Side | undefined)[];
  readonly seat: Seat | null;
  readonly actions: ReactNode;
  readonly shuffle: ReactNode;
  /** Puts the sheet away: the table lies under it. */
  readonly onBoard: () => void;
}

const placeOf = ({ ranking }: Result, seat: Seat): number =>
  1 +
  ranking
    .slice(
      0,
      ranking.findIndex(place => place.includes(seat)),
    )
    .reduce((sum, place) => sum + place.length, 0);

/** The end of any game: a row for each seat, a column for each source, every bar on one scale. */
export function ScoreSheet(props: ScoreSheetProps): ReactElement {
  const { result, points, speaker, seats, looks, seat: mine, actions, shuffle, onBoard } = props;
  const { say } = useSpeech();
  const { ranking, totals, sources, scores } = result;
  const winners = ranking[0];
  const most = Math.max(1, ...scores.flat());
  const best = sources.map((_, k) => Math.max(...scores.map(row => row[k])));
  const source = (id: string): string => (speaker.has(`source.${id}`) ? speaker.say(`source.${id}`) : id);
  const names = winners.map(seat => speaker.seat(seat, 'label'));
  const won = mine !== null && winners.includes(mine);
  return (
    <div className="sk-score">
      <Plank as="section" className="sk-score-head" groove={won ? 'ember' : undefined}>
        {looks[winners[0]] && <Medallion kind="leader" side={looks[winners[0]] as Side} size={72} />}
        <div className="sk-score-words">
          <h2>
            {say(won && winners.length === 1 ? 'hall.score.you-win' : 'hall.score.wins', {
              names,
              count: winners.length,
              points: totals[winners[0]],
            })}
          </h2>
          {result.tieBreak && <p className="sk-dim">{speaker.say(`tie.${result.tieBreak}`)}</p>}
          <button type="button" className="sk-score-board" onClick={onBoard}>
            {say('hall.score.board')}
          </button>
          {winners.length > 1 && <p className="sk-dim">{say('hall.score.shared')}</p>}
        </div>
        {actions}
      </Plank>
      <Plank as="section" className="sk-score-plank" label={say('hall.score.sources')}>
        <table className="sk-score-table">
          <thead>
            <tr>
              <td />
              <th scope="col">{say('hall.score.sources')}</th>
              {sources.map(id => (
                <th key={id} scope="col">
                  {source(id)}
                </th>
              ))}
              <th scope="col" className="sk-score-total">
                <Icon name="laurel-crown" size={20} /> {say('hall.score.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {ranking.flat().map(seat => (
              <tr key={seat} className={seat === mine ? 'sk-score-mine' : undefined}>
                <td className="sk-score-place">{placeOf(result, seat)}</td>
                <th scope="row" className="sk-score-who">
                  {looks[seat] && <Medallion kind="seat" side={looks[seat] as Side} size={48} />}
                  <span>
                    <b>{speaker.seat(seat, 'label')}</b>
                    <small>{seats[seat]?.name}</small>
                  </span>
                </th>
                {sources.map((id, k) => (
                  <td key={id}>
                    <span className="sk-score-source">{source(id)}</span>
                    <span className={scores[seat][k] ? 'sk-score-value' : 'sk-score-value sk-faint'}>
                      {scores[seat][k] || '–'}
                      {scores[seat][k] > 0 && scores[seat][k] === best[k] && (
                        <Icon name="laurel-crown" size={16} color="var(--brass)" label={say('hall.score.best')} />
                      )}
                    </span>
                    <Bar look={looks[seat]} share={scores[seat][k] / most} />
                  </td>
                ))}
                <td className="sk-score-total">{totals[seat]}</td>
              </tr>
            ))}
          </tbody>
        </table>
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

function Bar({ look, share }: { look: Side | undefined; share: number }): ReactElement {
  const style = {
    '--dye': look?.dye ?? 'var(--brass)',
    '--on': look?.on ?? 'var(--tar-0)',
    width: `${Math.max(0, share) * 100}%`,
  } as CSSProperties;
  return (
    <span className="sk-bar" aria-hidden="true">
      {share > 0 && <span className="sk-bar-fill" style={style} />}
    </span>
  );
}
