/**
 * Integers inside, names outside: the state counts lords, places and pieces; choices, facts and views name them. This
 * is the dictionary between the two.
 */
import { type By, byName, firstOf, type Id } from '../../../kit/rules/ids.ts';
import { BEASTS } from '../content/beasts.ts';
import type { Island, Region, Sea } from '../content/board.ts';
import { BUILDINGS } from '../content/buildings.ts';
import { EVENTS } from '../content/events.ts';
import type { Hex } from '../content/grids.ts';
import { LEGENDS, MOST_BONUS } from '../content/heroes.ts';
import { HEX_IDS } from '../content/hexes.ts';
import { LORDS } from '../content/lords.ts';
import { PHASES } from '../content/phases.ts';
import { POWERS } from '../content/powers.ts';
import { KRAGH, REGIONS, SELORIAN } from '../content/regions.ts';
import { STONE_POWERS } from '../content/stone.ts';
import { TAX_LEVELS } from '../content/taxes.ts';
import { FATES } from '../content/tokens.ts';
import { TROOPS } from '../content/troops.ts';
import { ISLANDS, SEAS } from '../content/waters.ts';

/** The numbers of things whose sort has no type of its own. */
const numbered = (names: readonly string[]): Readonly<Record<string, number>> => byName(names);

export const LORD_COUNT = LORDS.length;
/** A lord as the box counts him, whoever plays him. */
export type Lord = Id<'lord'>;
/** Whoever pieces and land can belong to: a lord, or nobody's barbarians, rebels and waiting Valkyries (`pieces.ts`). */
export type Side = Id<'lord' | 'side'>;
export const EVERY_LORD = firstOf<Lord>(LORD_COUNT);
export const lordNumber = byName<Lord>(LORDS);
export const OHRRKAN = lordNumber.ohrrkan;
export const KROSEN = lordNumber.krosen;
export const EURICH = lordNumber.eurich;
export const MELOCH = lordNumber.meloch;
export const MAERITH = lordNumber.maerith;
export const SANDRA = lordNumber.sandra;

/**
 * Places of the board: regions, islands, seas. A fleet is a place, too, for those aboard; together they are spots. By the
 * advanced rules hexes come after them: all but capitals and islands, which are the spots of their regions and their own.
 */
export type Place = Id<'region' | 'place'>;
export type Spot = Id<'region' | 'place' | 'spot'>;
export const REGION_COUNT = REGIONS.length;
export const FIRST_ISLAND = REGION_COUNT;
export const ISLAND_COUNT = ISLANDS.length;
export const FIRST_SEA = FIRST_ISLAND + ISLAND_COUNT;
const PLACES: readonly string[] = [...REGIONS, ...ISLANDS, ...SEAS];
export const PLACE_IDS: By<Place, string> = PLACES;
export const PLACE_COUNT = PLACES.length;
/** A counter of a fleet; as a place for those aboard it is another number (`deckOf`). */
export type Fleet = Id<'fleet'>;
export const FLEET_COUNT = 16;
export const FIRST_FLEET = PLACE_COUNT;
export const FLEET_IDS: By<Fleet, string> = Array.from({ length: FLEET_COUNT }, (_, i) => `fleet-${i + 1}`);
const BASIC_SPOTS: readonly string[] = [...PLACES, ...FLEET_IDS];
export const SPOT_IDS: By<Spot, string> = BASIC_SPOTS;
export const FIRST_HEX = BASIC_SPOTS.length;
/** Spots by either rules. */
const EITHER_SPOTS: readonly string[] = [...BASIC_SPOTS, ...HEX_IDS];
export const ALL_SPOT_IDS: By<Spot, string> = EITHER_SPOTS;
export const ALL_SPOTS = EITHER_SPOTS.length;
export const EVERY_REGION = firstOf<Region>(REGION_COUNT);
export const EVERY_ISLAND = firstOf<Island>(ISLAND_COUNT);
export const EVERY_PLACE = firstOf<Place>(PLACE_COUNT);
export const regionNumber = byName<Region>(REGIONS);
export const placeNumber = byName<Place>(PLACES);
export const fleetNumber = byName<Fleet>([...FLEET_IDS]);
/** Among the seas alone. */
export const seaNumber = byName<Sea>(SEAS);
export const spotNumber = byName<Spot>(EITHER_SPOTS);
export const basicSpotNumber = byName<Spot>(BASIC_SPOTS);
export const SELORIAN_REGION = regionNumber[SELORIAN];
export const KRAGH_REGION = regionNumber[KRAGH];
export const ALAND = placeNumber.aland;
export const isRegion = (spot: Spot): spot is Region => spot < FIRST_ISLAND;
export const isIsland = (spot: Spot): boolean => spot >= FIRST_ISLAND && spot < FIRST_SEA;
export const isSea = (spot: Spot): boolean => spot >= FIRST_SEA && spot < FIRST_FLEET;
export const isFleet = (spot: Spot): boolean => spot >= FIRST_FLEET && spot < FIRST_HEX;
export const isHex = (spot: Spot): boolean => spot >= FIRST_HEX;
// Frames keep some things in one list of numbers; what is read out of it is a lord, a region, a spot again.
export const asLord = (kept: number): Lord => kept as Lord;
export const asSide = (kept: number): Side => kept as Side;
export const asRegion = (kept: number): Region => kept as Region;
export const asPlace = (kept: number): Place => kept as Place;
export const asSpot = (kept: number): Spot => kept as Spot;
// Islands, seas, fleets and hexes have numbers of their own; as places and spots they have these.
export const islandOf = (place: Spot): Island => (place - FIRST_ISLAND) as Island;
export const islandPlace = (island: Island): Place => (FIRST_ISLAND + island) as Place;
export const seaOf = (place: Spot): Sea => (place - FIRST_SEA) as Sea;
export const seaPlace = (sea: Sea): Place => (FIRST_SEA + sea) as Place;
/** For those aboard a fleet is a spot, its deck. */
export const deckOf = (fleet: Fleet): Spot => (FIRST_FLEET + fleet) as Spot;
export const fleetOf = (deck: Spot): Fleet => (deck - FIRST_FLEET) as Fleet;
export const hexSpot = (hex: Hex): Spot => (FIRST_HEX + hex) as Spot;

