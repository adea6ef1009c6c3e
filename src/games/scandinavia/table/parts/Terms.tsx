import { type ReactElement, type ReactNode, useState } from 'react';
import type { Explanation } from '../../../../engine/contract/explain.ts';
import { Icon, type IconName } from '../../../../kit/look/Icon.tsx';
import type { ScandinaviaProps } from '../play/play.ts';

type Told = Pick<ScandinaviaProps, 'speaker' | 'openRules'>;

interface NumberRowProps extends Told {
  readonly icon: IconName;
  readonly children: ReactNode;
  readonly explained: Explanation | null;
  /** In the place of the sum: "1–7". */
  readonly shown?: string | undefined;
}

/** A number, and folded under it what it is made of, each part with the way to its rule. */
export function NumberRow({ icon, children, explained, shown, ...told }: NumberRowProps): ReactElement {
  const total = explained ? (shown ?? String(explained.total)) : '…';
  return (
    <details className="sc-number">
      <summary>
        <Icon name={icon} size={17} />
        <span className="sc-number-what">{children}</span>
        <b className="sk-display">{total}</b>
      </summary>
      <Terms {...told} explained={explained} />
    </details>
  );
}

interface TermsProps extends Told {
  readonly explained: Explanation | null;
  /** Without the amounts: their words count for themselves. */
  readonly bare?: boolean | undefined;
}

/** What a number is made of. */
export function Terms({ explained, speaker, openRules, bare }: TermsProps): ReactElement {
  return (
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
          {!bare && <b>{term.amount > 0 ? `+${term.amount}` : term.amount}</b>}
        </li>
      ))}
    </ul>
  );
}

export interface Cell {
  readonly id: string;
  /** Its whole name, for whoever hears it and over its parts. */
  readonly name: string;
  /** Above the number: a short word, or an emblem. */
  readonly head: ReactNode;
  readonly explained: Explanation | null;
}

interface NumberStripProps extends Told {
  readonly label: string;
  readonly icon: IconName;
  readonly cells: readonly Cell[];
}

/** Numbers of one kind side by side: a touch opens what one of them is made of. */
export function NumberStrip({ label, icon, cells, ...told }: NumberStripProps): ReactElement {
  const [open, setOpen] = useState<string | null>(null);
  const opened = cells.find(({ id }) => id === open);
  return (
    <section className="sc-strip" aria-label={label}>
      <h3 className="sc-strip-head">
        <Icon name={icon} size={17} />
        {label}
      </h3>
      <ul className="sc-strip-cells">
        {cells.map(({ id, name, head, explained }) => (
          <li key={id}>
            <button
              type="button"
              aria-expanded={id === open}
              aria-label={told.speaker.say('ui.parts-of', { name, n: explained?.total ?? 0 })}
              onClick={() => setOpen(id === open ? null : id)}
            >
              {head}
              <b className="sk-display">{explained?.total ?? '…'}</b>
            </button>
          </li>
        ))}
      </ul>
      {opened && (
        <div className="sc-strip-parts">
          <b>{opened.name}</b>
          <Terms {...told} explained={opened.explained} />
        </div>
      )}
    </section>
  );
}
