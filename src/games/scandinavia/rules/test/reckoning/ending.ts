/** The end of the turn: Stone, islands, victory, limit (SC-14.7, SC-A-turn-end-order). */
import { teamOf } from './fall.ts';
import { ISLANDS, isHero, isLord, isUnit, MINIMUM } from './printed.ts';
import { findAtTurnEnd } from './stone.ts';
import type { Table } from './table.ts';
import { type Ear, Over } from './told.ts';

export function turnEnd(t: Table, ear: Ear): void {
  findAtTurnEnd(t, ear);
  islands(t, ear);
  victory(t, ear);
}

/** Who alone has units or heroes there owns an island until the next turn's end (SC-1.5). */
function islands(t: Table, ear: Ear): void {
  for (const island of ISLANDS) {
    const there = t
      .sidesAt(island)
      .filter(
        side =>
          isLord(side) && t.stack(island, side).some(([piece]) => isUnit(piece) || isHero(piece) || piece === 'token'),
      );
    const before = t.islands[island] ?? null;
    const owner = there.length === 1 ? there[0] : null;
    t.islands[island] = owner;
    if (owner !== null && owner !== before) ear.expect('SC-1.5', { kind: 'island-owned', island, lord: owner });
  }
}

interface Team {
  readonly seats: number[];
  readonly lords: string[];
}

/** Who wins together (SC-A-victory-pairs). */
function teams(t: Table): Team[] {
  const all: Team[] = [];
  for (const lord of t.living()) {
    const seats = teamOf(t, lord.name);
    const team = all.find(other => other.seats.join() === seats.join());
    if (team) team.lords.push(lord.name);
    else all.push({ seats, lords: [lord.name] });
  }
  return all;
}

const regions = (t: Table, { lords }: Team): number => lords.reduce((sum, lord) => sum + t.regionsOf(lord).length, 0);
const wealth = (t: Table, { lords }: Team): number =>
  lords.flatMap(lord => t.regionsOf(lord)).reduce((sum, region) => sum + t.wealth(region), 0);
const gold = (t: Table, { seats }: Team): number => seats.reduce((sum, seat) => sum + t.gold[seat], 0);
const isBarred = (t: Table, { lords }: Team): boolean => lords.some(lord => t.lord(lord).captor !== null);
const hasThrone = (t: Table, { lords }: Team): boolean => lords.includes(t.regions.selorian.owner ?? '');

/** SC-1.3, SC-1.4, SC-15.11, SC-15.15, SC-C-ohrrkan-great. */
function minimum(t: Table, { lords }: Team): number {
  const { scenario, islandDiscount } = t.options;
  let least = scenario === 'alliances' ? (t.seats === 4 ? 17 : 13) : MINIMUM[t.seats];
  const owns = (island: string) => lords.includes(t.islands[island] ?? '');
  if (ISLANDS.every(owns)) least -= islandDiscount === 'added' ? 4 : 3;
  else if (owns('aland')) least -= 1;
  if (t.great && lords.includes('ohrrkan')) least -= 2;
  return least;
}

function victory(t: Table, ear: Ear): void {
  const all = teams(t);
  const emperor = all.find(
    team =>
      hasThrone(t, team) &&
      !isBarred(t, team) &&
      regions(t, team) >= minimum(t, team) &&
      all.every(other => other === team || regions(t, other) < regions(t, team)),
  );
  if (emperor) over(t, ear, 'empire', emperor.seats);
  const { limit } = t.options;
  const last = t.turn >= (limit === 'none' ? 40 : limit);
  if (t.agreed && !last) over(t, ear, 'agreed', byThrone(t, all));
  if (last || t.agreed) over(t, ear, t.agreed ? 'agreed' : 'limit', byThrone(t, all));
}

/** The owner of Selorian, else the most regions, wealth, gold (SC-1.6, SC-A-limit-tie, SC-A-limit-barred). */
function byThrone(t: Table, all: readonly Team[]): number[] {
  const able = all.filter(team => !isBarred(t, team));
  if (able.length === 0) return all.flatMap(({ seats }) => seats);
  const throne = able.find(team => hasThrone(t, team));
  if (throne) return throne.seats;
  let best = able;
  for (const measure of [regions, wealth, gold]) {
    const most = Math.max(...best.map(team => measure(t, team)));
    best = best.filter(team => measure(t, team) === most);
  }
  return best.flatMap(({ seats }) => seats);
}

function over(t: Table, ear: Ear, way: 'empire' | 'limit' | 'agreed', winners: readonly number[]): never {
  for (let seat = 0; seat < t.seats; seat++)
    if (t.isSeated(seat)) ear.expect('SC-A-gold-known', { kind: 'purse-shown', seat, gold: t.gold[seat] });
  ear.expect('SC-1.7', { kind: 'game-over', way, winners: [...winners].sort((a, b) => a - b) });
  throw new Over();
}
