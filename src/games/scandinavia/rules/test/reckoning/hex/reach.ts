/** How far pieces and fleets come in a round by hex, from what everybody sees alone (SC-21.5 to SC-21.16). */

import { isFleet, isHero, isLord, LEGENDS, troopOf } from '../printed.ts';
import type { Board } from './board.ts';
import { cellOf, isCapital, isCoast, isWater } from './cells.ts';

const COLD = ['koregan', 'noorland', 'terra-innoma'];
/** Ground that is closed, by troop (SC-21.12). */
const CLOSED: Readonly<Record<string, readonly string[]>> = {
  p: ['human', 'knight', 'dwarf', 'elf', 'half-elf', 'imperial-guard'],
  m: ['knight', 'viking', 'elf', 'imperial-guard'],
  h: ['viking'],
  f: ['dwarf'],
};
const SWIFT = ['knight', 'pegasus', 'giant', 'valkyrie'];

/** SC-21.11, SC-21.26, SC-A-token-as-hero. */
export function pointsOf(lord: string, piece: string): number {
  if (piece === 'token') return lord === 'eurich' ? 9 : 6;
  if (piece === 'ermanaric') return 15;
  if (piece in LEGENDS || piece === 'hero-4' || piece === 'hero-5') return 9;
  if (isHero(piece)) return 6;
  return SWIFT.includes(troopOf(piece) ?? '') ? 6 : 4;
}

/** The frost grounds Pegasi alone (SC-A-frost-details). */
export const flies = ({ lasting }: Board, piece: string): boolean =>
  piece === 'valkyrie' || piece === 'ermanaric' || (piece === 'pegasus' && !lasting.includes('glaciation'));

/** What a step onto a hex costs, undefined where there is none (SC-21.13, SC-21.14, SC-21.15, SC-21.35, SC-21.36, SC-21.42). */
function stepCost(view: Board, piece: string, to: string): number | undefined {
  const { ground, area } = cellOf(to);
  const cold = view.lasting.includes('blizzard') && COLD.includes(area) ? 1 : 0;
  if (flies(view, piece)) return 1 + cold;
  if (isWater(to)) return view.lasting.includes('glaciation') ? 1 : undefined;
  const usual = ground === 'm' ? 2 : 1;
  const closed = (CLOSED[ground] ?? []).includes(troopOf(piece) ?? '');
  if (closed && view.options.terrain !== 'open') return undefined;
  return usual + (closed ? 1 : 0) + cold;
}

/** Is the ground of a hex open to a piece? (SC-21.12, SC-A-landing-ground) */
export const standsOn = (view: Board, piece: string, hex: string): boolean => stepCost(view, piece, hex) !== undefined;

export function areFriends(view: Board, lord: string, other: string): boolean {
  if (lord === other) return true;
  if (!isLord(lord) || !isLord(other)) return false;
  const [a, b] = [view.lords[lord], view.lords[other]];
  if (a.seat === b.seat || a.partner === other || a.overlord === other || b.overlord === lord) return true;
  return view.allied.some(({ seats }) => seats.includes(a.seat) && seats.includes(b.seat));
}

/** SC-5.4, SC-16.28, SC-C-freya. */
export const mayFight = (view: Board, lord: string, side: string): boolean =>
  !view.lasting.includes('freya') && !areFriends(view, lord, side) && view.lords[lord].captor !== side;

const COMMONERS = 'commoners';

/** Everybody but a lord's own who is on a hex: people of a capital, troops, crews, a beast; fleets apart. */
function othersAt(view: Board, lord: string, hex: string): string[] {
  const sides: string[] = [];
  if (isCapital(hex)) sides.push(view.regions[hex].owner ?? COMMONERS);
  const decks = Object.entries(view.fleets).flatMap(([fleet, { place }]) => (place === hex ? [fleet] : []));
  for (const spot of [hex, ...decks]) sides.push(...Object.keys(view.pieces[spot] ?? {}));
  if (view.beast?.place === hex) sides.push(view.beast.lord);
  // A Valkyrie who waits for an army is nobody's (SC-C-valhalla).
  return sides.filter(side => side !== lord && side !== 'rebels');
}

const fleetsAt = (view: Board, hex: string): string[] =>
  Object.values(view.fleets)
    .filter(({ place }) => place === hex)
    .map(({ lord }) => lord);

/** Everybody whom a battle on a hex would be against. */
export const foesAt = (view: Board, lord: string, hex: string): string[] =>
  [...new Set(othersAt(view, lord, hex))].filter(side => !areFriends(view, lord, side));

