import { type PlaceNumber, YGGDRASIL } from '../../rules/numbers.ts';
import { atMost } from './odds.ts';
import { cell, joinable, type Outlook } from './outlook.ts';

/** How a battle for a province may go. */
export interface Chances {
  /** That the clan has the most, without a tie. */
  readonly win: number;
  /** That anybody fights at all. */
  readonly fight: number;
}

/**
 * A pillage of the province, with the call to battle: rivals that could win by coming may come, and then the own
 * figures next door may come too.
 */
export function pillageChances(o: Outlook, province: PlaceNumber, own: number, ownJoin: number): Chances {
  const { weights, rivals, there, theirs, odds } = o;
  const reinforced = own + ownJoin * weights.ownJoins;
  const least = province === YGGDRASIL ? weights.joinsTree : weights.joinsLeast;
  let win = 1;
  let quiet = 1;
  for (const rival of rivals) {
    const at = cell(rival, province);
    const base = theirs[at];
    const more = joinable(o, rival, province);
    if (!there[at] && more === 0) continue;
    const stays = there[at] ? atMost(odds.of(rival), reinforced - base - 1) : 1;
    if (more === 0) {
      win *= stays;
      quiet = 0;
      continue;
    }
    // Who is far behind mostly stays away, who is ahead mostly comes.
    const hope = Math.min(Math.max((base + more - own + 3) / 6, 0), 1);
    const eager = least + (weights.joins - least) * hope;
    const comes = atMost(odds.of(rival), reinforced - base - more - 1);
    win *= (1 - eager) * stays + eager * comes;
    quiet *= there[at] ? 0 : 1 - eager;
  }
  return { win, fight: 1 - quiet };
}

/** The chance to have the most among those who are there, with so much strength in all. */
export function winChance(o: Outlook, province: PlaceNumber, own: number): number {
  let win = 1;
  for (const rival of o.rivals) {
    const at = cell(rival, province);
    if (o.there[at]) win *= atMost(o.odds.of(rival), own - o.theirs[at] - 1);
  }
  return win;
}
