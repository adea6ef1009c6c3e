import { type CSSProperties, memo, type ReactElement, type ReactNode } from 'react';
import { marksOf } from '../look/marks.ts';
import type { Sign } from './play/signs.ts';
import type { Target } from './play/touching.ts';
import './thing.css';

interface ThingProps<T extends Target> {
  readonly target: T;
  readonly sign: Sign;
  /** Spoken name. */
  readonly label: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly onTouch: (target: T) => void;
}

/** Anything on the table that can be touched. What is not lit still answers, with the reason why not. */
function DrawnThing<T extends Target>(props: ThingProps<T>): ReactElement {
  const { target, sign, label, children, className, style, onTouch } = props;
  return (
    <button
      type="button"
      {...marksOf(target, sign === 'lit')}
      className={className ? `sk-thing ${className}` : 'sk-thing'}
      style={style}
      data-sign={sign}
      aria-disabled={sign === 'none' ? true : undefined}
      aria-pressed={sign === 'taken' ? true : undefined}
      aria-label={label}
      onClick={() => onTouch(target)}
    >
      {children}
    </button>
  );
}

// A component that is remembered forgets that it takes the targets of any game.
export const Thing = memo(DrawnThing) as typeof DrawnThing;