export const isAttack = (view: Board, lord: string, hex: string): boolean => foesAt(view, lord, hex).length > 0;

/** Is anybody there, with pieces, a capital, fleets or a beast, whom a lord may not fall upon? */
export const isBeside = (view: Board, lord: string, hex: string): boolean =>
  [...othersAt(view, lord, hex), ...fleetsAt(view, hex)].some(
    side => side !== lord && isLord(side) && (areFriends(view, lord, side) || view.lords[lord].captor === side),
  );

type Taking = 'open' | 'pass' | 'stop' | 'barred';

/** Who comes into stilled land stays there; where he cannot, he does not come in (SC-21.30, SC-A-paralysis-flight). */
function stilled(view: Board, hex: string, taking: Taking): Taking {
  if (!view.stilled.includes(cellOf(hex).area)) return taking;
  return taking === 'open' ? 'stop' : taking === 'pass' ? 'barred' : taking;
}

/** How a hex takes who walks or flies (SC-21.15, SC-21.16, SC-A-ally-hex, SC-8.15). */
function takes(view: Board, lord: string, hex: string, inAir: boolean, mayRest: (hex: string) => boolean): Taking {
  const others = othersAt(view, lord, hex);
  const fleets = fleetsAt(view, hex).filter(owner => owner !== lord);
  const alone = view.beast?.beast === 'loki' && view.beast.lord === lord && view.beast.place === hex;
  const friends = alone || [...others, ...fleets].some(side => areFriends(view, lord, side));
  const foes = others.filter(side => !areFriends(view, lord, side));
  const shy = fleets.some(owner => !mayFight(view, lord, owner));
  const onwards = friends || shy || (isWater(hex) && !mayRest(hex));
  const fights = foes.every(side => mayFight(view, lord, side));
  if (foes.length === 0) return stilled(view, hex, onwards ? 'pass' : 'open');
  if (inAir) return stilled(view, hex, onwards || !fights ? 'pass' : 'open');
  return onwards || !fights ? 'barred' : 'stop';
}

/** More points has nobody. */
const FARTHEST = 15;

/** Points from a sea hex to the nearest land that a piece can set foot on. */
function toShore(view: Board, piece: string, from: string): number {
  return Math.min(
    99,
    ...[
      ...spread(
        from,
        FARTHEST,
        (_, to) => stepCost(view, piece, to),
        to => (isWater(to) ? stilled(view, to, 'pass') : 'stop'),
      ),
    ]
      .filter(([hex]) => !isWater(hex))
      .map(([, cost]) => cost),
  );
}

/** What it costs to come to each hex, the cheapest way. */
function spread(
  from: string,
  points: number,
  costOf: (at: string, to: string) => number | undefined,
  taking: (hex: string) => Taking,
): Map<string, number> {
  const costs = new Map([[from, 0]]);
  const known = new Map<string, Taking>();
  const how = (hex: string): Taking => {
    const found = known.get(hex) ?? taking(hex);
    known.set(hex, found);
    return found;
  };
  for (let spent = 0; spent < points; spent++)
    for (const [at, cost] of [...costs]) {
      if (cost !== spent || (at !== from && how(at) === 'stop')) continue;
      for (const to of cellOf(at).next) {
        const step = costOf(at, to);
        if (step === undefined || how(to) === 'barred' || spent + step > points) continue;
        if (spent + step < (costs.get(to) ?? 99)) costs.set(to, spent + step);
      }
    }
  costs.delete(from);
  for (const hex of [...costs.keys()]) if (how(hex) === 'pass') costs.delete(hex);
  return costs;
}

export interface Traveller {
  readonly lord: string;
  readonly piece: string;
  readonly from: string;
  readonly points: number;
  readonly round: number;
}

const unitsOf = (stack: Readonly<Record<string, number>> | undefined): number =>
  Object.entries(stack ?? {}).reduce((sum, [piece, count]) => sum + (troopOf(piece) === undefined ? 0 : count), 0);

/** Every hex where one of a kind can end, and what it costs. Nobody leaves stilled land. */
export function reachOf(view: Board, { lord, piece, from, points, round }: Traveller): Map<string, number> {
  const foot = isFleet(from) ? view.fleets[from].place : from;
  if (view.stilled.includes(cellOf(foot).area)) return new Map();
  const shores = new Map<string, number>();
  const mayRest = (hex: string): boolean => {
    if (round > 1 || view.stilled.includes(cellOf(hex).area)) return false;
    const far = shores.get(hex) ?? toShore(view, piece, hex);
    shores.set(hex, far);
    return far <= pointsOf(lord, piece);
  };
  const air = flies(view, piece);
  return spread(
    foot,
    points,
    (_, to) => stepCost(view, piece, to),
    hex => takes(view, lord, hex, air, mayRest),
  );
}

