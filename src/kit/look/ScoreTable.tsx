import type { CSSProperties, ReactElement } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { Medallion } from './Medallion.tsx';
import type { Side } from './side.ts';
import './score-table.css';

export interface ScoreColumn {
  readonly id: string;
  readonly name: string;
  readonly icon?: IconName | undefined;
}

export interface ScoreRow {
  readonly id: string | number;
  readonly look: Side | undefined;
  readonly place: number;
  readonly name: string;
  readonly player: string | undefined;
  /** Points by column, in the order of the columns. */
  readonly values: readonly number[];
  /** Undefined where nothing is counted. */
  readonly total: number | undefined;
  readonly mine: boolean;
}

interface ScoreTableProps {
  readonly columns: readonly ScoreColumn[];
  readonly rows: readonly ScoreRow[];
  /** Of what is counted in all. */
  readonly sign?: IconName;
  readonly strings: {
    readonly title: string;
    readonly total: string;
    /** Spoken beside the best of a column. */
    readonly best: string;
  };
}

/** One row a side, one column a source, every bar on one scale. */
export function ScoreTable({ columns, rows, sign = 'laurel-crown', strings }: ScoreTableProps): ReactElement {
  const most = Math.max(1, ...rows.flatMap(row => row.values));
  const counted = rows.some(({ total }) => total !== undefined);
  // Of one source the total tells: its bars stand beside it without a name and a number of their own.
  const alone = counted && columns.length === 1;
  const best = columns.map((_, k) => Math.max(...rows.map(row => row.values[k] ?? 0)));
  return (
    <table className="sk-scores">
      <thead>
        <tr>
          <td />
          <th scope="col">{strings.title}</th>
          {alone ? (
            <td />
          ) : (
            columns.map(({ id, name, icon }) => (
              <th key={id} scope="col">
                {icon && <Icon name={icon} size={18} />}
                <span>{name}</span>
              </th>
            ))
          )}
          {counted && (
            <th scope="col" className="sk-scores-total">
              <Icon name={sign} size={20} /> {strings.total}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.id} className={row.mine ? 'sk-scores-mine' : undefined}>
            <td className="sk-scores-place">{row.place}</td>
            <th scope="row" className="sk-scores-who">
              {row.look && <Medallion kind={row.place === 1 ? 'leader' : 'seat'} side={row.look} size={52} />}
              <span>
                <b>{row.name}</b>
                <small>{row.player}</small>
              </span>
            </th>
            {columns.map(({ id, name, icon }, k) => {
              const value = row.values[k] ?? 0;
              const bar = <Bar look={row.look} share={value / most} />;
              if (alone) return <td key={id}>{bar}</td>;
              return (
                <td key={id}>
                  <span className="sk-scores-source" aria-hidden="true">
                    {icon && <Icon name={icon} size={14} />}
                    <span>{name}</span>
                  </span>
                  <span className={value ? 'sk-scores-value' : 'sk-scores-value sk-faint'}>
                    {value < 0 ? `−${-value}` : value || '–'}
                    {value > 0 && value === best[k] && (
                      <Icon name="laurel-crown" size={16} color="var(--brass)" label={strings.best} />
                    )}
                  </span>
                  {bar}
                </td>
              );
            })}
            {counted && <td className="sk-scores-total">{row.total}</td>}
          </tr>
        ))}
      </tbody>
    </table>
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
