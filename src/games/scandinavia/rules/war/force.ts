/** What each side of a battle throws into it (SC-13.4 to SC-13.8, SC-13.15 to SC-13.19). */
import type { Region } from '../../content/board.ts';
import { WALLS_COMMONERS, WALLS_DIE } from '../../content/buildings.ts';
import { GLOK_GOBLINS, LEGEND } from '../../content/heroes.ts';
import { ART_OF_WAR, FAME_COMMONERS, FANATICISM, FURY } from '../../content/powers.ts';
import { SANDRA_FAME, TOKEN as TOKENS } from '../../content/tokens.ts';
import { FEAR, TROOP } from '../../content/troops.ts';
import { DRAGON, LOKI } from '../auctions/command.ts';
import { fleetsAt } from '../fleets.ts';
import { ATTACKER, type BattleFrame, DEFENDER } from '../frames.ts';
import { isAdvanced, isWater, standingIn } from '../hex/standing.ts';
import { hasBuilding } from '../land.ts';
import { lasts } from '../lasting.ts';
import { alignmentOf, CHAOTIC, isLord } from '../lords.ts';
import {
  asLord,
  asRegion,
  deckOf,
  ENGINES,
  FIRST_HERO,
  FIRST_LEGEND,
  FORTIFICATION,
  GLOK,
  GOBLIN,
  isLegend,
  isRegion,
  isSea,
  KIND_COUNT,
  KIND_TROOP,
  type Lord,
  PIECE_COUNT,
  paidOf,
  SANDRA,
  type Side,
  type Spot,
  SVERIN,
  TOKEN,
  VALKYRIE,
} from '../numbers.ts';
import { BARBARIANS, countAt, NOBODY, piecesAt } from '../pieces.ts';
import { hasPower } from '../powers.ts';
import { printed } from '../printed.ts';
import { classOf, TROOP_ALIGNMENT } from '../realm/frequency.ts';
import type { State } from '../state.ts';
import { beastWith } from './beasts.ts';

export const sideOf = ({ attacker, defender }: BattleFrame, who: number): Side =>
  who === ATTACKER ? attacker : defender;
/** Who is asked in a battle is a lord: nobody else has anything to decide. */
export const lordOf = (frame: BattleFrame, who: number): Lord => asLord(sideOf(frame, who));
export const otherOf = (who: number): number => (who === ATTACKER ? DEFENDER : ATTACKER);

/** Spots where the pieces of a side stand: the place itself, or the decks of its fleets in that sea. */
export function spotsOf(state: State, { place }: BattleFrame, side: Side): Spot[] {
  if (side < 0) return [];
  if (!isAdvanced(state)) return isSea(place) ? fleetsAt(state, place, side).map(deckOf) : [place];
  // Only who stands on the hex; over the sea flyers fight beside the fleets (SC-21.17).
  return isWater(state, place) ? [...fleetsAt(state, place, side).map(deckOf), place] : [place];
}

/** All pieces of a side, by kind. */
export function armyOf(state: State, frame: BattleFrame, who: number): number[] {
  const side = sideOf(frame, who);
  const spots = spotsOf(state, frame, side);
  if (spots.length === 1) return piecesAt(state, spots[0], side);
  const army = new Array<number>(PIECE_COUNT).fill(0);
  for (const spot of spots)
    piecesAt(state, spot, side).forEach((count, piece) => {
      army[piece] += count;
    });
  return army;
}

export function countUnits(army: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) sum += army[kind];
  return sum;
}

const hasChaos = (army: readonly number[]): boolean => {
  for (let kind = 0; kind < KIND_COUNT; kind++)
    if (army[kind] > 0 && TROOP_ALIGNMENT[KIND_TROOP[kind]] === CHAOTIC) return true;
  return false;
};

const EXCEPTIONAL = 'exceptional';
const hasExceptional = (army: readonly number[]): boolean => {
  for (let kind = 0; kind < KIND_COUNT; kind++)
    if (army[kind] > 0 && TROOP[KIND_TROOP[kind]].class === EXCEPTIONAL) return true;
  return false;
};

/** The circumstances that decide what the units of one side are worth. */
export interface Situation {
  readonly attacks: boolean;
  readonly sea: boolean;
  readonly njord: boolean;
  /** Who lands here comes straight upon the capital (SC-A-viking-8). */
  readonly coast: boolean;
  readonly againstChaos: boolean;
  readonly outnumbers: boolean;
  readonly glok: boolean;
  readonly darkStrength: boolean;
}

