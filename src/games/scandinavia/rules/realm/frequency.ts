/** How readily a region gives its troop to a lord, and what it costs (SC-10.10 to SC-10.19). */

import { ALIGNMENTS } from '../../content/alignments.ts';
import type { Region } from '../../content/board.ts';
import { FENRIR_FREQUENCY, ODIN_FREQUENCY, WAR_FREQUENCY } from '../../content/events.ts';
import { LORD, POPULARITY } from '../../content/lords.ts';
import { DISCOUNTED } from '../../content/powers.ts';
import { CAMP_FREQUENCY, FREQUENCY_CAP, TOO_POOR, TROOP_CLASS, TROOP_CLASSES } from '../../content/troop-classes.ts';
import { TROOP } from '../../content/troops.ts';
import { enticingCreed } from '../creed.ts';
import { hasBuilding, MARK } from '../land.ts';
import { lasts } from '../lasting.ts';
import { alignmentOf, degrees } from '../lords.ts';
import { CAMP, CASTLE, GIANT, type Lord, OGRE, regionNumber, troopNumber } from '../numbers.ts';
import { isUnpaid } from '../phases/taxes.ts';
import { hasPower } from '../powers.ts';
import { printed } from '../printed.ts';
import type { State } from '../state.ts';

/** By troop: its alignment, -1 for none, and the number of its class (SC-A-elf-alignment). */
export const TROOP_ALIGNMENT: readonly number[] = TROOP.map(({ alignment }) =>
  alignment === null ? -1 : ALIGNMENTS.indexOf(alignment),
);
const CLASS: readonly number[] = TROOP.map(troop => TROOP_CLASSES.indexOf(troop.class));
export const classOf = (troop: number) => TROOP_CLASS[CLASS[troop]];
/** His own people, where he is popular with them (SC-17.2). */
const OWN_PEOPLE: readonly number[] = LORD.map(({ home }) => ('troop' in home ? troopNumber[home.troop] : -1));
const POPULAR: readonly (readonly number[])[] = LORD.map(({ popular }) => popular.map(region => regionNumber[region]));

export interface Frequency {
  readonly printed: number;
  readonly alignment: number;
  readonly camp: number;
  readonly popularity: number;
  /** Twice all of the above: no gold and no spell goes beyond (SC-10.16, SC-A-cap-base). */
  readonly cap: number;
  readonly spell: number;
  readonly paid: number;
  readonly odin: number;
  readonly fenrir: number;
  readonly war: number;
  readonly repeat: number;
  readonly total: number;
}

/**
 * What is printed for the one troop of the region (SC-2.6), less for each degree between its alignment and the lord's,
 * but for Humans (SC-10.13); more by a camp (SC-10.14), less after each success, past the cap (SC-10.17). The alignment
 * of the troop counts, not that of the region (SC-A-recruit-alignment, SC-A-guard-example).
 */
export function frequencyOf(
  state: State,
  lord: Lord,
  region: Region,
  bought: { readonly points: number; readonly enticed: boolean; readonly count: number },
): Frequency {
  const tables = printed(state);
  const troop = tables.troop[region];
  const belief = TROOP_ALIGNMENT[troop];
  const base = tables.frequency[region];
  const alignment = belief < 0 ? 0 : -degrees(belief, alignmentOf(lord));
  const camp = hasBuilding(state, region, CAMP) ? CAMP_FREQUENCY : 0;
  const popularity = troop === OWN_PEOPLE[lord] && POPULAR[lord].includes(region) ? POPULARITY : 0;
  const own = base + alignment + camp + popularity;
  const cap = FREQUENCY_CAP * own;
  const spell = bought.enticed ? enticingCreed(state, lord, region) : 0;
  const paid = bought.points;
  const odin = lasts(state, 'odin') ? ODIN_FREQUENCY : 0;
  const fenrir = lasts(state, 'fenrir') ? FENRIR_FREQUENCY : 0;
  const war = lasts(state, 'ogre-giant-war') && (troop === OGRE || troop === GIANT) ? WAR_FREQUENCY : 0;
  const repeat = -classOf(troop).repeat * bought.count;
  const total = Math.min(cap, own + spell + paid + odin) + fenrir + war + repeat;
  return { printed: base, alignment, camp, popularity, cap, spell, paid, odin, fenrir, war, repeat, total };
}

/** Points that gold can still add below the cap. */
export function mostPoints(state: State, lord: Lord, region: Region, enticed: boolean): number {
  const {
    cap,
    printed: base,
    alignment,
    camp,
    popularity,
    spell,
    odin,
  } = frequencyOf(state, lord, region, {
    points: 0,
    enticed,
    count: 0,
  });
  return Math.max(0, cap - (base + alignment + camp + popularity + spell + odin));
}

/** Meloch talks prices down (SC-C-discounts, SC-A-discounts-lasting). */
export const discounted = (state: State, lord: Lord, price: number): number =>
  hasPower(state, lord, 'discounts') ? (DISCOUNTED[price] ?? price) : price;

/** What one unit of a region costs with so many points bought, each at the surcharge of its class; surcharges are not talked down (SC-A-meloch-camp, SC-A-ogre-surcharge). */
export function priceOf(state: State, lord: Lord, region: Region, points: number): number {
  const { troop, price } = printed(state);
  return discounted(state, lord, price[troop[region]]) + points * classOf(troop[region]).surcharge;
}

/**
 * Own land with a castle (SC-10.9), not too poor (SC-10.19), and nothing else that bars it, whoever holds the purse.
 */
export const canRecruitIn = (state: State, lord: Lord, region: Region): boolean =>
  state.owner[region] === lord &&
  hasBuilding(state, region, CASTLE) &&
  state.prosperity[region] > TOO_POOR &&
  !isUnpaid(state, region) &&
  (state.marks[region] & MARK.cursed) === 0 &&
  state.pool[printed(state).troop[region]] > 0;
