import type { Messages } from '../../../engine/contract/game.ts';
import browser from './en/browser.ts';
import causes from './en/causes.ts';
import choices from './en/choices.ts';
import content from './en/content.ts';
import events from './en/events.ts';
import facts from './en/facts.ts';
import lords from './en/lords.ts';
import names from './en/names.ts';
import options from './en/options.ts';
import pairs from './en/pairs.ts';
import pieces from './en/pieces.ts';
import places from './en/places.ts';
import powers from './en/powers.ts';
import prompts from './en/prompts.ts';
import sheets from './en/sheets.ts';
import summary from './en/summary.ts';
import table from './en/table.ts';
import terms from './en/terms.ts';
import ui from './en/ui.ts';
import weighing from './en/weighing.ts';
import why from './en/why.ts';
import { hexNames } from './hexes.ts';

const en = {
  ...names,
  ...pairs,
  ...places,
  ...hexNames({ in: 'in', to: 'to', from: 'from' }),
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
} as const satisfies Messages;

export default en;
/** Every message that each language has. */
export type Key = keyof typeof en;
