import { memo, type ReactElement } from 'react';
import { Icon } from '../../../kit/look/Icon.tsx';
import type { Side } from '../../../kit/look/side.ts';
import { type SagaLine, textOf } from './lines.ts';
import { type LinkWays, SagaParts } from './SagaParts.tsx';

interface SagaRowProps {
  readonly line: SagaLine;
  readonly side: Side | undefined;
  readonly ways: LinkWays;
  /** Spoken before the line: what a press on it does. */
  readonly label: string;
  /** Of the moment that is looked back at, or after it. */
  readonly when: 'now' | 'later' | null;
  readonly reachable: boolean;
  readonly onLook: (line: SagaLine) => void;
}

/** One line of the saga; the whole of it leads back to the table as it was then. */
export const SagaRow = memo(function SagaRow(props: SagaRowProps): ReactElement {
  const { line, side, ways, label, when, reachable, onLook } = props;
  const icon = side?.emblem ?? line.look.icon;
  return (
    <li className={when ? `sk-saga-line sk-saga-${when}` : 'sk-saga-line'} aria-current={when === 'now' || undefined}>
      <span className="sk-saga-icon">{icon && <Icon name={icon} size={16} />}</span>
      <span>
        <SagaParts parts={line.parts} ways={ways} reachable={reachable} onPress={() => onLook(line)} />
      </span>
      <button
        type="button"
        className="sk-saga-then"
        data-seq={line.seq}
        tabIndex={reachable ? 0 : -1}
        aria-label={`${label} ${textOf(line.parts)}`}
        onClick={() => onLook(line)}
      />
    </li>
  );
});
