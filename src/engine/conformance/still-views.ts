import { changesBetween, withChanges } from '../match/changes.ts';
import { difference } from './difference.ts';
import { type Law, viewerName, viewers } from './law.ts';
import { playAhead } from './pick.ts';

/** What somebody has seen does not change under their eyes, and what has changed since leads to what is seen now. */
export const stillViews: Law = {
  name: 'still views',
  dear: true,
  *atDecision({ subject: { rules, seats }, state, effort, chance }) {
    const copy = rules.clone(state);
    const seen = viewers(seats).map(viewer => {
      const view = rules.view(copy, viewer);
      return { viewer, view, text: JSON.stringify(view) };
    });
    playAhead(rules, copy, effort.ahead, chance);
    for (const { viewer, view, text } of seen) {
      const now = JSON.stringify(view);
      if (now !== text) yield `playing on changes what ${viewerName(viewer)} has seen: ${difference(text, now)}`;
      const next = rules.view(copy, viewer);
      const told = withChanges(JSON.parse(text), JSON.parse(JSON.stringify(changesBetween(view, next))));
      if (changesBetween(told, JSON.parse(JSON.stringify(next))).length > 0) {
        yield `${viewerName(viewer)}, told what has changed, does not see what there is`;
      }
    }
  },
};
