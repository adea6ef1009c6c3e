/**
 * Integers inside, names outside: the state counts lords, places and pieces; choices, facts and views name them. This
 * is the dictionary between the two.
 */
import { type By, byName, type Id } from '../../../kit/rules/ids.ts';
import { BEASTS } from '../content/beasts.ts';
import type { Sea } from '../content/board.ts';
import { BUILDINGS } from '../content/buildings.ts';
import { EVENTS } from '../content/events.ts';
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
export const lordNumber = numbered(LORDS);
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
export const REGION_COUNT = REGIONS.length;
export const FIRST_ISLAND = REGION_COUNT;
export const ISLAND_COUNT = ISLANDS.length;
export const FIRST_SEA = FIRST_ISLAND + ISLAND_COUNT;
export const PLACE_IDS: readonly string[] = [...REGIONS, ...ISLANDS, ...SEAS];
export const PLACE_COUNT = PLACE_IDS.length;
/** A counter of a fleet; as a place for those aboard it is another number (`deckOf`). */
export type Fleet = Id<'fleet'>;
export const FLEET_COUNT = 16;
export const FIRST_FLEET = PLACE_COUNT;
export const FLEET_IDS: By<Fleet, string> = Array.from({ length: FLEET_COUNT }, (_, i) => `fleet-${i + 1}`);
export const SPOT_IDS: readonly string[] = [...PLACE_IDS, ...FLEET_IDS];
export const FIRST_HEX = SPOT_IDS.length;
/** Spots by either rules. */
export const ALL_SPOT_IDS: readonly string[] = [...SPOT_IDS, ...HEX_IDS];
export const ALL_SPOTS = ALL_SPOT_IDS.length;
export const regionNumber = numbered(REGIONS);
export const placeNumber = numbered(PLACE_IDS);
export const fleetNumber = byName<Fleet>([...FLEET_IDS]);
/** Among the seas alone. */
export const seaNumber = byName<Sea>(SEAS);
export const spotNumber = numbered(ALL_SPOT_IDS);
export const basicSpotNumber = numbered(SPOT_IDS);
export const SELORIAN_REGION = regionNumber[SELORIAN];
export const KRAGH_REGION = regionNumber[KRAGH];
export const ALAND = placeNumber.aland;
export const isRegion = (place: number): boolean => place < FIRST_ISLAND;
export const isIsland = (place: number): boolean => place >= FIRST_ISLAND && place < FIRST_SEA;
export const isSea = (place: number): boolean => place >= FIRST_SEA && place < FIRST_FLEET;
export const isFleet = (spot: number): boolean => spot >= FIRST_FLEET && spot < FIRST_HEX;
export const isHex = (spot: number): boolean => spot >= FIRST_HEX;
export const seaOf = (place: number): Sea => (place - FIRST_SEA) as Sea;
export const seaPlace = (sea: Sea): number => sea + FIRST_SEA;

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
