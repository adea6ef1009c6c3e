import { lazy, type ReactElement } from 'react';
import PuzzleIndex from './PuzzleIndex.tsx';

// Who looks for a puzzle has none.
const PuzzleScreen = lazy(() => import('./PuzzleScreen.tsx'));

interface PuzzlesScreenProps {
  readonly game?: string | undefined;
  readonly puzzle?: string | undefined;
}

/** All puzzles, those of one game, or one of them at its table. */
export default function PuzzlesScreen({ game, puzzle }: PuzzlesScreenProps): ReactElement {
  if (game !== undefined && puzzle !== undefined) return <PuzzleScreen game={game} name={puzzle} />;
  return <PuzzleIndex game={game} />;
}