export function situationOf(state: State, frame: BattleFrame, who: number): Situation {
  const { place, defender } = frame;
  const own = armyOf(state, frame, who);
  const foes = armyOf(state, frame, otherOf(who));
  const tables = printed(state);
  const independent = defender < 0;
  const side = sideOf(frame, who);
  return {
    attacks: who === ATTACKER,
    sea: isWater(state, place),
    njord: lasts(state, 'njord'),
    // By the advanced rules whoever has landed has done so on a coast hex (SC-21.27).
    coast: !isRegion(place) || tables.capitalCoast[place],
    // SC-A-half-elf-independent
    againstChaos:
      independent && who === ATTACKER ? TROOP_ALIGNMENT[tables.troop[asRegion(place)]] === CHAOTIC : hasChaos(foes),
    // SC-A-goblin-count
    outnumbers: (independent && who === ATTACKER) || countUnits(own) > countUnits(foes),
    glok: own[GLOK] > 0,
    darkStrength: isLord(side) && hasPower(state, side, 'dark-strength'),
  };
}

/** What one unit is worth by its situation (SC-13.4, SC-A-undead-others); doublings come after it. */
export function worthOf(kind: number, situation: Situation, landed: boolean): number {
  const { values } = TROOP[KIND_TROOP[kind]];
  const { attacks, sea, njord, coast, againstChaos, outnumbers, darkStrength } = situation;
  if (kind === ENGINES) return values.engines ?? values.value;
  if (sea && values.atSea !== undefined) return njord ? (values.njord ?? values.atSea) : values.atSea;
  if (attacks && landed && values.landed !== undefined) {
    // Vikings gain by it only where they come upon the capital, Knights lose by it anywhere.
    if (values.landed <= values.value) return values.landed;
    if (coast) return njord ? (values.njord ?? values.landed) : values.landed;
    return values.value;
  }
  if (attacks && values.attack !== undefined) return values.attack;
  if (!attacks && values.defence !== undefined) return values.defence;
  if (againstChaos && values.againstChaos !== undefined) return values.againstChaos;
  if (outnumbers && values.outnumbering !== undefined) return values.outnumbering;
  if (darkStrength && values.darkStrength !== undefined) return values.darkStrength;
  return values.value;
}

/** Units alike in all that counts: three numbers each. */
export const GROUP = 3;

/**
 * The units of a side that fight, in groups of piece, value and count (`furious`: those who will die, or the others).
 * Each doubling adds the value once, gold adds to it (SC-A-doublings-add).
 */
export function groupsOf(state: State, frame: BattleFrame, who: number, furious: boolean): number[] {
  const army = armyOf(state, frame, who);
  const situation = situationOf(state, frame, who);
  const groups: number[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const count = army[kind] - (kind === VALKYRIE ? frame.aside[who] : 0);
    if (count <= 0) continue;
    const attacks = who === ATTACKER;
    const landed = attacks && !situation.sea ? Math.min(frame.landed[kind], count) : 0;
    const fury = attacks ? Math.min(frame.fury[kind], count) : 0;
    const fanatic = attacks ? frame.fanatic[kind] : 0;
    const extra = kind === GOBLIN && situation.glok ? GLOK_GOBLINS - 1 : 0;
    for (let i = 0; i < count; i++) {
      // Those who landed are the first to rage, and the first fanatics.
      const rages = i < fury;
      if (rages !== furious) continue;
      const times = 1 + extra + (rages ? FURY - 1 : 0) + (i < fanatic ? FANATICISM - 1 : 0);
      add(kind, worthOf(kind, situation, i < landed) * times + paidOf(kind));
    }
  }
  return groups;

  function add(kind: number, value: number): void {
    const at = groups.length - GROUP;
    if (at >= 0 && groups[at] === kind && groups[at + 1] === value) groups[at + 2]++;
    else groups.push(kind, value, 1);
  }
}

const sumOf = (groups: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < groups.length; i += GROUP) sum += groups[i + 1] * groups[i + 2];
  return sum;
};

export const potentialOf = (state: State, frame: BattleFrame, who: number): number =>
  sumOf(groupsOf(state, frame, who, false)) + (who === ATTACKER ? sumOf(groupsOf(state, frame, who, true)) : 0);

/** Is the other side chaotic in any way: units, land, lord? (SC-C-sverin) */
function facesChaos(state: State, frame: BattleFrame, who: number): boolean {
  const foe = sideOf(frame, otherOf(who));
  if (hasChaos(armyOf(state, frame, otherOf(who)))) return true;
  if (isLord(foe) && alignmentOf(foe) === CHAOTIC) return true;
  // A region fights in its capital alone, where hexes are played (SC-21.18).
  const { place } = frame;
  return who === ATTACKER && isRegion(place) && printed(state).alignment[place] === CHAOTIC;
}

/** The bonus of one hero; Eurich's count twice (SC-13.5, SC-C-art-of-war, SC-16.12). */
export function bonusOf(state: State, frame: BattleFrame, who: number, piece: number): number {
  const side = sideOf(frame, who);
  let bonus = piece - FIRST_HERO + 1;
  if (piece === TOKEN) bonus = TOKENS[side].bonus;
  else if (isLegend(piece)) {
    const legend = LEGEND[piece - FIRST_LEGEND];
    bonus =
      piece === SVERIN && facesChaos(state, frame, who) ? (legend.bonusAgainstChaos ?? legend.bonus) : legend.bonus;
  }
  return isLord(side) && hasPower(state, side, 'art-of-war') ? bonus * ART_OF_WAR : bonus;
}

