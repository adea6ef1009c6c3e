import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';

interface PlacedProps {
  readonly children: ReactNode;
  readonly onPlace: (placed: boolean) => void;
}

/** Tells whether a table has found a place for something; what it leaves out the frame shows itself. */
export function Placed({ children, onPlace }: PlacedProps): ReactElement {
  useLayoutEffect(() => {
    onPlace(true);
    return () => onPlace(false);
  }, [onPlace]);
  return <>{children}</>;
}
