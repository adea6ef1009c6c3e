import { memo, type ReactElement } from 'react';
import { marksOf } from '../../../../kit/look/marks.ts';
import type { Sign } from '../../../../kit/table/play/signs.ts';
import type { Target } from '../play/targets.ts';

interface PlaceProps {
  readonly target: Target;
  readonly label: string;
  readonly d: string;
  readonly sign: Sign;
  /** Shown at the side: framed in ice. */
  readonly looked: boolean;
  readonly onTouch: (target: Target) => void;
}

/** A land, a sea or an island. All of them can be touched, lit or not: the hall answers why not. */
export const Place = memo(function Place({ target, label, d, sign, looked, onTouch }: PlaceProps): ReactElement {
  const lit = sign === 'lit';
  const taken = sign === 'taken' || looked;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a button element
    <g
      className="sc-place"
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-disabled={lit ? undefined : true}
      aria-pressed={sign === 'taken' ? true : undefined}
      {...marksOf(target, lit)}
      onClick={() => onTouch(target)}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onTouch(target);
      }}
    >
      <path d={d} fill="transparent" />
      <g className="sc-rings" fill="none">
        {/* What is looked at and may be touched keeps its ember: the ice only glows around it. */}
        {taken && <path d={d} stroke="var(--ice)" strokeWidth={lit ? 11 : 9} opacity={lit ? 0.5 : 0.28} />}
        {taken && !lit && <path d={d} stroke="var(--ice)" strokeWidth={3.2} />}
        {lit && (
          <>
            <path d={d} stroke="var(--land-halo)" strokeWidth={5} />
            <path d={d} stroke="var(--ember)" strokeWidth={3} strokeDasharray="9 4" />
          </>
        )}
        <path d={d} className="sc-ring-focus" />
      </g>
    </g>
  );
});
