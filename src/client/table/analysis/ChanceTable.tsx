import type { ReactElement } from 'react';
import { percent } from '../../../bots/advise/words.ts';
import type { CurvePoint } from '../../../bots/analysis/analyse.ts';
import { useSpeech } from '../../speech.tsx';

interface ChanceTableProps {
  readonly points: readonly CurvePoint[];
  readonly names: readonly string[];
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** The same as the graph, in numbers. */
export function ChanceTable({ points, names, at, onGo }: ChanceTableProps): ReactElement {
  const { say } = useSpeech();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it
    <div className="sk-chances-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('hall.analysis.moment')}</th>
            {names.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ at: entry, chances, errors }) => (
            <tr key={entry} aria-current={entry === at ? 'true' : undefined}>
              <th scope="row">
                <button type="button" onClick={() => onGo(entry)}>
                  {entry}
                </button>
              </th>
              {chances.map((chance, seat) => (
                <td key={names[seat]}>
                  {percent(chance)}% <small>± {percent(errors[seat])}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
