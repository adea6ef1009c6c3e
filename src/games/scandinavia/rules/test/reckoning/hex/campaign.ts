/** The military phase by hex: each lord moves and fights in two rounds (SC-21.3, SC-A-rounds-order). */
import { battle, newBattle } from '../battle.ts';
import { sink } from '../fleets.ts';
import { nearestOwn } from '../home.ts';
import { inOrder } from '../order.ts';
import { isFleet, isLord, isUnit } from '../printed.ts';
import { isAtSea, regionOf } from '../standing.ts';
import { findLeftStone, handedOn } from '../stone.ts';
import type { Table } from '../table.ts';
import type { Ear, FactOf } from '../told.ts';
import { type Board, boardOf } from './board.ts';
import { cellOf, isCoast, isWater } from './cells.ts';
import { drown } from './drowning.ts';
import { areFriends, flies, foesAt, isAttack, isBeside, mayFight, standsOn, stormsOnTheWay } from './reach.ts';
import { type Hand, Round } from './round.ts';

const ROUNDS = [1, 2];

interface Campaign {
  readonly lord: string;
  readonly round: Round;
  /** Storms that a fleet has come through this turn. */
  readonly weathered: Set<string>;
  /** Who has come where, and from where. */
  readonly ways: FactOf<'marched'>[];
  /** Fleets that have come to fight, and from where. */
  readonly raids: Map<string, string>;
  fighting: boolean;
}

export function campaign(t: Table, ear: Ear): void {
  const weathered = new Set<string>();
  const plays = (rounds: readonly number[]) => (lord: string) => {
    for (const number of rounds) if (!t.lord(lord).out) playRound(t, ear, lord, number, weathered);
  };
  if (t.options.roundsOrder === 'interleaved')
    for (const number of ROUNDS) inOrder(t, ear, 'military', plays([number]));
  else inOrder(t, ear, 'military', plays(ROUNDS));
}

function playRound(t: Table, ear: Ear, lord: string, number: number, weathered: Set<string>): void {
  if (number > 1) ear.expect('SC-21.3', { kind: 'round-began', lord, round: number });
  const round = new Round(boardOf(t), lord, number);
  const c: Campaign = { lord, round, weathered, ways: [], raids: new Map(), fighting: false };
  for (;;) {
    const fact = ear.peek();
    if (fact?.kind === 'marched' && fact.lord === lord && !c.fighting) marched(t, ear, c, fact);
    else if (fact?.kind === 'sailed' && !c.fighting) sailed(t, ear, c, fact);
    else if (fact?.kind === 'beast-set' && !c.fighting) beastSet(t, ear, c, fact);
    else if (fact?.kind === 'stone-taken' && !c.fighting) handedOn(t, ear, lord);
    else if (fact?.kind === 'sailed') fallsBack(t, ear, c, fact);
    else if (fact?.kind === 'battle') fought(t, ear, c, fact);
    else break;
  }
  if (t.lord(lord).out) return;
  const board = boardOf(t);
  for (const hex of placesOf(t, lord)) {
    const foes = foesAt(board, lord, hex).filter(side => mayFight(board, lord, side));
    t.demand('SC-21.16', foes.length === 0, `${lord} must fight ${foes} on ${hex}`);
  }
  if (number === ROUNDS.at(-1)) drown(t, ear, lord);
}

/** Hexes on which a lord has pieces, a crew or a beast. */
function placesOf(t: Table, lord: string): string[] {
  const hexes = t.spots().filter(spot => !isFleet(spot) && t.stack(spot, lord).length > 0);
  for (const [id, fleet] of t.fleets) if (fleet.lord === lord && t.unitCount(id, lord) > 0) hexes.push(fleet.place);
  if (t.beast?.lord === lord && t.beast.place !== null) hexes.push(t.beast.place);
  return [...new Set(hexes)];
}

// Marches

function marched(t: Table, ear: Ear, c: Campaign, { from, to }: FactOf<'marched'>): void {
  const { said } = t.order;
  if (isFleet(to)) boards(t, ear, c, to);
  else if (said === 'go') goes(t, ear, c, from, to);
  else {
    t.demand('SC-21.9', t.fleets.get(from)?.place === to && !isWater(to), `nobody lands in ${to} from ${from}`);
    together(t, ear, c, from, to);
    arrive(t, ear, c, to);
  }
}

