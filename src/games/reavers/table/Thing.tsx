import { type CSSProperties, memo, type ReactElement, type ReactNode } from 'react';
import { marksOf } from '../../../kit/look/marks.ts';
import type { Sign } from '../../../kit/table/play/signs.ts';
import type { Target } from './play/targets.ts';

interface ThingProps {
  readonly target: Target;
  readonly sign: Sign;
  /** Spoken name. */
  readonly label: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly onTouch: (target: Target) => void;
}

/** Anything on the table that can be touched. What is not lit still answers, with the reason why not. */
export const Thing = memo(function Thing(props: ThingProps): ReactElement {
  const { target, sign, label, children, className, style, onTouch } = props;
  return (
    <button
      type="button"
      {...marksOf(target, sign === 'lit')}
      className={className ? `rm-thing ${className}` : 'rm-thing'}
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
});
