import type { Ask } from '../engine/contract/ask.ts';
import { withChanges } from '../engine/match/changes.ts';
import type { Moment, NextMoment } from './protocol.ts';

/** The whole moment, for who knows the one before. What has not changed in it stays the very same object. */
export const momentAfter = (before: Moment, { changes, ask, askChanges, ...next }: NextMoment): Moment => ({
  ...next,
  view: withChanges(before.view, changes),
  ask: askChanges ? (withChanges(before.ask, askChanges) as Ask | null) : (ask ?? null),
});
