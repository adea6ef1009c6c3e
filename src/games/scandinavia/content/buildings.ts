/** The eight kinds that can be built. Seven stand in a land, one of each; a fleet of drakkars lies at its coast. */
export const BUILDINGS = ['castle', 'mill', 'camp', 'temple', 'fortification', 'port', 'guild', 'drakkar'] as const;
export type BuildingId = (typeof BUILDINGS)[number];

export const CASTLE: BuildingId = 'castle';
export const WALLS: BuildingId = 'fortification';

export const STANDING: readonly BuildingId[] = BUILDINGS.filter(id => id !== 'drakkar');

/** SC-11.1, SC-11.3: every one costs the same, and brings the same when it is pulled down; a fleet only where there is a port. */
export const BUILD_PRICE = 10;
export const DEMOLITION_GOLD = 5;

/** Counters of the box: the rulebook counts them (SC-2.9). */
export const BUILD_COUNTERS: Readonly<Record<BuildingId, number>> = {
  castle: 24,
  mill: 24,
  camp: 24,
  temple: 24,
  fortification: 24,
  port: 24,
  guild: 24,
  drakkar: 16,
};

/** These two always fall with their land, the others on a die (SC-13.24). */
export const FALLEN_WITH_LAND: readonly BuildingId[] = [CASTLE, WALLS];

export const MILL_PROSPERITY = 2;
export const TEMPLE_CREED = 1;
/** To the die of a defender with troops behind walls, and to the combativeness of the commoners (SC-A-fort-plus-one). */
export const WALLS_DIE = 5;
export const WALLS_COMMONERS = 1;

/** A fleet, and what it can do by the basic and by the advanced rules. */
export const FLEET = {
  upkeep: 3,
  /** Units; heroes take no place. */
  places: 4,
  move: 2,
  points: 7,
  /** More points under the waves of Njord, and for Eurich's pirates: each adds to the basic ones. */
  bonusMove: 1,
  bonusPoints: 10,
  /** Turns that a port must stand before it builds fleets. */
  portTurns: 1,
} as const;
