/** What each side may do before the dice, the attacker first (SC-13.20, SC-A-battle-windows). */
import { forestsOf } from './board.ts';
import { army, type Battle, beastOf, opponent, spotsOf } from './forces.ts';
import { spend } from './gold.ts';
import { hearsForest } from './hex/forests.ts';
import { bonusOf, isFleet, isHero, isLord, isUnit, LANDS, prices } from './printed.ts';
import { castSpell } from './recruiting.ts';
import { countIn, isAtSea, isByHex, regionOf } from './standing.ts';
import { leaveStone } from './stone.ts';
import type { Table } from './table.ts';
import type { Ear, FactOf } from './told.ts';

/** Attackers who are furious or fanatic. */
const wildOf = (b: Battle, piece: string): number => (b.fury.get(piece) ?? 0) + (b.fanatic.get(piece) ?? 0);

/** Attackers who fight, neither furious nor fanatic; a Valkyrie who stands aside does not fight (SC-C-valkyrie). */
function calmOf(t: Table, b: Battle, piece: string): number {
  const aside = piece === 'valkyrie' ? (b.aside.get(b.attacker) ?? 0) : 0;
  return (army(t, b, b.attacker).get(piece) ?? 0) - wildOf(b, piece) - aside;
}

/** What cannot be turned or bribed (SC-C-inversion, SC-C-bribery). */
function isSafe(t: Table, b: Battle, from: string, piece: string): boolean {
  const wild = from === b.attacker ? wildOf(b, piece) : 0;
  const tame = (army(t, b, from).get(piece) ?? 0) - wild;
  return !isUnit(piece) || ['undead', 'valkyrie'].includes(piece) || from === 'barbarians' || tame <= 0;
}

/** The place of a side where such a piece stands. */
const spotWith = (t: Table, b: Battle, side: string, piece: string): string =>
  spotsOf(t, b, side).find(spot => t.count(spot, side, piece) > 0) ?? b.place;

/** Beside its new lord; at sea aboard a fleet with room, if there is one. */
export function spotFor(t: Table, b: Battle, side: string, piece: string): string {
  if (piece === 'pegasus' && isByHex(t)) return b.place;
  const spots = spotsOf(t, b, side);
  return spots.find(spot => !isFleet(spot) || t.unitCount(spot, side) < 4) ?? spots[0] ?? b.place;
}

/** Who is no longer there neither rages nor has landed nor stands aside. */
function trim(t: Table, b: Battle, piece: string): void {
  const left = army(t, b, b.attacker).get(piece) ?? 0;
  for (const notes of [b.landed, b.fury, b.fanatic]) if ((notes.get(piece) ?? 0) > left) notes.set(piece, left);
  for (const [side, count] of b.aside) b.aside.set(side, Math.min(count, army(t, b, side).get('valkyrie') ?? 0));
}

interface Done {
  readonly ragnar: Set<string>;
  readonly dominated: Set<string>;
  readonly paid: Set<string>;
}

export function windows(t: Table, ear: Ear, b: Battle): void {
  const done: Done = { ragnar: new Set(), dominated: new Set(), paid: new Set() };
  let open = 0;
  for (;;) {
    const fact = ear.peek();
    if (!fact || !('lord' in fact) || !isWindow(fact.kind)) return;
    const who = fact.lord === b.attacker ? 0 : 1;
    t.demand('SC-13.20', fact.lord === b.attacker || fact.lord === b.defender, `${fact.lord} is not in this battle`);
    t.demand('SC-13.20', who >= open && isLord(fact.lord), 'the attacker decides first');
    open = who;
    t.demand('SC-8.15', beastOf(t, b, fact.lord) !== 'loki', 'Loki is alone');
    act(t, ear, b, done, fact.lord);
  }
}

const isWindow = (kind: string): boolean =>
  ['hero-killed', 'turned', 'fanatic', 'came', 'paid', 'furious', 'aside'].includes(kind);

