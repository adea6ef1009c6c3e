/** The course of a battle from the windows to the Stone (SC-13.29, SC-13.30). */
import type { ScandinaviaFact } from '../../facts.ts';
import { type Captive, captured } from './capture.ts';
import { conquest } from './conquest.ts';
import { fall } from './fall.ts';
import { takeFleets } from './fleets.ts';
import {
  army,
  type Battle,
  beastOf,
  commoners,
  countUnits,
  fighters,
  forceOf,
  opponent,
  spotsOf,
  tableOf,
} from './forces.ts';
import { goHome } from './home.ts';
import { isFleet, isIsland, isLord, isRegion, isUnit, sortedPieces } from './printed.ts';
import { flies } from './reach.ts';
import { isAtSea, isByHex } from './standing.ts';
import { findLeftStone } from './stone.ts';
import type { Table } from './table.ts';
import type { Ear } from './told.ts';
import { gone, lose, spotFor, windows } from './windows.ts';

export const newBattle = (place: string, attacker: string, defender: string, landed: Map<string, number>): Battle => ({
  place,
  attacker,
  defender,
  landed,
  fanatic: new Map(),
  fury: new Map(),
  aside: new Map(),
  dead: new Map([
    [attacker, new Map()],
    [defender, new Map()],
  ]),
  round: 0,
  standing: 0,
});

/** One side's die and force. */
function thrown(t: Table, ear: Ear, b: Battle, side: string): number {
  if (beastOf(t, b, side) === 'loki') {
    const { lord, die } = ear.take('SC-8.14', 'loki');
    t.demand('SC-8.14', lord === side && die >= 1 && die <= 100, 'Loki is a D100');
    return die;
  }
  const { potential, rolls, bonus, commoners: folk, alone } = forceOf(t, b, side);
  const told = ear.seen('force');
  const die = rolls ? (told?.die ?? 0) : 0;
  const dragon = beastOf(t, b, side) === 'dragon' ? (told?.dragon ?? 0) : 0;
  t.demand('SC-13.5', !rolls || (die >= 1 && die <= 10), 'the die is a D10');
  t.demand('SC-8.7', dragon === 0 ? beastOf(t, b, side) !== 'dragon' : dragon >= 16 && dragon <= 25, '15 + D10');
  const roll = die + bonus;
  const result = rolls ? tableOf(potential, roll) : 0;
  const force = potential + result + dragon + folk + alone;
  ear.expect('SC-13.6', { kind: 'force', side, potential, die, roll, result, dragon, commoners: folk, force });
  return force;
}

export function battle(t: Table, ear: Ear, b: Battle): void {
  windows(t, ear, b);
  for (;;) {
    const winner = clash(t, ear, b);
    if (!rises(t, ear, b, winner)) {
      settle(t, ear, b, winner);
      return;
    }
  }
}

/** Dice, the dead, losses, and those who come back. */
function clash(t: Table, ear: Ear, b: Battle): string {
  const attack = thrown(t, ear, b, b.attacker);
  const defence = thrown(t, ear, b, b.defender);
  const enough = attack > defence || (attack === defence && b.defender === 'commoners');
  const present = countUnits(army(t, b, b.attacker)) > 0 || beastOf(t, b, b.attacker) !== undefined;
  const winner = enough && present ? b.attacker : b.defender;
  const margin = Math.max(0, winner === b.attacker ? attack - defence : defence - attack);
  const alone = winner === b.defender && countUnits(army(t, b, b.defender)) === 0;
  if (b.round === 0) b.standing = alone ? commoners(t, b) + forceOf(t, b, b.defender).alone : 0;
  ear.expect('SC-13.21', { kind: 'battle-won', side: winner, against: opponent(b, winner), place: b.place, margin });
  // Values are those of the battle, before anybody has fallen.
  const units = fighters(t, b, winner);
  losersDie(t, ear, b, opponent(b, winner));
  if (winner === b.attacker && b.round === 0) furiousDie(t, ear, b);
  losses(
    t,
    ear,
    b,
    winner,
    margin,
    units.filter(unit => !unit.furious),
  );
  b.fury.clear();
  revive(t, ear, b, winner);
  return winner;
}

function note(b: Battle, side: string, piece: string, count: number): void {
  const dead = b.dead.get(side);
  if (isUnit(piece)) dead?.set(piece, (dead.get(piece) ?? 0) + count);
}

