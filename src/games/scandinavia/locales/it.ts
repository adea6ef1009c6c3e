import type { Key } from './en.ts';
import content from './it/content.ts';
import events from './it/events.ts';
import lords from './it/lords.ts';
import names from './it/names.ts';
import options from './it/options.ts';
import pieces from './it/pieces.ts';
import places from './it/places.ts';
import powers from './it/powers.ts';

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