function act(t: Table, ear: Ear, b: Battle, done: Done, lord: string): void {
  const foe = opponent(b, lord);
  const fact = ear.peek();
  switch (fact?.kind) {
    case 'hero-killed':
      ragnar(t, ear, b, done, lord, foe);
      return;
    case 'turned':
      turn(t, ear, b, done, fact);
      return;
    case 'fanatic': {
      t.demand('SC-C-fanaticism', lord === b.attacker, 'only in attack');
      t.demand('SC-C-fanaticism', isUnit(fact.piece) && calmOf(t, b, fact.piece) > 0, 'not there');
      castSpell(t, lord, 'fanaticism');
      t.lord(lord).spent += 6;
      b.fanatic.set(fact.piece, (b.fanatic.get(fact.piece) ?? 0) + 1);
      ear.take('SC-C-fanaticism', 'fanatic');
      return;
    }
    case 'came':
      forests(t, ear, b, fact);
      return;
    case 'paid':
      if (fact.cause === 'bribe') bribe(t, ear, b, lord, foe);
      else payOrc(t, ear, b, done, lord);
      return;
    case 'furious': {
      const { piece, count } = ear.take('SC-C-viking-fury', 'furious');
      const calm = calmOf(t, b, piece);
      t.demand('SC-C-viking-fury', t.hasPower(lord, 'viking-fury') && lord === b.attacker, `${lord} has no fury`);
      t.demand('SC-C-viking-fury', isUnit(piece) && count <= calm, `there are ${calm} ${piece} left`);
      b.fury.set(piece, (b.fury.get(piece) ?? 0) + count);
      return;
    }
    default: {
      const { count } = ear.take('SC-C-valkyrie', 'aside');
      const all = (b.aside.get(lord) ?? 0) + count;
      const wild = lord === b.attacker ? wildOf(b, 'valkyrie') : 0;
      t.demand('SC-C-valkyrie', all + wild <= (army(t, b, lord).get('valkyrie') ?? 0), 'there are not so many');
      b.aside.set(lord, all);
    }
  }
}

/** One hero with a printed bonus no higher than his 3; no token (SC-C-ragnar, SC-A-ragnar-bonus). */
function ragnar(t: Table, ear: Ear, b: Battle, done: Done, lord: string, foe: string): void {
  const { piece, from } = ear.take('SC-C-ragnar', 'hero-killed');
  t.demand('SC-C-ragnar', (army(t, b, lord).get('ragnar') ?? 0) > 0 && !done.ragnar.has(lord), 'no Ragnar is there');
  t.demand('SC-C-ragnar', from === foe && isHero(piece) && bonusOf(piece) <= 3, `${piece} is too great for him`);
  done.ragnar.add(lord);
  lose(t, ear, b, foe, piece, 1, 'battle');
}

/** The last of several alike bears the Stone; it stays where he falls, or comes back to Aland (SC-A-stone-ground). */
export function lose(
  t: Table,
  ear: Ear,
  b: Pick<Battle, 'place'>,
  side: string,
  piece: string,
  count: number,
  cause: string,
): void {
  let left = count;
  for (const spot of spotsOf(t, b as Battle, side)) {
    const here = Math.min(left, t.count(spot, side, piece));
    if (here === 0) continue;
    left -= here;
    gone(t, ear, 'SC-13.21', { spot, side, piece, count: here, cause, place: b.place });
  }
}

export interface Gone {
  readonly spot: string;
  readonly side: string;
  readonly piece: string;
  readonly count: number;
  readonly cause: string;
  /** Where the Stone would lie. */
  readonly place: string;
}

/** Pieces die, or a token escapes (SC-A-token-dangers). */
export function gone(t: Table, ear: Ear, clause: string, { spot, side, piece, count, cause, place }: Gone): void {
  const bears = t.stone.lord === side && t.stone.piece === piece && t.stone.place === spot;
  const last = t.count(spot, side, piece) === count;
  if (piece === 'token') {
    t.remove(spot, side, piece, count);
    t.fugitives.push(side);
    ear.expect('SC-A-token-dangers', { kind: 'escaped', lord: side });
  } else ear.expect(clause, { kind: 'died', lord: side, place: spot, piece, count, cause });
  if (bears && last) leaveStone(t, ear, place);
}

/** An enemy unit changes sides for good, and fights at once (SC-C-inversion, SC-C-domination, SC-A-domination-limits). */
function turn(t: Table, ear: Ear, b: Battle, done: Done, fact: FactOf<'turned'>): void {
  const { lord, from, piece, cause } = fact;
  t.demand('SC-C-inversion', from === opponent(b, lord) && from !== 'commoners' && isUnit(piece), `not ${piece}`);
  t.demand('SC-C-inversion', fact.count === 1, 'one by one');
  if (cause === 'domination') {
    const { power, lord: bearer, place } = t.stone;
    const fine = power === 'domination' && bearer === lord && spotsOf(t, b, lord).includes(place ?? '');
    t.demand('SC-C-domination', fine && !done.dominated.has(lord), `${lord} cannot dominate`);
    done.dominated.add(lord);
  } else {
    t.demand('SC-C-inversion', cause === 'inversion' && !isSafe(t, b, from, piece), `${piece} cannot be turned`);
    castSpell(t, lord, 'inversion');
    t.lord(lord).spent += 9;
  }
  const to = spotFor(t, b, lord, piece);
  t.remove(spotWith(t, b, from, piece), from, piece, 1);
  t.put(to, lord, piece, 1);
  trim(t, b, piece);
  ear.take('SC-C-inversion', 'turned');
}

