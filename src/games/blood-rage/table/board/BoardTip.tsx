import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../../../../kit/look/useBox.ts';
import '../../../../kit/look/tooltip.css';

interface BoardTipProps {
  /** The place in pixels of the board. */
  readonly place: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly board: Box;
  readonly children: ReactNode;
}

const GAP = 16;

/** The plank beside the place one points at, on the side of the middle, never over its own place if there is room. */
export function BoardTip({ place, board, children }: BoardTipProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const tip = ref.current?.getBoundingClientRect();
    if (!tip) return;
    const within = (v: number, size: number, room: number) => Math.max(GAP, Math.min(v, room - size - GAP));
    const leftHalf = place.x + place.w / 2 < board.width / 2;
    const left = leftHalf ? place.x + place.w + GAP : place.x - tip.width - GAP;
    const fitsBeside = left >= GAP && left + tip.width <= board.width - GAP;
    const topHalf = place.y + place.h / 2 < board.height / 2;
    // beside it, but away from the middle, where Yggdrasil stands
    const beside = topHalf ? place.y - GAP : place.y + place.h - tip.height + GAP;
    const below = topHalf ? place.y + place.h + GAP : place.y - tip.height - GAP;
    setAt({
      left: fitsBeside ? left : within(place.x + (place.w - tip.width) / 2, tip.width, board.width),
      top: within(fitsBeside ? beside : below, tip.height, board.height),
    });
  }, [place.x, place.y, place.w, place.h, board.width, board.height]);
  return (
    <div
      ref={ref}
      className="sk-tip br-tip-plank"
      aria-hidden="true"
      style={at ?? { left: 0, top: 0, visibility: 'hidden' }}
    >
      {children}
    </div>
  );
}
