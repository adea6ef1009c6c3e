import type { Messages } from '../../../engine/contract/game.ts';
import browser from './en/browser.ts';
import cards from './en/cards.ts';
import choices from './en/choices.ts';
import facts from './en/facts.ts';
import names from './en/names.ts';
import options from './en/options.ts';
import prompts from './en/prompts.ts';
import table from './en/table.ts';
import tips from './en/tips.ts';
import ui from './en/ui.ts';
import weighing from './en/weighing.ts';
import why from './en/why.ts';

const en = {
  ...names,
  ...cards,
  ...facts,
  ...prompts,
  ...choices,
  ...weighing,
  ...why,
  ...options,
  ...table,
  ...ui,
  ...tips,
  ...browser,
} as const satisfies Messages;

export default en;
/** Every message that each language has. */
export type Key = keyof typeof en;