/** All units and heroes; the Dragon goes, a token waits for its fate (SC-13.9, SC-13.21, SC-13.22). */
function losersDie(t: Table, ear: Ear, b: Battle, loser: string): void {
  if (loser === 'commoners') return;
  const facts: ScandinaviaFact[] = [];
  let stone = false;
  for (const spot of spotsOf(t, b, loser)) {
    for (const [piece, count] of t.stack(spot, loser)) {
      if (t.stone.lord === loser && t.stone.piece === piece && t.stone.place === spot) stone = true;
      if (piece === 'token') continue;
      facts.push({ kind: 'died', lord: loser, place: spot, piece, count, cause: 'battle' });
      note(b, loser, piece, count);
    }
  }
  if (stone) facts.push({ kind: 'stone-left', place: isAtSea(t, b.place) ? 'aland' : b.place });
  const tokenAt = spotsOf(t, b, loser).find(spot => t.count(spot, loser, 'token') > 0);
  ear.expectAll('SC-13.21', facts);
  if (tokenAt !== undefined) {
    t.remove(tokenAt, loser, 'token', 1);
    t.captives.push(loser);
  }
  if (beastOf(t, b, loser) !== undefined && t.beast)
    ear.expect('SC-A-beast-stays', { kind: 'beast-gone', lord: loser, beast: t.beast.beast });
}

/** SC-C-viking-fury. */
function furiousDie(t: Table, ear: Ear, b: Battle): void {
  for (const [piece, count] of sortedPieces(b.fury)) {
    if (count === 0) continue;
    lose(t, ear, b, b.attacker, piece, count, 'furious');
    note(b, b.attacker, piece, count);
  }
}

/** The winner keeps what adds up to no more than the margin, and one unit at least (SC-13.11, SC-13.12, SC-A-loss-choice). */
function losses(
  t: Table,
  ear: Ear,
  b: Battle,
  winner: string,
  margin: number,
  units: readonly { piece: string; value: number }[],
): void {
  const total = units.reduce((all, { value }) => all + value, 0);
  if (total <= margin || units.length <= 1) return;
  const lost = new Map<string, number>();
  for (let fact = ear.seen('died'); fact && isLoss(t, b, winner, fact); fact = ear.seen('died')) {
    ear.take('SC-13.11', 'died');
    lost.set(fact.piece, (lost.get(fact.piece) ?? 0) + fact.count);
    note(b, winner, fact.piece, fact.count);
  }
  // Of units alike the one that weighs most is lost first: the fanatic, the Viking who has landed.
  if (winner === b.attacker)
    for (const [piece, count] of lost)
      for (const notes of piece === 'viking' ? [b.fanatic, b.landed] : [b.fanatic])
        notes.set(piece, Math.max(0, (notes.get(piece) ?? 0) - count));
  const kept = [...units].sort((one, other) => one.value - other.value);
  for (const [piece, count] of lost)
    for (let i = 0; i < count; i++) {
      const at = kept.findLastIndex(unit => unit.piece === piece);
      t.demand('SC-13.11', at >= 0, `no ${piece} can be lost`);
      kept.splice(at, 1);
    }
  const sum = kept.reduce((all, { value }) => all + value, 0);
  const least = Math.min(...units.map(({ value }) => value));
  if (sum > margin) {
    t.demand('SC-13.12', kept.length === 1 && sum === least && least > margin, `${sum} does not fit into ${margin}`);
    return;
  }
  t.demand('SC-13.12', kept.length >= 1, 'one unit stays');
  // None is given up beyond need: the last that was lost did not fit beside the rest.
  t.demand('SC-13.11', sum + Math.max(...lostValues(units, kept)) > margin, 'too much is lost');
}

function lostValues(units: readonly { value: number }[], kept: readonly { value: number }[]): number[] {
  const left = kept.map(({ value }) => value);
  return units.flatMap(({ value }) => {
    const at = left.indexOf(value);
    if (at < 0) return [value];
    left.splice(at, 1);
    return [];
  });
}

const isLoss = (t: Table, b: Battle, winner: string, fact: { lord: string; place: string; cause: string }): boolean =>
  fact.lord === winner && fact.cause === 'battle' && spotsOf(t, b, winner).includes(fact.place);

/** Each Valkyrie who stood aside raises one own unit that died (SC-C-valkyrie, SC-A-valkyrie-raise). */
function revive(t: Table, ear: Ear, b: Battle, winner: string): void {
  let left = b.aside.get(winner) ?? 0;
  b.aside.set(winner, 0);
  const dead = b.dead.get(winner) ?? new Map<string, number>();
  while (left > 0 && [...dead.values()].some(count => count > 0)) {
    const { lord, piece, count, cause, place } = ear.take('SC-A-valkyrie-raise', 'came');
    const fine = lord === winner && count === 1 && cause === 'valhalla' && (dead.get(piece) ?? 0) > 0;
    t.demand('SC-A-valkyrie-raise', fine && spotsOf(t, b, winner).includes(place), `${piece} did not die here`);
    dead.set(piece, (dead.get(piece) ?? 0) - 1);
    left--;
  }
}

