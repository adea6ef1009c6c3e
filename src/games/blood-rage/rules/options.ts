import type { OptionSpec, Options } from '../../../engine/contract/options.ts';
import { CLANS, type ClanId } from '../content/clans.ts';

/** Every switch of the table; the first value is the default. */
export const OPTIONS: readonly OptionSpec[] = [
  { name: 'clans', order: CLANS, clause: 'BR-2.1' },
  { name: 'firstAge', values: ['draft', 'dealt'], clause: 'BR-O-firstAge' },
  { name: 'firstSeat', values: ['random', 'seat-1'], clause: 'BR-O-firstSeat' },
  { name: 'axesTop', values: [10, 8], clause: 'BR-O-axesTop', reading: true },
  { name: 'yggdrasilGlory', values: [11, 10], clause: 'BR-O-yggdrasilGlory', reading: true },
  { name: 'gazeBonus', values: [3, 2], clause: 'BR-O-gazeBonus', reading: true },
  { name: 'passed', values: ['out', 'return'], clause: 'BR-O-passed', reading: true },
  { name: 'oath', values: ['before', 'after'], clause: 'BR-O-oath', reading: true },
  { name: 'darkElf', values: [1, 3], clause: 'BR-O-darkElf', reading: true },
  { name: 'watches', values: ['first', 'both'], clause: 'BR-O-watches', reading: true },
  { name: 'tyrQuests', values: ['best', 'sum'], clause: 'BR-O-tyrQuests', reading: true },
  { name: 'succor', values: ['provinces', 'everywhere'], clause: 'BR-O-succor', reading: true },
  { name: 'protection', values: ['not-in-ragnarok', 'fjord-in-ragnarok'], clause: 'BR-O-protection', reading: true },
  { name: 'witchSacrifice', values: ['dies', 'retreats'], clause: 'BR-O-witchSacrifice', reading: true },
  { name: 'deadFjords', values: ['open', 'closed'], clause: 'BR-O-deadFjords', reading: true },
  { name: 'tie', values: ['shared', 'battles'], clause: 'BR-O-tie', reading: true },
  { name: 'rageCap', values: ['none', 'twelve'], clause: 'BR-O-rageCap', reading: true },
  { name: 'keptCard', values: ['at-most-one', 'one'], clause: 'BR-O-keptCard', reading: true },
];

/** The options as the rules read them; never changed once the game has begun, so copies share it. */
export interface TableOptions {
  readonly clans: readonly ClanId[];
  readonly firstAge: 'draft' | 'dealt';
  readonly firstSeat: 'random' | 'seat-1';
  readonly axesTop: number;
  readonly yggdrasilGlory: number;
  readonly gazeBonus: number;
  readonly passed: 'out' | 'return';
  readonly oath: 'before' | 'after';
  readonly darkElf: number;
  readonly watches: 'first' | 'both';
  readonly tyrQuests: 'best' | 'sum';
  readonly succor: 'provinces' | 'everywhere';
  readonly protection: 'not-in-ragnarok' | 'fjord-in-ragnarok';
  readonly witchSacrifice: 'dies' | 'retreats';
  readonly deadFjords: 'open' | 'closed';
  readonly tie: 'shared' | 'battles';
  readonly rageCap: 'none' | 'twelve';
  readonly keptCard: 'at-most-one' | 'one';
}

/** `readOptions` has checked every value against the list above. */
export const tableOptions = (options: Options): TableOptions => options as unknown as TableOptions;
