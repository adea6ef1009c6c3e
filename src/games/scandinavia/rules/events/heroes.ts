/** Heroes of whom legends tell, and the Stone that heroes look for. */
import { LEGEND } from '../../content/heroes.ts';
import { LORDS } from '../../content/lords.ts';
import { d100 } from '../dice.ts';
import { isLord } from '../lords.ts';
import { pieceName, placeName } from '../names.ts';
import { ALAND, asLord, FIRST_LEGEND, regionNumber } from '../numbers.ts';
import { put } from '../pieces.ts';
import { ABSENT, IN_PLAY } from '../remains.ts';
import type { State } from '../state.ts';
import { atOnce, type EventRule, type EventRules } from './event-rule.ts';
import { singOf } from './payments.ts';

/** May he come forth? He is not here, not dead, and a lord holds his land (SC-C-legendary-hero). */
const mayCome = (state: State, legend: number): boolean =>
  state.legends[legend] === ABSENT && isLord(state.owner[regionNumber[LEGEND[legend].region]]);

const legendary: EventRule = {
  ...atOnce(act => {
    const { state, facts } = act;
    for (;;) {
      const die = d100(act);
      const legend = LEGEND.findIndex(({ from, to }) => die >= from && die <= to);
      facts.tell({ kind: 'die-rolled', die, cause: 'legendary-hero' });
      if (!mayCome(state, legend)) continue;
      const region = regionNumber[LEGEND[legend].region];
      const lord = asLord(state.owner[region]);
      const piece = FIRST_LEGEND + legend;
      state.legends[legend] = IN_PLAY;
      put(state, region, lord, piece, 1);
      facts.tell({
        kind: 'came',
        lord: LORDS[lord],
        place: placeName(region),
        piece: pieceName(piece),
        count: 1,
        cause: 'legendary-hero',
      });
      singOf(state, lord, region, piece);
      return;
    }
  }),
  passed: state => !LEGEND.some((_, legend) => mayCome(state, legend)),
};

/** SC-C-stone: it appears on Aland, once in a game. */
const stone: EventRule = {
  ...atOnce(({ state, facts }) => {
    state.stone = IN_PLAY;
    state.stonePlace = ALAND;
    facts.tell({ kind: 'stone-appeared', place: placeName(ALAND) });
  }),
  passed: state => state.stone !== ABSENT,
};

export const heroEvents: EventRules = { 'legendary-hero': legendary, stone };
