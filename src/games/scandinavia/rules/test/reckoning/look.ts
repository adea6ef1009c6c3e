import type { View } from '../../view.ts';
import { ISLANDS, LEGENDS, REGIONS, TROOPS } from './printed.ts';
import { isByHex } from './standing.ts';
import type { Fleet, Table } from './table.ts';

const sorted = (lines: Iterable<string>): string => [...lines].sort().join('; ');

/** Is the table that people see the one that must be there by what they were told? */
export function look(t: Table, view: View, purses: readonly number[]): void {
  const equal = (clause: string, what: string, shown: string | number | boolean | null, reckoned: typeof shown) =>
    t.demand(clause, shown === reckoned, `${what}: shown ${shown}, expected ${reckoned}`);
  equal('SC-4.1', 'turn', view.turn, t.turn);
  equal('SC-4.1', 'phase', view.phase, t.phase);
  equal('SC-4.4', 'player 1', view.first, t.first);
  equal('SC-2.13', 'purses', purses.join(), t.gold.join());
  equal('SC-A-gold-known', 'gold in all purses', view.total, t.bank);
  for (const region of REGIONS) lookAtRegion(t, view, region, equal);
  // Which governors were paid is not told, only seen (SC-C-call-of-gold).
  for (const region of REGIONS) t.regions[region].paid = view.regions[region].paid;
  for (const [lord, gold] of t.phase === 'taxes' ? t.lured : [])
    equal(
      'SC-C-call-of-gold',
      `regions ${lord} paid for`,
      2 * t.regionsOf(lord).filter(r => t.regions[r].paid).length,
      gold,
    );
  lookAtPieces(t, view, equal);
  lookAtLords(t, view, equal);
  const pool = Object.keys(TROOPS).map(troop => t.pool[troop]);
  equal('SC-A-counters', 'counters that are left', view.pool.slice(0, pool.length).join(), pool.join());
  for (const island of ISLANDS) equal('SC-1.5', `owner of ${island}`, view.islands[island], t.islands[island] ?? null);
  for (const hero of Object.keys(LEGENDS)) equal('SC-C-legendary-hero', hero, view.legends[hero], t.legends[hero] ?? 0);
  equal('SC-C-sanctuaries', 'sanctuaries', view.sanctuaries, t.sanctuaries);
  equal('SC-C-ohrrkan-great', 'Ohrrkan the Great', view.great, t.great);
  equal('SC-7.4', 'what lasts', sorted(view.lasting), sorted(t.lasting));
  equal('SC-C-storm', 'storms', sorted(view.storms), sorted(t.storms));
  equal('SC-C-time-paralysis', 'stilled', sorted(view.stilled), sorted(t.stilled));
  equal('SC-20.1', 'the Stone', JSON.stringify(view.stone), JSON.stringify(t.stone));
  equal('SC-8.4', 'the beast', JSON.stringify(view.beast), JSON.stringify(t.beast));
  if (t.phase === 'diplomacy') {
    const wants = view.wantsEnd.flatMap((does, seat) => (does ? [String(seat)] : []));
    equal('SC-5.11', 'who wants the end', sorted(wants), sorted([...t.wants].map(String)));
  }
  equal('SC-5.11', 'the last turn is agreed', view.agreed, t.agreed);
}

type Equal = (
  clause: string,
  what: string,
  shown: string | number | boolean | null,
  reckoned: string | number | boolean | null,
) => void;

function lookAtRegion(t: Table, view: View, region: string, equal: Equal): void {
  const shown = view.regions[region];
  const land = t.regions[region];
  equal('SC-13.13', `owner of ${region}`, shown.owner, land.owner);
  equal('SC-2.8', `prosperity of ${region}`, shown.prosperity, land.prosperity);
  if (land.owner !== null) equal('SC-R-wealth', `wealth of ${region}`, shown.wealth, t.wealth(region));
  equal('SC-11.4', `buildings of ${region}`, sorted(shown.buildings), sorted(land.buildings));
  equal('SC-C-cursed-waters', `${region} is cursed`, shown.cursed, land.cursed);
}

function lookAtPieces(t: Table, view: View, equal: Equal): void {
  const shown = Object.entries(view.pieces).flatMap(([spot, sides]) =>
    Object.entries(sides).flatMap(([side, pieces]) =>
      Object.entries(pieces).map(([piece, count]) => `${count} ${piece} of ${side} in ${spot}`),
    ),
  );
  const reckoned = t
    .spots()
    .flatMap(spot =>
      t
        .sidesAt(spot)
        .flatMap(side => t.stack(spot, side).map(([piece, count]) => `${count} ${piece} of ${side} in ${spot}`)),
    );
  const unseen = reckoned.filter(line => !shown.includes(line));
  const unreckoned = shown.filter(line => !reckoned.includes(line));
  equal('SC-2.13', 'pieces', sorted(unreckoned), sorted(unseen));
  // By hex it is the hex that matters: on a coast between two waters either is a fleet's (SC-A-two-waters).
  const berth = ({ lord, place, sea, captured }: Omit<Fleet, 'captured'> & { readonly captured?: boolean }) =>
    `${lord} in ${place}${isByHex(t) ? '' : ` by ${sea}`}${captured ? ', captured' : ''}`;
  const fleets = Object.entries(view.fleets).map(([id, fleet]) => `${id} of ${berth(fleet)}`);
  const afloat = [...t.fleets].map(([id, fleet]) => `${id} of ${berth(fleet)}`);
  equal('SC-12.3', 'fleets', sorted(fleets), sorted(afloat));
}

function lookAtLords(t: Table, view: View, equal: Equal): void {
  equal('SC-1.12', 'the fallen', view.fallen.join(), t.fallen.join());
  for (const [name, lord] of t.lords) {
    const shown = view.lords[name];
    equal('SC-1.8', `${name} is out`, shown.out, lord.out);
    if (lord.out) continue;
    equal('SC-6.1', `creed of ${name}`, shown.creed, lord.creed);
    equal('SC-6.4', `level of ${name}`, shown.level, lord.level);
    equal('SC-17.1', `points spent by ${name}`, shown.spent, lord.spent);
    equal('SC-16.6', `dread of ${name}`, shown.dread, lord.dread);
    equal('SC-16.33', `overlord of ${name}`, shown.overlord, lord.overlord);
    const begun = t.sentenced?.lord === name && shown.captor === t.sentenced.to;
    if (!begun) equal('SC-16.24', `captor of ${name}`, shown.captor, lord.captor);
    equal('SC-16.9', `captures of ${name}`, shown.captures, lord.captures);
    const debts = t.debts.filter(debt => debt.lord === name).map(({ to, gold }) => `${to} ${gold}`);
    equal('SC-16.23', `debts of ${name}`, shown.debts.map(({ to, gold }) => `${to} ${gold}`).join(), debts.join());
  }
  const told = view.allied.filter(bond => bond.told).map(({ seats }) => seats.join(' '));
  const told2 = told.filter(bond => !t.alliances.has(bond));
  equal('SC-5.2', 'alliances that nobody made', told2.join(), '');
}
