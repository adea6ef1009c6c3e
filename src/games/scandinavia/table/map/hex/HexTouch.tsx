import { memo, type ReactElement } from 'react';
import { marksOf } from '../../../../../kit/look/marks.ts';
import type { Target } from '../../play/targets.ts';

interface HexTouchProps {
  readonly target: Target;
  readonly label: string;
  readonly d: string;
  readonly lit: boolean;
  readonly taken: boolean;
  readonly onTouch: (target: Target) => void;
  readonly onAim: (target: Target | null) => void;
}

/** A hex that may be touched, or where the reader is with the keys. */
export const HexTouch = memo(function HexTouch(props: HexTouchProps): ReactElement {
  const { target, label, d, lit, taken, onTouch, onAim } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a button element
    <path
      d={d}
      className="sc-hex"
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-disabled={lit ? undefined : true}
      aria-pressed={taken ? true : undefined}
      {...marksOf(target, lit)}
      onClick={() => onTouch(target)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onAim(target)}
      onPointerLeave={() => onAim(null)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onAim(target)}
      onBlur={() => onAim(null)}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onTouch(target);
      }}
    />
  );
});
