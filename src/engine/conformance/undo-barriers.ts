import { difference } from './difference.ts';
import { type Law, viewerName } from './law.ts';

/** Where a step raised no barrier, nobody has learned anything: it looks the same in every world thought possible. */
export const undoBarriers: Law = {
  name: 'undo-barriers',
  dear: true,
  *afterStep({ facts, drew, opened, twins }) {
    if (opened && !facts.barrier) yield 'sealed answers came to light without a barrier';
    if (facts.barrier || drew) return;
    for (const { viewer, real, other } of twins()) {
      if (!other) continue;
      if (other.seen !== real.seen) {
        yield `no barrier, but ${viewerName(viewer)} saw something new: ${difference(other.seen, real.seen)}`;
      } else if (other.heard !== real.heard) {
        yield `no barrier, but ${viewerName(viewer)} heard something new: ${difference(other.heard, real.heard)}`;
      }
    }
  },
};
