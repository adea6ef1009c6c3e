import type { ReactElement } from 'react';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import type { BattleTablePrint } from '../../content/reconstructed.ts';
import { sideOf } from '../pieces.ts';
import type { Wired } from '../play/play.ts';
import { sideName } from '../play/words.ts';
import type { Told } from './battle-told.ts';
import { type Excerpt, excerptOf } from './excerpt.ts';

const COLUMNS = ['potential', 'die', 'row', 'table', 'dragon', 'commoners', 'force'] as const;
/** Of what nobody had nothing is said. */
const SELDOM: ReadonlySet<string> = new Set(['dragon', 'commoners']);

const columnOf = (force: Told['forces'][number], column: (typeof COLUMNS)[number]): number =>
  column === 'row' ? force.roll : column === 'table' ? force.result : force[column];

interface ThrownProps extends Pick<Wired, 'speaker'> {
  readonly told: Told;
  readonly table: BattleTablePrint;
}

/** The throw of each side, with row and column of the table, and that part of the table itself. */
export function Thrown({ speaker, told, table }: ThrownProps): ReactElement {
  const columns = COLUMNS.filter(
    column => !SELDOM.has(column) || told.forces.some(force => columnOf(force, column) !== 0),
  );
  const excerpt = excerptOf(
    table,
    told.forces.map(({ side, potential, roll }) => ({ side, potential, roll })),
  );
  return (
    <Plank className="sc-thrown">
      {told.won && <p className="sk-display sc-thrown-won">{speaker.fact(told.won)}</p>}
      <table>
        <thead>
          <tr>
            <th />
            {columns.map(column => (
              <th key={column} scope="col">
                {speaker.say(`ui.thrown-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.forces.map(force => (
            <tr key={force.side} data-won={told.won?.side === force.side}>
              <th scope="row">
                <Medallion kind="seat" side={sideOf(force.side)} size={30} /> {sideName(speaker, force.side)}
              </th>
              {columns.map(column => (
                <td key={column}>{columnOf(force, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {excerpt && <Cloth speaker={speaker} excerpt={excerpt} />}
    </Plank>
  );
}

/** The battle table where it was used: each side's cell in its dye. */
function Cloth({ speaker, excerpt }: Pick<Wired, 'speaker'> & { readonly excerpt: Excerpt }): ReactElement {
  return (
    <>
      <h3 className="sk-title">{speaker.say('ui.battle-table')}</h3>
      <table className="sc-excerpt" aria-label={speaker.say('ui.battle-table')}>
        <thead>
          <tr>
            <th className="sk-dim">{speaker.say('ui.thrown-row')}</th>
            {excerpt.columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {excerpt.rows.map(({ die, cells }) => (
            <tr key={die}>
              <th scope="row">{die}</th>
              {cells.map(({ value, sides: [side] }, i) => (
                <td
                  key={excerpt.columns[i]}
                  data-used={side !== undefined}
                  style={side === undefined ? undefined : { background: sideOf(side).dye, color: sideOf(side).on }}
                >
                  {value > 0 ? `+${value}` : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