const sum = (dead = new Map<string, number>()): number => [...dead.values()].reduce((all, count) => all + count, 0);

/** Undead by power 1, or a new battle by power 4 (SC-C-animate, SC-C-final-necromancy, SC-A-krosen-4). */
function rises(t: Table, ear: Ear, b: Battle, winner: string): boolean {
  if (winner === 'krosen') {
    const rising = sum(b.dead.get('krosen'));
    makeRoom(t, ear, b, rising);
    undead(t, ear, b, rising, 'animate');
    return false;
  }
  if (opponent(b, winner) !== 'krosen' || isAtSea(t, b.place) || !t.hasPower('krosen', 'final-necromancy'))
    return false;
  const dice = sum(b.dead.get(b.attacker)) + sum(b.dead.get(b.defender));
  const { place, dice: told, count } = ear.take('SC-C-final-necromancy', 'risen-tried');
  t.demand('SC-C-final-necromancy', place === b.place && told === dice && count <= dice && count >= 0, `${dice} dead`);
  for (const dead of b.dead.values()) dead.clear();
  makeRoom(t, ear, b, count);
  if (undead(t, ear, b, count, 'final-necromancy') === 0) return false;
  b.round++;
  ear.expect('SC-A-krosen-4-course', { kind: 'fights-on', lord: 'krosen', place: b.place });
  return true;
}

function undead(t: Table, ear: Ear, b: Battle, count: number, cause: string): number {
  const came = Math.min(count, t.pool.undead);
  for (let left = came; left > 0; ) {
    // At sea aboard a fleet with room, if there is one (SC-A-sea-sides).
    const place = spotFor(t, b, 'krosen', 'undead');
    const room = isFleet(place) ? Math.max(1, 4 - t.unitCount(place, 'krosen')) : left;
    const there = Math.min(left, room);
    ear.expect('SC-A-krosen-1', { kind: 'came', lord: 'krosen', place, piece: 'undead', count: there, cause });
    left -= there;
  }
  return came;
}

/** Others may be taken off the board to make room (SC-17.3, SC-A-undead-pool). */
export function makeRoom(t: Table, ear: Ear, b: Battle, wanted: number): void {
  if (wanted <= t.pool.undead) return;
  for (let fact = ear.seen('left'); fact?.cause === 'animate'; fact = ear.seen('left')) {
    const fine = fact.lord === 'krosen' && fact.piece === 'undead' && fact.count === 1 && fact.place !== b.place;
    t.demand('SC-A-undead-pool', fine && wanted > t.pool.undead, 'there is no need');
    ear.take('SC-A-undead-pool', 'left');
  }
}

/** All that follows when it is decided. */
function settle(t: Table, ear: Ear, b: Battle, winner: string): void {
  losersFleets(t, ear, b, opponent(b, winner));
  let taken = false;
  if (winner === b.attacker && isRegion(b.place)) {
    const beast = t.options.dragonAlone === 'takes' && beastOf(t, b, b.attacker) !== undefined;
    taken = t.unitCount(b.place, b.attacker) > 0 || beast;
    if (taken) conquest(t, ear, b);
    else if (isLord(b.attacker)) goHome(t, ear, b.attacker, b.place);
  } else if (winner === b.attacker && isIsland(b.place)) takeFleets(t, ear, b.place, b.defender, b.attacker, false);
  if (taken && t.hasPower(b.attacker, 'call-of-evil')) callOfEvil(t, ear, b);
  if (taken && isLord(b.defender) && !t.lord(b.defender).out && t.regionsOf(b.defender).length === 0)
    fall(t, ear, b.defender, b.attacker, false);
  const led = isLord(winner) && spotsOf(t, b, winner).some(spot => t.count(spot, winner, 'token') > 0);
  const captives: Captive[] = t.captives.splice(0).map(lord => ({ lord, captor: winner, place: b.place, led }));
  for (const captive of captives) captured(t, ear, b, captive);
  // Who has escaped is placed before anything else happens (SC-16.36).
  ear.until(() => t.fugitives.length === 0);
  t.demand('SC-16.36', t.fugitives.length === 0, `${t.fugitives} must be placed first`);
  trimCrews(t, ear, b);
  forgetGold(t, b);
  settleBeast(t, ear, b);
  if (isLord(winner)) findLeftStone(t, ear, b.place, winner);
}

