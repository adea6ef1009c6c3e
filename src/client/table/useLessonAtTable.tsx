import { type ReactElement, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Ask, Choice } from '../../engine/contract/ask.ts';
import { forbidden } from '../../engine/contract/explain.ts';
import type { Subject } from '../../engine/contract/rules.ts';
import type { Target } from '../../kit/table/play/touching.ts';
import type { TableProps } from '../../kit/table/table-props.ts';
import type { Teacher } from '../../kit/table/teacher.ts';
import type { LessonNow, LessonParts } from './lesson-parts.ts';
import type { Present } from './present.ts';
import type { Shown, TableLine } from './table-line.ts';

type Acts = Pick<TableProps, 'choose' | 'undo' | 'endTurn' | 'explain'>;

interface AtTable {
  readonly teacher: Teacher | null;
  /** Over the table. */
  readonly spot: ReactElement | null;
  /** What is said to who listens, in the place of the question; null where no lesson is given. */
  readonly spoken: string | null;
  readonly acts: Acts;
  readonly ask: Ask | null;
  readonly canUndo: boolean;
}

const NEVER = () => () => undefined;
const NOTHING = () => null;
const NOWHERE: readonly Target[] = [];

type Placed = Pick<Teacher, 'words' | 'acts' | 'goals' | 'head'>;

/** What a lesson changes of a table: what may be done, what can be taken back, and who speaks. Without one, nothing. */
export function useLessonAtTable(
  lesson: LessonParts | undefined,
  line: TableLine,
  acts: Acts,
  { ask, canUndo }: Present,
  { moment: { seat, at }, behind, sending }: Shown,
): AtTable {
  useEffect(() => lesson?.follow(line), [lesson, line]);
  const now = useSyncExternalStore<LessonNow | null>(lesson?.listen ?? NEVER, lesson?.now ?? NOTHING);
  const free = canUndo;
  const taught = useMemo(() => {
    if (!lesson) return null;
    const choose = (choice: Choice) => {
      lesson.chose(choice);
      acts.choose(choice);
    };
    // In a lesson everything can be taken back, also what the others have answered.
    const undo = () => {
      if (free) acts.undo();
      else if (seat !== null) void line.propose(seat, { kind: 'undo' });
    };
    const explain = (subject: Subject<Choice>) =>
      subject.about === 'choice' && lesson.isClosed((subject as { readonly choice: Choice }).choice)
        ? Promise.resolve(forbidden([{ clause: 'engine', reason: 'later-in-lesson' }]))
        : acts.explain(subject);
    const { Words, Acts, Goals, Spot, head } = lesson;
    const placed: Placed = {
      words: <Words />,
      acts: <Acts choose={choose} undo={undo} />,
      goals: <Goals />,
      head: head ? { ...head, track: <head.Track /> } : null,
    };
    return { placed, spot: <Spot />, acts: { ...acts, choose, undo, explain } };
  }, [lesson, acts, free, seat, line]);
  // Each step begins with what the lesson is about.
  const [turned, setTurned] = useState<number>();
  const page = lesson?.page;
  const teacher = useMemo<Teacher | null>(() => {
    if (!taught || !now) return null;
    const { step, told, way } = now;
    const turn = (up: boolean) => setTurned(up ? undefined : step);
    return {
      ...taught.placed,
      told,
      path: way?.path ?? NOWHERE,
      page: page ? { word: page, up: turned !== step, turn } : null,
    };
  }, [taught, now, page, turned]);
  if (!lesson || !taught || !now) return { teacher: null, spot: null, spoken: null, acts, ask, canUndo };
  const back = !lesson.final && at > 0 && !behind && !sending;
  return { spot: taught.spot, acts: taught.acts, teacher, spoken: now.words, ask: lesson.open(ask), canUndo: back };
}
