import type { ReactElement } from 'react';
import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/icon-names.ts';
import { type About, Term } from './Term.tsx';
import './own-numbers.css';

export interface OwnNumbersProps {
  /** The sign, what stands beside it, both in words, and what it is good for. */
  readonly numbers: readonly (readonly [icon: IconName, value: string | number, spoken: string, about: About])[];
}

/** The reader's own numbers, in the rail of a phone; larger screens show them on the sheet of the seat. */
export function OwnNumbers({ numbers }: OwnNumbersProps): ReactElement {
  return (
    <ul className="sk-own-numbers">
      {numbers.map(([icon, value, spoken, about]) => (
        <li key={icon}>
          <Term title={spoken} prefer="below" {...about}>
            <span className="sk-own-number">
              <Icon name={icon} size={16} label={spoken} /> <span aria-hidden>{value}</span>
            </span>
          </Term>
        </li>
      ))}
    </ul>
  );
}
