/** What each event does to land, gold, fleets and creed. */
import { barbarians, revolts } from './attacks.ts';
import { stands } from './conquest.ts';
import { sink } from './fleets.ts';
import { gain, prosper, spend } from './gold.ts';
import { nearestCoasts } from './hex/berths.ts';
import { nearestOwn } from './home.ts';
import { hasTemple } from './power.ts';
import { bonusOf, ISLANDS, isHero, isLord, LANDS, LEGENDS, REGIONS } from './printed.ts';
import { localTroops, sing } from './recruiting.ts';
import { areaOf, fleetsIn, isByHex, standingIn } from './standing.ts';
import { borneBy, fellowTakes, leaves } from './stone.ts';
import type { Table } from './table.ts';
import type { Ear } from './told.ts';
import { deaths, fury, odin, surtur, thor, war } from './troops-struck.ts';

type Happening = (t: Table, ear: Ear) => void;

const held = (t: Table): string[] => REGIONS.filter(region => isLord(t.regions[region].owner ?? ''));

/** Lords with the most regions. */
export function mightiest(t: Table): string[] {
  const most = Math.max(...t.living().map(({ name }) => t.regionsOf(name).length));
  return t
    .living()
    .map(({ name }) => name)
    .filter(name => t.regionsOf(name).length === most);
}

export const mayCome = (t: Table, hero: string): boolean =>
  (t.legends[hero] ?? 0) === 0 && isLord(t.regions[LEGENDS[hero].region].owner ?? '');

/** SC-C-storm. */
const SEAS = ['svarr', 'courland', 'turku-sea', 'sjaelland-sea', 'bokne'];
function storm(t: Table, ear: Ear): void {
  const { die } = ear.seen('die-rolled') ?? { die: 0 };
  t.demand('SC-C-storm', die >= 1 && die <= 10, 'the die is a D10');
  ear.expect('SC-C-storm', { kind: 'die-rolled', die, cause: 'storm' });
  const sea = SEAS[Math.ceil(die / 2) - 1];
  for (const where of sea === 'sjaelland-sea' ? [sea, 'skagerrak'] : [sea]) {
    ear.expect('SC-C-storm', { kind: 'storm', sea: where });
    for (const id of fleetsIn(t, where)) sink(t, ear, t.fleets.get(id)?.lord ?? '', id, 'storm');
  }
}

/** Each region of a lord on its own die (SC-C-good-harvest, SC-C-bad-harvest). */
const harvest =
  (cause: string, change: number): Happening =>
  (t, ear) => {
    for (const region of held(t)) {
      const die = dieFor(t, ear, region, cause);
      if (die <= 5) prosper(t, ear, 'SC-C-good-harvest', region, change, cause);
    }
  };

function dieFor(t: Table, ear: Ear, region: string, cause: string): number {
  const { die } = ear.seen('region-rolled') ?? { die: 0 };
  t.demand('SC-2.12', die >= 1 && die <= 10, 'the die is a D10');
  ear.expect('SC-A-event-order', { kind: 'region-rolled', region, die, cause });
  return die;
}

/** Player 1 may hire them for 15 gold (SC-C-mercenaries). */
function mercenaries(t: Table, ear: Ear): void {
  const fact = ear.seen('paid');
  if (fact?.cause !== 'hired') return;
  const { lord } = fact;
  t.demand('SC-C-mercenaries', t.lord(lord).seat === t.first, 'player 1 hires them');
  spend(ear, 'SC-C-mercenaries', { lord, gold: 15, cause: 'hired' });
  const place = ear.seen('came')?.place ?? '';
  t.demand('SC-C-mercenaries', t.regions[place]?.owner === lord, `${place} is not ${lord}'s`);
  for (const [piece, wanted] of [
    ['human', 2],
    ['knight', 1],
    ['hero-2', 1],
  ] as const) {
    const count = Math.min(wanted, t.pool[piece] ?? wanted);
    if (count > 0) ear.expect('SC-C-mercenaries', { kind: 'came', lord, place, piece, count, cause: 'hired' });
  }
  sing(t, ear, lord, place, 'hero-2');
}

/** Empty regions of the mightiest lose prosperity, mill and walls (SC-C-civil-disorder). */
function civilDisorder(t: Table, ear: Ear): void {
  const { lord } = ear.seen('afflicted') ?? { lord: '' };
  const tied = mightiest(t);
  t.demand('SC-C-civil-disorder', tied.includes(lord), `${lord} is not the mightiest`);
  if (tied.length > 1) t.demand('SC-C-civil-disorder', lord === t.judged, `${t.judged} was named, not ${lord}`);
  ear.expect('SC-C-civil-disorder', { kind: 'afflicted', lord });
  for (const region of t.regionsOf(lord)) {
    if (standingIn(t, region).some(spot => t.stack(spot, lord).length > 0)) continue;
    prosper(t, ear, 'SC-C-civil-disorder', region, -4, 'civil-disorder');
    for (const building of ['mill', 'fortification'])
      if (t.has(region, building))
        ear.expect('SC-C-civil-disorder', { kind: 'destroyed', region, building, cause: 'civil-disorder' });
  }
}

