import { difference } from './difference.ts';
import { type Law, viewerName, viewers } from './law.ts';
import { playAhead } from './pick.ts';
import { notPlain } from './plain.ts';
import { sampleOf } from './twin.ts';

/** A sampled state is a whole and sound one that can be played on, and its viewer could not tell it from the real one. */
export const samples: Law = {
  name: 'samples',
  dear: true,
  *atDecision({ subject, state, effort, chance }) {
    const { rules, seats } = subject;
    for (const viewer of viewers(seats)) {
      const seen = JSON.stringify(rules.view(state, viewer));
      const world = sampleOf(subject, seen, viewer, chance);
      const seenThere = JSON.stringify(rules.view(world, viewer));
      if (seen !== seenThere) yield `${viewerName(viewer)} would notice: ${difference(seen, seenThere)}`;
      const lost = notPlain(world);
      if (lost) yield `sampled for ${viewerName(viewer)}: not plain JSON: ${lost}`;
      for (const problem of rules.audit(world)) yield `sampled for ${viewerName(viewer)}: ${problem}`;
      if (rules.decisions(world).length === 0) yield `sampled for ${viewerName(viewer)}: nobody is asked there`;
      playAhead(rules, world, effort.ahead, chance);
      for (const problem of rules.audit(world)) yield `sampled for ${viewerName(viewer)} and played on: ${problem}`;
    }
  },
};
