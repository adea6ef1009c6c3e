/** Moves, then battles, lord by lord (SC-12.1). */
import { battle, newBattle } from './battle.ts';
import { isSea, seasOf, touches } from './board.ts';
import { sink } from './fleets.ts';
import { prosper } from './gold.ts';
import { campaign } from './hex/campaign.ts';
import { nearestOwn } from './home.ts';
import { inOrder } from './order.ts';
import { isFleet, isHero, isIsland, isLord, isRegion, isUnit } from './printed.ts';
import { flies, isAttack, islanders, mayEnd, movementOf, reach } from './reach.ts';
import { castSpell } from './recruiting.ts';
import { isByHex } from './standing.ts';
import { findLeftStone, handedOn } from './stone.ts';
import type { Table } from './table.ts';
import { Disagreement, type Ear, type FactOf } from './told.ts';

type Counts = Map<string, number>;

interface Campaign {
  readonly lord: string;
  /** Pieces that have moved, by place and piece. */
  readonly moved: Counts;
  /** Those of them who came ashore. */
  readonly landed: Counts;
  readonly points: Map<string, number>;
  readonly weathered: Set<string>;
  fighting: boolean;
}

const add = (counts: Counts, key: string, count: number): unknown => counts.set(key, (counts.get(key) ?? 0) + count);

export function military(t: Table, ear: Ear): void {
  paralysis(t, ear);
  if (isByHex(t)) campaign(t, ear);
  else inOrder(t, ear, 'military', lord => part(t, ear, lord));
}

/** Before the first lord moves (SC-C-time-paralysis, SC-A-paralysis-when). */
function paralysis(t: Table, ear: Ear): void {
  for (let fact = ear.seen('cast'); fact?.power === 'time-paralysis'; fact = ear.seen('cast')) {
    const { place } = fact;
    const owner = t.regions[place]?.owner ?? null;
    t.demand('SC-C-time-paralysis', !t.stilled.includes(place) && !isIsland(place), `${place} cannot be stilled`);
    t.demand(
      'SC-A-spell-allies',
      owner === null || !isLord(owner) || owner === 'maerith' || !t.areAllied('maerith', owner),
      'an ally',
    );
    castSpell(t, 'maerith', 'time-paralysis');
    t.stilled.push(place);
    ear.expect('SC-C-time-paralysis', { kind: 'cast', lord: 'maerith', power: 'time-paralysis', place, points: 12 });
    if (owner !== null) prosper(t, ear, 'SC-C-time-paralysis', place, -3, 'time-paralysis');
  }
}

function part(t: Table, ear: Ear, lord: string): void {
  const c: Campaign = {
    lord,
    moved: new Map(),
    landed: new Map(),
    points: new Map(),
    weathered: new Set(),
    fighting: false,
  };
  joins(t, ear, c);
  for (;;) {
    const fact = ear.peek();
    if (fact?.kind === 'marched' && fact.lord === lord) marched(t, ear, c, fact);
    else if (fact?.kind === 'sailed') sailed(t, ear, c, fact);
    else if (fact?.kind === 'beast-set') beastSet(t, ear, c, fact);
    else if (fact?.kind === 'stone-taken') handedOn(t, ear, lord);
    else if (fact?.kind === 'battle') fought(t, ear, c, fact);
    else if (fact?.kind === 'beast-gone') beastLeaves(t, ear, c);
    else break;
  }
  for (const [id, { lord: whose, place }] of t.fleets)
    t.demand('SC-12.7', whose !== lord || isSea(place) || t.stack(id, lord).length === 0, `nobody stays aboard ${id}`);
  for (const spot of t.spots()) {
    if (!isRegion(spot) || t.unitCount(spot, lord) === 0) continue;
    t.demand('SC-13.1', t.lord(lord).out || !isAttack(t, lord, spot), `${lord} must fight in ${spot}`);
  }
}

/** Valkyries join the army that is there first (SC-A-valhalla-joins). */
function joins(t: Table, ear: Ear, { lord, moved }: Campaign): void {
  for (const place of ['aland', 'gotland', 'oland', 'sjaelland']) {
    const count = t.count(place, 'rebels', 'valkyrie');
    if (count === 0 || t.unitCount(place, lord) === 0) continue;
    ear.expect('SC-A-valhalla-joins', { kind: 'joined', lord, place, piece: 'valkyrie', count });
    add(moved, `${place} valkyrie`, count);
  }
}

