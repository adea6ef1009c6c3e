/** Who may win when the turn ends, as everybody can see: regions that he wants, and Selorian. */
import { isLord } from '../../rules/lords.ts';
import { LORD_COUNT, type Lord, SELORIAN_REGION, type Side } from '../../rules/numbers.ts';
import { isBarred, minimumOf, regionsOfTeam, teams } from '../../rules/phases/victory.ts';
import type { State } from '../../rules/state.ts';

/** How near to the throne one is who still wants so many regions; nobody takes more in a turn. */
const NEAR: readonly number[] = [1, 0.8, 0.5, 0.25, 0.1];
/** Whoever is so far behind the most regions does not get past them in a turn. */
const BEHIND = 3;

/** By lord: from 0, no danger, to 1, who has the empire unless somebody takes it from him. */
export function dangersOf(state: State): readonly number[] {
  const dangers = new Array<number>(LORD_COUNT).fill(0);
  const all = teams(state);
  const lands = all.map(team => regionsOfTeam(state, team));
  const most = Math.max(...lands);
  all.forEach((team, i) => {
    if (lands[i] + BEHIND <= most || isBarred(state, team)) return;
    const wanted = Math.max(0, minimumOf(state, team) - lands[i]);
    const throne = team.lords.some(lord => lord === state.owner[SELORIAN_REGION]);
    // Selorian is a region like any other: who has enough without it wants it alone.
    const danger = NEAR[throne ? wanted : Math.max(1, wanted)] ?? 0;
    for (const lord of team.lords) dangers[lord] = danger;
  });
  return dangers;
}

/** The danger that a side is; free folk and barbarians are none. */
export const dangerOf = (dangers: readonly number[], side: Side): number => (isLord(side) ? dangers[side] : 0);

/** The greatest danger among all whom `isFoe` says one may have to fight. */
export function greatestOf(dangers: readonly number[], isFoe: (lord: Lord) => boolean): number {
  let greatest = 0;
  for (let lord = 0 as Lord; lord < LORD_COUNT; lord++)
    if (dangers[lord] > greatest && isFoe(lord)) greatest = dangers[lord];
  return greatest;
}