/** The D100 is rolled until one can come (SC-C-legendary-hero). */
function legendary(t: Table, ear: Ear): void {
  for (;;) {
    const { die, cause } = ear.take('SC-C-legendary-hero', 'die-rolled');
    t.demand('SC-C-legendary-hero', die >= 1 && die <= 100 && cause === 'legendary-hero', 'it is a D100');
    const [hero, { region }] = Object.entries(LEGENDS).find(([, { from, to }]) => die >= from && die <= to) ?? [
      '',
      { region: '' },
    ];
    if (!mayCome(t, hero)) continue;
    const lord = t.regions[region].owner ?? '';
    ear.expect('SC-C-legendary-hero', {
      kind: 'came',
      lord,
      place: region,
      piece: hero,
      count: 1,
      cause: 'legendary-hero',
    });
    sing(t, ear, lord, region, hero);
    return;
  }
}

/** Poor regions, whoever holds them (SC-C-plague, SC-A-barbarian-events). */
function plague(t: Table, ear: Ear): void {
  for (const region of REGIONS) {
    const { prosperity, owner } = t.regions[region];
    if (owner === null || prosperity > 15) continue;
    prosper(t, ear, 'SC-C-plague', region, -4, 'plague');
    deaths(
      t,
      ear,
      'SC-C-plague',
      'plague',
      ({ place, piece }) => areaOf(t, place) === region && !['undead', 'valkyrie'].includes(piece),
    );
  }
}

/** Every hero is paid by the printed bonus, or leaves (SC-C-bards, SC-A-bards-unpaid). */
function bards(t: Table, ear: Ear): void {
  const borne = borneBy(t);
  const paid = new Map<string, number>();
  for (;;) {
    const fact = ear.peek();
    if (fact?.kind === 'paid' && fact.cause === 'bards') {
      paid.set(fact.lord, (paid.get(fact.lord) ?? 0) + fact.gold);
      ear.any();
    } else if (fact?.kind === 'left' && fact.cause === 'bards' && isHero(fact.piece))
      leaves(t, ear, 'SC-C-bards', fact);
    else if (fact?.kind === 'stone-taken') fellowTakes(t, ear, borne);
    else break;
  }
  for (const { name } of t.living()) {
    const due = t
      .spots()
      .flatMap(spot => t.stack(spot, name))
      .reduce((sum, [piece, count]) => sum + (isHero(piece) ? bonusOf(piece) * count : 0), 0);
    t.demand('SC-C-bards', (paid.get(name) ?? 0) === due, `${name} pays singers ${due}, not ${paid.get(name) ?? 0}`);
  }
  fellowTakes(t, ear, borne);
}

/** One on each island, for who is there with an army, else waiting (SC-C-valhalla). */
function valhalla(t: Table, ear: Ear): void {
  for (const place of ISLANDS) {
    if (t.count(place, 'rebels', 'valkyrie') > 0 || t.pool.valkyrie === 0) continue;
    const there = t.sidesAt(place).filter(side => isLord(side) && t.unitCount(place, side) > 0);
    if (there.length === 1) {
      t.fromPool('valkyrie', 1);
      t.put(place, 'rebels', 'valkyrie', 1);
      ear.expect('SC-C-valhalla', { kind: 'joined', lord: there[0], place, piece: 'valkyrie', count: 1 });
    } else
      ear.expect('SC-C-valhalla', {
        kind: 'came',
        lord: 'rebels',
        place,
        piece: 'valkyrie',
        count: 1,
        cause: 'valhalla',
      });
  }
}

/** One unit of the local type in each of these regions (SC-7.5). */
const levy =
  (cause: string, may: (t: Table, region: string) => boolean): Happening =>
  (t, ear) =>
    localTroops(
      t,
      ear,
      'SC-7.5',
      cause,
      held(t)
        .filter(region => may(t, region))
        .map(region => ({ region, troop: LANDS[region].troop, count: 1 })),
    );

/** SC-C-false-embassies. */
function embassies(t: Table, ear: Ear): void {
  if (t.alliances.size > 0) {
    t.alliances.clear();
    ear.expect('SC-C-false-embassies', { kind: 'alliances-over' });
  }
}

