/** Events that strike, change or multiply troops wherever they stand. */
import type { ScandinaviaFact } from '../../facts.ts';
import { nearestOwn } from './home.ts';
import { creedOf, hasTemple } from './power.ts';
import { isFleet, isHero, isLord, isUnit, REGIONS, SHEETS, TROOPS, troopOf } from './printed.ts';
import { regionOf } from './standing.ts';
import type { Table } from './table.ts';
import type { Ear, FactOf } from './told.ts';

interface Stack {
  readonly spot: string;
  readonly side: string;
  readonly piece: string;
  readonly count: number;
}

const stacks = (t: Table): Stack[] =>
  t
    .spots()
    .flatMap(spot =>
      t.sidesAt(spot).flatMap(side => t.units(spot, side).map(([piece, count]) => ({ spot, side, piece, count }))),
    );

/** Some die, each on 1 to 5; who does is told (SC-2.12). The Stone stays where its bearer falls. */
export function deaths(
  t: Table,
  ear: Ear,
  clause: string,
  cause: string,
  may: (fact: FactOf<'died'>) => boolean,
): void {
  const told = new Set<string>();
  for (let fact = ear.seen('died'); fact?.cause === cause && may(fact); fact = ear.seen('died')) {
    const { lord, place, piece, count } = fact;
    t.demand(clause, isUnit(piece) || isHero(piece), `${piece} does not die`);
    t.demand(clause, !told.has(`${place} ${lord} ${piece}`), `${piece} in ${place} is told of twice`);
    told.add(`${place} ${lord} ${piece}`);
    const bears = t.stone.lord === lord && t.stone.piece === piece && t.stone.place === place;
    const last = t.count(place, lord, piece) === count;
    ear.take(clause, 'died');
    if (bears && last) ear.expect('SC-A-stone-ground', { kind: 'stone-left', place });
  }
}

/** All of these die. */
const allDie = (ear: Ear, clause: string, cause: string, dead: readonly Stack[]): void =>
  ear.expectAll(
    clause,
    dead.map(({ spot, side, piece, count }) => ({ kind: 'died', lord: side, place: spot, piece, count, cause })),
  );

/** SC-C-ogre-giant-war. */
export const war = (t: Table, ear: Ear): void =>
  allDie(
    ear,
    'SC-C-ogre-giant-war',
    'ogre-giant-war',
    stacks(t).filter(({ piece }) => ['ogre', 'giant'].includes(troopOf(piece) ?? '')),
  );

/** SC-C-fury-of-gods. */
export const fury = (t: Table, ear: Ear): void =>
  deaths(t, ear, 'SC-C-fury-of-gods', 'fury-of-gods', ({ piece }) =>
    ['minor', 'ordinary'].includes(TROOPS[troopOf(piece) ?? '']?.class ?? ''),
  );

/** Creed of a region for who holds it; barbarians are neutral. */
const creedAt = (t: Table, region: string): number => {
  const owner = t.regions[region].owner ?? '';
  return creedOf(t, region, owner in SHEETS ? owner : 'meloch');
};

/** Units without a temple above them die; each temple has a Valkyrie, the most creed first (SC-C-thor). */
export function thor(t: Table, ear: Ear): void {
  const temples = REGIONS.filter(region => hasTemple(t, region));
  const struck = stacks(t).filter(({ spot }) => {
    const region = regionOf(t, spot);
    return region !== undefined && !temples.includes(region);
  });
  allDie(ear, 'SC-C-thor', 'thor', struck);
  const before = t.pool.valkyrie;
  const got: string[] = [];
  for (let fact = ear.seen('came'); fact?.cause === 'thor'; fact = ear.seen('came')) {
    const fine = temples.includes(fact.place) && !got.includes(fact.place) && fact.count === 1;
    t.demand('SC-C-thor', fine && fact.lord === t.regions[fact.place].owner, `no Valkyrie comes to ${fact.place}`);
    t.demand('SC-C-thor', fact.piece === 'valkyrie', `${fact.piece} does not come`);
    got.push(fact.place);
    ear.take('SC-C-thor', 'came');
  }
  t.demand('SC-C-thor', got.length === Math.min(before, temples.length), `${got.length} of ${temples.length} temples`);
  const least = Math.min(...got.map(region => creedAt(t, region)));
  const left = temples.filter(region => !got.includes(region) && creedAt(t, region) > least);
  t.demand('SC-C-thor', left.length === 0, `${left} have more creed`);
}

