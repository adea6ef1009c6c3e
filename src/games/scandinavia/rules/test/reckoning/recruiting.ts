import { prosper, spend } from './gold.ts';
import { inOrder } from './order.ts';
import { creedOf, hasTemple, tokenOf } from './power.ts';
import { bonusOf, degrees, discounted, isHero, LANDS, prices, SHEETS, SPELLS, TROOPS } from './printed.ts';
import { isByHex, regionOf, standingIn } from './standing.ts';
import { borneBy, fellowTakes, leaves } from './stone.ts';
import type { Table } from './table.ts';
import type { Ear, FactOf } from './told.ts';

interface Tries {
  /** Units that came of it. */
  count: number;
  surcharge: number;
  enticed: number;
  begun: boolean;
  failed: boolean;
}

/** Points of a spell, within those of the turn (SC-17.1, SC-A-spell-budget). */
export function castSpell(t: Table, lord: string, power: string, times = 1): void {
  t.demand('SC-17.1', t.hasPower(lord, power), `${lord} cannot cast ${power}`);
  const { creed, spent } = t.lord(lord);
  const points = SPELLS[power] * times;
  t.demand('SC-A-spell-budget', creed - spent >= points, `${lord} has ${creed - spent} points, not ${points}`);
}

export function recruiting(t: Table, ear: Ear): void {
  inOrder(t, ear, 'recruiting', lord => part(t, ear, lord));
  deathWind(t, ear);
}

/** A region that a spell on this lord's recruiting may strike (SC-A-spell-targets, SC-A-spell-allies). */
function mayStrike(t: Table, lord: string, region: string): void {
  const { owner } = t.regions[region] ?? { owner: undefined };
  t.demand('SC-A-spell-targets', !t.areAllied('ohrrkan', lord), `${lord} is an ally`);
  if (t.options.spellTargets === 'that-lord')
    t.demand('SC-A-spell-targets', owner === lord, `${region} is not ${lord}'s`);
  t.demand('SC-A-spell-allies', typeof owner !== 'string' || !t.areAllied('ohrrkan', owner), `${region} is an ally's`);
}

function part(t: Table, ear: Ear, lord: string): void {
  for (let fact = ear.seen('cast'); fact?.power === 'cursed-waters'; fact = ear.seen('cast')) {
    mayStrike(t, lord, fact.place);
    castSpell(t, 'ohrrkan', 'cursed-waters');
    ear.expect('SC-C-cursed-waters', { ...fact, lord: 'ohrrkan', points: 9 });
    if (t.regions[fact.place].owner !== null) prosper(t, ear, 'SC-C-cursed-waters', fact.place, -3, 'cursed-waters');
    t.regions[fact.place].cursed = true;
  }
  appear(t, ear, lord);
  heroes(t, ear, lord);
  const recruits = troops(t, ear, lord);
  doubling(t, ear, lord, recruits);
  for (let fact = ear.seen('cast'); fact?.power === 'death-omen'; fact = ear.seen('cast')) omen(t, ear, lord, fact);
}

/** What comes by itself at the start of a lord's part (SC-C-royal-aura, SC-16.8, SC-16.14, SC-A-own-part-powers). */
function appear(t: Table, ear: Ear, lord: string): void {
  if (t.hasPower(lord, 'royal-aura')) {
    const number = { minor: 3, ordinary: 2, exceptional: 1, special: 0 };
    const wanted = t.regionsOf(lord).map(region => {
      const { troop } = LANDS[region];
      return { region, troop, count: number[TROOPS[troop].class] };
    });
    localTroops(t, ear, 'SC-C-royal-aura', 'royal-aura', wanted);
  }
  const home = tokenOf(t, lord);
  const region = regionOf(t, home);
  if (home === undefined || region === undefined) return;
  const elves =
    lord === 'maerith' && LANDS[region].troop === 'elf' && (!isByHex(t) || t.regions[region].owner === lord);
  const comes = lord === 'krosen' ? 'undead' : elves ? 'elf' : undefined;
  if (comes === 'undead' && t.pool.undead === 0) takeOff(t, ear, home);
  if (comes === undefined || t.pool[comes] === 0) return;
  // By hex the dead come to his side, Elves to the capital (SC-21.39).
  const place = comes === 'elf' ? region : home;
  ear.expect('SC-16.8', { kind: 'came', lord, place, piece: comes, count: 1, cause: 'token' });
}

