import type { ReactElement } from 'react';
import type { Speaker } from '../../../../engine/text/text.ts';
import type { BattleTablePrint } from '../../content/reconstructed.ts';
import { sideOf } from '../pieces.ts';
import { excerptOf } from './excerpt.ts';
import type { Throw } from './throws.ts';
import './throws.css';

interface BattleTableUsedProps {
  readonly speaker: Speaker;
  readonly throws: readonly Throw[];
  readonly table: BattleTablePrint;
}

/** The battle table where it was used: each side's cell in its dye. Nothing where nobody used it. */
export function BattleTableUsed({ speaker, throws, table }: BattleTableUsedProps): ReactElement | null {
  const excerpt = excerptOf(
    table,
    throws.flatMap(({ side, parts }) =>
      parts === null ? [] : [{ side, potential: parts.potential, roll: parts.roll }],
    ),
  );
  if (excerpt === null) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it where it is wider than its screen
    <section className="sc-table-used" aria-label={speaker.say('ui.battle-table')} tabIndex={0}>
      <h3 className="sk-title">{speaker.say('ui.battle-table')}</h3>
      <table>
        <thead>
          <tr>
            <th className="sk-dim">{speaker.say('ui.thrown-row')}</th>
            {excerpt.columns.map((column, i) => (
              <th key={column} scope="col" data-gap={excerpt.gaps.includes(i) || undefined}>
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
                  data-gap={excerpt.gaps.includes(i) || undefined}
                  style={side === undefined ? undefined : { background: sideOf(side).dye, color: sideOf(side).on }}
                >
                  {value > 0 ? `+${value}` : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
