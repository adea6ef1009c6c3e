import { lazy, type ReactElement, Suspense } from 'react';
import { useHallInfo } from '../api/hall-info.ts';
import { useKnown } from '../api/known.ts';

const YourTables = lazy(() => import('./YourTables.tsx'));

/** Whoever is a stranger to the hall, or has none, has no tables there either. */
export function TablesTool(): ReactElement | null {
  const known = useKnown();
  const hall = useHallInfo();
  if (!known || !hall) return null;
  return (
    <Suspense>
      <YourTables />
    </Suspense>
  );
}
