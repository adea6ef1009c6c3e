import type { Key } from './en.ts';
import cards from './it/cards.ts';
import choices from './it/choices.ts';
import content from './it/content.ts';
import facts from './it/facts.ts';
import names from './it/names.ts';
import options from './it/options.ts';
import prompts from './it/prompts.ts';
import summary from './it/summary.ts';
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
  ...content,
  ...summary,
  ...ui,
  ...tips,
} satisfies Record<Key, string>;
