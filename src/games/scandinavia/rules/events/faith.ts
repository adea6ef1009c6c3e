/** What the gods do to creed. Levels and points are worked out anew after each of them (SC-A-power-when). */
import { hasTemple } from '../creed.ts';
import { heldRegions } from '../land.ts';
import { comeToEach } from './come-forth.ts';
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
  const regions = heldRegions(state).filter(region => hasTemple(state, region));
  comeToEach(act, regions, () => 1, 'frigg');
});

export const faith: EventRules = {
  yggdrasil: onlyLasts,
  astral: onlyLasts,
  sanctuaries,
  frigg,
  fenrir: onlyLasts,
};
