import type { Seat } from '../../../engine/contract/ask.ts';
import type { Knowledge } from '../../../engine/contract/knowledge.ts';
import type { Sheet } from '../../../engine/contract/rules.ts';
import { priorOf } from '../../../kit/bot/prior.ts';
import { standingBy } from '../../../kit/bot/standing.ts';
import { FIRST } from '../../../kit/rules/ids.ts';
import { PHASES } from '../content/phases.ts';
import type { ScandinaviaChoice } from '../rules/choices.ts';
import { regionsOf } from '../rules/land.ts';
import { isSeated, lordsOf } from '../rules/lords.ts';
import { EVERY_ISLAND, PLACE_COUNT, type Spot } from '../rules/numbers.ts';
import { eachPiece } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { heuristic } from './heuristic.ts';
import { landWorth } from './judging/lands.ts';
import { look, type Outlook } from './judging/outlook.ts';
import { pieceWorth } from './judging/units.ts';
import { WEIGHTS } from './weights.ts';

/** What a seat has, as advice tells it. */
const SOURCES = ['gold', 'lands', 'troops'] as const;

/** What a lord's land is worth with what it will bring and what hangs on it, and islands; in gold. */
function landsOf(o: Outlook): number {
  const { state, lord, weights } = o;
  let worth = 0;
  for (const region of regionsOf(state, lord)) worth += landWorth(o, region);
  for (const island of EVERY_ISLAND) {
    if (state.islandOwner[island] === lord) worth += weights.island;
  }
  return worth;
}

/** What a lord's armies are worth, in gold. */
function troopsOf(o: Outlook): number {
  let worth = 0;
  for (let place: Spot = FIRST; place < PLACE_COUNT; place++) {
    eachPiece(o.state, place, o.lord, (piece, count) => {
      worth += count * pieceWorth(o, piece);
    });
  }
  return worth;
}

/** What all lords of a seat have, by source, and its purse; nothing, once they have fallen. */
function worthsOf(state: State, seat: Seat): readonly number[] {
  if (state.turn > 0 && !isSeated(state, seat)) return SOURCES.map(() => 0);
  let lands = 0;
  let troops = 0;
  for (const lord of lordsOf(state, seat)) {
    if (state.out[lord] !== 0) continue;
    const o = look(state, seat, lord, WEIGHTS);
    lands += landsOf(o);
    troops += troopsOf(o);
  }
  return [state.gold[seat], lands, troops];
}

const total = (worths: readonly number[]): number => worths.reduce((sum, one) => sum + one, 0);

/** The same as one number. */
export const hopeOf = (state: State, seat: Seat): number => total(worthsOf(state, seat));

/** Regions decide at the end; on the way there, what somebody has is told in gold. */
function sheetOf(state: State): Sheet {
  const scores = Array.from({ length: state.seats }, (_, seat) => worthsOf(state, seat));
  return { totals: scores.map(total), sources: SOURCES, scores };
}

/** By turns to come, the last first: so much more gold makes winning e times as likely. */
const SPREAD = [40, 60, 80, 100];

export const knowledge: Knowledge<ScandinaviaChoice, View, State> = {
  prior: priorOf(heuristic),
  /** To the end of a phase: a whole turn of six lords is thousands of answers. */
  stretch: ({ turn, phase }) => turn * PHASES.length + phase,
  value: state => {
    const { turnsLeft } = look(state, 0, FIRST, WEIGHTS);
    const hopes = Array.from({ length: state.seats }, (_, seat) => hopeOf(state, seat));
    return standingBy(hopes, SPREAD[Math.min(turnsLeft, SPREAD.length - 1)]);
  },
  rollOuts: { hersir: 12, jarl: 24 },
  sheet: sheetOf,
  battles: [
    'battles',
    'window',
    'window-count',
    'window-gold',
    'losses',
    'revive',
    'undead',
    'strike',
    'riders',
    'beast',
  ],
};
