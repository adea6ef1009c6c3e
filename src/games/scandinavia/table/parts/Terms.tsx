import type { ReactElement, ReactNode } from 'react';
import type { Explanation } from '../../../../engine/contract/explain.ts';
import { Icon, type IconName } from '../../../../kit/look/Icon.tsx';
import type { ScandinaviaProps } from '../play/play.ts';

interface NumberRowProps extends Pick<ScandinaviaProps, 'speaker' | 'openRules'> {
  readonly icon: IconName;
  readonly children: ReactNode;
  readonly explained: Explanation | null;
  /** In the place of the sum: "1–7". */
  readonly shown?: string | undefined;
}

/** A number, and folded under it what it is made of, each part with the way to its rule. */
export function NumberRow({ icon, children, explained, shown, speaker, openRules }: NumberRowProps): ReactElement {
  const total = explained ? (shown ?? String(explained.total)) : '…';
  return (
    <details className="sc-number">
      <summary>
        <Icon name={icon} size={17} />
        <span className="sc-number-what">{children}</span>
        <b className="sk-display">{total}</b>
      </summary>
      <ul className="sc-terms">
        {explained?.terms.map((term, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: terms have no names of their own, and keep their order
          <li key={i}>
            {term.clause === undefined ? (
              <span>{speaker.term(term)}</span>
            ) : (
              <button type="button" className="sc-term" onClick={() => openRules(term.clause ?? '')}>
                {speaker.term(term)}
              </button>
            )}
            <b>{term.amount > 0 ? `+${term.amount}` : term.amount}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}