/** One of his others may make room for it (SC-17.3, SC-A-undead-pool). */
function takeOff(t: Table, ear: Ear, home: string): void {
  const fact = ear.seen('left');
  if (fact?.cause !== 'animate') return;
  const fine = fact.lord === 'krosen' && fact.piece === 'undead' && fact.count === 1 && fact.place !== home;
  t.demand('SC-A-undead-pool', fine, 'one of his other Undead makes room');
  ear.take('SC-A-undead-pool', 'left');
}

export interface Wanted {
  readonly region: string;
  readonly troop: string;
  readonly count: number;
}

/** Where counters run short, regions with the most creed come first, equal ones by lot (SC-A-local-troops). */
export function localTroops(t: Table, ear: Ear, clause: string, cause: string, wanted: readonly Wanted[]): void {
  const short = new Set<string>();
  for (const { troop } of wanted) {
    const sum = wanted.filter(other => other.troop === troop).reduce((all, { count }) => all + count, 0);
    if (sum > t.pool[troop]) short.add(troop);
  }
  const sure = wanted.filter(({ troop }) => !short.has(troop));
  const left = new Map(sure.map(({ region, troop, count }) => [`${region} ${troop}`, count]));
  const rationed = wanted.filter(({ troop }) => short.has(troop));
  const got = new Map<string, number>();
  const isDue = (fact: FactOf<'came'>) =>
    fact.cause === cause && wanted.some(({ region, troop }) => region === fact.place && troop === fact.piece);
  for (let fact = ear.seen('came'); fact && isDue(fact); fact = ear.seen('came')) {
    const key = `${fact.place} ${fact.piece}`;
    t.demand(clause, fact.lord === t.regions[fact.place].owner, `${fact.place} is not ${fact.lord}'s`);
    if (left.has(key)) {
      t.demand(clause, left.get(key) === fact.count, `${left.get(key)} ${fact.piece} come to ${fact.place}`);
      left.delete(key);
    } else got.set(key, (got.get(key) ?? 0) + fact.count);
    ear.take(clause, 'came');
  }
  t.demand(clause, left.size === 0, `never told: ${[...left.keys()].join(', ')}`);
  for (const { region, troop, count } of rationed) {
    const came = got.get(`${region} ${troop}`) ?? 0;
    t.demand('SC-A-local-troops', came <= count && t.pool[troop] === 0, `${came} ${troop} in ${region}`);
    const owner = t.regions[region].owner ?? '';
    const behind = rationed.filter(
      other =>
        other.troop === troop &&
        (got.get(`${other.region} ${troop}`) ?? 0) > 0 &&
        creedOf(t, other.region, t.regions[other.region].owner ?? '') < creedOf(t, region, owner),
    );
    t.demand('SC-A-local-troops', came === count || behind.length === 0, `${region} comes before ${behind[0]?.region}`);
  }
}

const heroesOf = (t: Table, lord: string): number =>
  t
    .spots()
    .flatMap(spot => t.stack(spot, lord))
    .reduce((sum, [piece, count]) => sum + (isHero(piece) ? count : 0), 0);

/** The creed that a hero is tested on (SC-10.3, SC-C-yggdrasil, SC-C-frigg, SC-C-fenrir). */
function heroCreed(t: Table, region: string, lord: string): number {
  let creed = creedOf(t, region, lord);
  if (t.lasts('fenrir')) creed = Math.floor(creed / 2);
  if (t.lasts('yggdrasil')) creed += 2;
  if (t.lasts('frigg')) creed += 2;
  return creed;
}

function heroes(t: Table, ear: Ear, lord: string): void {
  const tried = new Set<string>();
  for (let fact = ear.peek(); ; fact = ear.peek()) {
    if (fact?.kind === 'left' && fact.cause === 'recruiting' && fact.lord === lord) {
      t.demand('SC-10.6', isHero(fact.piece) && fact.count === 1 && tried.size === 0, 'heroes are dismissed first');
      const borne = borneBy(t);
      leaves(t, ear, 'SC-10.6', fact);
      fellowTakes(t, ear, borne);
    } else if (fact?.kind === 'hero-tried') {
      const { region } = fact;
      t.demand('SC-10.2', t.regions[region].owner === lord && hasTemple(t, region), `no hero comes to ${region}`);
      t.demand('SC-C-call-of-gold', !t.lasts('call-of-gold') || t.regions[region].paid, `${region} was not paid for`);
      t.demand('SC-10.8', !tried.has(region), `${region} was tried`);
      t.demand('SC-10.6', heroesOf(t, lord) < t.regionsOf(lord).length, `${lord} has heroes enough`);
      tried.add(region);
      heroTried(t, ear, lord, ear.take('SC-10.3', 'hero-tried'));
    } else return;
  }
}

