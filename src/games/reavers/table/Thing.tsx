import { type CSSProperties, memo, type ReactElement, type ReactNode } from 'react';
import type { Target } from './play/targets.ts';
import type { Sign } from './play/usePlay.ts';

interface ThingProps {
  readonly target: Target;
  readonly sign: Sign;
  /** Spoken name. */
  readonly label: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** The element around it already carries the target. */
  readonly within?: boolean | undefined;
  readonly onTouch: (target: Target) => void;
}

/** Anything on the table that can be touched. What is not lit still answers, with the reason why not. */
export const Thing = memo(function Thing(props: ThingProps): ReactElement {
  const { target, sign, label, children, className, style, within, onTouch } = props;
  const marks = within ? {} : { 'data-target': target, 'data-lit': sign === 'lit' };
  return (
    <button
      type="button"
      {...marks}
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
