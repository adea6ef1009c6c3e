/** What a side throws into a battle: values, die, table, commoners. */
import { isCapitalCoastal } from './board.ts';
import { tokenOf } from './power.ts';
import {
  type Alignment,
  bonusOf,
  degrees,
  isHero,
  isIsland,
  isRegion,
  isUnit,
  LANDS,
  SHEETS,
  TROOPS,
  troopOf,
} from './printed.ts';
import { isAtSea, isByHex, regionOf } from './standing.ts';
import type { Table } from './table.ts';

export interface Battle {
  readonly place: string;
  readonly attacker: string;
  readonly defender: string;
  /** Attackers who came ashore for it, by piece. */
  readonly landed: Map<string, number>;
  readonly fanatic: Map<string, number>;
  readonly fury: Map<string, number>;
  /** Valkyries who stand aside, by side. */
  readonly aside: Map<string, number>;
  /** Units lost in it, by side. */
  readonly dead: Map<string, Map<string, number>>;
  /** How often it has begun anew (SC-A-krosen-4-course). */
  round: number;
  /** Commoners who have won alone stand again with the same strength. */
  standing: number;
}

export const opponent = (b: Battle, side: string): string => (side === b.attacker ? b.defender : b.attacker);

/** Where a side stands in it: at sea aboard all its fleets there, by hex in the air above them, too (SC-21.14, SC-21.17). */
export function spotsOf(t: Table, { place }: Pick<Battle, 'place'>, side: string): string[] {
  if (!isAtSea(t, place)) return [place];
  return [...t.fleetsAt(place, side), ...(isByHex(t) ? [place] : [])];
}

export function army(t: Table, b: Battle, side: string): Map<string, number> {
  const all = new Map<string, number>();
  for (const spot of spotsOf(t, b, side))
    for (const [piece, count] of t.stack(spot, side)) all.set(piece, (all.get(piece) ?? 0) + count);
  return all;
}

export const countUnits = (pieces: Iterable<readonly [string, number]>): number =>
  [...pieces].reduce((sum, [piece, count]) => sum + (isUnit(piece) ? count : 0), 0);

export const alignmentOf = (side: string): Alignment => SHEETS[side]?.alignment ?? 'neutral';
const isFree = (b: Battle): boolean => b.defender === 'commoners';
export const beastOf = (t: Table, b: Battle, side: string): string | undefined =>
  t.beast?.lord === side && t.beast.place === b.place ? t.beast.beast : undefined;

/** Are there chaotic units among those they fight? (SC-C-half-elf, SC-A-half-elf-independent) */
function facesChaos(t: Table, b: Battle, side: string): boolean {
  if (isFree(b) && side === b.attacker) return TROOPS[LANDS[b.place].troop].alignment === 'chaotic';
  return [...army(t, b, opponent(b, side)).keys()].some(piece => TROOPS[troopOf(piece) ?? '']?.alignment === 'chaotic');
}

/** The value of a unit by its situation, before doublings and gold; chapter 18. */
function situation(t: Table, b: Battle, side: string, piece: string, landed: boolean): number {
  const attacks = side === b.attacker;
  switch (troopOf(piece)) {
    case 'half-elf':
      return facesChaos(t, b, side) ? 5 : 3;
    case 'goblin': {
      const more = countUnits(army(t, b, side)) > countUnits(army(t, b, opponent(b, side)));
      return more || isFree(b) ? 4 : 3;
    }
    case 'knight':
      return attacks && !landed && !isAtSea(t, b.place) ? 6 : 4;
    case 'viking': {
      // By hex who lands does so on a coast hex (SC-21.27).
      const near = isByHex(t) || isIsland(b.place) || isCapitalCoastal(b.place);
      const fromSea = isAtSea(t, b.place) || (landed && near);
      if (!fromSea) return 5;
      return t.lasts('njord') ? 10 : 8;
    }
    case 'imperial-guard':
      return attacks ? 6 : 8;
    case 'dwarf':
      return piece === 'dwarf-engines' ? 8 : 5;
    case 'human':
      return 4;
    case 'pegasus':
    case 'ogre':
      return 12;
    case 'giant':
      return 15;
    case 'undead':
      return side === 'krosen' && t.hasPower('krosen', 'dark-strength') ? 4 : 3;
    default:
      return 5;
  }
}

export interface Unit {
  readonly piece: string;
  readonly value: number;
  readonly furious: boolean;
}

/** Every unit that fights, with its value; each doubling adds the value once more, gold comes on top (SC-A-doublings-add). */
export function fighters(t: Table, b: Battle, side: string): Unit[] {
  const pieces = army(t, b, side);
  const glok = (pieces.get('glok') ?? 0) > 0;
  const units: Unit[] = [];
  for (const [piece, all] of pieces) {
    if (!isUnit(piece)) continue;
    const count = all - (piece === 'valkyrie' ? (b.aside.get(side) ?? 0) : 0);
    const attacks = side === b.attacker;
    let landed = attacks ? (b.landed.get(piece) ?? 0) : 0;
    let fury = attacks ? (b.fury.get(piece) ?? 0) : 0;
    let fanatic = attacks ? (b.fanatic.get(piece) ?? 0) : 0;
    for (let i = 0; i < count; i++) {
      const base = situation(t, b, side, piece, landed-- > 0);
      let value = base;
      if (glok && piece === 'goblin') value += base;
      const furious = fury-- > 0;
      if (furious) value += base;
      if (fanatic-- > 0) value += base;
      if (piece.startsWith('orc-')) value += Number(piece.slice(4));
      units.push({ piece, value, furious });
    }
  }
  return units;
}

