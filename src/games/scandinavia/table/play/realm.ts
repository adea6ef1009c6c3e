/** What a lord has, counted from what everybody sees. */
import type { Seat } from '../../../../engine/contract/ask.ts';
import type { LordId } from '../../content/lords.ts';
import { POWER } from '../../content/powers.ts';
import { SCENARIO } from '../../content/scenarios.ts';
import {
  ALAND_DISCOUNT,
  GREAT_DISCOUNT,
  ISLANDS_DISCOUNT,
  MINIMUM_REGIONS,
  MOST_POWER,
  POWER_CREED,
} from '../../content/victory.ts';
import { ISLANDS } from '../../content/waters.ts';
import type { View } from '../../rules/view.ts';

const seatsOf = (view: View): number => view.ready.length;

/** The lords that a seat plays, most of the time one. */
export const lordsOf = (view: View, seat: Seat): readonly LordId[] =>
  Object.entries(view.lords).flatMap(([lord, of]) => (of.seat === seat ? [lord as LordId] : []));

/** Seats that are still in the game. */
export const livingSeats = (view: Pick<View, 'lords'>): readonly Seat[] => [
  ...new Set(Object.values(view.lords).flatMap(({ seat, out }) => (out ? [] : [seat]))),
];

/** Lords who win together: those of one seat, and of a partner's. */
function teamOf(view: View, lord: string): readonly string[] {
  const { seat, partner } = view.lords[lord];
  const seats = [seat, partner === null ? seat : view.lords[partner].seat];
  return Object.keys(view.lords).filter(other => seats.includes(view.lords[other].seat) && !view.lords[other].out);
}

/** Lands of those who win together. */
export const regionsTogether = (view: View, lord: string): number =>
  teamOf(view, lord).reduce((sum, other) => sum + view.lords[other].regions, 0);

/** Lands that an empire needs: by seats or scenario, less what islands and a great name take off (SC-1.3, SC-1.4). */
export function regionsToWin(view: View, lord: string): number {
  const team = teamOf(view, lord);
  const scenario = SCENARIO.find(({ id }) => id === view.options.scenario);
  const least = scenario?.minimum?.[seatsOf(view)] ?? MINIMUM_REGIONS[seatsOf(view)] ?? 0;
  const own = ISLANDS.filter(island => team.includes(view.islands[island] ?? ''));
  const all = own.length === ISLANDS.length;
  const aland = own.includes('aland') && (!all || view.options.islandDiscount === 'added');
  const great = view.great && team.includes('ohrrkan');
  return least - (all ? ISLANDS_DISCOUNT : 0) - (aland ? ALAND_DISCOUNT : 0) - (great ? GREAT_DISCOUNT : 0);
}

/** Creed that each power asks for (SC-6.4, SC-6.6). */
export function creedFor(view: View, level: number): number | undefined {
  const { scenario, twoLordsThresholds } = view.options;
  const byLords = scenario === 'two-characters' && twoLordsThresholds === 'characters';
  return POWER_CREED[byLords ? seatsOf(view) * 2 : seatsOf(view)]?.[level - 1];
}

/** Creed that the next power asks for; nothing once all four are there. */
export function nextPower(view: View, lord: string): { readonly level: number; readonly creed: number } | null {
  const { level } = view.lords[lord];
  const creed = creedFor(view, level + 1);
  return level >= MOST_POWER || creed === undefined ? null : { level: level + 1, creed };
}

/** Points of this turn's creed that are left for spells; null for who casts none (SC-6.7). */
export function spellPoints(view: View, lord: string): { readonly left: number; readonly all: number } | null {
  if (!POWER.some(({ lord: owner, cost }) => owner === lord && cost !== undefined)) return null;
  const { creed, spent } = view.lords[lord];
  return { left: Math.max(0, creed - spent), all: creed };
}

/** The turn after which the game is over, where the table has set one. */
export const lastTurnOf = ({ options: { limit } }: Pick<View, 'options'>): number | null =>
  limit === 'none' ? null : limit;

/** Is it the last turn, when Selorian alone decides (SC-1.6)? */
export const isLast = (view: Pick<View, 'options' | 'turn'>): boolean => view.turn === lastTurnOf(view);
