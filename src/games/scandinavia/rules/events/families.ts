import { althing } from './althing.ts';
import { attacks } from './attacks.ts';
import type { EventRules } from './event-rule.ts';
import { faith } from './faith.ts';
import { goldEvents } from './gold.ts';
import { heroEvents } from './heroes.ts';
import { landEvents } from './land.ts';
import { troopEvents } from './troops.ts';
import { weather } from './weather.ts';

/** All families of events, each in a file of its own; double omens are rolled in `events.ts`. */
export const families: readonly EventRules[] = [
  weather,
  landEvents,
  attacks,
  goldEvents,
  heroEvents,
  faith,
  troopEvents,
  althing,
];
