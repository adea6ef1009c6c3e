import { type ReactElement, type ReactNode, useContext } from 'react';
import { Icon } from '../look/Icon.tsx';
import { Tooltip } from '../look/Tooltip.tsx';
import { RuleWayContext } from './rule-way.ts';
import './term.css';

interface TermProps {
  /** What it is, in one sentence. */
  readonly words: ReactNode;
  readonly clause: string;
  /** Its name or number, above the sentence. */
  readonly title?: string | undefined;
  readonly prefer?: 'above' | 'below' | 'beside' | undefined;
  readonly delay?: number | undefined;
  /** The thing itself; one that cannot be focused by itself is for the pointer alone. */
  readonly children: ReactNode;
}

/** Says of a thing what it is, on hover, focus and a long press, and leads to its rule. */
export function Term({ words, clause, title, prefer, delay, children }: TermProps): ReactElement {
  return (
    <Tooltip stays prefer={prefer} delay={delay} content={<TermText words={words} clause={clause} title={title} />}>
      {children}
    </Tooltip>
  );
}

/** What a number or a sign means, and where the rules say so. */
export interface About {
  readonly words: string;
  readonly clause: string;
}

export function TermText({ words, clause, title }: Omit<TermProps, 'children' | 'prefer' | 'delay'>): ReactElement {
  const way = useContext(RuleWayContext);
  return (
    <span className="sk-about">
      {title && <b className="sk-display">{title}</b>}
      <span>{words}</span>
      {way && (
        <button type="button" className="sk-about-rule" onClick={() => way.open(clause)}>
          <Icon name="rule-book" size={15} />
          {way.word}
        </button>
      )}
    </span>
  );
}
