import { useEffect, useState } from 'react';
import { serverNow } from '../line/server-time.ts';

/** The server's time, told again so often; it stands still while there is nothing to count. */
export function useNow(every: number | null): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    if (every === null) return;
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
