import type { ScandinaviaFact } from '../../facts.ts';
import { seasOf, touches } from './board.ts';
import { mayBegin } from './hex/berths.ts';
import { degrees, LANDS, LORDS, REGIONS, SHEETS } from './printed.ts';
import { isByHex } from './standing.ts';
import type { Table } from './table.ts';
import type { Ear } from './told.ts';

/** The highest D100 first; equal ones roll again among themselves (SC-3.2, SC-A-pick-tie). */
function byDice(t: Table, ear: Ear, seats: readonly number[]): number[] {
  if (seats.length < 2) return [...seats];
  const dice = new Map<number, number>();
  for (const seat of seats) {
    const { die, seat: whose } = ear.take('SC-3.2', 'pick-rolled');
    t.demand('SC-3.2', whose === seat && die >= 1 && die <= 100, `seat ${seat} rolls a D100`);
    dice.set(seat, die);
  }
  const values = [...new Set(dice.values())].sort((a, b) => b - a);
  return values.flatMap(value => {
    const alike = seats.filter(seat => dice.get(seat) === value);
    return byDice(t, ear, alike);
  });
}

/** SC-A-teams-formed. */
function mate(t: Table, seat: number): number {
  if (t.options.scenario !== 'alliances') return -1;
  if (t.options.teamsFormed === 'facing') return (seat + t.seats / 2) % t.seats;
  return seat % 2 === 0 ? seat + 1 : seat - 1;
}

type Taken = ReadonlyMap<string, number>;

/** Partners may not be opposite (SC-15.9, SC-15.14), and Ohrrkan is not for two (SC-3.4). */
function mayTake(t: Table, taken: Taken, seat: number, lord: string): boolean {
  if (taken.has(lord)) return false;
  if (lord === 'ohrrkan' && t.seats === 2 && t.options.ohrrkanTwo === 'barred') return false;
  return [...taken].every(
    ([other, its]) =>
      (its !== seat && its !== mate(t, seat)) || degrees(SHEETS[lord].alignment, SHEETS[other].alignment) < 2,
  );
}

/** Can everybody after still be served? (SC-A-lord-picks) */
function canGoOn(t: Table, taken: Taken, sequence: readonly number[]): boolean {
  const [seat, ...rest] = sequence;
  if (seat === undefined) return true;
  return LORDS.some(lord => mayTake(t, taken, seat, lord) && canGoOn(t, new Map([...taken, [lord, seat]]), rest));
}

export function setUp(t: Table, ear: Ear): void {
  const seats = Array.from({ length: t.seats }, (_, seat) => seat);
  const order = t.options.picking === 'dice' ? byDice(t, ear, seats) : seats;
  t.first = order[0];
  const sequence = t.options.scenario === 'two-characters' ? [...order, ...[...order].reverse()] : order;
  for (const [at, seat] of sequence.entries()) {
    const taken = new Map(t.picked.map(name => [name, t.lord(name).seat]));
    const offered = LORDS.filter(
      lord => mayTake(t, taken, seat, lord) && canGoOn(t, new Map([...taken, [lord, seat]]), sequence.slice(at + 1)),
    );
    const { lord, seat: whose } = ear.take('SC-3.2', 'picked');
    t.demand('SC-3.2', whose === seat, `seat ${seat} picks now`);
    t.demand('SC-A-lord-picks', offered.includes(lord), `${lord} is not to be had`);
    if (t.options.picking === 'seated') {
      const first = t.options.lords.find(name => offered.includes(name));
      t.demand('SC-O-lords', lord === first, `${first} comes first`);
    }
    for (const [other, its] of taken) {
      if (its !== seat && its !== mate(t, seat)) continue;
      t.lord(lord).partner = other;
      t.lord(other).partner = lord;
    }
    ear.expect('SC-3.9', { kind: 'gained', lord, gold: SHEETS[lord].gold, cause: 'set-up' });
    settle(t, ear, lord);
  }
}

/** The pieces of the sheet; who stands on the board himself, and Eurich then without his hero (SC-16.12, SC-A-token-first). */
function armyOf(t: Table, lord: string): Map<string, number> {
  const army = new Map(Object.entries(SHEETS[lord].army));
  if (t.options.tokens === 'off') return army;
  if (lord === 'eurich') army.delete('hero-3');
  return army.set('token', 1);
}

function settle(t: Table, ear: Ear, lord: string): void {
  const first = ear.take('SC-3.8', 'land-taken');
  t.demand('SC-3.8', first.lord === lord, `${lord} sets up now`);
  if (t.options.scenario === 'historical' || !ear.is('land-taken')) history(t, ear, lord, first.region);
  else freely(t, ear, lord, first.region);
}

