import type { CSSProperties, ReactElement } from 'react';
import { Icon, type IconName } from '../../../client/look/Icon.tsx';
import { Medallion } from '../../../client/look/Medallion.tsx';
import { Plank } from '../../../client/look/Plank.tsx';
import { type GloryGraph, GloryOverTime } from './GloryOverTime.tsx';
import { CLANS, type ClanName } from './pieces.ts';
import './score.css';

export interface ScoreColumn {
  readonly id: string;
  readonly name: string;
  readonly icon: IconName;
}

export interface ScoreRow {
  readonly clan: ClanName;
  readonly rank: number;
  readonly name: string;
  readonly player: string;
  /** Glory by column, in the order of the columns. */
  readonly values: readonly number[];
  readonly total: number;
  readonly mine?: boolean | undefined;
}

interface ScoreSheetViewProps {
  readonly columns: readonly ScoreColumn[];
  readonly rows: readonly ScoreRow[];
  readonly graph?: GloryGraph | undefined;
  readonly strings: {
    readonly title: string;
    readonly total: string;
    /** Spoken beside the best of a column. */
    readonly best: string;
    /** Printed for nothing at all, e.g. a dash. */
    readonly none: string;
  };
}

/** The end of a game: one row a clan, one column a source, every bar on one scale. */
export function ScoreSheetView({ columns, rows, graph, strings }: ScoreSheetViewProps): ReactElement {
  const most = Math.max(1, ...rows.flatMap(r => r.values));
  const best = columns.map((_, k) => Math.max(...rows.map(r => r.values[k] ?? 0)));
  return (
    <div className="br-score">
      <Plank className="br-score-plank">
        <table className="br-score-table">
          <thead>
            <tr>
              <td />
              <th scope="col">{strings.title}</th>
              {columns.map(c => (
                <th key={c.id} scope="col">
                  <Icon name={c.icon} size={18} /> {c.name}
                </th>
              ))}
              <th scope="col" className="br-score-total-head">
                <Icon name="laurel-crown" size={20} /> {strings.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.clan} className={row.mine ? 'br-score-mine' : undefined}>
                <td className="br-score-rank">{row.rank}</td>
                <th scope="row" className="br-score-who">
                  <Medallion kind={row.rank === 1 ? 'leader' : 'seat'} side={CLANS[row.clan]} size={54} />
                  <span>
                    <b>{row.name}</b>
                    <small>{row.player}</small>
                  </span>
                </th>
                {columns.map((column, k) => {
                  const value = row.values[k] ?? 0;
                  return (
                    <td key={column.id}>
                      <span className={value ? 'br-score-value' : 'br-score-value br-score-none'}>
                        <Icon name={column.icon} size={15} className="br-score-source" />
                        {value || strings.none}
                        {value > 0 && value === best[k] && (
                          <Icon name="laurel-crown" size={17} color="var(--brass)" label={strings.best} />
                        )}
                      </span>
                      <Bar clan={row.clan} share={value / most} />
                    </td>
                  );
                })}
                <td className="br-score-total">{row.total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Plank>
      {graph && (
        <Plank className="br-score-plank">
          <h2 className="sk-title">{graph.title}</h2>
          <GloryOverTime graph={graph} />
        </Plank>
      )}
    </div>
  );
}

function Bar({ clan, share }: { clan: ClanName; share: number }): ReactElement {
  const { dye, on } = CLANS[clan];
  const look = { '--dye': dye, '--on': on, width: `${share * 100}%` } as CSSProperties;
  return (
    <span className="br-bar" aria-hidden="true">
      {share > 0 && <span className="br-bar-fill" style={look} />}
    </span>
  );
}
