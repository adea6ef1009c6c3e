import type { OptionSpec, Options } from '../../../engine/contract/options.ts';
import { CRESTS, type CrestId } from './numbers.ts';

/** Every switch of the table; the first value is the default. */
export const OPTIONS: readonly OptionSpec[] = [
  { name: 'crests', order: CRESTS, clause: 'RM-2.1' },
  { name: 'firstSeat', values: ['random', 'seat-1'], clause: 'RM-O-firstSeat' },
  { name: 'selectionBonus', values: ['always', 'acting'], clause: 'RM-O-selectionBonus', reading: true },
  { name: 'freeSpaces', values: ['rest', 'act'], clause: 'RM-O-freeSpaces', reading: true },
  { name: 'keepRaid', values: [2, 3], clause: 'RM-O-keepRaid', reading: true },
  { name: 'upgradeUse', values: ['round', 'space'], clause: 'RM-O-upgradeUse', reading: true },
  { name: 'doubleHammer', values: ['pays-one', 'combat-only'], clause: 'RM-O-doubleHammer', reading: true },
  { name: 'storedDice', values: ['crew', 'artefact-only'], clause: 'RM-O-storedDice', reading: true },
  { name: 'combatDice', values: ['unlimited', 'six'], clause: 'RM-O-combatDice', reading: true },
  { name: 'journeyLoss', values: ['what-is-there', 'in-full'], clause: 'RM-O-journeyLoss', reading: true },
  { name: 'starvation', values: ['any-die', 'clan-die'], clause: 'RM-O-starvation', reading: true },
  { name: 'ambush', values: ['pile', 'deck'], clause: 'RM-O-ambush', reading: true },
  { name: 'lostBattle', values: ['stays', 'discarded'], clause: 'RM-O-lostBattle', reading: true },
  { name: 'runes', values: ['always', 'own-terror'], clause: 'RM-O-runes', reading: true },
  { name: 'hunterFood', values: [1, 2], clause: 'RM-O-hunterFood', reading: true },
  { name: 'tokens', values: ['fifteen', 'unlimited'], clause: 'RM-O-tokens', reading: true },
  { name: 'lastTribute', values: ['skipped', 'paid'], clause: 'RM-O-lastTribute', reading: true },
  { name: 'berserker', values: ['helmet', 'helmet-and-raven'], clause: 'RM-O-berserker', reading: true },
  { name: 'searched', values: ['drawer', 'all'], clause: 'RM-O-searched', reading: true },
];

/** The options as the rules read them; never changed once the game has begun, so copies share it. */
export interface TableOptions {
  readonly crests: readonly CrestId[];
  readonly firstSeat: 'random' | 'seat-1';
  readonly selectionBonus: 'always' | 'acting';
  readonly freeSpaces: 'rest' | 'act';
  readonly keepRaid: 2 | 3;
  readonly upgradeUse: 'round' | 'space';
  readonly doubleHammer: 'pays-one' | 'combat-only';
  readonly storedDice: 'crew' | 'artefact-only';
  readonly combatDice: 'unlimited' | 'six';
  readonly journeyLoss: 'what-is-there' | 'in-full';
  readonly starvation: 'any-die' | 'clan-die';
  readonly ambush: 'pile' | 'deck';
  readonly lostBattle: 'stays' | 'discarded';
  readonly runes: 'always' | 'own-terror';
  readonly hunterFood: number;
  readonly tokens: 'fifteen' | 'unlimited';
  readonly lastTribute: 'skipped' | 'paid';
  readonly berserker: 'helmet' | 'helmet-and-raven';
  readonly searched: 'drawer' | 'all';
}

/** `readOptions` has checked every value against the list above. */
export const tableOptions = (options: Options): TableOptions => options as unknown as TableOptions;
