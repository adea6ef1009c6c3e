import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from './Button.tsx';
import { PanDistance } from './pan-distance.ts';
import {
  closeEnough,
  distanceAt,
  hasDragged,
  isInSight,
  isMoved,
  type Laid,
  middleOf,
  movedByKey,
  nextStop,
  type Share,
  type Size,
  stopsFor,
  wholeIn,
  zoomWithin,
} from './pan-zoom.ts';
import { useBox } from './useBox.ts';
import './pan-zoom.css';

interface PanZoomProps {
  readonly children: ReactNode;
  readonly most?: number | undefined;
  readonly strings: { readonly closer: string; readonly further?: string | undefined; readonly whole: string };
  /**
   * The size that it is drawn for. With it the window keeps to the drawing's own shape, begins no smaller than that, and is
   * moved by wheel and keys as well; without it the drawing fills the window.
   */
  readonly shape?: Size | undefined;
  /** Scales at which it is worth looking at; buttons and keys go from one to the next, beginning with the whole. */
  readonly stops?: readonly number[] | undefined;
  /** Scales from which on more is drawn: what is inside is told how many of them are passed (`useDistance`). */
  readonly unfolds?: readonly number[] | undefined;
  /** What of the drawing, as shares of it, is in the middle until somebody moves the window; another home brings it there. */
  readonly home?: Share | undefined;
  /** Of these places one at least is to be in sight: where none is when they change, the window goes to the first. */
  readonly inSight?: readonly Share[] | undefined;
  /** The scale that it begins with, where the window has no room for a whole of that size. */
  readonly begins?: number | undefined;
  /** Spoken name of the window, where it has keys of its own. */
  readonly label?: string | undefined;
}

const NOWHERE: readonly Share[] = [];

interface Pinch {
  readonly distance: number;
  readonly zoom: number;
}

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  moved: boolean;
}

/**
 * A window on something larger, in its own area: pinch, Ctrl and wheel, or the buttons; panning is plain scrolling, so touch
 * and keyboard have it for free, and a mouse drags it.
 */
