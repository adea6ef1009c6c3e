import { withChanges } from '../engine/match/changes.ts';
import type { Moment, NextMoment } from './protocol.ts';

/** The whole moment, for who knows the one before. What has not changed in the view stays the very same object. */
export const momentAfter = ({ view }: Moment, { changes, ...next }: NextMoment): Moment => ({
  ...next,
  view: withChanges(view, changes),
});
