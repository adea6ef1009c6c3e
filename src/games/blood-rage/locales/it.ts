import type { Key } from './en.ts';
import browser from './it/browser.ts';
import cards from './it/cards.ts';
import choices from './it/choices.ts';
import facts from './it/facts.ts';
import names from './it/names.ts';
import options from './it/options.ts';
import prompts from './it/prompts.ts';
import table from './it/table.ts';
import tips from './it/tips.ts';
import ui from './it/ui.ts';
import weighing from './it/weighing.ts';
import why from './it/why.ts';

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