function heroTried(t: Table, ear: Ear, lord: string, { region, die, creed, lord: whose }: FactOf<'hero-tried'>): void {
  const tested = heroCreed(t, region, lord);
  t.demand('SC-10.3', whose === lord && creed === tested, `${region} is tested on ${tested}, not ${creed}`);
  t.demand('SC-10.4', die >= 0 && die <= 9, 'here a 0 is 0');
  if (die >= tested) return;
  const piece = `hero-${Math.min(5, tested - die)}`;
  ear.expect('SC-10.5', { kind: 'came', lord, place: region, piece, count: 1, cause: 'recruiting' });
  sing(t, ear, lord, region, piece);
}

/** A hero who comes while the singers are about is paid then, or leaves (SC-A-bards-unpaid). */
export function sing(t: Table, ear: Ear, lord: string, place: string, piece: string): void {
  if (!t.lasts('bards')) return;
  const fact = ear.seen('paid');
  if (fact?.cause === 'bards') spend(ear, 'SC-C-bards', { lord, gold: bonusOf(piece), cause: 'bards' });
  else ear.expect('SC-A-bards-unpaid', { kind: 'left', lord, place, piece, count: 1, cause: 'bards' });
}

/** Printed frequency, alignment, camp and popularity (SC-10.13, SC-10.14, SC-17.2). */
function baseFrequency(t: Table, lord: string, region: string): number {
  const { troop, frequency } = LANDS[region];
  const popular = { maerith: ['glorien', 'illuria'], eurich: ['noorland', 'vaasa'] }[lord] ?? [];
  return (
    frequency -
    degrees(TROOPS[troop].alignment, SHEETS[lord].alignment) +
    (t.has(region, 'camp') ? 1 : 0) +
    (popular.includes(region) ? 1 : 0)
  );
}

/** Within twice the base; bad events and the malus of another try come after that limit (SC-A-cap-base, SC-10.17). */
function frequency(t: Table, lord: string, region: string, tries: Tries): number {
  const base = baseFrequency(t, lord, region);
  const { troop } = LANDS[region];
  const raised = Math.min(2 * base, base + tries.surcharge + tries.enticed + (t.lasts('odin') ? 1 : 0));
  const malus = { minor: 0, ordinary: 1, exceptional: 2, special: 0 }[TROOPS[troop].class] * tries.count;
  const war = t.lasts('ogre-giant-war') && (troop === 'ogre' || troop === 'giant') ? 1 : 0;
  return raised - (t.lasts('fenrir') ? 2 : 0) - war - malus;
}

/** Recruits by region and kind. */
type Recruits = Map<string, number>;

function troops(t: Table, ear: Ear, lord: string): Recruits {
  const all = new Map<string, Tries>();
  const recruits: Recruits = new Map();
  const of = (region: string): Tries => {
    const tries = all.get(region) ?? { count: 0, surcharge: 0, enticed: 0, begun: false, failed: false };
    all.set(region, tries);
    return tries;
  };
  for (;;) {
    const fact = ear.peek();
    if (fact?.kind === 'cast' && fact.power === 'enticement') enticed(t, ear, lord, of(fact.place), fact);
    else if (fact?.kind === 'surcharged') surcharged(t, lord, of(fact.region), ear.take('SC-10.15', 'surcharged'));
    else if (fact?.kind === 'recruit-tried') {
      const tries = of(fact.region);
      recruitTried(t, ear, lord, tries, ear.take('SC-10.10', 'recruit-tried'));
      if (tries.count > 0) recruits.set(fact.region, tries.count);
    } else return recruits;
  }
}

/** Before the first try in a region with a temple: its creed is added (SC-C-enticement). */
function enticed(t: Table, ear: Ear, lord: string, tries: Tries, fact: FactOf<'cast'>): void {
  t.demand('SC-C-enticement', !tries.begun && tries.enticed === 0 && hasTemple(t, fact.place), 'it is too late');
  castSpell(t, lord, 'enticement');
  ear.expect('SC-C-enticement', { kind: 'cast', lord, power: 'enticement', place: fact.place, points: 3 });
  tries.enticed = heroCreed(t, fact.place, lord) * (t.lasts('astral') ? 2 : 1);
}

function surcharged(t: Table, lord: string, tries: Tries, { lord: whose, region, points }: FactOf<'surcharged'>): void {
  const room = 2 * baseFrequency(t, lord, region) - (baseFrequency(t, lord, region) + tries.enticed);
  t.demand('SC-10.15', whose === lord && !tries.begun && tries.surcharge === 0, 'it is said before the first try');
  t.demand('SC-10.16', points > 0 && points <= room, `${points} points are too much for ${region}`);
  tries.surcharge = points;
}

