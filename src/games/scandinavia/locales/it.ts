import type { Key } from './en.ts';
import { hexNames } from './hexes.ts';
import browser from './it/browser.ts';
import causes from './it/causes.ts';
import choices from './it/choices.ts';
import content from './it/content.ts';
import events from './it/events.ts';
import facts from './it/facts.ts';
import lords from './it/lords.ts';
import names from './it/names.ts';
import options from './it/options.ts';
import pairs from './it/pairs.ts';
import pieces from './it/pieces.ts';
import places from './it/places.ts';
import powers from './it/powers.ts';
import prompts from './it/prompts.ts';
import sheets from './it/sheets.ts';
import summary from './it/summary.ts';
import table from './it/table.ts';
import terms from './it/terms.ts';
import ui from './it/ui.ts';
import weighing from './it/weighing.ts';
import why from './it/why.ts';

export default {
  ...names,
  ...pairs,
  ...places,
  ...hexNames({ in: 'in', to: 'in', from: 'da' }),
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
