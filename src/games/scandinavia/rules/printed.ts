import { byPack } from '../../../kit/rules/by-pack.ts';
import type { By } from '../../../kit/rules/ids.ts';
import { ALIGNMENTS } from '../content/alignments.ts';
import { boardOf, type Island, type Region, type Sea } from '../content/board.ts';
import { BUILD_COUNTERS } from '../content/buildings.ts';
import { FREE_FOLK_TABLE } from '../content/conquest.ts';
import { HERO_BONUSES } from '../content/heroes.ts';
import { landOf } from '../content/lands.ts';
import { withPack } from '../content/pack.ts';
import { priceOf } from '../content/prices.ts';
import type { BattleTablePrint, Reconstructed } from '../content/reconstructed.ts';
import { MOST_FERTILITY, REGIONS } from '../content/regions.ts';
import { MOST_UNDEAD, TROOPS } from '../content/troops.ts';
import { ISLANDS, SEAS } from '../content/waters.ts';
import { EVERY_ISLAND, seaNumber } from './numbers.ts';

/**
 * What is printed on board, cards, tables and counters of one table, in numbers. Beliefs are 0 chaotic, 1 neutral,
 * 2 good; lands, seas, islands and troops count as their lists in `content` have them.
 */
export interface Printed {
  // By land.
  readonly alignment: By<Region, number>;
  /** How much a land can bear at best (SC-2.4). */
  readonly fertility: By<Region, number>;
  readonly creed: By<Region, number>;
  /** The troop that can be recruited there. */
  readonly troop: By<Region, number>;
  readonly frequency: By<Region, number>;
  /** Lists of neighbours are in rising order. */
  readonly adjacent: By<Region, readonly Region[]>;
  readonly seas: By<Region, readonly Sea[]>;
  /** At the edge of the board, where barbarians come from (SC-2.15). */
  readonly border: By<Region, boolean>;
  /** Its capital lies on a sea. */
  readonly capitalCoast: By<Region, boolean>;
  readonly forests: By<Region, number>;
  /** How many hexes it has. */
  readonly hexes: By<Region, number>;
  // By sea.
  readonly seaNext: By<Sea, readonly Sea[]>;
  readonly seaRegions: By<Sea, readonly Region[]>;
  readonly seaIslands: By<Sea, readonly Island[]>;
  // By island.
  readonly islandSea: By<Island, Sea>;
  /** By fertility and prosperity. */
  readonly wealth: readonly (readonly number[])[];
  /** What a die from 0 to 15 adds to a potential (SC-13.6). */
  readonly battle: (potential: number, die: number) => number;
  /** Commoners of a lord's land, by the belief of the land, of the attacker and of the defender (SC-13.17). */
  readonly commoners: readonly (readonly (readonly number[])[])[];
  /** And by its prosperity. */
  readonly mood: readonly number[];
  /** Free folk, by the belief of the attacker and of the land (SC-13.8). */
  readonly combativeness: readonly (readonly number[])[];
  // By troop.
  readonly price: readonly number[];
  readonly upkeep: readonly number[];
  readonly campUpkeep: readonly number[];
  readonly counters: readonly number[];
  /** By bonus; there is none of bonus 0. */
  readonly heroCounters: readonly number[];
  readonly fleetCounters: number;
}

/** Hundredths to the nearest whole number, halves away from zero. */
const nearest = (hundredths: number): number => Math.sign(hundredths) * Math.floor((Math.abs(hundredths) + 50) / 100);

function battleTable({ columns, last, rows, beyond }: BattleTablePrint): Printed['battle'] {
  /** The column of each potential up to the last. */
  const columnOf = Array.from(
    { length: last + 1 },
    (_, potential) => columns.filter(least => least <= potential).length - 1,
  );
  return (potential, die) => {
    if (potential < columns[0]) return 0;
    if (potential <= last) return rows[die][columnOf[potential]];
    return nearest(potential * beyond[die]);
  };
}

/** Islands of a sea: where a fleet may land from it. */
const islandsOf = ({ islands }: Reconstructed): Island[][] =>
  SEAS.map(sea => EVERY_ISLAND.filter(island => islands[ISLANDS[island]].sea === sea));

function print(values: Reconstructed): Printed {
  const board = boardOf(values.board);
  const lands = REGIONS.map(id => landOf(values, id));
  const prices = TROOPS.map(id => priceOf(values, id));
  const { prosperity, ...alignments } = values.commoners;
  return {
    alignment: lands.map(({ alignment }) => ALIGNMENTS.indexOf(alignment)),
    fertility: lands.map(({ fertility }) => fertility),
    creed: lands.map(({ creed }) => creed),
    troop: lands.map(({ troop }) => TROOPS.indexOf(troop)),
    frequency: lands.map(({ frequency }) => frequency),
    adjacent: board.adjacent.map(list => list),
    seas: board.seas.map(list => list),
    border: board.border.map(is => is),
    capitalCoast: board.capitalSeas.map(seas => seas.length > 0),
    forests: board.forests.map(count => count),
    hexes: board.hexes.map(own => own.length),
    seaNext: board.seaNext.map(list => list),
    seaRegions: board.seaRegions.map(list => list),
    seaIslands: islandsOf(values),
    islandSea: ISLANDS.map(id => seaNumber[values.islands[id].sea]),
    wealth: Array.from({ length: MOST_FERTILITY + 1 }, (_, fertility) => [
      0,
      ...(values.wealth[`fertility-${fertility}`] ?? []),
    ]),
    battle: battleTable(values.battle),
    commoners: ALIGNMENTS.map(id => alignments[id]),
    mood: [0, ...prosperity],
    combativeness: FREE_FOLK_TABLE,
    price: prices.map(({ recruit }) => recruit),
    upkeep: prices.map(({ upkeep }) => upkeep),
    campUpkeep: prices.map(({ camp }) => camp),
    counters: TROOPS.map(id => (id === 'undead' ? MOST_UNDEAD : values.counters[id].copies)),
    heroCounters: [0, ...HERO_BONUSES.map(bonus => values.counters[`hero-${bonus}`].copies)],
    fleetCounters: BUILD_COUNTERS.drakkar,
  };
}

/** The tables of a state. */
export const printed = byPack(pack => print(withPack(pack)));
