import type { Key } from './en.ts';
import browser from './fr/browser.ts';
import causes from './fr/causes.ts';
import choices from './fr/choices.ts';
import content from './fr/content.ts';
import events from './fr/events.ts';
import facts from './fr/facts.ts';
import lords from './fr/lords.ts';
import names from './fr/names.ts';
import options from './fr/options.ts';
import pairs from './fr/pairs.ts';
import pieces from './fr/pieces.ts';
import places from './fr/places.ts';
import powers from './fr/powers.ts';
import prompts from './fr/prompts.ts';
import sheets from './fr/sheets.ts';
import summary from './fr/summary.ts';
import table from './fr/table.ts';
import terms from './fr/terms.ts';
import ui from './fr/ui.ts';
import weighing from './fr/weighing.ts';
import why from './fr/why.ts';
import { hexNames } from './hexes.ts';

export default {
  ...names,
  ...pairs,
  ...places,
  ...hexNames({ in: 'en', to: 'vers', from: 'depuis' }),
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
