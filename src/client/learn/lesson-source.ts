import { BadInput } from '../../engine/input/bad-input.ts';
import type { LogEntry } from '../../engine/match/log.ts';
import type { Connection } from '../../host/protocol.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import type { TableSource } from '../keeper.ts';
import { TableWorker } from '../local/table-worker.ts';

interface Opened {
  readonly lesson: Lesson;
  readonly name: string;
  readonly entries: readonly LogEntry[];
  /** What was played before did not fit any more. */
  onAfresh(): void;
  onKept(entry: LogEntry): void;
}

/** Where the table of a lesson comes from: a worker of its own, and nothing that is kept among the tables. */
export function lessonSource({ lesson, name, entries, onAfresh, onKept }: Opened): TableSource {
  const seats = lesson.seats.map(() => ({ name: '', bot: null }));
  const you = [lesson.seats.indexOf(lesson.you)];
  return {
    async open(id, onTrouble): Promise<Connection> {
      const worker = await TableWorker.open({
        kind: 'lesson',
        id,
        lesson,
        entries,
        names: seats.map(sitter => sitter.name),
      });
      if (worker.afresh) onAfresh();
      worker.onKept = onKept;
      if (onTrouble) worker.onTrouble = onTrouble;
      return worker.connect(() => worker.end());
    },
    forgiving: true,
    find: async id => ({
      id,
      game: lesson.game,
      name: '',
      options: lesson.options ?? {},
      seats,
      you,
      begun: 0,
      changed: 0,
      waiting: [],
      stage: null,
      over: false,
    }),
    writeLog: async () => {
      throw new BadInput('lesson', 'a lesson writes no log');
    },
    again: async () => ({ screen: 'learn', game: lesson.game, lesson: name }),
  };
}
