import type { ReactElement, ReactNode } from 'react';
import { placeOf, sheetOf } from '../../engine/contract/rules.ts';
import { Icon, type IconName } from '../look/Icon.tsx';
import { Medallion } from '../look/Medallion.tsx';
import { Plank } from '../look/Plank.tsx';
import { PointsGraph } from '../look/PointsGraph.tsx';
import { ScoreTable } from '../look/ScoreTable.tsx';
import type { Side } from '../look/side.ts';
import { leadOf } from './lead.ts';
import { nameOf } from './names.ts';
import type { TableProps } from './table-props.ts';
import './score.css';

export interface ScoreProps extends Pick<TableProps, 'points' | 'speaker' | 'seat' | 'ending'> {
  readonly result: NonNullable<TableProps['result']>;
  /** By seat. */
  readonly looks: readonly Side[];
  readonly icons: Readonly<Record<string, IconName>>;
  /** What else this game has to tell of its end. */
  readonly children?: ReactNode;
}

/** The end at a drawn table: who won and what now, every source for every seat, and how it came to pass. */
export default function ScoreScene(props: ScoreProps): ReactElement {
  const { result, points, speaker, seat, ending, looks, icons } = props;
  const label = (of: number) => speaker.seat(of, 'label');
  const source = (id: string) => speaker.name('source', id);
  const [winners] = result.ranking;
  const sheet = sheetOf(result);
  const won = speaker.won(result);
  const lead = leadOf(result);
  const total = speaker.say('ui.total');
  const sources = sheet?.sources.length ?? 0;
  // Of one source the total is its count: it has its sign.
  const sign = (sources === 1 && sheet && icons[sheet.sources[0]]) || 'laurel-crown';
  const scene = sources === 1 ? 'sk-score-scene sk-score-one' : 'sk-score-scene';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: there may be more than fits, and keys must scroll it
    <section className={scene} data-part="score" aria-label={speaker.say('ui.over')} tabIndex={0}>
      <Plank className="sk-score-first" groove={winners.some(of => of === seat) ? 'ember' : undefined}>
        {winners.map(of => (
          <Medallion key={of} kind="leader" side={looks[of]} size={64} />
        ))}
        <div className="sk-score-say">
          <h2 className="sk-display sk-score-title">
            {speaker.sentence('ui.winners', { n: winners.length, names: winners.map(of => speaker.seat(of)) })}{' '}
            {sheet && (
              <span className="sk-score-glory">
                <Icon name={sign} size={26} label={total} /> {sheet.totals[winners[0]]}
              </span>
            )}
          </h2>
          {won ? <p className="sk-dim">{won}</p> : null}
          {result.tieBreak ? <p className="sk-dim">{speaker.say(`tie.${result.tieBreak}`)}</p> : null}
          {lead && (
            <p className="sk-dim">
              {speaker.sentence('ui.ahead', { by: lead.by, names: lead.behind.map(of => speaker.seat(of)) })}{' '}
              {sources > 1 && lead.best.length > 0 && speaker.say('ui.best-in', { sources: lead.best.map(source) })}
            </p>
          )}
        </div>
        {sheet && <Places {...props} totals={sheet.totals} />}
        {ending?.actions}
      </Plank>
      <Plank className="sk-score-part">
        <ScoreTable
          columns={sheet?.sources.map(id => ({ id, name: source(id), icon: icons[id] })) ?? []}
          rows={result.ranking.flat().map(of => ({
            id: of,
            look: looks[of],
            place: placeOf(result, of),
            name: nameOf(props, of),
            player: speaker.side(of),
            values: sheet?.scores[of] ?? [],
            total: sheet?.totals[of],
            mine: of === seat,
          }))}
          sign={sign}
          strings={{ title: speaker.say('ui.score'), total, best: speaker.say('ui.best') }}
        />
      </Plank>
      <div className="sk-score-last">
        {points && sheet && (
          <Plank className="sk-score-part">
            <h2 className="sk-title">{speaker.say('ui.glory-over-time')}</h2>
            <PointsGraph
              points={points}
              looks={looks}
              label={sheet.totals.map((total, of) => `${label(of)} ${total}`).join(', ')}
            />
          </Plank>
        )}
        {props.children}
        {ending?.shuffle}
      </div>
    </section>
  );
}

/** Everybody's place at a glance, where the sheet is longer than the screen; the sheet says it in words. */
function Places({ result, seat, looks, totals }: ScoreProps & { readonly totals: readonly number[] }): ReactElement {
  return (
    <ol className="sk-score-places" aria-hidden="true">
      {result.ranking.flat().map(of => (
        <li key={of} data-mine={of === seat}>
          {placeOf(result, of)}
          <Medallion kind="seat" side={looks[of]} size={26} />
          <b>{totals[of]}</b>
        </li>
      ))}
    </ol>
  );
}
