import { clones } from './clones.ts';
import { conservation } from './conservation.ts';
import { enumerationComplete } from './enumeration-complete.ts';
import { enumerationSound } from './enumeration-sound.ts';
import { EFFORT, type Law, type Level, type Played } from './law.ts';
import { noDeadEnd } from './no-dead-end.ts';
import { questions } from './questions.ts';
import { refusal } from './refusal.ts';
import { replays } from './replays.ts';
import { roundTrip } from './round-trip.ts';
import { samples } from './samples.ts';
import { scoreSheet } from './score-sheet.ts';
import { secrecy } from './secrecy.ts';
import { silence } from './silence.ts';
import { stillViews } from './still-views.ts';
import type { Subject } from './subject.ts';
import { termination } from './termination.ts';
import { undoBarriers } from './undo-barriers.ts';
import { walk } from './walk.ts';

/** Every law but determinism, which needs a second process. */
export const LAWS: readonly Law[] = [
  clones,
  roundTrip,
  stillViews,
  silence,
  questions,
  enumerationSound,
  enumerationComplete,
  refusal,
  noDeadEnd,
  termination,
  conservation,
  samples,
  secrecy,
  undoBarriers,
  scoreSheet,
  replays,
];

/** Plays one random game under the eyes of all laws (or of some). */
export function examine(
  subject: Subject,
  level: Level,
  laws: readonly Law[] = LAWS,
): { problems: string[]; played: Played } {
  const problems: string[] = [];
  const game = walk(subject, laws, EFFORT[level]);
  let next = game.next();
  for (; !next.done; next = game.next()) problems.push(next.value);
  return { problems, played: next.value };
}