/** The same less what heroes may not do alone (SC-A-heroes-alone). */
export function goalsOf(view: Board, traveller: Traveller): Map<string, number> {
  const found = reachOf(view, traveller);
  if (troopOf(traveller.piece) !== undefined) return found;
  const { lord } = traveller;
  for (const hex of [...found.keys()])
    if (isAttack(view, lord, hex) && unitsOf(view.pieces[hex]?.[lord]) === 0) found.delete(hex);
  return found;
}

interface Voyage {
  readonly sails: (at: string, to: string) => number | undefined;
  readonly taking: (hex: string) => Taking;
}

function voyageOf(view: Board, fleet: string): Voyage {
  const { lord, place } = view.fleets[fleet];
  const armed = unitsOf(view.pieces[fleet]?.[lord]) > 0;
  const sails = (at: string, to: string): number | undefined =>
    isWater(to) || (isWater(at) && isCoast(to)) ? 1 : undefined;
  const taking = (hex: string): Taking => {
    const there = fleetsAt(view, hex);
    if (isWater(hex) && hex !== place && there.includes(lord)) return 'barred';
    const alone = view.beast?.beast === 'loki' && view.beast.lord === lord && view.beast.place === hex;
    const sides = [...othersAt(view, lord, hex), ...there.filter(owner => owner !== lord)];
    if (alone || sides.some(side => areFriends(view, lord, side))) return 'barred';
    if (sides.length > 0) return armed && sides.every(side => mayFight(view, lord, side)) ? 'stop' : 'barred';
    return stilled(view, hex, 'open');
  };
  return { sails, taking };
}

/** Where a fleet can go (SC-21.6, SC-21.7, SC-A-fleet-hex, SC-A-fleet-meets-fleet). */
export function berthsOf(view: Board, fleet: string, points: number): Map<string, number> {
  const { place } = view.fleets[fleet];
  if (view.lasting.includes('glaciation') || view.stilled.includes(cellOf(place).area)) return new Map();
  const { sails, taking } = voyageOf(view, fleet);
  return spread(place, points, sails, taking);
}

/** Seas with a storm that a fleet may come through on the shortest ways somewhere, as lists; calm ways alone, if there are any (SC-C-storm). */
export function stormsOnTheWay(view: Board, fleet: string, to: string, storms: readonly string[]): string[][] {
  const { sails, taking } = voyageOf(view, fleet);
  const steps = berthsOf(view, fleet, 10).get(to) ?? 0;
  // Who fights from the hex before does not sail where the other lies (SC-O-fleetMeetsFleet).
  const { lord } = view.fleets[fleet];
  const beside = view.options.fleetMeetsFleet === 'adjacent' && isWater(to) && isAttack(view, lord, to);
  const entered = (hex: string, before: string): string => {
    const { area } = cellOf(hex);
    return storms.includes(area) && !before.split(' ').includes(area) ? `${before} ${area}`.trim() : before;
  };
  let ways = new Map([[view.fleets[fleet].place, new Set([''])]]);
  for (let step = 1; step <= steps; step++) {
    const on = new Map<string, Set<string>>();
    for (const [at, lists] of ways)
      for (const hex of cellOf(at).next) {
        const how = sails(at, hex) === undefined ? 'barred' : taking(hex);
        if (how === 'barred' || (how === 'stop' && hex !== to)) continue;
        const all = on.get(hex) ?? new Set();
        for (const list of lists) all.add(beside && hex === to ? list : entered(hex, list));
        on.set(hex, all);
      }
    ways = on;
  }
  const found = [...(ways.get(to) ?? [])];
  const calm = found.filter(list => list === '' || list === entered(to, ''));
  return (calm.length > 0 ? calm : found).map(list => list.split(' ').filter(sea => sea !== ''));
}

/** SC-21.5, SC-21.31. */
export function fleetPoints({ lasting, lords }: Board, lord: string): number {
  if (lasting.includes('glaciation')) return 0;
  return lasting.includes('njord') || (lord === 'eurich' && lords[lord].level >= 2) ? 10 : 7;
}
