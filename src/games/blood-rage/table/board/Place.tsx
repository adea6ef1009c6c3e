import { memo, type ReactElement, type ReactNode } from 'react';
import type { Point } from './geometry.ts';

interface PlaceProps {
  readonly id: string;
  readonly name: string;
  readonly d: string;
  /** Where the arrowheads of a chosen place sit: top, right, bottom, left. */
  readonly tips?: readonly Point[] | undefined;
  readonly lit: boolean;
  /** Whether being lit shows on the outline, or on something inside. */
  readonly ring: boolean;
  readonly selected: boolean;
  /** Nothing rises here any more. */
  readonly still?: boolean | undefined;
  readonly onPlace: (id: string) => void;
  readonly onHover: (id: string | null) => void;
  readonly children: ReactNode;
}

/**
 * A place one can point at. All are focusable and take clicks, lit or not: the hall answers why not.
 */
export const Place = memo(function Place(props: PlaceProps): ReactElement {
  const { id, name, d, tips, lit, ring, selected, still, onPlace, onHover, children } = props;
  const classes = ['br-place', lit && 'br-place-lit', selected && 'br-place-selected', still && 'br-place-still'];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a button element
    <g
      className={classes.filter(Boolean).join(' ')}
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-disabled={!lit}
      aria-pressed={selected ? true : undefined}
      data-place={id}
      onClick={() => onPlace(id)}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPlace(id);
      }}
      onPointerEnter={() => onHover(id)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onHover(id)}
      onBlur={() => onHover(null)}
    >
      {children}
      <g className="br-rings" fill="none">
        {lit && ring && !selected && (
          <>
            <path d={d} stroke="var(--land-halo)" strokeWidth={7} />
            <path d={d} stroke="var(--ember)" strokeWidth={3.2} strokeDasharray="9 4.4" />
            <path d={d} stroke="var(--ember)" strokeWidth={10} className="sk-breathe" />
          </>
        )}
        <path d={d} className="br-ring-focus" />
        <path d={d} className="br-ring-glow" />
        <path d={d} className="br-ring" />
        {selected &&
          tips?.map(([x, y], i) => (
            <path key={`${x},${y}`} d={ARROW} transform={`translate(${x} ${y}) rotate(${i * 90})`} className="br-tip" />
          ))}
      </g>
    </g>
  );
});

const ARROW = 'M-8,-6H8L0,6Z';
