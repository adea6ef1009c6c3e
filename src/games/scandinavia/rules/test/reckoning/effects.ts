/** What each fact changes on the table, whoever expected it; and what can be true of none. */
import type { ScandinaviaFact } from '../../facts.ts';
import { isRegion, LEGENDS, LORDS, SHEETS } from './printed.ts';
import { fleetsIn, isAtSea, isByHex, standingIn } from './standing.ts';
import type { Table } from './table.ts';
import type { FactOf, Kind } from './told.ts';

type Effect<K extends Kind> = (t: Table, fact: FactOf<K>) => void;

const seatOf = (t: Table, lord: string): number => t.lord(lord).seat;

function picked(t: Table, { seat, lord }: FactOf<'picked'>): void {
  t.demand('SC-3.2', !t.lords.has(lord) && lord in SHEETS, `${lord} cannot be picked`);
  t.picked.push(lord);
  t.lords.set(lord, {
    name: lord,
    seat,
    out: false,
    partner: null,
    creed: 0,
    level: 1,
    spent: 0,
    dread: 0,
    overlord: null,
    captor: null,
    captures: 0,
  });
}

function prosperity(t: Table, { region, change, to }: FactOf<'prosperity'>): void {
  const land = t.regions[region];
  t.demand(
    'SC-2.8',
    land.prosperity + change === to,
    `prosperity of ${region} is ${land.prosperity}, not ${to - change}`,
  );
  t.demand('SC-2.8', to >= 1 && to <= 24 && change !== 0, `${to} is no prosperity to come to`);
  land.prosperity = to;
}

function built(t: Table, { lord, region, building, cause }: FactOf<'built'>): void {
  const land = t.regions[region];
  t.demand('SC-11.3', land.owner === lord, `${region} is not ${lord}'s`);
  t.demand('SC-11.4', !land.buildings.has(building), `${region} has a ${building}`);
  land.buildings.add(building);
  if (cause !== 'set-up') land.fresh.add(building);
}

function destroyed(t: Table, { region, building }: FactOf<'destroyed'>): void {
  t.demand('SC-11.1', t.regions[region].buildings.delete(building), `${region} has no ${building}`);
  t.regions[region].fresh.delete(building);
}

function launched(t: Table, { lord, fleet, region, sea, at }: FactOf<'launched'>): void {
  t.demand('SC-A-counters', !t.fleets.has(fleet), `${fleet} is afloat`);
  t.fleets.set(fleet, { lord, place: at ?? region, sea, captured: false });
}

function came(t: Table, { lord, place, piece, count }: FactOf<'came'>): void {
  t.fromPool(piece, count);
  if (piece in LEGENDS) t.legends[piece] = 1;
  t.put(place, lord, piece, count);
}

function gone(t: Table, { lord, place, piece, count }: FactOf<'died' | 'left'>, legend: number): void {
  t.remove(place, lord, piece, count);
  t.toPool(piece, count);
  if (piece in LEGENDS) t.legends[piece] = legend;
}

function became(t: Table, { lord, place, piece, into, count }: FactOf<'became'>): void {
  t.remove(place, lord, piece, count);
  t.toPool(piece, count);
  t.fromPool(into, count);
  t.put(place, lord, into, count);
}

function joined(t: Table, { lord, place, piece, count }: FactOf<'joined'>): void {
  t.remove(place, 'rebels', piece, count);
  t.put(place, lord, piece, count);
}

function marched(t: Table, { lord, from, to, piece, count }: FactOf<'marched'>): void {
  t.remove(from, lord, piece, count);
  t.put(to, lord, piece, count);
  if (t.stone.lord === lord && t.stone.piece === piece && t.stone.place === from) t.stone.place = to;
}

function creed(t: Table, { lord, creed, level }: FactOf<'creed'>): void {
  Object.assign(t.lord(lord), { creed, level });
}

/** Told to all (SC-A-gold-known). */
function gained(t: Table, { lord, gold }: FactOf<'gained'>): void {
  t.gold[seatOf(t, lord)] += gold;
  t.bank += gold;
}

