import type { Key } from './en.ts';
import content from './fr/content.ts';
import events from './fr/events.ts';
import lords from './fr/lords.ts';
import names from './fr/names.ts';
import options from './fr/options.ts';
import pieces from './fr/pieces.ts';
import places from './fr/places.ts';
import powers from './fr/powers.ts';

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
