import type { OptionSpec, Options } from '../../../engine/contract/options.ts';
import { type Chosen, readingsOf, switchesOf } from '../../../kit/rules/options.ts';
import { CLANS, type ClanId } from '../content/clans.ts';

// Every switch of the table; the first value is the default.
const SETTING_UP = { firstAge: ['draft', 'dealt'], firstSeat: ['random', 'seat-1'] } as const;

const NUMBERS = { axesTop: [10, 8], yggdrasilGlory: [11, 10], gazeBonus: [3, 2] } as const;

const CARDS = {
  oath: ['before', 'after'],
  darkElf: [1, 3],
  watches: ['first', 'both'],
  tyrQuests: ['best', 'sum'],
  succor: ['provinces', 'everywhere'],
  protection: ['not-in-ragnarok', 'fjord-in-ragnarok'],
  witchSacrifice: ['dies', 'retreats'],
} as const;

const LIMITS = {
  deadFjords: ['open', 'closed'],
  tie: ['shared', 'battles'],
  rageCap: ['none', 'twelve'],
  keptCard: ['at-most-one', 'one'],
} as const;

const READINGS = { ...NUMBERS, passed: ['out', 'return'], ...CARDS, ...LIMITS } as const;

export const OPTIONS: readonly OptionSpec[] = [
  { name: 'clans', order: CLANS, clause: 'BR-2.1' },
  ...switchesOf('BR', SETTING_UP),
  ...readingsOf('BR', READINGS),
];

/** The options as the rules read them; never changed once the game has begun, so copies share it. */
export interface TableOptions extends Chosen<typeof SETTING_UP>, Chosen<typeof READINGS> {
  readonly clans: readonly ClanId[];
}

/** `readOptions` has checked every value against the list above. */
export const tableOptions = (options: Options): TableOptions => options as unknown as TableOptions;