function vestals(t: Table, ear: Ear): void {
  for (let seat = 0; seat < t.seats; seat++)
    if (t.isSeated(seat)) ear.expect('SC-C-vestals', { kind: 'purse-shown', seat, gold: t.gold[seat] });
}

/** Where crews are set down: by hex on the nearest coast (SC-21.37, SC-A-expedition-coast). */
const homes = (t: Table, lord: string, from: string): string[] =>
  isByHex(t) ? nearestCoasts(t, lord, from) : nearestOwn(t, lord, from);

/** All fleets and all Vikings, for 10 gold each; crews are set down in the nearest own region (SC-C-viking-expedition). */
function expedition(t: Table, ear: Ear): void {
  for (const { name: lord } of t.living()) {
    let taken = 0;
    const own = [...t.fleets].filter(([, fleet]) => fleet.lord === lord).map(([id]) => id);
    for (const fleet of own.sort((a, b) => Number(a.slice(6)) - Number(b.slice(6)))) {
      const to = ear.seen('marched')?.to ?? '';
      const aboard = t.stack(fleet, lord);
      if (aboard.length > 0)
        t.demand(
          'SC-C-viking-expedition',
          homes(t, lord, t.fleets.get(fleet)?.place ?? '').includes(to),
          'the nearest',
        );
      ear.expectAll(
        'SC-C-viking-expedition',
        aboard.map(([piece, count]) => ({ kind: 'marched', lord, from: fleet, to, piece, count })),
      );
      ear.expect('SC-C-viking-expedition', { kind: 'fleet-lost', lord, fleet, cause: 'expedition' });
      taken++;
    }
    const vikings = t.spots().flatMap(place => {
      const count = t.count(place, lord, 'viking');
      taken += count;
      return count > 0 ? [{ kind: 'left' as const, lord, place, piece: 'viking', count, cause: 'expedition' }] : [];
    });
    ear.expectAll('SC-C-viking-expedition', vikings);
    gain(t, ear, 'SC-A-ten-hours', { lord, gold: 10 * taken, cause: 'expedition' });
  }
}

/** A region of a lord; each building, fleet, unit and hero on 1 to 5 (SC-C-hel). */
function hel(t: Table, ear: Ear): void {
  const { region } = ear.seen('region-rolled') ?? { region: '' };
  t.demand('SC-C-hel', held(t).includes(region), `${region} is no lord's`);
  ear.expect('SC-C-hel', { kind: 'region-rolled', region, die: 0, cause: 'hel' });
  prosper(t, ear, 'SC-C-hel', region, -6, 'hel');
  for (const building of ['castle', 'mill', 'camp', 'temple', 'fortification', 'port', 'guild']) {
    if (!t.has(region, building)) continue;
    if (ear.is('building-stood')) stands(t, ear, region, building);
    else ear.expect('SC-C-hel', { kind: 'destroyed', region, building, cause: 'hel' });
  }
  for (const id of fleetsIn(t, region)) {
    if (ear.is('building-stood')) stands(t, ear, region, 'drakkar');
    else sink(t, ear, t.fleets.get(id)?.lord ?? '', id, 'hel');
  }
  const borne = borneBy(t);
  deaths(t, ear, 'SC-C-hel', 'hel', ({ place }) => areaOf(t, place) === region);
  fellowTakes(t, ear, borne);
}

function sif(t: Table, ear: Ear): void {
  for (const region of held(t)) prosper(t, ear, 'SC-C-sif', region, -3, 'sif');
}

export const EFFECTS: Readonly<Record<string, Happening>> = {
  storm,
  'good-harvest': harvest('good-harvest', 2),
  'bad-harvest': harvest('bad-harvest', -2),
  barbarians,
  revolts,
  mercenaries,
  'civil-disorder': civilDisorder,
  'legendary-hero': legendary,
  stone: (_, ear) => ear.expect('SC-C-stone', { kind: 'stone-appeared', place: 'aland' }),
  plague,
  bards,
  'ogre-giant-war': war,
  sanctuaries: (_, ear) => ear.expect('SC-C-sanctuaries', { kind: 'sanctuaries' }),
  valhalla,
  frigg: levy('frigg', hasTemple),
  tyr: levy('tyr', () => true),
  'false-embassies': embassies,
  'fury-of-gods': fury,
  vestals,
  'viking-expedition': expedition,
  'ohrrkan-great': (t, ear) => {
    ear.expect('SC-C-ohrrkan-great', { kind: 'great', lord: 'ohrrkan' });
    levy('ohrrkan-great', (_, region) => !t.areAllied('ohrrkan', t.regions[region].owner ?? ''))(t, ear);
  },
  sif,
  hel,
  surtur,
  thor,
  odin,
};
