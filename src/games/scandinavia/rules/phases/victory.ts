/** Has somebody won? (SC-1.2 to SC-1.7, SC-A-victory-time) */

import { NONE } from '../../../../kit/rules/ids.ts';
import type { Island } from '../../content/board.ts';
import { SCENARIO } from '../../content/scenarios.ts';
import { ALAND_DISCOUNT, GREAT_DISCOUNT, ISLANDS_DISCOUNT, MINIMUM_REGIONS } from '../../content/victory.ts';
import { countRegions, regionsOf, wealthOf } from '../land.ts';
import { isLord, isSeated, livingLords } from '../lords.ts';
import { ALAND, EVERY_ISLAND, islandOf, type Lord, OHRRKAN, SELORIAN_REGION, type Side } from '../numbers.ts';
import { end, teamOf } from '../realm/fall.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { isLastTurn } from './limit.ts';

/** Who wins and loses together: the lords of one seat, or of a pair. */
export interface Team {
  readonly seats: readonly number[];
  /** Those who are left. */
  readonly lords: readonly Lord[];
}

export function teams(state: State): Team[] {
  const found: Team[] = [];
  for (const lord of livingLords(state)) {
    const seats = teamOf(state, lord);
    if (found.some(team => team.seats.includes(seats[0]))) continue;
    found.push({ seats, lords: livingLords(state).filter(other => seats.includes(state.seatOf[other])) });
  }
  return found;
}

const sumOf = (team: Team, of: (lord: Lord) => number): number => team.lords.reduce((sum, lord) => sum + of(lord), 0);

export const regionsOfTeam = (state: State, team: Team): number => sumOf(team, lord => countRegions(state, lord));

/** Regions that a team needs: by seats, less what islands and a great name take off (SC-1.3, SC-1.4, SC-C-ohrrkan-great). */
export function minimumOf(state: State, team: Team): number {
  const scenario = SCENARIO.find(({ id }) => id === state.options.scenario);
  let needed = scenario?.minimum?.[state.seats] ?? MINIMUM_REGIONS[state.seats];
  const owns = (island: Island): boolean => team.lords.includes(state.islandOwner[island]);
  const aland = owns(islandOf(ALAND));
  const all = EVERY_ISLAND.every(owns);
  if (all) needed -= ISLANDS_DISCOUNT;
  if (aland && (!all || state.options.islandDiscount === 'added')) needed -= ALAND_DISCOUNT;
  if (state.great > 0 && team.lords.includes(OHRRKAN)) needed -= GREAT_DISCOUNT;
  return needed;
}

/** A lord in prison cannot win, nor who is bound to him for the game (SC-16.26); a vassal can (SC-A-vassal-wins). */
export const isBarred = (state: State, team: Team): boolean => team.lords.some(lord => state.captor[lord] >= 0);

const ownsSelorian = (state: State, team: Team): boolean =>
  team.lords.some(lord => lord === state.owner[SELORIAN_REGION]);

/** Selorian, more regions than anybody else, and enough of them. */
export function hasEmpire(state: State, team: Team): boolean {
  const regions = regionsOfTeam(state, team);
  if (isBarred(state, team) || !ownsSelorian(state, team) || regions < minimumOf(state, team)) return false;
  return teams(state).every(other => other.seats[0] === team.seats[0] || regionsOfTeam(state, other) < regions);
}

/** The best of some by a number; several where it is the same. */
function best(found: readonly Team[], by: (team: Team) => number): Team[] {
  const most = Math.max(...found.map(by));
  return found.filter(team => by(team) === most);
}

/** At the limit: who holds Selorian, else most regions, then wealth, then gold, else shared (SC-1.6, SC-A-limit-tie, SC-A-limit-barred). */
export function winnersAtLimit(state: State): readonly Team[] {
  const all = teams(state);
  const able = all.filter(team => !isBarred(state, team));
  if (able.length === 0) return all;
  const imperial = able.filter(team => ownsSelorian(state, team));
  if (imperial.length > 0) return imperial;
  const byLand = best(able, team => regionsOfTeam(state, team));
  const byWealth = best(byLand, team =>
    sumOf(team, lord => regionsOf(state, lord).reduce((sum, region) => sum + wealthOf(state, region), 0)),
  );
  return best(byWealth, team => team.seats.reduce((sum, seat) => sum + state.gold[seat], 0));
}

/** The end of a turn: an empire, which ends the game there and then (SC-1.7), or the limit (SC-14.7). */
export function checkVictory(act: Act): void {
  const { state, facts } = act;
  const emperor = teams(state).find(team => hasEmpire(state, team));
  if (!emperor && !isLastTurn(state)) return;
  const winners = emperor ? [emperor] : winnersAtLimit(state);
  // When it is over everybody shows what he has.
  for (let seat = 0; seat < state.seats; seat++)
    if (isSeated(state, seat)) facts.reveal({ kind: 'purse-shown', seat, gold: state.gold[seat] });
  const seats = winners.flatMap(team => team.seats).sort((a, b) => a - b);
  end(act, emperor ? 'empire' : state.agreed > 0 ? 'agreed' : 'limit', seats);
}

/** Who is alone on an island at the end of a turn owns it; a Valkyrie who waits there is nobody's (SC-1.5). */
export function ownerOfIsland(sides: readonly Side[]): Lord {
  const lords = sides.filter(isLord);
  return lords.length === 1 ? lords[0] : NONE;
}