function paid(t: Table, { lord, gold }: FactOf<'paid'>): void {
  t.pay(seatOf(t, lord), gold);
  t.bank -= gold;
}

function paidTo(t: Table, { lord, to, gold }: FactOf<'paid-to'>): void {
  t.pay(seatOf(t, lord), gold);
  t.gold[seatOf(t, to)] += gold;
}

function gave(t: Table, { seat, to, gold }: FactOf<'gave'>): void {
  t.pay(seat, gold);
  t.gold[to] += gold;
}

function equipped(t: Table, { lord, region, count }: FactOf<'equipped'>): void {
  t.remove(region, lord, 'dwarf', count);
  t.put(region, lord, 'dwarf-engines', count);
}

function tokenPlaced(t: Table, { lord, region, at = region }: FactOf<'token-placed'>): void {
  const from = t.find(lord, 'token');
  if (from !== undefined) t.remove(from, lord, 'token', 1);
  t.put(at, lord, 'token', 1);
  if (t.stone.lord === lord && t.stone.piece === 'token') t.stone.place = at;
}

/** For a battle on a coast hex everybody aboard the fleets there lands (SC-21.17). */
function crewsAshore(t: Table, place: string): void {
  if (!isByHex(t) || isAtSea(t, place)) return;
  for (const [id, fleet] of t.fleets)
    for (const [piece, count] of fleet.place === place ? t.stack(id, fleet.lord) : []) {
      t.remove(id, fleet.lord, piece, count);
      t.put(place, fleet.lord, piece, count);
      if (t.stone.lord === fleet.lord && t.stone.place === id) t.stone.place = place;
    }
}

function conquered(t: Table, { lord, region, from }: FactOf<'conquered'>): void {
  const land = t.regions[region];
  t.demand('SC-13.13', (land.owner ?? 'commoners') === from, `${region} is not ${from}'s to lose`);
  if (land.owner === null) land.prosperity = 18;
  Object.assign(land, { owner: lord, cursed: false, paid: false });
}

function regionGiven(t: Table, { lord, to, region }: FactOf<'region-given'>): void {
  t.regions[region].owner = to;
  const fleets = fleetsIn(t, region).filter(id => t.fleets.get(id)?.lord === lord);
  for (const spot of [...standingIn(t, region), ...fleets])
    for (const [piece, count] of t.stack(spot, lord)) {
      if (piece === 'token') continue;
      t.remove(spot, lord, piece, count);
      t.put(spot, to, piece, count);
      if (t.stone.lord === lord && t.stone.piece === piece && t.stone.place === spot) t.stone.lord = to;
    }
  for (const id of fleets) {
    const fleet = t.fleets.get(id);
    if (fleet) fleet.lord = to;
  }
}

function independent(t: Table, { region }: FactOf<'independent'>): void {
  const land = t.regions[region];
  Object.assign(land, { owner: null, prosperity: 0, cursed: false, paid: false });
  land.buildings.clear();
  land.fresh.clear();
}

