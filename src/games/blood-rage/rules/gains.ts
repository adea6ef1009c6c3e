import { LAST_STEP, STATS } from '../content/clans.ts';
import { statValue } from './figures.ts';
import { CARD_IDS, SLOT_COUNT, SOURCES, type SourceId, STAT_COUNT, type StatNumber } from './numbers.ts';
import type { Act } from './rule.ts';
import type { State } from './state.ts';
import { effectOfCard } from './upgrades.ts';

const RAGE_METER = 12;

/** Glory, booked under its source; `cause` is the card, province or rule that gave it. */
export function gainGlory(act: Act, seat: number, glory: number, source: SourceId, cause: string): void {
  if (glory === 0) return;
  act.state.glory[seat] += glory;
  act.state.scores[seat * SOURCES.length + SOURCES.indexOf(source)] += glory;
  act.facts.tell({ kind: 'glory', seat, glory, source, cause });
}

type Paying = 'glory-per-release' | 'glory-per-figure-at-end' | 'glory-per-ship-lost';

/** Glory for a number of things, once for each upgrade of the kind (BR-8.8). */
export function payByUpgrade(act: Act, seat: number, kind: Paying, count: number, source: SourceId = 'upgrades'): void {
  for (let slot = seat * SLOT_COUNT, end = slot + SLOT_COUNT; slot < end; slot++) {
    const card = act.state.slots[slot];
    const effect = effectOfCard(card, kind);
    if (effect) gainGlory(act, seat, effect.glory * count, source, CARD_IDS[card]);
  }
}

/** Rage in hand, capped only where the table says so; returns what was really gained. */
export function gainRage(state: State, seat: number, rage: number): number {
  const most = state.options.rageCap === 'twelve' ? Math.max(0, RAGE_METER - state.rage[seat]) : rage;
  const gained = Math.min(rage, most);
  state.rage[seat] += gained;
  return gained;
}

/** Stats rise and never fall; past the last step there is nothing (BR-1.9, BR-1.10). */
export const canRise = (state: State, seat: number, stat: StatNumber): boolean =>
  state.steps[seat * STAT_COUNT + stat] < LAST_STEP;

export function raise(act: Act, seat: number, stat: StatNumber, cause: string): void {
  const { state, facts } = act;
  if (!canRise(state, seat, stat)) {
    facts.tell({ kind: 'stat-at-top', seat, cause });
    return;
  }
  state.steps[seat * STAT_COUNT + stat]++;
  facts.tell({ kind: 'stat-raised', seat, stat: STATS[stat], value: statValue(state, seat, stat), cause });
}
