import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** What can wait for the frame after: it is drawn in work that gives way to whatever is more urgent. */
export function Later({ children }: { readonly children: ReactNode }): ReactNode {
  const [now, setNow] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setNow(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return now ? children : null;
}
