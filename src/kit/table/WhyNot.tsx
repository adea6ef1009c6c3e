import type { ReactElement, ReactNode } from 'react';
import type { Reason } from '../../engine/contract/explain.ts';
import type { TableProps } from './table-props.ts';

interface WhyNotProps extends Pick<TableProps, 'openRules' | 'speaker'> {
  readonly reasons: readonly Reason[];
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** Why what was touched is not allowed: each reason in a sentence, which opens the rules at its clause. */
export function WhyNot({ reasons, openRules, speaker, children }: WhyNotProps): ReactElement {
  return (
    <p className="sk-prompt-why" role="status">
      {reasons.map(reason => (
        <button
          key={`${reason.clause}/${reason.reason}`}
          type="button"
          className="sk-why"
          data-clause={reason.clause}
          onClick={() => openRules(reason.clause)}
        >
          {speaker.why(reason)}
        </button>
      ))}
      {children}
    </p>
  );
}
