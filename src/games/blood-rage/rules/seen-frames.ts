import type { SeenFields, SeenFrame } from '../../../kit/rules/seen.ts';
import type { BloodRageFrame } from './frames.ts';

/** What of the rules in progress lies open on the table: all that they remember today, each thing by its name. */
export const SEEN = {
  age: ['step'],
  draft: ['step'],
  action: ['step'],
  march: ['step', 'seat', 'from', 'to', 'moved'],
  invasion: ['step', 'seat', 'figure', 'to', 'aftermath'],
  'free-invasion': ['step', 'seat', 'figure', 'card'],
  sacrifice: ['step', 'seat', 'card', 'given'],
  pillage: ['step', 'seat', 'province', 'asked', 'declined'],
  battle: [
    'step',
    'pillager',
    'province',
    'fighters',
    'played',
    'counted',
    'fallen',
    'reapers',
    'counters',
    'silencer',
    'at',
    'declined',
    'winner',
    'grace',
    'oath',
  ],
  reward: ['step', 'seat', 'province', 'grace'],
  destruction: ['step', 'cause', 'doomed', 'from', 'at'],
  raise: ['step', 'seat', 'not', 'cause'],
  discard: ['step'],
  quests: ['step', 'at'],
  ragnarok: ['step'],
} as const satisfies SeenFields<BloodRageFrame>;

/** A rule in progress, as a view shows it. */
export type FrameView = SeenFrame<BloodRageFrame, typeof SEEN>;
