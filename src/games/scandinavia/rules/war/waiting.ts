import { LORDS } from '../../content/lords.ts';
import type { MilitaryFrame } from '../frames.ts';
import { pieceName, placeName } from '../names.ts';
import { VALKYRIE } from '../numbers.ts';
import { countAt, NOBODY, put, takeUp, unitsAt } from '../pieces.ts';
import type { Act } from '../rule.ts';
import { note } from './marching.ts';

/** A Valkyrie who waits on an island joins the first army that comes, and moves from the next turn on (SC-C-valhalla, SC-A-valhalla-joins). */
export function joinWaiting({ state, facts }: Act, frame: MilitaryFrame, place: number): void {
  const { lord } = frame;
  const count = countAt(state, place, NOBODY, VALKYRIE);
  if (count === 0 || unitsAt(state, place, lord) === 0) return;
  takeUp(state, place, NOBODY, VALKYRIE, count);
  put(state, place, lord, VALKYRIE, count);
  note(frame, place, VALKYRIE, count, place);
  facts.tell({ kind: 'joined', lord: LORDS[lord], place: placeName(place), piece: pieceName(VALKYRIE), count });
}
