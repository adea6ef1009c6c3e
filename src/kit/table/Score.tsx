import { lazy, type ReactElement, Suspense } from 'react';
import type { ScoreProps } from './ScoreScene.tsx';

const ScoreScene = lazy(() => import('./ScoreScene.tsx'));

/** The end at a drawn table. A game is long, and ends once: it is loaded when it does. */
export const Score = (props: ScoreProps): ReactElement => (
  <Suspense>
    <ScoreScene {...props} />
  </Suspense>
);
