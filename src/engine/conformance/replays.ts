import { FastChance } from '../chance/chance.ts';
import { heardBy } from '../contract/facts.ts';
import { hash } from '../input/hash.ts';
import { isChoiceEntry, type Log, readLog, writeLog } from '../match/log.ts';
import { Match } from '../match/match.ts';
import { verify } from '../match/verify.ts';
import { type Law, type Played, viewerName, viewers } from './law.ts';

const UNDO_ONE_IN = 8;

/** The log leads to the same state again: as a whole, from a snapshot on, and with choices taken back on the way. */
export const replays: Law = {
  name: 'replays',
  *atEnd(played) {
    // A log begins with the first card.
    if (played.error !== undefined || played.subject.given !== undefined) return;
    const { rules } = played.subject;
    const log = readLog(writeLog(played.log));
    yield* verify(rules, log).problems;
    yield* withUndo(played, log);
  },
};

function* withUndo({ subject: { rules, seats, seed }, state, told }: Played, log: Log): Generator<string> {
  const chance = new FastChance(`${seed} undo`);
  const match = Match.begin(rules, { ...log });
  const end = hash(state);
  const halfway = log.entries.length >> 1;
  let saved = match.snapshot();
  let [middle, middleAt] = [match.hash(), 0];
  for (const [i, entry] of log.entries.entries()) {
    if (!isChoiceEntry(entry)) continue;
    const { seat, choice } = entry;
    if (i === halfway) {
      saved = JSON.parse(JSON.stringify(match.snapshot()));
      [middle, middleAt] = [match.hash(), match.length];
    }
    const goBack = chance.below(UNDO_ONE_IN) === 0;
    const before = goBack ? match.hash() : '';
    match.choose(seat, choice);
    if (!goBack || !match.canUndo(seat)) continue;
    match.undo(seat);
    if (match.hash() !== before) yield `undoing choice ${i} does not lead back`;
    match.choose(seat, choice);
  }
  if (match.hash() !== end) yield 'taking choices back and making them again leads elsewhere';
  if (hash(match.stateAt(middleAt)) !== middle) yield `looking back to entry ${middleAt} shows another state`;
  for (const viewer of viewers(seats)) {
    const heard = told.map(t => heardBy(t, viewer)).filter(fact => fact !== undefined);
    const stands = match.factsFor(viewer).map(({ fact }) => fact);
    if (JSON.stringify(heard) !== JSON.stringify(stands)) yield `undo leaves ${viewerName(viewer)} with other facts`;
  }
  const later = match.entered(saved.at).map(({ entry }) => entry);
  const resumed = Match.resume(rules, match.head, saved, { earlier: match.entered(0, saved.at), later });
  if (resumed.hash() !== end) yield 'going on from a snapshot leads elsewhere';
}