function recruitTried(t: Table, ear: Ear, lord: string, tries: Tries, fact: FactOf<'recruit-tried'>): void {
  const { region, die } = fact;
  const { troop } = LANDS[region];
  const kind = TROOPS[troop].class;
  const land = t.regions[region];
  t.demand(
    'SC-10.9',
    fact.lord === lord && land.owner === lord && t.has(region, 'castle'),
    `nobody comes to ${region}`,
  );
  t.demand('SC-10.19', land.prosperity > 6, `${region} is too poor`);
  t.demand('SC-C-cursed-waters', !land.cursed, `${region} is cursed`);
  t.demand('SC-C-call-of-gold', !t.lasts('call-of-gold') || land.paid, `${region} was not paid for`);
  t.demand('SC-10.12', !tries.failed, `${region} has failed before`);
  t.demand('SC-10.18', tries.count < { minor: 4, ordinary: 3, exceptional: 2, special: 0 }[kind], 'there are no more');
  t.demand('SC-A-counters', t.pool[troop] > 0, `there is no ${troop} left`);
  const reckoned = frequency(t, lord, region, tries);
  t.demand('SC-10.10', fact.frequency === reckoned, `frequency is ${reckoned}, not ${fact.frequency}`);
  t.demand('SC-2.12', die >= 1 && die <= 10, 'it is a D10');
  tries.begun = true;
  if (die >= reckoned) {
    tries.failed = true;
    return;
  }
  tries.count++;
  const [recruit] = prices(troop);
  const price = t.hasPower(lord, 'discounts') ? discounted(recruit) : recruit;
  const gold = price + tries.surcharge * (kind === 'exceptional' ? 2 : 1);
  spend(ear, 'SC-10.11', { lord, gold, cause: 'recruiting' });
  ear.expect('SC-10.11', { kind: 'came', lord, place: region, piece: troop, count: 1, cause: 'recruiting' });
  prosper(t, ear, 'SC-10.11', region, -1, 'recruiting');
}

/** Each recruit once, 6 points each (SC-C-doubling). */
function doubling(t: Table, ear: Ear, lord: string, recruits: Recruits): void {
  for (let fact = ear.seen('came'); fact?.cause === 'doubling'; fact = ear.seen('came')) {
    const left = recruits.get(fact.place) ?? 0;
    t.demand('SC-C-doubling', left > 0 && fact.lord === lord && fact.count === 1, 'nobody was recruited there');
    t.demand('SC-C-doubling', fact.piece === LANDS[fact.place].troop, `${fact.piece} was not recruited`);
    recruits.set(fact.place, left - 1);
    castSpell(t, lord, 'doubling');
    t.lord(lord).spent += 6;
    ear.take('SC-C-doubling', 'came');
  }
}

/** All units of a region but Valkyries and Undead (SC-C-death-omen). */
function omen(t: Table, ear: Ear, lord: string, fact: FactOf<'cast'>): void {
  mayStrike(t, lord, fact.place);
  castSpell(t, 'ohrrkan', 'death-omen');
  ear.expect('SC-C-death-omen', { ...fact, lord: 'ohrrkan', points: 12 });
  const dead = standingIn(t, fact.place).flatMap(place =>
    t.sidesAt(place).flatMap(side =>
      t
        .units(place, side)
        .filter(([piece]) => piece !== 'undead' && piece !== 'valkyrie')
        .map(([piece, count]) => ({ place, side, piece, count })),
    ),
  );
  ear.expectAll(
    'SC-C-death-omen',
    dead.map(({ place, side, piece, count }) => ({
      kind: 'died',
      lord: side,
      place,
      piece,
      count,
      cause: 'death-omen',
    })),
  );
}

/** One unit of another lord, wherever it is (SC-C-death-wind). */
function deathWind(t: Table, ear: Ear): void {
  const fact = ear.seen('died');
  if (fact?.cause !== 'death-wind') return;
  const { lord, power } = t.stone;
  const fine = power === 'death-wind' && lord !== null && fact.lord !== lord && fact.count === 1;
  t.demand(
    'SC-C-death-wind',
    fine && t.lords.has(fact.lord) && t.units(fact.place, fact.lord).length > 0,
    'nobody can',
  );
  t.demand('SC-A-death-wind-units', !isHero(fact.piece) && fact.piece !== 'token', 'heroes are safe');
  ear.take('SC-C-death-wind', 'died');
}