/** Pieces that go together: all that is told of one way from here to there. */
function marched(t: Table, ear: Ear, c: Campaign, { from, to }: FactOf<'marched'>): void {
  if (t.fleets.get(from)?.place === to) {
    ashore(t, ear, c);
    return;
  }
  if (c.fighting) {
    retreats(t, ear, c, from, to);
    return;
  }
  const group: [string, number][] = [];
  const before = isFleet(to) ? 0 : t.unitCount(to, c.lord);
  const attack = !isFleet(to) && isAttack(t, c.lord, to);
  const ends = (piece: string): boolean => reach(t, c.lord, from, movementOf(c.lord, piece), flies(t, piece)).has(to);
  const able = new Map<string, boolean>();
  for (
    let fact = ear.seen('marched');
    fact?.from === from && fact.to === to && fact.lord === c.lord;
    fact = ear.seen('marched')
  ) {
    const { piece, count } = fact;
    const fresh = t.count(from, c.lord, piece) - (c.moved.get(`${from} ${piece}`) ?? 0);
    t.demand('SC-12.5', count <= fresh, `${count} ${piece} in ${from} have moved before`);
    if (isFleet(from)) throw new Disagreement('SC-12.11', `${piece} is aboard`);
    if (isFleet(to)) boards(t, c, fact);
    else able.set(piece, ends(piece));
    group.push([piece, count]);
    ear.take('SC-12.11', 'marched');
  }
  if (isFleet(to)) return;
  for (const [piece, count] of group) {
    const rides =
      isHero(piece) || piece === 'token'
        ? group.some(([other]) => isUnit(other) && flies(t, other) && able.get(other))
        : false;
    const carried = isUnit(piece) && count === 1 && group.some(([other]) => other === 'ermanaric' && able.get(other));
    t.demand('SC-12.13', able.get(piece) === true || rides || carried, `${piece} cannot go from ${from} to ${to}`);
    add(c.moved, `${to} ${piece}`, count);
  }
  const army = before > 0 || group.some(([piece]) => isUnit(piece)) || t.beast?.place === to;
  t.demand('SC-A-heroes-alone', !attack || army, `no hero goes to ${to} alone`);
  joins(t, ear, c);
  if (!attack) findLeftStone(t, ear, to, c.lord);
}

/** Who went aboard a fleet that has not left the coast goes ashore again before the battles (SC-12.7). */
function ashore(t: Table, ear: Ear, c: Campaign): void {
  const crews = [...t.fleets].filter(([, { lord, place }]) => lord === c.lord && !isSea(place));
  ear.expectAll(
    'SC-12.7',
    crews.flatMap(([from, { place: to }]) =>
      t
        .stack(from, c.lord)
        .map(([piece, count]) => ({ kind: 'marched' as const, lord: c.lord, from, to, piece, count })),
    ),
  );
  c.fighting = true;
}

/** Four units, no Pegasi, heroes without limit; from the coast where the fleet lies (SC-12.5, SC-12.6). */
function boards(t: Table, c: Campaign, { from, to, piece, count }: FactOf<'marched'>): void {
  const fleet = t.fleets.get(to);
  t.demand('SC-12.5', fleet?.lord === c.lord && fleet.place === from, `${to} does not lie in ${from}`);
  t.demand('SC-12.6', piece !== 'pegasus' && piece !== 'living-forest', `${piece} cannot go aboard`);
  t.demand('SC-12.6', !isUnit(piece) || t.unitCount(to, c.lord) + count <= 4, `${to} is full`);
  t.demand('SC-C-time-paralysis', !t.stilled.includes(from), `${from} is stilled`);
}

function sailed(t: Table, ear: Ear, c: Campaign, { fleet: id, to, lord }: FactOf<'sailed'>): void {
  const fleet = t.fleets.get(id);
  t.demand('SC-12.1', lord === c.lord && fleet?.lord === lord && !c.fighting, `${id} is not ${c.lord}'s to sail`);
  if (!fleet) return;
  const from = fleet.place;
  t.demand('SC-12.9', !fleet.captured, `${id} was captured this turn`);
  t.demand('SC-C-glaciation', !t.lasts('glaciation'), 'the seas are frozen');
  t.demand('SC-C-time-paralysis', !t.stilled.includes(from), `${from} is stilled`);
  const all = 2 + (t.lasts('njord') ? 1 : 0) + (t.hasPower(lord, 'piracy') ? 1 : 0);
  const left = (c.points.get(id) ?? all) - (isSea(from) || !t.has(from, 'port') ? 1 : 0);
  t.demand('SC-12.3', left >= 0, `${id} has no points left`);
  c.points.set(id, left);
  if (isSea(to)) {
    t.demand('SC-12.2', isSea(from) ? touches(from, to) : fleet.sea === to, `${id} cannot sail from ${from} to ${to}`);
    ear.take('SC-12.2', 'sailed');
    weathers(t, ear, c, id, to);
    return;
  }
  t.demand('SC-12.2', isSea(from) && seasOf(to).includes(from), `${id} cannot put in at ${to} from ${from}`);
  t.demand('SC-12.8', mayEnd(t, lord, to), `${id} may not put in at ${to}`);
  t.demand('SC-A-empty-fleet', !isAttack(t, lord, to) || t.unitCount(id, lord) > 0, `${id} has no army`);
  ear.take('SC-12.2', 'sailed');
  lands(t, ear, c, id, to);
}

