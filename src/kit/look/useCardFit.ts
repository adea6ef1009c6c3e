import type { CSSProperties, RefObject } from 'react';
import { type CardLimits, fitCards } from './fit-cards.ts';
import { useBox } from './useBox.ts';

/** From this width on what is printed on a card is larger, too. */
const LARGE = 168;
/** Below this one a long name would be broken in two. */
const NARROW = 104;

/**
 * The style of a list that lays so many cards out (of size `fit`) as large as it has room for. What the list keeps free at
 * its edges is `inset`, and `name` what it is known by the next time it is there.
 */
export function useCardFit<E extends HTMLElement>(
  count: number,
  limits: CardLimits,
  inset: { readonly x: number; readonly y: number },
  name: string,
): readonly [RefObject<E | null>, CSSProperties | undefined] {
  const [ref, box] = useBox<E>(name);
  if (box.width === 0) return [ref, undefined];
  const room = { width: box.width - inset.x, height: box.height - inset.y };
  const { columns, width, height } = fitCards(count, room, limits);
  const style = {
    '--columns': columns,
    '--card-w': `${width}px`,
    '--card-h': `${height}px`,
    '--card-k': width >= LARGE ? 1.12 : 1,
    '--card-name': width < NARROW ? '13px' : undefined,
  } as CSSProperties;
  return [ref, style];
}
