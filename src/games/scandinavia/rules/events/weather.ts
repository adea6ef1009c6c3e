/** What the sky sends: storms, waves, blizzards, the great frost. All but the first only last (SC-7.4). */
import { STORM_SEAS } from '../../content/events.ts';
import { d10 } from '../dice.ts';
import { sinkFleet } from '../fleets.ts';
import { fleetsIn } from '../hex/berths.ts';
import { seaNumber, seaPlace } from '../numbers.ts';
import { atOnce, type EventRules, onlyLasts } from './event-rule.ts';

export const weather: EventRules = {
  // SC-C-storm
  storm: atOnce(act => {
    const { state, facts } = act;
    const die = d10(act);
    facts.tell({ kind: 'die-rolled', die, cause: 'storm' });
    for (const id of STORM_SEAS[die - 1]) {
      const place = seaPlace(seaNumber[id]);
      // A second storm on the same sea is the same storm (SC-A-double-omens).
      if (!state.storms.includes(place)) state.storms.push(place);
      facts.tell({ kind: 'storm', sea: id });
      for (const fleet of fleetsIn(state, place)) sinkFleet(act, fleet, 'storm');
    }
  }),
  njord: onlyLasts,
  blizzard: onlyLasts,
  glaciation: onlyLasts,
};
