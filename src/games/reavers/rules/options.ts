import type { OptionSpec, Options } from '../../../engine/contract/options.ts';
import { type Chosen, readingsOf, switchesOf } from '../../../kit/rules/options.ts';
import { CRESTS, type CrestId } from './numbers.ts';

// Every switch of the table; the first value is the default.
const SETTING_UP = { firstSeat: ['random', 'seat-1'] } as const;

const SPACES = {
  selectionBonus: ['always', 'acting'],
  freeSpaces: ['rest', 'act'],
  keepRaid: [2, 3],
  upgradeUse: ['round', 'space'],
} as const;

const DICE = {
  doubleHammer: ['pays-one', 'combat-only'],
  storedDice: ['crew', 'artefact-only'],
  combatDice: ['unlimited', 'six'],
} as const;

const SEA = {
  journeyLoss: ['what-is-there', 'in-full'],
  starvation: ['any-die', 'clan-die'],
  ambush: ['pile', 'deck'],
  lostBattle: ['stays', 'discarded'],
} as const;

const GAINS = {
  runes: ['always', 'own-terror'],
  hunterFood: [1, 2],
  tokens: ['fifteen', 'unlimited'],
  lastTribute: ['skipped', 'paid'],
  berserker: ['helmet', 'helmet-and-raven'],
  searched: ['drawer', 'all'],
} as const;

const READINGS = { ...SPACES, ...DICE, ...SEA, ...GAINS } as const;

export const OPTIONS: readonly OptionSpec[] = [
  { name: 'crests', order: CRESTS, clause: 'RM-2.1' },
  ...switchesOf('RM', SETTING_UP),
  ...readingsOf('RM', READINGS),
];

/** The options as the rules read them; never changed once the game has begun, so copies share it. */
export interface TableOptions extends Chosen<typeof SETTING_UP>, Chosen<typeof READINGS> {
  readonly crests: readonly CrestId[];
}

/** `readOptions` has checked every value against the list above. */
export const tableOptions = (options: Options): TableOptions => options as unknown as TableOptions;
