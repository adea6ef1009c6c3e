import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The drawing that the glow of this board goes to; null until it is there. */
export const GlowLayer = createContext<Element | null>(null);

/**
 * What breathes round a lit thing. All of it goes into one drawing above the map: one layer breathes, where a layer for each
 * lit thing would cost more than the whole map.
 */
export function Glow({ children }: { readonly children: ReactNode }): ReactElement | null {
  const layer = useContext(GlowLayer);
  return layer && createPortal(children, layer);
}
