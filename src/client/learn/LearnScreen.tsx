import { lazy, type ReactElement, useEffect } from 'react';
import { Lost } from '../Lost.tsx';
import { useKnown } from '../online/api/known.ts';
import { lessonAt, lessonsOf } from './catalogue.ts';
import { LessonScreen } from './LessonScreen.tsx';

// Who has a lesson looks for none.
const LessonIndex = lazy(() => import('./LessonIndex.tsx'));

/** As long as lessons are looked at or taken by somebody whom the hall knows by name, progress is kept with it. */
function useProgressWithName(): void {
  const known = useKnown();
  useEffect(() => {
    if (known === null || !navigator.onLine) return;
    let left = false;
    let end = () => undefined as unknown;
    // Of no use to a stranger, and nobody waits for it.
    import('./with-name.ts').then(({ keepWithName }) => {
      if (!left) end = keepWithName();
    }, console.warn);
    return () => {
      left = true;
      end();
    };
  }, [known]);
}

interface LearnScreenProps {
  readonly game?: string | undefined;
  readonly lesson?: string | undefined;
}

/** All lessons, those of one game, or one of them at its table. */
export default function LearnScreen({ game, lesson }: LearnScreenProps): ReactElement {
  useProgressWithName();
  if (game === undefined || lesson === undefined) {
    // Of a game without lessons those of the others are shown.
    return <LessonIndex game={game !== undefined && lessonsOf(game).length > 0 ? game : undefined} />;
  }
  const entry = lessonAt(game, lesson);
  return entry ? <LessonScreen entry={entry} /> : <Lost />;
}