/** All that is told of one landing. */
function together(t: Table, ear: Ear, c: Campaign, from: string, to: string): void {
  const { spoken } = t.order;
  for (
    let fact = ear.seen('marched');
    fact?.lord === c.lord && fact.from === from && fact.to === to && t.order.spoken === spoken;
    fact = ear.seen('marched')
  ) {
    const board = boardOf(t);
    t.demand('SC-A-landing-ground', standsOn(board, fact.piece, to), `${fact.piece} cannot set foot on ${to}`);
    moved(c, board, [ear.take('SC-21.9', 'marched')]);
  }
}

/** Notes who has come where, and what points that leaves. */
function moved(c: Campaign, board: Board, facts: readonly FactOf<'marched'>[], hand?: Hand): void {
  c.ways.push(...facts);
  c.round.hear(board, facts, hand);
}

/** Those in hand go where they can, with riders and a passenger from the same hex (SC-21.11 to SC-21.16, SC-21.26). */
function goes(t: Table, ear: Ear, c: Campaign, from: string, to: string): void {
  const board = boardOf(t);
  const { piece, count, riders, passenger } = t.order;
  const hand = { from, piece, count, carried: passenger !== undefined, ridden: riders.length > 0 };
  t.demand('SC-21.13', t.order.from === from, `those of ${t.order.from} go, not of ${from}`);
  t.demand('SC-21.13', c.round.where(board, hand).includes(to), `${piece} cannot go from ${from} to ${to}`);
  const alone = riders.every(rider => !isUnit(rider) && !flies(board, rider) && c.round.isFresh(board, from, rider));
  const saddled = isUnit(piece) && flies(board, piece) && c.round.freshAt(board, from, piece) >= count;
  const mounted = riders.length === 0 || saddled;
  t.demand('SC-12.16', alone && mounted, `${riders} cannot ride ${piece}`);
  const guest = passenger === undefined || (isUnit(passenger) && c.round.isFresh(board, from, passenger));
  t.demand('SC-21.26', guest && (passenger === undefined || piece === 'ermanaric'), `${passenger} is not carried`);
  const going =
    piece === 'everybody'
      ? c.round.everybody(board, from, to)
      : [{ piece, count }, ...[...riders, ...(passenger ? [passenger] : [])].map(one => ({ piece: one, count: 1 }))];
  const facts = going.map(one => ({ kind: 'marched' as const, lord: c.lord, from, to, ...one }));
  ear.expectAll('SC-21.11', facts);
  moved(c, board, facts, hand);
  arrive(t, ear, c, to);
}

/** From the hex where they stand, four units, no Pegasi, heroes without limit, a point a unit where there is no port (SC-21.8, SC-21.10, SC-12.6). */
function boards(t: Table, ear: Ear, c: Campaign, fleet: string): void {
  const { spoken, said } = t.order;
  const lies = t.fleets.get(fleet);
  for (
    let fact = ear.seen('marched');
    fact?.lord === c.lord && fact.to === fleet && t.order.spoken === spoken;
    fact = ear.seen('marched')
  ) {
    const board = boardOf(t);
    const { from, piece, count } = fact;
    t.demand('SC-21.8', lies?.lord === c.lord && lies.place === from, `${fleet} does not lie on ${from}`);
    t.demand('SC-21.8', c.round.boardable(board, fleet, piece) >= count, `${count} ${piece} cannot board ${fleet}`);
    moved(c, board, [ear.take('SC-21.8', 'marched')]);
  }
  if (said !== 'board-all') return;
  t.demand('SC-21.8', c.round.boarders(boardOf(t), fleet).length === 0, `more of them can board ${fleet}`);
}

/** A Valkyrie who waits joins whoever comes with an army; an empty fleet of enemies burns; a Stone is taken up (SC-A-valhalla-joins, SC-A-empty-enemy-fleet). */
function arrive(t: Table, ear: Ear, c: Campaign, hex: string): void {
  const { lord } = c;
  const waiting = t.count(hex, 'rebels', 'valkyrie');
  if (waiting > 0 && t.unitCount(hex, lord) > 0) {
    ear.expect('SC-A-valhalla-joins', { kind: 'joined', lord, place: hex, piece: 'valkyrie', count: waiting });
    c.round.stay(hex, { piece: 'valkyrie', count: waiting });
  }
  const board = boardOf(t);
  if (isAttack(board, lord, hex)) return;
  if (t.stack(hex, lord).length > 0 || t.fleetsAt(hex, lord).length > 0)
    ear.expectAll(
      'SC-A-empty-enemy-fleet',
      [...t.fleets]
        .filter(
          ([, fleet]) =>
            fleet.place === hex && !areFriends(board, lord, fleet.lord) && mayFight(board, lord, fleet.lord),
        )
        .map(([fleet, { lord: owner }]) => ({ kind: 'fleet-lost', lord: owner, fleet, cause: 'battle' })),
    );
  findLeftStone(t, ear, hex, lord);
}