/** Stacks with units counted by their type, whatever they are fitted out with (SC-A-odin-engines). */
function byType(found: readonly Stack[]): Stack[] {
  const types: Stack[] = [];
  for (const { spot, side, piece, count } of found) {
    const type = troopOf(piece) ?? piece;
    const at = types.findIndex(one => one.spot === spot && one.side === side && one.piece === type);
    if (at < 0) types.push({ spot, side, piece: type, count });
    else types[at] = { spot, side, piece: type, count: types[at].count + count };
  }
  return types;
}

/** Beside each unit another of its type, as far as counters and room go (SC-C-odin). */
export function odin(t: Table, ear: Ear): void {
  const before = byType(stacks(t));
  const room = new Map<string, number>();
  for (const { spot, side } of before) if (isFleet(spot)) room.set(spot, 4 - t.unitCount(spot, side));
  const came = new Map<string, number>();
  const key = ({ spot, side, piece }: Omit<Stack, 'count'>): string => `${spot} ${side} ${piece}`;
  for (let fact = ear.seen('came'); fact?.cause === 'odin'; fact = ear.seen('came')) {
    const at = key({ spot: fact.place, side: fact.lord, piece: fact.piece });
    const stack = before.find(one => key(one) === at);
    t.demand('SC-C-odin', stack !== undefined && !came.has(at) && fact.count <= stack.count, `${at} is not doubled so`);
    came.set(at, fact.count);
    if (isFleet(fact.place)) room.set(fact.place, (room.get(fact.place) ?? 0) - fact.count);
    ear.take('SC-C-odin', 'came');
  }
  for (const stack of before) {
    const missing = stack.count - (came.get(key(stack)) ?? 0);
    const short = t.pool[troopOf(stack.piece) ?? ''] === 0 || (isFleet(stack.spot) && room.get(stack.spot) === 0);
    t.demand('SC-C-odin', missing === 0 || short, `${missing} ${stack.piece} more come to ${stack.spot}`);
  }
  for (const left of room.values()) t.demand('SC-12.6', left >= 0, 'a fleet has four places');
}

const PAIRS = [
  ['half-elf', 'goblin'],
  ['elf', 'orc'],
  ['pegasus', 'knight'],
  ['human', 'undead'],
  ['dwarf', 'viking'],
  ['ogre', 'giant'],
];

function mutation(t: Table, piece: string): string | undefined {
  const troop = troopOf(piece);
  for (const [one, other] of PAIRS) {
    if (troop === one) return other;
    if (troop === other && t.options.surtur === 'pairs') return one;
  }
  return undefined;
}

/** Every unit changes for good; who finds no counter is lost (SC-C-surtur, SC-A-surtur). */
export function surtur(t: Table, ear: Ear): void {
  const left = new Map<string, { stack: Stack; into: string; count: number }>();
  for (const stack of stacks(t)) {
    const into = mutation(t, stack.piece);
    if (into === undefined) continue;
    t.remove(stack.spot, stack.side, stack.piece, stack.count);
    t.toPool(stack.piece, stack.count);
    left.set(`${stack.spot} ${stack.side} ${stack.piece}`, { stack, into, count: stack.count });
  }
  const lost = new Set<string>();
  while (left.size > 0) {
    const fact = ear.peek() as ScandinaviaFact | undefined;
    const told = fact?.kind === 'became' || fact?.kind === 'died' ? fact : undefined;
    const at = told ? `${told.place} ${told.lord} ${told.piece}` : '';
    const change = left.get(at);
    const fine = told?.cause === 'surtur' && change !== undefined && told.count <= change.count && told.count > 0;
    t.demand('SC-C-surtur', fine, `expected ${[...left.keys()]}, told ${JSON.stringify(fact)}`);
    if (!told || !change) return;
    if (told.kind === 'became') {
      t.demand('SC-C-surtur', told.into === change.into, `${told.piece} becomes ${change.into}`);
      t.fromPool(change.into, told.count);
      t.put(landing(t, change.stack, change.into), change.stack.side, change.into, told.count);
    } else lost.add(change.into);
    change.count -= told.count;
    if (change.count === 0) left.delete(at);
    ear.pass();
  }
  for (const into of lost) t.demand('SC-A-counters', t.pool[into] === 0, `there are counters for ${into}`);
}

/** A Pegasus does not stay aboard (SC-12.6). */
function landing(t: Table, { spot, side }: Stack, into: string): string {
  if (into !== 'pegasus' || !isFleet(spot) || !isLord(side)) return spot;
  const homes = nearestOwn(t, side, t.fleets.get(spot)?.place ?? spot);
  return REGIONS.find(region => homes.includes(region)) ?? spot;
}