/** SC-15.1 to SC-15.8. */
function history(t: Table, ear: Ear, lord: string, first: string): void {
  SHEETS[lord].history.forEach(([region, things], i) => {
    if (i === 0) t.demand('SC-15.1', region === first, `history begins in ${region}`);
    else ear.expect('SC-15.1', { kind: 'land-taken', lord, region });
    const army = new Map<string, number>();
    const facts: ScandinaviaFact[] = [];
    for (const thing of things.split(' ')) {
      if (thing === 'drakkar')
        facts.push({ kind: 'launched', lord, fleet: 'fleet-1', region, sea: 'bokne', cause: 'set-up' });
      else if (thing in { castle: 1, mill: 1, camp: 1, temple: 1, fortification: 1, port: 1, guild: 1 })
        facts.push({ kind: 'built', lord, region, building: thing, cause: 'set-up' });
      else army.set(thing, (army.get(thing) ?? 0) + 1);
    }
    if (t.options.tokens === 'on') {
      if (lord === 'eurich') army.delete('hero-3');
      if (i === 0) army.set('token', 1);
    }
    for (const [piece, count] of army) facts.push({ kind: 'came', lord, place: region, piece, count, cause: 'set-up' });
    ear.expectAll('SC-15.1', facts);
  });
}

const isOpen = (t: Table, lord: string, region: string): boolean =>
  t.regions[region].owner === null && (lord === 'ohrrkan' || (region !== 'selorian' && region !== 'kragh'));

/** Does a pair fit the sheet, as strictly as anything is left for it? (SC-3.5, SC-A-free-start) */
function fits(lord: string, a: string, b: string, strict: number): boolean {
  const sheet = SHEETS[lord];
  if (strict === 2 && !sheet.home(LANDS[a]) && !sheet.home(LANDS[b])) return false;
  return strict === 0 || !sheet.moors || seasOf(a).length + seasOf(b).length > 0;
}

function freely(t: Table, ear: Ear, lord: string, first: string): void {
  const sheet = SHEETS[lord];
  // What was free before the first of the two was taken.
  const open = REGIONS.filter(region => region === first || isOpen(t, lord, region));
  const some = (strict: number) =>
    open.some(a => open.some(b => touches(a, b) && isOpen2(t, lord, a, first) && fits(lord, a, b, strict)));
  const strict = some(2) ? 2 : some(1) ? 1 : 0;
  const { region: second } = ear.take('SC-3.5', 'land-taken');
  t.demand(
    'SC-3.6',
    lord === 'ohrrkan' || ![first, second].some(r => r === 'selorian' || r === 'kragh'),
    'it is closed',
  );
  t.demand('SC-3.5', touches(first, second) && fits(lord, first, second, strict), `${first} and ${second} do not fit`);
  const both = [first, second];
  for (const region of both)
    for (const building of sheet.each) ear.expect('SC-3.7', { kind: 'built', lord, region, building, cause: 'set-up' });
  let { free } = sheet;
  if (sheet.moors) {
    const coast = both.some(region => seasOf(region).length > 0);
    if (coast && t.fleets.size < 16) moor(t, ear, lord, both);
    else free += 2;
  }
  for (; free > 0; free--) {
    const { lord: whose, region, building, cause } = ear.take('SC-3.7', 'built');
    t.demand('SC-3.7', whose === lord && both.includes(region) && cause === 'set-up', 'it is set up with the rest');
    t.demand('SC-C-port', building !== 'port' || seasOf(region).length > 0, `${region} has no coast`);
  }
  const army = armyOf(t, lord);
  while (army.size > 0) {
    const { lord: whose, place, piece, count, cause } = ear.take('SC-3.7', 'came');
    const left = army.get(piece) ?? 0;
    const fine = whose === lord && both.includes(place) && cause === 'set-up' && count === 1 && left > 0;
    t.demand('SC-3.7', fine, `${count} ${piece} in ${place} is not of the sheet`);
    if (left > 1) army.set(piece, left - 1);
    else army.delete(piece);
  }
}

const isOpen2 = (t: Table, lord: string, region: string, first: string): boolean =>
  region === first || isOpen(t, lord, region);

/** Port and fleet together on one coast (SC-C-eurich). */
function moor(t: Table, ear: Ear, lord: string, both: readonly string[]): void {
  const { region, lord: whose, building, cause } = ear.take('SC-C-eurich', 'built');
  const fine = whose === lord && both.includes(region) && building === 'port' && cause === 'set-up';
  t.demand('SC-C-eurich', fine && seasOf(region).length > 0, 'a port comes first');
  const { sea, at } = ear.seen('launched') ?? {};
  t.demand('SC-11.5', sea !== undefined && seasOf(region).includes(sea), `${region} has no coast on ${sea}`);
  if (isByHex(t)) t.demand('SC-21.2', mayBegin(region, sea ?? '', at), `no fleet begins on ${at ?? region}`);
  ear.expect('SC-C-eurich', {
    kind: 'launched',
    lord,
    fleet: freeFleet(t),
    region,
    sea: sea ?? '',
    cause: 'set-up',
    ...(at !== undefined && { at }),
  });
}

/** The first counter that is not in play. */
export function freeFleet(t: Table): string {
  const ids = Array.from({ length: 16 }, (_, i) => `fleet-${i + 1}`);
  return ids.find(id => !t.fleets.has(id)) ?? 'none';
}
