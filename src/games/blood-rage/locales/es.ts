import type { Key } from './en.ts';
import browser from './es/browser.ts';
import cards from './es/cards.ts';
import choices from './es/choices.ts';
import facts from './es/facts.ts';
import names from './es/names.ts';
import options from './es/options.ts';
import prompts from './es/prompts.ts';
import table from './es/table.ts';
import tips from './es/tips.ts';
import ui from './es/ui.ts';
import weighing from './es/weighing.ts';
import why from './es/why.ts';

export default {
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
} satisfies Record<Key, string>;
