import type { EventRules } from './event-rule.ts';

/** All families of events, each in a file of its own. */
export const families: readonly EventRules[] = [];
