import type { Key } from './en.ts';
import browser from './es/browser.ts';
import causes from './es/causes.ts';
import choices from './es/choices.ts';
import content from './es/content.ts';
import events from './es/events.ts';
import facts from './es/facts.ts';
import lords from './es/lords.ts';
import names from './es/names.ts';
import options from './es/options.ts';
import pairs from './es/pairs.ts';
import pieces from './es/pieces.ts';
import places from './es/places.ts';
import powers from './es/powers.ts';
import prompts from './es/prompts.ts';
import sheets from './es/sheets.ts';
import summary from './es/summary.ts';
import table from './es/table.ts';
import terms from './es/terms.ts';
import ui from './es/ui.ts';
import weighing from './es/weighing.ts';
import why from './es/why.ts';
import { hexNames } from './hexes.ts';

export default {
  ...names,
  ...pairs,
  ...places,
  ...hexNames({ in: 'en', to: 'a', from: 'de' }),
  ...pieces,
  ...lords,
  ...powers,
  ...events,
  ...browser,
  ...causes,
  ...prompts,
  ...choices,
  ...facts,
  ...weighing,
  ...why,
  ...terms,
  ...ui,
  ...sheets,
  ...table,
  ...options,
  ...content,
  ...summary,
} satisfies Record<Key, string>;
