import type { Key } from './en.ts';
import cards from './fr/cards.ts';
import choices from './fr/choices.ts';
import content from './fr/content.ts';
import facts from './fr/facts.ts';
import names from './fr/names.ts';
import options from './fr/options.ts';
import prompts from './fr/prompts.ts';
import summary from './fr/summary.ts';
import tips from './fr/tips.ts';
import ui from './fr/ui.ts';
import weighing from './fr/weighing.ts';
import why from './fr/why.ts';

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