/** Once for each fleet and sea (SC-C-storm). */
function weathers(t: Table, ear: Ear, c: Campaign, fleet: string, sea: string): void {
  if (!t.storms.includes(sea) || c.weathered.has(`${fleet} ${sea}`)) return;
  c.weathered.add(`${fleet} ${sea}`);
  const { die } = ear.seen('storm-tried') ?? { die: 0 };
  t.demand('SC-C-storm', die >= 1 && die <= 10, 'the die is a D10');
  ear.expect('SC-C-storm', { kind: 'storm-tried', lord: c.lord, fleet, die });
  if (die <= 5) sink(t, ear, c.lord, fleet, 'storm');
}

/** Everybody aboard is set down (SC-12.7). */
function lands(t: Table, ear: Ear, c: Campaign, fleet: string, to: string): void {
  const attack = isAttack(t, c.lord, to);
  const aboard = t.stack(fleet, c.lord);
  ear.expectAll(
    'SC-12.7',
    aboard.map(([piece, count]) => ({ kind: 'marched', lord: c.lord, from: fleet, to, piece, count })),
  );
  for (const [piece, count] of aboard) {
    add(c.moved, `${to} ${piece}`, count);
    add(c.landed, `${to} ${piece}`, count);
  }
  if (attack || t.stilled.includes(to)) c.points.set(fleet, -1);
  joins(t, ear, c);
  if (!attack) findLeftStone(t, ear, to, c.lord);
}

/** SC-8.6, SC-8.14, SC-8.15, SC-A-beast-places, SC-C-joruld. */
function beastSet(t: Table, ear: Ear, c: Campaign, { place, beast }: FactOf<'beast-set'>): void {
  const loki = beast === 'loki';
  t.demand('SC-A-beast-places', isRegion(place) || (isIsland(place) && !loki), `not in ${place}`);
  t.demand('SC-A-beast-places', mayEnd(t, c.lord, place), `not in ${place}`);
  t.demand('SC-8.15', !loki || t.stack(place, c.lord).length === 0, 'Loki is alone');
  const owner = t.regions[place]?.owner ?? null;
  const joruld = isRegion(place) && owner !== null && owner !== c.lord && t.count(place, owner, 'joruld') > 0;
  t.demand('SC-C-joruld', loki || !joruld, `Joruld defends ${place}`);
  ear.expect('SC-8.6', { kind: 'beast-set', lord: c.lord, beast, place });
}

/** Its commander may not attack there any more (SC-A-vassal-battles). */
function beastLeaves(t: Table, ear: Ear, c: Campaign): void {
  const place = t.beast?.place ?? '';
  t.demand('SC-A-vassal-battles', c.fighting && isRegion(place) && !mayAttack(t, c.lord, place), 'it stays');
  ear.expect('SC-A-vassal-battles', { kind: 'beast-gone', lord: c.lord, beast: t.beast?.beast ?? '' });
}

function mayAttack(t: Table, lord: string, place: string): boolean {
  const owner = t.regions[place]?.owner ?? null;
  return owner === null || !isLord(owner) || (!t.areAllied(lord, owner) && t.lord(lord).captor !== owner);
}

/** Troops return from land that may not be attacked any more (SC-A-vassal-battles). */
function retreats(t: Table, ear: Ear, c: Campaign, from: string, to: string): void {
  t.demand('SC-A-vassal-battles', isRegion(from) && !mayAttack(t, c.lord, from), `nobody leaves ${from}`);
  const own = isFleet(to) ? t.fleets.get(to)?.lord === c.lord : isIsland(to) || t.regions[to]?.owner === c.lord;
  t.demand('SC-A-vassal-battles', own || nearestOwn(t, c.lord, from).includes(to), `${to} is no way back`);
  ear.take('SC-A-vassal-battles', 'marched');
  if (!isFleet(to)) return;
  const fleet = t.fleets.get(to);
  if (fleet && fleet.place === from) fleet.place = fleet.sea;
}

function fought(t: Table, ear: Ear, c: Campaign, { attacker, defender, place }: FactOf<'battle'>): void {
  c.fighting = true;
  t.demand('SC-13.1', attacker === c.lord && !t.lasts('freya'), `${attacker} does not fight now`);
  if (isRegion(place)) {
    const owner = t.regions[place].owner ?? 'commoners';
    t.demand('SC-13.2', defender === owner && owner !== attacker && mayAttack(t, attacker, place), `it is ${owner}'s`);
  } else {
    const there = isSea(place)
      ? [...t.fleets.values()].some(fleet => fleet.lord === defender && fleet.place === place)
      : islanders(t, place).includes(defender);
    t.demand('SC-13.27', there && !t.areAllied(attacker, defender), `${defender} is not to be fought in ${place}`);
    t.demand('SC-A-naval-base', !isSea(place) || t.options.navalBase === 'optional', 'fleets do not fight');
  }
  ear.take('SC-13.1', 'battle');
  const landed = new Map<string, number>();
  for (const [key, count] of c.landed) {
    const [at, piece] = key.split(' ');
    if (at === place) landed.set(piece, count);
  }
  battle(t, ear, newBattle(place, attacker, defender, landed));
}
