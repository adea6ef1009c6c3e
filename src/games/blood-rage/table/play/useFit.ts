import type { RefObject } from 'react';
import type { CardSize } from '../../../../kit/look/Card.tsx';
import { useBox } from '../../../../kit/look/useBox.ts';

/** Cards by width, largest first. */
const SIZES: readonly { size: CardSize; width: number }[] = [
  { size: 'draft', width: 174 },
  { size: 'hand', width: 146 },
  { size: 'phone', width: 128 },
  { size: 'third', width: 122 },
];
const GAP = 5;

/** The largest card of which so many stand side by side; past the smallest the row scrolls. */
export function useFit<E extends HTMLElement>(count: number, largest: CardSize): [RefObject<E | null>, CardSize] {
  const [ref, box] = useBox<E>();
  const from = SIZES.findIndex(({ size }) => size === largest);
  const fits = SIZES.slice(Math.max(0, from)).find(({ width }) => count * (width + GAP) <= box.width);
  return [ref, box.width === 0 ? largest : (fits?.size ?? 'third')];
}