/** The best hero counts, or all of them (SC-A-several-heroes). */
export function heroBonus(state: State, frame: BattleFrame, who: number): number {
  const army = armyOf(state, frame, who);
  let best = 0;
  let sum = 0;
  for (let piece = FIRST_HERO; piece < PIECE_COUNT; piece++) {
    if (army[piece] === 0) continue;
    const bonus = bonusOf(state, frame, who, piece);
    best = Math.max(best, bonus);
    sum += bonus * army[piece];
  }
  return state.options.severalHeroes === 'sum' ? sum : best;
}

/** What frightens a side: each fearsome kind opposite, Dragon and Loki too (SC-13.19, SC-A-fear-loki). */
export function fearOf(state: State, frame: BattleFrame, who: number): number {
  const foes = armyOf(state, frame, otherOf(who));
  const kinds = new Set<number>();
  for (let kind = 0; kind < KIND_COUNT; kind++)
    if (foes[kind] > 0 && TROOP[KIND_TROOP[kind]].fearsome) kinds.add(KIND_TROOP[kind]);
  const beast = beastWith(state, frame.place, sideOf(frame, otherOf(who)));
  let sum = kinds.size;
  if (beast === DRAGON) sum++;
  if (beast === LOKI && !hasExceptional(armyOf(state, frame, who))) sum++;
  return sum * FEAR;
}

/** Do walls count for the defender? Not against rebels, who are inside, nor once the dead have risen (SC-13.16, SC-A-fort-troops); nor on hexes other than the capital, as the commoners do not (SC-21.18). */
export const hasWalls = (state: State, { place, attacker, round }: BattleFrame): boolean =>
  round === 0 && isRegion(place) && attacker !== NOBODY && hasBuilding(state, place, FORTIFICATION);

export const wallsBonus = (state: State, frame: BattleFrame): number => (hasWalls(state, frame) ? WALLS_DIE : 0);

/** What her fame is worth, where she stands herself more (SC-C-fame, SC-16.16). */
const fameOf = (state: State, place: Spot): number =>
  state.captor[SANDRA] < 0 && standingIn(state, place).some(spot => countAt(state, spot, SANDRA, TOKEN) > 0)
    ? SANDRA_FAME
    : FAME_COMMONERS;

export interface Commoners {
  readonly times: number;
  readonly alignment: number;
  readonly mood: number;
  readonly walls: number;
  readonly fame: number;
  readonly total: number;
}

/**
 * The commoners of a region that somebody holds, against an attacker of some alignment (SC-13.17, SC-13.18). Rebels are
 * of the region's own alignment; walls are left out where nobody attacks from outside.
 */
export function commonersOf(
  state: State,
  region: Region,
  against: { readonly alignment: number; readonly side: Side; readonly walls: boolean },
): Commoners {
  const tables = printed(state);
  const owner = state.owner[region];
  const times = classOf(tables.troop[region]).commoners;
  const alignment = tables.commoners[tables.alignment[region]][against.alignment][alignmentOf(owner)];
  const mood = tables.mood[state.prosperity[region]];
  const walls = against.walls && hasBuilding(state, region, FORTIFICATION) ? WALLS_COMMONERS : 0;
  let fame = owner === SANDRA && hasPower(state, SANDRA, 'fame') ? fameOf(state, region) : 0;
  if (against.side === SANDRA && hasPower(state, SANDRA, 'fame')) fame -= fameOf(state, region);
  return { times, alignment, mood, walls, fame, total: times * (alignment + mood + walls + fame) };
}

/** Free folk: combativeness by alignment, times the class of their troop (SC-13.7, SC-13.8). */
export function freeFolk(state: State, region: Region, attacker: Side): Commoners {
  const tables = printed(state);
  const times = classOf(tables.troop[region]).commoners;
  const alignment = tables.combativeness[alignmentOf(attacker)][tables.alignment[region]];
  const fame = attacker === SANDRA && hasPower(state, SANDRA, 'fame') ? -fameOf(state, region) : 0;
  return { times, alignment, mood: 0, walls: 0, fame, total: times * (alignment + fame) };
}

/** What the people of the land add to its defence, alone where nobody else stands there (SC-A-undefended): nothing on islands, at sea, against rebels, or after the first clash. */
export function commonersHelp(state: State, frame: BattleFrame): number {
  const { place, attacker, defender, round } = frame;
  if (!isRegion(place) || attacker === NOBODY) return 0;
  if (round > 0) return frame.commoners;
  if (defender < 0) return freeFolk(state, place, attacker).total;
  const alignment = alignmentOf(attacker === BARBARIANS ? BARBARIANS : attacker);
  return commonersOf(state, place, { alignment, side: attacker, walls: true }).total;
}