// Voyages

/** SC-21.5 to SC-21.7; who comes to fight on a coast goes ashore for it (SC-21.17). */
function sailed(t: Table, ear: Ear, c: Campaign, fact: FactOf<'sailed'>): void {
  const { fleet, to, lord } = fact;
  const board = boardOf(t);
  const from = t.fleets.get(fleet)?.place ?? '';
  t.demand('SC-12.1', lord === c.lord && t.fleets.get(fleet)?.lord === lord, `${fleet} is not ${c.lord}'s to sail`);
  t.demand('SC-21.6', t.order.said === 'steer', `nobody has steered ${fleet}`);
  c.round.hear(board, [fact], undefined);
  ear.take('SC-21.6', 'sailed');
  if (!weathers(t, ear, c, board, fleet, to)) return;
  if (isAttack(board, lord, to)) {
    c.raids.set(fleet, from);
    if (!isWater(to)) lands(t, ear, c, fleet, to);
  }
  arrive(t, ear, c, to);
}

function lands(t: Table, ear: Ear, c: Campaign, fleet: string, to: string): void {
  const board = boardOf(t);
  const facts = t
    .stack(fleet, c.lord)
    .map(([piece, count]) => ({ kind: 'marched' as const, lord: c.lord, from: fleet, to, piece, count }));
  ear.expectAll('SC-21.17', facts);
  moved(c, board, facts);
}

/** Once for each fleet and sea in a turn (SC-C-storm, SC-A-turn-or-round). Is it still afloat? */
function weathers(t: Table, ear: Ear, c: Campaign, board: Board, fleet: string, to: string): boolean {
  const storms = t.storms.filter(sea => !c.weathered.has(`${fleet} ${sea}`));
  const fresh = stormsOnTheWay(board, fleet, to, storms);
  let tried = 0;
  for (; ear.seen('storm-tried')?.fleet === fleet; tried++) {
    t.demand(
      'SC-C-storm',
      fresh.some(seas => seas.length > tried),
      `${fleet} has come through`,
    );
    const { die } = ear.seen('storm-tried') ?? { die: 0 };
    t.demand('SC-C-storm', die >= 1 && die <= 10, 'the die is a D10');
    ear.expect('SC-C-storm', { kind: 'storm-tried', lord: c.lord, fleet, die });
    if (die > 5) continue;
    sink(t, ear, c.lord, fleet, 'storm');
    return false;
  }
  const way = fresh.find(seas => seas.length === tried);
  t.demand('SC-C-storm', way !== undefined, `${fleet} sails through ${fresh.join(' or ')}`);
  for (const sea of way ?? []) c.weathered.add(`${fleet} ${sea}`);
  return true;
}

// Beasts and battles

/** On any hex of land, Loki in regions alone and by himself (SC-21.25, SC-A-beast-places, SC-8.15, SC-C-joruld). */
function beastSet(t: Table, ear: Ear, { lord }: Campaign, { place, beast }: FactOf<'beast-set'>): void {
  const board = boardOf(t);
  const foes = foesAt(board, lord, place);
  t.demand('SC-A-beast-places', !isWater(place) && !isBeside(board, lord, place), `not on ${place}`);
  t.demand(
    'SC-C-freya',
    foes.every(side => mayFight(board, lord, side)),
    `no battle on ${place}`,
  );
  const alone = regionOf(t, place) !== undefined && t.stack(place, lord).length === 0;
  t.demand('SC-8.15', beast !== 'loki' || alone, 'Loki is alone');
  const spots = [place, ...[...t.fleets].flatMap(([id, fleet]) => (fleet.place === place ? [id] : []))];
  const joruld = foes.some(side => isLord(side) && spots.some(spot => t.count(spot, side, 'joruld') > 0));
  t.demand('SC-C-joruld', beast === 'loki' || !joruld, `Joruld defends ${place}`);
  ear.expect('SC-8.6', { kind: 'beast-set', lord, beast, place });
}

