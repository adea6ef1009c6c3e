import type { Key } from './en.ts';
import content from './es/content.ts';
import events from './es/events.ts';
import lords from './es/lords.ts';
import names from './es/names.ts';
import options from './es/options.ts';
import pieces from './es/pieces.ts';
import places from './es/places.ts';
import powers from './es/powers.ts';

export default {
  ...names,
  ...places,
  ...pieces,
  ...lords,
  ...powers,
  ...events,
  ...options,
  ...content,
} satisfies Record<Key, string>;
