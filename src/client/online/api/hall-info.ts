import { useEffect, useState } from 'react';
import type { HallInfo } from '../../../host/hall-api.ts';
import { hallApi } from './api.ts';

let asked: Promise<HallInfo | null> | undefined;

/** What the hall's server offers; null where there is none, or no network. */
export function hallInfo(): Promise<HallInfo | null> {
  if (!navigator.onLine) return Promise.resolve(null);
  asked ??= hallApi.hall().catch(() => {
    // A server that is silent now may speak on the next screen.
    asked = undefined;
    return null;
  });
  return asked;
}

/** Undefined until it is known. */
export function useHallInfo(): HallInfo | null | undefined {
  const [info, setInfo] = useState<HallInfo | null>();
  useEffect(() => {
    let left = false;
    const look = () => void hallInfo().then(found => left || setInfo(found));
    look();
    window.addEventListener('online', look);
    return () => {
      left = true;
      window.removeEventListener('online', look);
    };
  }, []);
  return info;
}
