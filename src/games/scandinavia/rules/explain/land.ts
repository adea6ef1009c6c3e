/** How readily a land gives its troop (SC-10.10 to SC-10.16), and how its people fight (SC-13.7, SC-13.17). */

import type { Term } from '../../../../engine/contract/explain.ts';
import { needName } from '../../../../engine/input/need.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import type { Region } from '../../content/board.ts';
import { REGIONS } from '../../content/regions.ts';
import { TROOPS } from '../../content/troops.ts';
import { alignmentOf } from '../lords.ts';
import { type Lord, lordNumber, type Side } from '../numbers.ts';
import { BARBARIANS } from '../pieces.ts';
import { printed } from '../printed.ts';
import { frequencyOf, priceOf } from '../realm/frequency.ts';
import { type Commoners, commonersOf, freeFolk } from '../war/force.ts';
import { lordOf, pointsOf, type Question, regionOf, saying } from './asked.ts';

/** What a lord has bought there by now: points, a spell, and how many have come already. */
function boughtOf(asked: Question, lord: Lord, region: Region) {
  const tried = innermost(asked.state, 'recruiting');
  const own = tried?.lord === lord ? tried : undefined;
  return {
    points: asked.field('points') === undefined ? Math.max(0, own?.points[region] ?? 0) : pointsOf(asked),
    enticed: asked.field('enticed') === true || (own?.enticed[region] ?? 0) > 0,
    count: Math.max(0, own?.counts[region] ?? 0),
  };
}

/** The frequency of the next try, with what is bought. */
export function frequencyTerms(asked: Question): Term[] {
  const { state } = asked;
  const [lord, region] = [lordOf(asked), regionOf(asked)];
  const parts = frequencyOf(state, lord, region, boughtOf(asked, lord, region));
  const { printed: base, alignment, camp, popularity, spell, paid, odin, cap } = parts;
  const wanted = base + alignment + camp + popularity + spell + paid + odin;
  return saying([
    {
      what: 'printed-frequency',
      amount: base,
      args: { region: REGIONS[region], piece: TROOPS[printed(state).troop[region]] },
      clause: 'SC-2.6',
    },
    { what: 'alignment', amount: alignment, clause: 'SC-10.13' },
    { what: 'building', amount: camp, args: { building: 'camp' }, clause: 'SC-10.14' },
    { what: 'popularity', amount: popularity, clause: 'SC-17.2' },
    { what: 'power', amount: spell, args: { power: 'enticement' }, clause: 'SC-C-enticement' },
    { what: 'surcharge', amount: paid, clause: 'SC-10.15' },
    { what: 'event', amount: odin, args: { event: 'odin' }, clause: 'SC-C-odin' },
    { what: 'cap', amount: Math.min(0, cap - wanted), args: { cap }, clause: 'SC-10.16' },
    { what: 'event', amount: parts.fenrir, args: { event: 'fenrir' }, clause: 'SC-C-fenrir' },
    { what: 'event', amount: parts.war, args: { event: 'ogre-giant-war' }, clause: 'SC-C-ogre-giant-war' },
    { what: 'repeat', amount: parts.repeat, clause: 'SC-10.17' },
  ]);
}

/** What a unit of a land costs once it has come, with the points that are bought (SC-10.11, SC-10.15). */
export function recruitPriceTerms(asked: Question): Term[] {
  const { state } = asked;
  const [lord, region] = [lordOf(asked), regionOf(asked)];
  const { points } = boughtOf(asked, lord, region);
  const alone = priceOf(state, lord, region, 0);
  return saying([
    { what: 'unit-price', amount: alone, args: { piece: TROOPS[printed(state).troop[region]] }, clause: 'SC-10.11' },
    { what: 'surcharge', amount: priceOf(state, lord, region, points) - alone, clause: 'SC-10.15' },
  ]);
}

/** Barbarians and lords are those whom commoners face; a land that nobody holds defends itself. */
const FACED: Readonly<Record<string, Side>> = { ...lordNumber, barbarians: BARBARIANS };

export function commonersTerms(asked: Question): Term[] {
  const { state, field } = asked;
  const region = regionOf(asked);
  const against = needName(FACED, field('against'), 'against');
  const free = state.owner[region] < 0;
  const parts = free
    ? freeFolk(state, region, against)
    : commonersOf(state, region, { alignment: alignmentOf(against), side: against, walls: true });
  return free ? freeTerms(parts) : heldTerms(parts, state.prosperity[region]);
}

export const freeTerms = ({ times, alignment, fame }: Commoners): Term[] =>
  saying([
    { what: 'free-folk', amount: times * alignment, args: { times, each: alignment }, clause: 'SC-13.8' },
    { what: 'fame', amount: times * fame, args: { times, each: fame }, clause: 'SC-C-fame' },
  ]);

export const heldTerms = ({ times, alignment, mood, walls, fame }: Commoners, prosperity: number): Term[] =>
  saying([
    { what: 'folk-alignment', amount: times * alignment, args: { times, each: alignment }, clause: 'SC-13.17' },
    { what: 'mood', amount: times * mood, args: { times, each: mood, prosperity }, clause: 'SC-13.17' },
    { what: 'walls', amount: times * walls, args: { times, each: walls }, clause: 'SC-13.18' },
    { what: 'fame', amount: times * fame, args: { times, each: fame }, clause: 'SC-C-fame' },
  ]);
