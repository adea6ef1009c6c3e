import type { ReactElement, ReactNode } from 'react';
import './choice.css';

interface ChoiceProps {
  readonly title: ReactNode;
  /** The strip or field that makes the choice. */
  readonly children: ReactNode;
  /** One sentence: what the chosen value does. */
  readonly text?: ReactNode | undefined;
}

/** A line of settings or options: title, choice, and what it means. */
export function Choice({ title, children, text }: ChoiceProps): ReactElement {
  return (
    <div className="sk-choice">
      <b className="sk-choice-title">{title}</b>
      <div className="sk-choice-strip">{children}</div>
      {text !== undefined && <p className="sk-choice-text">{text}</p>}
    </div>
  );
}
