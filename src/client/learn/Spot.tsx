import { type ReactElement, useEffect, useRef, useState } from 'react';
import { nextOn, type Pointed, placeOf, samePlace } from './spot.ts';
import { type Taught, useLesson } from './Teacher.tsx';

/** Milliseconds between two looks at where things lie: a board may be moved, a hand scrolled. */
const LOOKS = 120;
const MARGIN = 5;
const ARROW = 44;

/** What is pointed at, and everything else of the board in the dusk. */
export function Spot(props: Taught): ReactElement | null {
  const { way } = useLesson(props);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const look = () => {
      const open = document.querySelector('dialog[open]');
      const thing = way && !open ? nextOn(way.path) : undefined;
      // What is half scrolled away comes into sight once; a board is moved by nobody but the reader.
      if (thing && thing !== last.current && !thing.closest('[data-part="board"]')) {
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
      last.current = thing;
      const place = thing ? placeOf(thing) : null;
      setPointed(before => (samePlace(before, place) ? before : place));
    };
    look();
    const timer = setInterval(look, LOOKS);
    return () => clearInterval(timer);
  }, [way]);
  if (!pointed) return null;
  const { at, board } = pointed;
  const ring = {
    left: at.left - MARGIN,
    top: at.top - MARGIN,
    width: at.width + 2 * MARGIN,
    height: at.height + 2 * MARGIN,
  };
  return (
    <div aria-hidden="true" className="sk-pointed">
      {board && (
        <div className="sk-dusk" style={{ left: board.left, top: board.top, width: board.width, height: board.height }}>
          <div className="sk-spot" style={{ ...ring, left: ring.left - board.left, top: ring.top - board.top }} />
        </div>
      )}
      <div className="sk-spot-ring" style={ring} />
      <svg className="sk-spot-arrow" aria-hidden="true" viewBox="-22 -22 44 44" style={arrowAt(ring)}>
        <path d="M-20,0L0,-18V-8H20V8H0V18Z" transform={arrowTurn(ring)} />
      </svg>
    </div>
  );
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Right of it where there is room, else left, and above what is as wide as the screen. */
function sideOf({ left, width }: Box): 'right' | 'left' | 'above' {
  if (left + width + ARROW + 6 < window.innerWidth) return 'right';
  return left > ARROW + 6 ? 'left' : 'above';
}

function arrowAt(ring: Box): { readonly left: number; readonly top: number } {
  const middle = ring.top + ring.height / 2 - ARROW / 2;
  switch (sideOf(ring)) {
    case 'right':
      return { left: ring.left + ring.width + 2, top: middle };
    case 'left':
      return { left: ring.left - ARROW - 2, top: middle };
    case 'above':
      return { left: ring.left + ring.width / 2 - ARROW / 2, top: ring.top - ARROW - 2 };
  }
}

const TURNS = { right: undefined, left: 'rotate(180)', above: 'rotate(-90)' } as const;
const arrowTurn = (ring: Box): string | undefined => TURNS[sideOf(ring)];
