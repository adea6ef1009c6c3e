import { lazy, type ReactElement } from 'react';
import { Lost } from '../Lost.tsx';
import { lessonAt, lessonsOf } from './catalogue.ts';
import { LessonScreen } from './LessonScreen.tsx';
import { useProgressWithName } from './with-name.ts';

// Who has a lesson looks for none.
const LessonIndex = lazy(() => import('./LessonIndex.tsx'));

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