/** Against somebody who stands on the hex; crews of both sides land for it (SC-21.16, SC-21.17). */
function fought(t: Table, ear: Ear, c: Campaign, { attacker, defender, place }: FactOf<'battle'>): void {
  c.fighting = true;
  const board = boardOf(t);
  t.demand('SC-21.16', attacker === c.lord && placesOf(t, attacker).includes(place), `${attacker} is not on ${place}`);
  t.demand('SC-21.16', foesAt(board, attacker, place).includes(defender), `${defender} is not on ${place}`);
  t.demand('SC-5.4', mayFight(board, attacker, defender), `${attacker} may not attack ${defender}`);
  const landed = new Map<string, number>();
  const lands = (piece: string, count: number) => landed.set(piece, (landed.get(piece) ?? 0) + count);
  for (const { to, from, piece, count } of c.ways) if (to === place && isFleet(from)) lands(piece, count);
  if (!isAtSea(t, place))
    for (const fleet of t.fleetsAt(place, attacker))
      for (const [piece, count] of t.stack(fleet, attacker)) lands(piece, count);
  ear.take('SC-21.16', 'battle');
  for (const [piece, count] of landed) landed.set(piece, Math.min(count, t.count(place, attacker, piece)));
  battle(t, ear, newBattle(place, attacker, defender, landed));
  if (!t.lord(c.lord).out) retreats(t, ear, c);
}

const fightsBeside = (t: Table): boolean => t.options.fleetMeetsFleet === 'adjacent';

/** A fleet that has come to fight another is back beside it when that is over, or somewhere near (SC-O-fleetMeetsFleet). */
function fallsBack(t: Table, ear: Ear, c: Campaign, { fleet, to, lord }: FactOf<'sailed'>): void {
  const raider = t.fleets.get(fleet);
  const near = isCoast(to) || (isWater(to) && ![...t.fleets.values()].some(({ place }) => place === to));
  const over = raider !== undefined && !isAttack(boardOf(t), c.lord, raider.place);
  t.demand(
    'SC-O-fleetMeetsFleet',
    fightsBeside(t) && lord === c.lord && c.raids.delete(fleet),
    `${fleet} has not fought`,
  );
  t.demand('SC-O-fleetMeetsFleet', near && over, `${fleet} does not fall back to ${to}`);
  ear.take('SC-O-fleetMeetsFleet', 'sailed');
}

/** Whoever came where he may not fight any more goes back, fleets too (SC-A-vassal-battles). */
function retreats(t: Table, ear: Ear, c: Campaign): void {
  const { lord } = c;
  for (const hex of placesOf(t, lord).sort()) {
    const board = boardOf(t);
    if (!isBeside(board, lord, hex)) continue;
    for (const [fleet, from] of c.raids) {
      const raider = t.fleets.get(fleet);
      if (fightsBeside(t) && isWater(hex)) continue;
      if (raider?.lord === lord && raider.place === hex) raider.place = isWater(from) ? freeWater(t, from) : from;
    }
    for (const { to, from, piece, count: sent } of c.ways) {
      const count = to === hex ? Math.min(sent, t.count(hex, lord, piece)) : 0;
      if (count === 0) continue;
      const told = ear.seen('marched')?.to ?? '';
      const homes = backFrom(t, board, lord, from, count);
      t.demand('SC-A-vassal-battles', homes.includes(told), `${piece} goes from ${hex} back to ${homes}`);
      ear.expect('SC-A-vassal-battles', { kind: 'marched', lord, from: hex, to: told, piece, count });
    }
    if (t.beast?.lord === lord && t.beast.place === hex)
      ear.expect('SC-A-vassal-battles', { kind: 'beast-gone', lord, beast: t.beast.beast });
  }
}

function backFrom(t: Table, board: Board, lord: string, from: string, count: number): string[] {
  if (isFleet(from)) {
    const fleet = t.fleets.get(from);
    if (fleet?.lord === lord && t.unitCount(from, lord) + count <= 4) return [from];
    return nearestOwn(t, lord, fleet?.place ?? from);
  }
  if (!isAttack(board, lord, from) && !isBeside(board, lord, from) && !isWater(from)) return [from];
  return nearestOwn(t, lord, from);
}

/** The nearest water without a fleet. */
function freeWater(t: Table, from: string): string {
  const seen = [from];
  for (const hex of seen) {
    if ([...t.fleets.values()].every(({ place }) => place !== hex)) return hex;
    for (const next of cellOf(hex).next) if (isWater(next) && !seen.includes(next)) seen.push(next);
  }
  return from;
}
