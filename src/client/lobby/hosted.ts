import type { OptionSpec } from '../../engine/contract/options.ts';
import type { RunOut } from '../../host/clocks/clock.ts';
import type { TablePlan as HostedPlan, SeatPlan as HostedSeat, Visibility } from '../../host/hall-api.ts';
import { CLOCKS, type ClockName } from '../online/clock/clock-rule.ts';
import { seated } from './seating.ts';
import type { SeatPlan, TablePlan } from './table-plan.ts';

/** How a table online is played, besides the options of its game. */
export interface OnlineTerms {
  readonly visibility: Visibility;
  readonly spectators: boolean;
  readonly clock: ClockName;
  readonly runOut: RunOut;
}

export const DEFAULT_TERMS: OnlineTerms = { visibility: 'private', spectators: false, clock: 'none', runOut: 'seat' };

/** Names for whoever gave none. */
const NAMELESS = 'Runa';

/** The table as the server sets it up, and how the reader is called there. */
export function hostedPlan(
  game: string,
  specs: readonly OptionSpec[],
  plan: TablePlan,
  { visibility, spectators, clock, runOut }: OnlineTerms,
  share: string,
  random: () => number = Math.random,
): { readonly name: string; readonly table: HostedPlan } {
  const { seats, options } = seated(specs, plan, random);
  const name = seats.find(({ kind }) => kind === 'you')?.name.trim() || NAMELESS;
  const table: HostedPlan = {
    game,
    options,
    ...(plan.content && { content: plan.content }),
    seats: seats.map(seat => hostedSeat(seat, share)),
    visibility,
    spectators,
    timing: { rule: CLOCKS[clock], runOut },
  };
  return { name, table };
}

function hostedSeat({ kind, name, level }: SeatPlan, share: string): HostedSeat {
  switch (kind) {
    case 'you':
      return { kind: 'mine', share };
    case 'invited':
      return { kind, name: name.trim() };
    case 'bot':
      return { kind, bot: level };
    case 'open':
    case 'person':
    case 'empty':
      return { kind: 'open' };
  }
}
