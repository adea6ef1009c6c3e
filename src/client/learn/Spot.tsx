import { type ReactElement, useEffect, useRef, useState } from 'react';
import { nextOn, type Pointed, placeOf, samePlace } from './spot.ts';
import { type Taught, useLesson } from './taught.ts';

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
      const thing = way && !open ? nextOn(way.path, way.amount) : undefined;
      // What is half scrolled away comes into sight once; a board is moved by nobody but the reader.
      if (thing && thing !== last.current && !thing.closest('[data-part="board"]')) {
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
      // What lies under the page of the lesson is turned up.
      if (thing instanceof HTMLElement && thing.matches('[data-tab="lesson"] .sk-tabs > *')) thing.click();
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
  const arrow = arrowAt(ring);
  return (
    <div aria-hidden="true" className="sk-pointed">
      {board && (
        <div className="sk-dusk" style={{ left: board.left, top: board.top, width: board.width, height: board.height }}>
          <div className="sk-spot" style={{ ...ring, left: ring.left - board.left, top: ring.top - board.top }} />
        </div>
      )}
      <div className="sk-spot-ring" style={ring} />
      {arrow && (
        <svg
          className="sk-spot-arrow"
          aria-hidden="true"
          viewBox="-22 -22 44 44"
          style={{ left: arrow.x - ARROW / 2, top: arrow.y - ARROW / 2 }}
        >
          <path d="M-20,0L0,-18V-8H20V8H0V18Z" transform={`rotate(${arrow.turn})`} />
        </svg>
      )}
    </div>
  );
}

/** The middle of the arrow and its four ends. */
const LOOKED_AT = [
  [0, 0],
  [-16, 0],
  [16, 0],
  [0, -16],
  [0, 16],
] as const;

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

interface Arrow {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

const READ = 'button, a, p, li, h2, h3';
/** Nothing is hidden there that is read or touched. */
const isFree = ({ x, y }: Arrow): boolean =>
  LOOKED_AT.every(([dx, dy]) => document.elementFromPoint(x + dx, y + dy)?.closest(READ) === null);

/** Beside it, above or below, where it hides nothing; where there is no such place the ring alone points. */
function arrowAt({ left, top, width, height }: Box): Arrow | undefined {
  const away = ARROW / 2 + 2;
  const [x, y] = [left + width / 2, top + height / 2];
  const sides = [
    { x: left + width + away, y, turn: 0 },
    { x: left - away, y, turn: 180 },
    { x, y: top - away, turn: -90 },
    { x, y: top + height + away, turn: 90 },
  ];
  return sides.find(isFree);
}
