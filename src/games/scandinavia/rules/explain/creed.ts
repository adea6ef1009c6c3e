/** What a lord is believed in by, land for land (SC-6.1 to SC-6.3). */
import type { Term } from '../../../../engine/contract/explain.ts';
import { ASTRAL_TIMES } from '../../content/events.ts';
import { REGIONS } from '../../content/regions.ts';
import { creedParts, regionCreed, sanctuaryCreed, totalCreed } from '../creed.ts';
import { regionsOf } from '../land.ts';
import { lasts } from '../lasting.ts';
import { lordOf, type Question, regionOf, saying } from './asked.ts';

export function creedTerms(asked: Question): Term[] {
  const { state } = asked;
  const lord = lordOf(asked);
  const terms: Term[] = regionsOf(state, lord).map(region => ({
    what: 'region-creed',
    amount: regionCreed(state, lord, region),
    args: { region: REGIONS[region] },
    clause: 'SC-6.1',
  }));
  terms.push(
    { what: 'sanctuaries', amount: sanctuaryCreed(state, lord), clause: 'SC-C-sanctuaries' },
    { what: 'executions', amount: state.dread[lord], clause: 'SC-16.6' },
  );
  const sum = terms.reduce((total, { amount }) => total + amount, 0);
  const astral = lasts(state, 'astral') ? sum * (ASTRAL_TIMES - 1) : 0;
  terms.push({ what: 'event', amount: astral, args: { event: 'astral' }, clause: 'SC-C-astral' });
  // A prisoner is believed in by nobody.
  terms.push({ what: 'prisoner', amount: totalCreed(state, lord) - sum - astral, clause: 'SC-16.25' });
  return saying(terms);
}

export function regionCreedTerms(asked: Question): Term[] {
  const { state } = asked;
  const region = regionOf(asked);
  const parts = creedParts(state, lordOf(asked), region);
  const own = parts.printed + parts.alignment + parts.temple + parts.joruld + parts.token;
  return saying([
    { what: 'printed-creed', amount: parts.printed, args: { region: REGIONS[region] }, clause: 'SC-2.5' },
    { what: 'alignment', amount: parts.alignment, clause: 'SC-6.2' },
    { what: 'building', amount: parts.temple, args: { building: 'temple' }, clause: 'SC-6.3' },
    { what: 'hero', amount: parts.joruld, args: { piece: 'joruld' }, clause: 'SC-C-joruld' },
    { what: 'token', amount: parts.token, args: { lord: 'ohrrkan' }, clause: 'SC-16.5' },
    { what: 'not-below-nothing', amount: Math.max(0, -own), clause: 'SC-A-creed-floor' },
    { what: 'event', amount: parts.fenrir, args: { event: 'fenrir' }, clause: 'SC-C-fenrir' },
    { what: 'event', amount: parts.yggdrasil, args: { event: 'yggdrasil' }, clause: 'SC-C-yggdrasil' },
    { what: 'event', amount: parts.frigg, args: { event: 'frigg' }, clause: 'SC-C-frigg' },
  ]);
}
