import type { Messages } from '../../../engine/contract/game.ts';
import content from './en/content.ts';
import events from './en/events.ts';
import lords from './en/lords.ts';
import names from './en/names.ts';
import options from './en/options.ts';
import pieces from './en/pieces.ts';
import places from './en/places.ts';
import powers from './en/powers.ts';

const en = {
  ...names,
  ...places,
  ...pieces,
  ...lords,
  ...powers,
  ...events,
  ...options,
  ...content,
} as const satisfies Messages;

export default en;
/** Every message that each language has. */
export type Key = keyof typeof en;