export const troopNumber = numbered(TROOPS);
/** Units by kind: troops, and those that something has made different until it wears off. */
export const MOST_PAID = 5;
export const KIND_IDS: readonly string[] = [
  ...TROOPS,
  'dwarf-engines',
  ...Array.from({ length: MOST_PAID }, (_, i) => `orc-${i + 1}`),
  'ogre-sated',
];
export const KIND_COUNT = KIND_IDS.length;
export const kindNumber = numbered(KIND_IDS);
export const GOBLIN = kindNumber.goblin;
export const HUMAN = kindNumber.human;
export const VIKING = kindNumber.viking;
export const DWARF = kindNumber.dwarf;
export const ELF = kindNumber.elf;
export const ORC = kindNumber.orc;
export const PEGASUS = kindNumber.pegasus;
export const GIANT = kindNumber.giant;
export const OGRE = kindNumber.ogre;
export const UNDEAD = kindNumber.undead;
export const VALKYRIE = kindNumber.valkyrie;
export const LIVING_FOREST = kindNumber['living-forest'];
export const ENGINES = kindNumber['dwarf-engines'];
/** An Orc that was paid 1; those who were paid more follow. */
export const PAID_ORC = kindNumber['orc-1'];
export const SATED_OGRE = kindNumber['ogre-sated'];
export const KIND_TROOP: readonly number[] = KIND_IDS.map((id, kind) =>
  kind < TROOPS.length ? kind : troopNumber[id.slice(0, id.indexOf('-'))],
);
/** Gold that an Orc was paid, 0 for every other unit. */
export const paidOf = (kind: number): number =>
  kind >= PAID_ORC && kind < PAID_ORC + MOST_PAID ? kind - PAID_ORC + 1 : 0;
/** The Orc that was paid so much. */
export const orcPaid = (gold: number): number => (gold === 0 ? ORC : PAID_ORC + gold - 1);

/** Pieces: units by kind, heroes by bonus, the six of legend, and the token of the lord whose stack it is. */
export const HERO_IDS: readonly string[] = [
  ...Array.from({ length: MOST_BONUS }, (_, i) => `hero-${i + 1}`),
  ...LEGENDS,
];
export const PIECE_IDS: readonly string[] = [...KIND_IDS, ...HERO_IDS, 'token'];
export const PIECE_COUNT = PIECE_IDS.length;
export const pieceNumber = numbered(PIECE_IDS);
export const FIRST_HERO = KIND_COUNT;
export const FIRST_LEGEND = FIRST_HERO + MOST_BONUS;
export const TOKEN = PIECE_COUNT - 1;
export const heroOf = (bonus: number): number => FIRST_HERO + Math.min(bonus, MOST_BONUS) - 1;
export const isLegend = (piece: number): boolean => piece >= FIRST_LEGEND && piece < TOKEN;
export const GLOK = pieceNumber.glok;
/** What upkeep is paid for: units, and the king of the Goblins. */
export const isUnitOrGlok = (piece: number): boolean => piece < KIND_COUNT || piece === GLOK;
export const RAGNAR = pieceNumber.ragnar;
export const ERMANARIC = pieceNumber.ermanaric;
export const AELRICH = pieceNumber.aelrich;
export const SVERIN = pieceNumber.sverin;
export const JORULD = pieceNumber.joruld;

export const buildingNumber = numbered(BUILDINGS);
export const BUILDING_COUNT = BUILDINGS.length;
export const CASTLE = buildingNumber.castle;
export const MILL = buildingNumber.mill;
export const CAMP = buildingNumber.camp;
export const TEMPLE = buildingNumber.temple;
export const FORTIFICATION = buildingNumber.fortification;
export const PORT = buildingNumber.port;
export const GUILD = buildingNumber.guild;
export const DRAKKAR = buildingNumber.drakkar;

export const eventNumber = numbered(EVENTS);
export const EVENT_COUNT = EVENTS.length;
export const powerNumber = numbered(POWERS);
export const phaseNumber = numbered(PHASES);
export const taxNumber = numbered(TAX_LEVELS);
export const fateNumber = numbered(FATES);
export const beastNumber = numbered(BEASTS);
export const stoneNumber = numbered(STONE_POWERS);
