/** What the gods do to creed. Levels and points are worked out anew after each of them (SC-A-power-when). */
import { hasTemple } from '../creed.ts';
import { isLord } from '../lords.ts';
import { REGION_COUNT } from '../numbers.ts';
import { comeForth } from '../phases/recruiting.ts';
import { printed } from '../printed.ts';
import { atOnce, type EventRule, type EventRules, onlyLasts } from './event-rule.ts';

/** SC-C-sanctuaries: once in a game, for good. */
const sanctuaries: EventRule = {
  ...atOnce(({ state, facts }) => {
    state.sanctuaries = 1;
    facts.tell({ kind: 'sanctuaries' });
  }),
  passed: state => state.sanctuaries > 0,
};

/** SC-C-frigg: each region with a temple receives one of its own. */
const frigg: EventRule = atOnce(act => {
  const { state } = act;
  const { troop } = printed(state);
  for (let region = 0; region < REGION_COUNT; region++) {
    const owner = state.owner[region];
    if (isLord(owner) && hasTemple(state, region)) comeForth(act, owner, region, troop[region], 1, 'frigg');
  }
});

export const faith: EventRules = {
  yggdrasil: onlyLasts,
  astral: onlyLasts,
  sanctuaries,
  frigg,
  fenrir: onlyLasts,
};
