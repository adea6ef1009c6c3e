/** What may come between any two other things. */
import type { ScandinaviaFact } from '../../facts.ts';
import { settle } from './gold.ts';
import { mayStand } from './hex/tokens.ts';
import type { Table } from './table.ts';
import type { Ear, FactOf } from './told.ts';

export const isAside = (t: Table, fact: ScandinaviaFact): boolean =>
  fact.kind === 'gave' || (fact.kind === 'token-placed' && t.fugitives.includes(fact.lord));

/** Friends may give at any time, all others in the talk; one gift a pair and phase, none beside sealed bids (SC-5.7, SC-5.8, SC-A-ally-gifts). */
function gave(t: Table, ear: Ear, { seat, to, gold }: FactOf<'gave'>): void {
  const friends = t.lordsOf(seat).some(a => t.lordsOf(to).some(b => t.areAllied(a.name, b.name)));
  t.demand('SC-5.7', seat !== to && (t.phase === 'diplomacy' || friends), `seat ${seat} may not give seat ${to} gold`);
  t.demand('SC-A-ally-gifts', !t.sealed, 'no gift beside sealed bids');
  t.demand('SC-5.9', gold > 0 && !t.gifts.has(`${seat} ${to}`), `seat ${seat} has given seat ${to} before`);
  t.gifts.add(`${seat} ${to}`);
  settle(t, ear, to);
}

/** A lord who has escaped is placed in any of his regions before anything else happens (SC-16.36). */
function placed(t: Table, { lord, region, at }: FactOf<'token-placed'>): void {
  const anywhere = t.options.escapeHex === 'any';
  t.demand('SC-16.36', anywhere || t.regions[region].owner === lord, `${region} is not ${lord}'s`);
  t.demand('SC-A-escape-hex', mayStand(t, lord, region, at), `${lord} cannot be placed on ${at}`);
  t.fugitives.splice(t.fugitives.indexOf(lord), 1);
}

export function asides(t: Table, ear: Ear, fact: ScandinaviaFact): void {
  if (fact.kind === 'gave') gave(t, ear, ear.followed(fact));
  else if (fact.kind === 'token-placed') placed(t, ear.followed(fact));
}
