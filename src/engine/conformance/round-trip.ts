import { FastChance } from '../chance/chance.ts';
import { difference } from './difference.ts';
import { type Law, viewerName, viewers } from './law.ts';
import { notPlain } from './plain.ts';
import { WatchedFacts } from './watched-facts.ts';

/** A state that was written down and read again asks the same, looks the same and goes on the same. */
export const roundTrip: Law = {
  name: 'round-trip',
  dear: true,
  *atDecision({ subject: { rules, seats }, state, asks }) {
    const lost = notPlain(state);
    if (lost) yield `the state is not plain JSON: ${lost}`;
    const again = JSON.parse(JSON.stringify(state));
    const [asked, askedAgain] = [JSON.stringify(asks), JSON.stringify(rules.decisions(again))];
    if (asked !== askedAgain) yield `other questions after reading it again: ${difference(asked, askedAgain)}`;
    for (const viewer of viewers(seats)) {
      const view = rules.view(state, viewer);
      const lost = notPlain(view);
      if (lost) yield `the view of ${viewerName(viewer)} is not plain JSON: ${lost}`;
      const [seen, seenAgain] = [JSON.stringify(view), JSON.stringify(rules.view(again, viewer))];
      if (seen !== seenAgain) yield `${viewerName(viewer)} sees something else: ${difference(seen, seenAgain)}`;
    }
  },
  *afterStep({ subject: { rules }, before, seat, choice, luck, after, facts }) {
    const again = JSON.parse(JSON.stringify(before));
    const toldAgain = new WatchedFacts();
    const refusal = rules.apply(again, seat, JSON.parse(JSON.stringify(choice)), FastChance.load(luck), toldAgain);
    if (refusal) {
      yield `the choice is refused after reading it again: ${JSON.stringify(refusal.reasons)}`;
      return;
    }
    const [ends, endsAgain] = [JSON.stringify(after), JSON.stringify(again)];
    if (ends !== endsAgain) yield `it goes on otherwise: ${difference(ends, endsAgain)}`;
    const [told, retold] = [JSON.stringify(facts.told), JSON.stringify(toldAgain.told)];
    if (told !== retold) yield `it tells otherwise: ${difference(told, retold)}`;
    const lost = notPlain(facts.told);
    if (lost) yield `the facts are not plain JSON: ${lost}`;
  },
};
