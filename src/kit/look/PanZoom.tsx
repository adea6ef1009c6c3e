import { type ReactElement, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import './pan-zoom.css';

interface PanZoomProps {
  readonly children: ReactNode;
  readonly most?: number | undefined;
  readonly strings: { readonly closer: string; readonly whole: string };
}

interface Pinch {
  readonly distance: number;
  readonly zoom: number;
}

/**
 * A window on something larger, in its own area: pinch, Ctrl and wheel, or the buttons; panning is plain scrolling, so touch
 * and keyboard have it for free.
 */
export function PanZoom({ children, most = 3, strings }: PanZoomProps): ReactElement {
  const [zoom, setZoom] = useState(1);
  const pane = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const pinch = useRef<Pinch | null>(null);
  // the point of the content, as a share of it, that stays under the fingers; none before the first zoom
  const anchor = useRef<{ x: number; y: number; left: number; top: number } | null>(null);

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
      setZoom(Math.max(1, Math.min(most, next)));
    },
    [most],
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
  }, [zoom]);

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    // React listens to the wheel passively; the page must not zoom along
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(zoom * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [zoom, zoomTo]);

  const spread = () => {
    const [a, b] = [...fingers.current.values()];
    return a && b ? { distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
  };
  const lift = (id: number) => {
    fingers.current.delete(id);
    pinch.current = null;
  };
  return (
    <div className="sk-panzoom">
      <div
        ref={pane}
        className="sk-panzoom-pane"
        onPointerDown={event => {
          if (event.pointerType !== 'touch') return;
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
          const now = spread();
          pinch.current = now && { distance: now.distance, zoom };
        }}
        onPointerMove={event => {
          if (!fingers.current.has(event.pointerId)) return;
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
          const now = spread();
          if (now && pinch.current) zoomTo((pinch.current.zoom * now.distance) / pinch.current.distance, now.x, now.y);
        }}
        onPointerUp={event => lift(event.pointerId)}
        onPointerCancel={event => lift(event.pointerId)}
      >
        <div style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>{children}</div>
      </div>
      <div className="sk-panzoom-buttons">
        {zoom < most && (
          <Button
            tone="quiet"
            icon="magnifying-glass"
            label={strings.closer}
            onClick={() => zoomFromMiddle(zoom * 1.6)}
          />
        )}
        {zoom > 1 && <Button tone="quiet" icon="expand" label={strings.whole} onClick={() => zoomFromMiddle(1)} />}
      </div>
    </div>
  );
}
