import type { ReactElement } from 'react';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { sideOf } from '../pieces.ts';
import type { Wired } from '../play/play.ts';
import { sideName } from '../play/words.ts';
import type { Told } from './battle-told.ts';

const COLUMNS = ['potential', 'die', 'row', 'table', 'dragon', 'commoners', 'force'] as const;

/** The throw of each side, with row and column of the table. */
export function Thrown({ speaker, told }: Pick<Wired, 'speaker'> & { readonly told: Told }): ReactElement {
  return (
    <Plank className="sc-thrown">
      {told.won && <p className="sk-display sc-thrown-won">{speaker.fact(told.won)}</p>}
      <table>
        <thead>
          <tr>
            <th />
            {COLUMNS.map(column => (
              <th key={column} scope="col">
                {speaker.say(`ui.thrown-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.forces.map(({ side, potential, die, roll, result, dragon, commoners, force }) => (
            <tr key={side} data-won={told.won?.side === side}>
              <th scope="row">
                <Medallion kind="seat" side={sideOf(side)} size={30} /> {sideName(speaker, side)}
              </th>
              {[potential, die, roll, result, dragon, commoners, force].map((value, i) => (
                <td key={COLUMNS[i]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Plank>
  );
}