export function PanZoom(props: PanZoomProps): ReactElement {
  const { children, most = 3, strings, shape, home, inSight = NOWHERE, begins = 0, label, stops, unfolds } = props;
  const [pane, box] = useBox<HTMLDivElement>();
  // until somebody zooms, the distance follows from the window
  const [chosen, setZoom] = useState<number | null>(null);
  const whole = shape && wholeIn(box, shape);
  const scaleOfWhole = shape && whole ? whole.width / shape.width : 1;
  const first = shape ? Math.max(closeEnough(box, shape), scaleOfWhole > 0 ? begins / scaleOfWhole : 1) : 1;
  const zoom = chosen ?? zoomWithin(first, most);
  const near = stops && stopsFor(stops, scaleOfWhole, most);
  const step = (by: 1 | -1): number => nextStop(zoom, by, near);
  const drag = useRef<Drag | null>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const pinch = useRef<Pinch | null>(null);
  // the point of the content, as a share of it, that stays under the fingers; none before the first zoom
  const anchor = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  // what somebody has brought into the middle stays there when the window changes its size, or comes back from behind a screen
  const middle = useRef<{ readonly x: number; readonly y: number; readonly home: typeof home } | null>(null);
  const laid = useRef<Laid>({ left: 0, top: 0, width: 0, height: 0 });

  const zoomTo = useCallback(
    (next: number, clientX: number, clientY: number) => {
      const element = pane.current;
      if (!element) return;
      const box = element.getBoundingClientRect();
      const left = clientX - box.left;
      const top = clientY - box.top;
      const x = (element.scrollLeft + left) / element.scrollWidth;
      const y = (element.scrollTop + top) / element.scrollHeight;
      anchor.current = { x, y, left, top };
      setZoom(zoomWithin(next, most));
    },
    [most, pane],
  );
  const zoomFromMiddle = (next: number) => {
    const box = pane.current?.getBoundingClientRect();
    if (box) zoomTo(next, box.left + box.width / 2, box.top + box.height / 2);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scroll follows each change of the zoom
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element || !anchor.current) return;
    const { x, y, left, top } = anchor.current;
    element.scrollLeft = x * element.scrollWidth - left;
    element.scrollTop = y * element.scrollHeight - top;
    middle.current = { ...middleOf(element), home };
  }, [zoom]);

  const { width, height } = box;
  useLayoutEffect(() => {
    const element = pane.current;
    const kept = middle.current?.home === home ? middle.current : home;
    if (!element || !kept || width === 0) return;
    element.scrollLeft = kept.x * element.scrollWidth - width / 2;
    element.scrollTop = kept.y * element.scrollHeight - height / 2;
    laid.current = { left: element.scrollLeft, top: element.scrollTop, width, height };
  }, [home, width, height, pane]);

  const sought = JSON.stringify(inSight);
  const measured = width > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever looks away from them meanwhile is not brought back
  useLayoutEffect(() => {
    const element = pane.current;
    const shares: readonly Share[] = JSON.parse(sought);
    if (!element || !measured || shares.length === 0) return;
    if (shares.some(share => isInSight(share, element))) return;
    const [{ x, y }] = shares;
    element.scrollLeft = x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = y * element.scrollHeight - element.clientHeight / 2;
    middle.current = { ...middleOf(element), home };
  }, [sought, measured, pane]);

  const turns = shape !== undefined;
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    // React listens to the wheel passively; the page must not zoom along
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !turns) return;
      event.preventDefault();
      zoomTo(zoom * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [zoom, zoomTo, turns, pane]);

  const spread = () => {
    const [a, b] = [...fingers.current.values()];
    return a && b ? { distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
  };
  const lift = (id: number) => {
    fingers.current.delete(id);
    pinch.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = event.ctrlKey || event.metaKey || event.altKey ? null : movedByKey(event.key, zoom, near);
    // Arrows lead from one thing on it to the next; they move the window where it has the focus itself.
    if (!moved || ('x' in moved && event.target !== event.currentTarget)) return;
    event.preventDefault();
    if ('zoom' in moved) zoomFromMiddle(moved.zoom);
    else pane.current?.scrollBy(moved.x, moved.y);
  };
  const size = whole
    ? {
        width: whole.width * zoom,
        height: whole.height * zoom,
        margin: `${Math.max(0, (box.height - whole.height * zoom) / 2)}px auto`,
      }
    : { width: `${zoom * 100}%`, height: `${zoom * 100}%` };
  return (
    <div className="sk-panzoom">
      <div
        ref={pane}
        className="sk-panzoom-pane"
        {...(turns && { role: 'group', tabIndex: 0, 'aria-label': label, onKeyDown })}
        onScroll={({ currentTarget }) => {
          if (isMoved(currentTarget, laid.current)) middle.current = { ...middleOf(currentTarget), home };
        }}
        onClickCapture={event => {
          // who has dragged the map has not touched what lies under the mouse
          if (drag.current?.moved) event.stopPropagation();
          drag.current = null;
        }}
        onPointerDown={event => {
          if (event.pointerType === 'mouse' && event.button === 0) {
            const { scrollLeft: left, scrollTop: top } = event.currentTarget;
            drag.current = { x: event.clientX, y: event.clientY, left, top, moved: false };
          }
          if (event.pointerType !== 'touch') return;
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
          const now = spread();
          pinch.current = now && { distance: now.distance, zoom };
        }}
        onPointerMove={event => {
          const held = drag.current;
          if (held && event.pointerType === 'mouse') {
            if ((event.buttons & 1) === 0) {
              drag.current = null;
              return;
            }
            const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
            held.moved ||= hasDragged(dx, dy);
            if (held.moved) event.currentTarget.scrollTo(held.left - dx, held.top - dy);
          }
          if (!fingers.current.has(event.pointerId)) return;
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
          const now = spread();
          if (now && pinch.current) zoomTo((pinch.current.zoom * now.distance) / pinch.current.distance, now.x, now.y);
        }}
        onPointerUp={event => {
          lift(event.pointerId);
          // the click that belongs to it comes before this
          setTimeout(() => {
            drag.current = null;
          });
        }}
        onPointerCancel={event => lift(event.pointerId)}
      >
        <div style={size}>
          <PanDistance value={unfolds ? distanceAt(scaleOfWhole * zoom, unfolds) : 0}>{children}</PanDistance>
        </div>
      </div>
      <div className="sk-panzoom-buttons">
        {zoom < most && (
          <Button
            tone="quiet"
            icon={strings.further === undefined ? 'magnifying-glass' : undefined}
            label={strings.closer}
            onClick={() => zoomFromMiddle(step(1))}
          >
            {strings.further === undefined ? undefined : '+'}
          </Button>
        )}
        {strings.further !== undefined && step(-1) > 1 && (
          <Button tone="quiet" label={strings.further} onClick={() => zoomFromMiddle(step(-1))}>
            −
          </Button>
        )}
        {zoom > 1 && <Button tone="quiet" icon="expand" label={strings.whole} onClick={() => zoomFromMiddle(1)} />}
      </div>
    </div>
  );
}
