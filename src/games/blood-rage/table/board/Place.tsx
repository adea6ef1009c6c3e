import { memo, type ReactElement, useRef } from 'react';
import { marksOf } from '../../../../kit/look/marks.ts';
import { Glow } from './Glow.tsx';
import type { Point } from './geometry.ts';

const ARROW = 'M-8,-6H8L0,6Z';
const LONG_PRESS = 450;

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
  /** Pointed at (true) or no longer. */
  readonly onPoint: (id: string, on: boolean) => void;
}

/**
 * A place one can point at. All are focusable and take clicks, lit or not: the hall answers why not.
 */
export const Place = memo(function Place(props: PlaceProps): ReactElement {
  const { id, name, d, tips, lit, ring, selected, still, onPlace, onPoint } = props;
  // a long press looks, it does not choose
  const held = useRef(false);
  const timer = useRef(0);
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
      {...marksOf(`place:${id}`, lit)}
      onClick={() => {
        if (held.current) held.current = false;
        else onPlace(id);
      }}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPlace(id);
      }}
      onPointerEnter={event => event.pointerType === 'mouse' && onPoint(id, true)}
      onPointerLeave={event => {
        window.clearTimeout(timer.current);
        if (event.pointerType === 'mouse') onPoint(id, false);
      }}
      onPointerDown={event => {
        held.current = false;
        if (event.pointerType === 'mouse') return;
        timer.current = window.setTimeout(() => {
          held.current = true;
          onPoint(id, true);
        }, LONG_PRESS);
      }}
      onPointerUp={() => window.clearTimeout(timer.current)}
      onPointerCancel={() => window.clearTimeout(timer.current)}
      onFocus={event => event.currentTarget.matches(':focus-visible') && onPoint(id, true)}
      onBlur={() => onPoint(id, false)}
    >
      <path d={d} fill="transparent" />
      <g className="br-rings" fill="none">
        {lit && ring && !selected && (
          <>
            <path d={d} stroke="var(--land-halo)" strokeWidth={7} />
            <path d={d} stroke="var(--ember)" strokeWidth={3.2} strokeDasharray="9 4.4" />
            <Glow>
              <path d={d} stroke="var(--ember)" strokeWidth={10} />
            </Glow>
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
