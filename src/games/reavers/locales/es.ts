import type { Key } from './en.ts';
import cards from './es/cards.ts';
import choices from './es/choices.ts';
import content from './es/content.ts';
import facts from './es/facts.ts';
import names from './es/names.ts';
import options from './es/options.ts';
import prompts from './es/prompts.ts';
import summary from './es/summary.ts';
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
  ...content,
  ...summary,
  ...ui,
  ...tips,
} satisfies Record<Key, string>;
