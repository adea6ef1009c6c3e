import { commitment, newSeed } from '../chance/fairness.ts';
import { type Content, readContent } from '../contract/content.ts';
import { type Options, readOptions } from '../contract/options.ts';
import type { Rules } from '../contract/rules.ts';
import { LOG_FORMAT, type LogHead } from './log.ts';

/** What a table agrees on before it begins. */
export interface Setting {
  readonly seats: number;
  readonly options?: Options;
  /** Values of the game to be replaced, as a pack has them. */
  readonly content?: Content;
  readonly names?: readonly string[];
  /** A fresh secret unless given. */
  readonly seed?: string;
  readonly shares?: readonly string[];
  /** `sealed` for real tables (and unless given), `fast` for simulations. */
  readonly chance?: 'sealed' | 'fast';
}

/** How the log of such a table begins. What does not fit the game is refused by name. */
export function headOf(rules: Rules, setting: Setting): LogHead {
  const { seats, names, shares, seed = newSeed(), chance = 'sealed' } = setting;
  const content = readContent(rules.content, setting.content);
  return {
    format: LOG_FORMAT,
    game: rules.id,
    rules: rules.version,
    options: readOptions(rules.options, setting.options, seats),
    ...(Object.keys(content).length > 0 && { content }),
    seats,
    ...(names && { names }),
    chance,
    seed,
    ...(shares && { shares }),
    ...(chance === 'sealed' && { commitment: commitment(seed) }),
  };
}