const EFFECTS: { readonly [K in Kind]?: Effect<K> } = {
  'turn-began': (t, { turn, seat }) => {
    t.turn = turn;
    t.first = seat;
  },
  'phase-began': (t, { phase }) => {
    t.phase = phase;
  },
  picked,
  'land-taken': (t, { lord, region }) => {
    t.demand('SC-3.5', t.regions[region].owner === null, `${region} is taken`);
    Object.assign(t.regions[region], { owner: lord, prosperity: 18 });
  },
  prosperity,
  built,
  destroyed,
  launched,
  'fleet-lost': (t, { lord, fleet }) => {
    t.demand('SC-2.9', t.fleets.get(fleet)?.lord === lord, `${fleet} is not ${lord}'s`);
    t.fleets.delete(fleet);
  },
  'fleet-taken': (t, { lord, fleet, from }) => {
    const taken = t.fleets.get(fleet);
    t.demand('SC-12.9', taken?.lord === from, `${fleet} is not ${from}'s`);
    if (taken) taken.lord = lord;
  },
  equipped,
  independent,
  'barbarians-hold': (t, { region }) => {
    Object.assign(t.regions[region], { owner: 'barbarians', cursed: false, paid: false });
  },
  came,
  died: (t, fact) => gone(t, fact, 2),
  left: (t, fact) => gone(t, fact, 0),
  became,
  joined,
  gained,
  paid,
  'paid-to': paidTo,
  gave,
  offered: (t, { seat, to, gold }) => {
    t.pay(seat, gold);
    t.offers.set(`${seat} ${to}`, gold);
  },
  lapsed: (t, { seat, to }) => {
    t.gold[seat] += t.answered(seat, to);
  },
  creed,
  'hero-tried': (t, { region }) => {
    if (t.unsaid?.what === region) t.unsaid = undefined;
  },
  'part-began': t => t.tried.clear(),
  'recruit-tried': (t, { region }) => {
    t.tried.add(region);
    if (t.unsaid?.what === `a try in ${region}`) t.unsaid = undefined;
  },
  battle: (t, { place }) => crewsAshore(t, place),
  marched,
  sailed: (t, { lord, fleet, to }) => {
    const sailing = t.fleets.get(fleet);
    t.demand('SC-12.1', sailing?.lord === lord, `${fleet} is not ${lord}'s`);
    if (!sailing) return;
    sailing.place = to;
    if (!isByHex(t) && !isRegion(to) && !['aland', 'gotland', 'oland', 'sjaelland'].includes(to)) sailing.sea = to;
    if (t.stone.place === fleet) t.stone.place = fleet;
  },
  'token-placed': tokenPlaced,
  conquered,
  'region-given': regionGiven,
  cast: (t, { lord, points }) => {
    t.lord(lord).spent += points;
  },
  storm: (t, { sea }) => {
    if (!t.storms.includes(sea)) t.storms.push(sea);
  },
  sanctuaries: t => {
    t.sanctuaries = true;
  },
  great: t => {
    t.great = true;
  },
  'island-owned': (t, { island, lord }) => {
    t.islands[island] = lord;
  },
  'beast-won': (t, { lord, beast }) => {
    t.beast = { beast, lord, place: null };
  },
  'beast-set': (t, { lord, beast, place }) => {
    t.demand('SC-8.6', t.beast?.lord === lord && t.beast.beast === beast && t.beast.place === null, 'it is not his');
    if (t.beast) t.beast.place = place;
  },
  'beast-gone': (t, { lord, beast }) => {
    t.demand('SC-8.8', t.beast?.lord === lord && t.beast.beast === beast, 'there is none of his');
    t.beast = null;
  },
  owes: (t, { lord, to, gold }) => {
    t.debts.push({ lord, to, gold });
  },
  'stone-appeared': (t, { place }) => {
    Object.assign(t.stone, { state: 1, place });
  },
  'stone-taken': (t, { lord, piece, place }) => {
    t.demand('SC-20.1', t.count(place, lord, piece) > 0, `no ${piece} of ${lord} is in ${place}`);
    Object.assign(t.stone, { lord, piece, place });
  },
  'stone-power': (t, { stone }) => {
    t.stone.power = stone;
  },
  'stone-left': (t, { place }) => {
    Object.assign(t.stone, { lord: null, piece: null, place });
  },
  'stone-gone': t => {
    Object.assign(t.stone, { state: 2, lord: null, piece: null, place: null });
  },
  'cannot-pay': (t, { seat, gold }) => {
    t.pay(seat, gold);
    t.bank -= gold;
  },
  out: (t, { lord }) => {
    t.lord(lord).out = true;
    t.fallen.push(lord);
  },
};

const effectWith = <K extends Kind>(t: Table, kind: K, fact: FactOf<K>): void => EFFECTS[kind]?.(t, fact);

export function follow(t: Table, fact: ScandinaviaFact): void {
  for (const name of ['lord', 'to'] as const) {
    const lord = (fact as unknown as Record<string, unknown>)[name];
    if (typeof lord === 'string' && LORDS.includes(lord) && fact.kind !== 'picked') t.lord(lord);
  }
  effectWith(t, fact.kind, fact);
}