/** SC-12.9, SC-A-landing-fleet, SC-13.27. */
function losersFleets(t: Table, ear: Ear, b: Battle, loser: string): void {
  if (!isLord(loser)) return;
  const fleets = t.fleetsAt(b.place, loser);
  // By the advanced rules they are always destroyed (SC-21.20).
  if (isByHex(t) || isAtSea(t, b.place)) {
    for (const fleet of fleets) ear.expect('SC-13.27', { kind: 'fleet-lost', lord: loser, fleet, cause: 'battle' });
    return;
  }
  if (loser !== b.attacker) return;
  const taken = isRegion(b.place) && isLord(b.defender) && t.options.landingFleet === 'captured';
  for (const fleet of fleets) {
    if (taken) {
      ear.expect('SC-12.9', { kind: 'fleet-taken', lord: b.defender, fleet, from: loser });
      const there = t.fleets.get(fleet);
      if (there) there.captured = true;
    } else ear.expect('SC-13.9', { kind: 'fleet-lost', lord: loser, fleet, cause: 'battle' });
  }
}

/** Up to four Undead (SC-C-call-of-evil). */
function callOfEvil(t: Table, ear: Ear, b: Battle): void {
  makeRoom(t, ear, b, 4);
  const told = ear.seen('came');
  if (told?.cause !== 'call-of-evil') return;
  t.demand('SC-C-call-of-evil', told.count <= 4 && told.piece === 'undead' && told.place === b.place, 'up to four');
  ear.take('SC-C-call-of-evil', 'came');
}

/** Who has no place aboard is lost (SC-A-sea-sides). */
function trimCrews(t: Table, ear: Ear, b: Battle): void {
  if (!isAtSea(t, b.place)) return;
  if (isByHex(t) && !t.lasts('glaciation')) walkersDrown(t, ear, b.place);
  for (const [id, { lord, place }] of t.fleets) {
    if (place !== b.place) continue;
    for (const [piece] of sortedPieces(t.units(id, lord)).reverse()) {
      const count = Math.min(t.unitCount(id, lord) - 4, t.count(id, lord, piece));
      if (count > 0) ear.expect('SC-A-sea-sides', { kind: 'died', lord, place: id, piece, count, cause: 'sea' });
    }
  }
}

/** Over a hex of the sea stay only those who fly, and who rides with them; others board where losses have made room (SC-21.14, SC-A-sea-sides). */
function walkersDrown(t: Table, ear: Ear, place: string): void {
  for (const lord of t.sidesAt(place))
    for (const [piece, all] of sortedPieces(t.units(place, lord))) {
      if (flies(t, piece)) continue;
      let count = all;
      for (const fleet of t.fleetsAt(place, lord)) {
        const some = piece === 'pegasus' ? 0 : Math.min(count, 4 - t.unitCount(fleet, lord));
        if (some <= 0) continue;
        t.remove(place, lord, piece, some);
        t.put(fleet, lord, piece, some);
        count -= some;
      }
      if (count > 0) ear.expect('SC-21.14', { kind: 'died', lord, place, piece, count, cause: 'sea' });
    }
  for (const lord of t.sidesAt(place)) dismounted(t, ear, place, lord);
}

/** Heroes whose mounts are all dead go aboard, or down (SC-A-riders-way). */
function dismounted(t: Table, ear: Ear, place: string, lord: string): void {
  if (['pegasus', 'valkyrie'].some(mount => t.count(place, lord, mount) > 0)) return;
  const [fleet] = t.fleetsAt(place, lord);
  for (const [piece, count] of t.stack(place, lord)) {
    if (isUnit(piece) || piece === 'ermanaric') continue;
    if (fleet === undefined) {
      gone(t, ear, 'SC-A-riders-way', { spot: place, side: lord, piece, count, cause: 'sea', place });
      continue;
    }
    ear.expect('SC-A-riders-way', { kind: 'marched', lord, from: place, to: fleet, piece, count });
  }
}

/** SC-O-orcTurn. */
function forgetGold(t: Table, b: Battle): void {
  if (t.options.orcTurn === 'turn') return;
  for (const side of [b.attacker, b.defender])
    for (const spot of spotsOf(t, b, side))
      for (const [piece, count] of t.stack(spot, side)) {
        if (!/^orc-\d$/.test(piece)) continue;
        t.remove(spot, side, piece, count);
        t.put(spot, side, 'orc', count);
      }
}

/** SC-A-beast-stays. */
function settleBeast(t: Table, ear: Ear, b: Battle): void {
  if (t.beast?.place !== b.place || !isRegion(b.place)) return;
  const { lord, beast } = t.beast;
  if (t.regions[b.place].owner !== lord) ear.expect('SC-A-beast-stays', { kind: 'beast-gone', lord, beast });
}