/** In a region that is not chaotic, at most its forest hexes, 3 points each (SC-C-forest-call, SC-A-forest-holds). */
function forests(t: Table, ear: Ear, b: Battle, { lord, place, piece, count, cause }: FactOf<'came'>): void {
  const region = regionOf(t, place) ?? '';
  const fine = place === b.place && piece === 'living-forest' && cause === 'forest-call' && region !== '';
  t.demand('SC-C-forest-call', fine && LANDS[region].alignment !== 'chaotic', `no forest comes to ${place}`);
  t.demand('SC-21.28', !isByHex(t) || hearsForest(place), `there is no forest by ${place}`);
  const standing = countIn(t, region, lord, 'living-forest') + count;
  t.demand('SC-A-forest-holds', standing <= forestsOf(region), `${region} has ${forestsOf(region)} forests`);
  castSpell(t, lord, 'forest-call', count);
  t.lord(lord).spent += 3 * count;
  ear.take('SC-C-forest-call', 'came');
}

/** Twice the normal recruiting price, and the unit leaves the board (SC-C-bribery). */
function bribe(t: Table, ear: Ear, b: Battle, lord: string, foe: string): void {
  t.demand('SC-C-bribery', t.hasPower(lord, 'bribery'), `${lord} cannot bribe`);
  t.demand('SC-21.32', !isByHex(t) || !isAtSea(t, b.place), 'nobody bribes at sea');
  const { gold } = ear.take('SC-C-bribery', 'paid');
  const { from, piece, count } = ear.seen('bribed') ?? { from: '', piece: '', count: 0 };
  t.demand('SC-C-bribery', from === foe && count === 1 && !isSafe(t, b, foe, piece), `${piece} cannot be bribed`);
  const [recruit] = prices(piece);
  t.demand('SC-C-bribery', gold === 2 * recruit, `${piece} costs ${2 * recruit}`);
  t.remove(spotWith(t, b, foe, piece), foe, piece, 1);
  t.toPool(piece, 1);
  trim(t, b, piece);
  ear.take('SC-C-bribery', 'bribed');
}

/** One unit in a battle, a point for each gold, up to 10 (SC-C-orc, SC-A-orc-one, SC-A-orc-turn). */
function payOrc(t: Table, ear: Ear, b: Battle, done: Done, lord: string): void {
  const { gold, cause } = ear.seen('paid') ?? { gold: 0, cause: '' };
  t.demand(
    'SC-A-orc-one',
    cause === 'orc' && (!done.paid.has(lord) || t.options.orcOne === 'each'),
    'one unit of Orcs',
  );
  done.paid.add(lord);
  spend(ear, 'SC-C-orc', { lord, gold, cause: 'orc' });
  const told = ear.seen('orc-paid');
  const now = Number(told?.piece.slice(4));
  const before = now - gold === 0 ? 'orc' : `orc-${now - gold}`;
  const spot = spotWith(t, b, lord, before);
  const fine = told?.lord === lord && told.gold === gold && now <= 5;
  t.demand('SC-C-orc', fine && t.count(spot, lord, before) > 0, `no ${before} is there`);
  t.remove(spot, lord, before, 1);
  t.put(spot, lord, `orc-${now}`, 1);
  if (lord === b.attacker) follow(b, before, `orc-${now}`, t.count(spot, lord, before));
  ear.take('SC-C-orc', 'orc-paid');
}

/** It is the frenzied one who is paid, where there is one; who has landed has landed. */
function follow(b: Battle, before: string, now: string, left: number): void {
  for (const notes of [b.landed, b.fury, b.fanatic]) {
    const noted = notes.get(before) ?? 0;
    // The fanatic one is the one who is paid.
    if (notes === b.fanatic ? noted === 0 : noted <= left) continue;
    notes.set(before, noted - 1);
    notes.set(now, (notes.get(now) ?? 0) + 1);
  }
}
