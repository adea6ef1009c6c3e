/** What the Althing decrees, and quiet seasons. */
import { LORDS } from '../../content/lords.ts';
import { areAllies, isAlive, livingSeats } from '../lords.ts';
import { OHRRKAN } from '../numbers.ts';
import { isLastTurn } from '../phases/limit.ts';
import { atOnce, type EventRule, type EventRules, onlyLasts } from './event-rule.ts';
import { levy } from './troops.ts';

/** SC-C-lull: passed over where double omens have brought it. */
const lull: EventRule = { ...atOnce(() => {}), passed: (_state, omens) => omens };

/** SC-C-freya: not in the last turn. */
const freya: EventRule = { ...onlyLasts, passed: isLastTurn };

/** SC-C-false-embassies, SC-A-alliance-break: words of this turn are broken; partners and vassals stand by each other all the same. */
const embassies: EventRule = atOnce(({ state, facts }) => {
  if (state.allied.some(word => word > 0)) facts.tell({ kind: 'alliances-over' });
  state.allied.fill(0);
});

/** SC-C-vestals: every purse is shown. */
const vestals: EventRule = atOnce(({ state, facts }) => {
  for (const seat of livingSeats(state)) facts.reveal({ kind: 'purse-shown', seat, gold: state.gold[seat] });
});

/** SC-C-ohrrkan-great: once in a game; the others are sent help against him and his allies. */
const help = levy('ohrrkan-great', (state, lord) => !areAllies(state, OHRRKAN, lord));
const great: EventRule = {
  run(act, frame) {
    act.state.great = 1;
    act.facts.tell({ kind: 'great', lord: LORDS[OHRRKAN] });
    return help.run(act, frame);
  },
  passed: state => state.great > 0 || !isAlive(state, OHRRKAN),
};

export const althing: EventRules = {
  lull,
  loki: onlyLasts,
  freya,
  'false-embassies': embassies,
  vestals,
  'ohrrkan-great': great,
};