/** The best of its heroes, or all of them; Eurich's count twice (SC-13.5, SC-A-several-heroes, SC-C-art-of-war). */
function heroBonus(t: Table, b: Battle, side: string): number {
  // By hex a land fights in its capital alone (SC-21.18).
  const land = isRegion(b.place) ? b.place : undefined;
  const chaos =
    facesChaos(t, b, side) ||
    // A land is fought by who attacks it.
    (side === b.attacker && land !== undefined && LANDS[land].alignment === 'chaotic') ||
    SHEETS[opponent(b, side)]?.alignment === 'chaotic';
  const bonuses: number[] = [];
  for (const [piece, count] of army(t, b, side)) {
    let bonus = 0;
    if (piece === 'token') bonus = side === 'eurich' ? 5 : 1;
    else if (piece === 'sverin') bonus = chaos ? 5 : 2;
    else if (isHero(piece)) bonus = bonusOf(piece);
    for (let i = 0; i < count && bonus > 0; i++) bonuses.push(bonus);
  }
  const sum = t.options.severalHeroes === 'best' ? Math.max(0, ...bonuses) : bonuses.reduce((all, one) => all + one, 0);
  return side === 'eurich' ? 2 * sum : sum;
}

const FEARSOME = ['pegasus', 'giant', 'ogre', 'undead'];
const EXCEPTIONAL = ['pegasus', 'giant', 'ogre'];

/** 2 for each fearsome kind on the other side (SC-13.19, SC-A-fear-loki). */
function fear(t: Table, b: Battle, side: string): number {
  const foe = opponent(b, side);
  const kinds = new Set([...army(t, b, foe).keys()].map(piece => troopOf(piece) ?? ''));
  let sum = FEARSOME.filter(kind => kinds.has(kind)).length;
  const beast = beastOf(t, b, foe);
  const brave = [...army(t, b, side).keys()].some(piece => EXCEPTIONAL.includes(troopOf(piece) ?? ''));
  if (beast === 'dragon' || (beast === 'loki' && !brave)) sum++;
  return 2 * sum;
}

/** What the table adds to a potential at a modified die (SC-R-battle-table). */
export function tableOf(potential: number, roll: number): number {
  const row = Math.max(0, Math.min(15, roll));
  const from = [1, 3, 5, 7, 9, 11, 13, 15, 17, 20, 23, 26, 29, 33, 37, 41, 46, 51, 56, 61];
  const column = from.findLastIndex(least => potential >= least);
  const middle = potential > 60 ? potential : column < 0 ? 0 : (from[column] + from[column + 1] - 1) / 2;
  // Hundredths, so that halves are halves.
  const hundredths = middle * (8 * row - 20);
  return Math.sign(hundredths) * Math.floor(Math.abs(hundredths) / 100 + 0.5);
}

const CLASS = { minor: 2, ordinary: 3, exceptional: 4, special: 0 };

/** Sandra's fame for or against the commoners of a region (SC-C-fame, SC-16.16). */
function fame(t: Table, place: string, side: string): number {
  if (side !== 'sandra') return 0;
  return regionOf(t, tokenOf(t, 'sandra')) === place ? 3 : 1;
}

/** Folk of a lord's region (SC-13.17, SC-13.18, SC-R-commoners). */
export function folk(
  t: Table,
  region: string,
  attacker: Alignment,
  sides: { attacker: string; defender: string },
  walls: boolean,
): number {
  const { alignment, troop } = LANDS[region];
  const near = degrees(alignment, attacker) - degrees(alignment, alignmentOf(sides.defender));
  const wealthy = Math.ceil(t.regions[region].prosperity / 3) - 4;
  const fort = walls && t.has(region, 'fortification') ? 1 : 0;
  const combat = near + wealthy + fort + fame(t, region, sides.defender) - fame(t, region, sides.attacker);
  return CLASS[TROOPS[troop].class] * combat;
}

/** What the people do for the defender. */
export function commoners(t: Table, b: Battle): number {
  if (b.round > 0) return b.standing;
  if (!isRegion(b.place) || b.attacker === 'rebels') return 0;
  if (isFree(b)) {
    const { alignment, troop } = LANDS[b.place];
    return (
      CLASS[TROOPS[troop].class] * (4 + degrees(alignment, alignmentOf(b.attacker)) - fame(t, b.place, b.attacker))
    );
  }
  return folk(t, b.place, alignmentOf(b.attacker), b, true);
}

const hasWalls = (t: Table, b: Battle): boolean =>
  b.round === 0 && isRegion(b.place) && b.attacker !== 'rebels' && t.has(b.place, 'fortification');

export interface Force {
  readonly potential: number;
  readonly rolls: boolean;
  /** What is added to the die. */
  readonly bonus: number;
  readonly commoners: number;
  /** Walls behind commoners alone (SC-O-fortTroops). */
  readonly alone: number;
}

export function forceOf(t: Table, b: Battle, side: string): Force {
  const units = fighters(t, b, side);
  const potential = units.reduce((sum, { value }) => sum + value, 0);
  const defends = side === b.defender;
  const rolls = units.length > 0;
  const walls = defends && hasWalls(t, b) ? 5 : 0;
  return {
    potential,
    rolls,
    bonus: rolls ? heroBonus(t, b, side) + walls - fear(t, b, side) : 0,
    commoners: defends ? commoners(t, b) : 0,
    alone: defends && !rolls && t.options.fortTroops === 'not-needed' ? walls : 0,
  };
}
