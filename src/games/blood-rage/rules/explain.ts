import type { Term } from '../../../engine/contract/explain.ts';
import { BadInput } from '../../../engine/input/bad-input.ts';
import { needName } from '../../../engine/input/need.ts';
import { type Asked, explainer } from '../../../kit/rules/explaining.ts';
import { FIRST } from '../../../kit/rules/ids.ts';
import { innermost } from '../../../kit/rules/stack.ts';
import { CARDS } from '../content/cards.ts';
import { LEGENDARY, STATS } from '../content/clans.ts';
import { cardsStrength } from './battle/strength.ts';
import type { BloodRageChoice } from './choices.ts';
import { countAt, figureStrength, figuresAt, invadeCost, kindsAt, statValue, warriorStrength } from './figures.ts';
import { foresee } from './foresee.ts';
import {
  BOARD_COUNT,
  CARD_IDS,
  CARD_OF_FIGURE,
  type CardNumber,
  cardNumber,
  FIGURE_IDS,
  type FigureNumber,
  FJORD_OF,
  figureNumber,
  HORNS,
  LEADER,
  PLACE_IDS,
  type PlaceNumber,
  placeNumber,
  RESERVE,
  SLOT_COUNT,
  STAT_COUNT,
  WARRIOR,
} from './numbers.ts';
import { readView } from './read-view.ts';
import type { State } from './state.ts';
import { effectOfCard } from './upgrades.ts';
import type { View } from './view.ts';
import { whyNot } from './why-not.ts';

const figureIn = ({ field }: Asked<State>): FigureNumber => needName(figureNumber, field('figure'), 'figure');
const placeIn = ({ field }: Asked<State>, name: string): PlaceNumber => needName(placeNumber, field(name), name);
const cardIn = ({ field }: Asked<State>): CardNumber => needName(cardNumber, field('card'), 'card');

/** Why not, or what a number is made of: the strength in a province, a price, Horns, legendary stats. */
export const explain = explainer<State, View, BloodRageChoice>({
  read: readView,
  whyNot,
  foresee,
  numbers: {
    strength: asked => strengthTerms(asked.state, asked.seat, placeIn(asked, 'province')),
    'invade-cost': asked => invadeTerms(asked.state, asked.seat, figureIn(asked), placeIn(asked, 'to')),
    'upgrade-cost': asked => upgradeTerms(asked.state, asked.seat, cardIn(asked)),
    horns: asked => hornsTerms(asked.state, asked.seat),
    legendary: asked => legendaryTerms(asked.state, asked.seat),
  },
});

/** Figure by figure, pair by pair, card by card (BR-11.7). */
function strengthTerms(state: State, seat: number, province: PlaceNumber): Term[] {
  const terms: Term[] = [];
  for (const place of [province, FJORD_OF[province]]) {
    if (place < 0) continue;
    for (const figure of kindsAt(state, seat, place)) {
      const count = countAt(state, seat, figure, place);
      const each = figureStrength(state, seat, figure, place);
      const amount = figure === WARRIOR ? warriorStrength(state, seat, count) : each;
      const what = amount === each * count ? 'figures' : 'pairs';
      terms.push({
        what,
        amount,
        args: { figure: FIGURE_IDS[figure], count, each, at: PLACE_IDS[place] },
        clause: 'BR-11.7',
      });
    }
  }
  const battle = innermost(state, 'battle');
  if (battle?.province === province && battle.played[seat].length > 0) {
    const amount = cardsStrength(state, battle, seat);
    terms.push({
      what: 'cards',
      amount,
      args: { cards: battle.played[seat].map(card => CARD_IDS[card]) },
      clause: 'BR-11.3',
    });
  }
  return terms;
}

function invadeTerms(state: State, seat: number, figure: FigureNumber, to: PlaceNumber): Term[] {
  const each = figureStrength(state, seat, figure, RESERVE);
  const cost = invadeCost(state, seat, figure, to);
  const terms: Term[] = [
    { what: 'figure-strength', amount: each, args: { figure: FIGURE_IDS[figure] }, clause: 'BR-6.1' },
  ];
  if (figure === LEADER) terms.push({ what: 'leader-free', amount: cost - each, clause: 'BR-6.2' });
  else if (cost !== each) {
    const card = CARDS[CARD_OF_FIGURE[figure]];
    terms.push({ what: 'card', amount: cost - each, args: { card: card.id }, clause: `BR-C-${card.key}` });
  }
  return terms;
}

function upgradeTerms(state: State, seat: number, card: CardNumber): Term[] {
  const printed = CARDS[card];
  if (printed.type !== 'upgrade') throw new BadInput('card', `"${printed.id}" is not an upgrade`);
  const terms: Term[] = [{ what: 'printed', amount: printed.cost, args: { card: printed.id }, clause: 'BR-8.1' }];
  let left = printed.cost;
  for (let slot = seat * SLOT_COUNT; slot < (seat + 1) * SLOT_COUNT; slot++) {
    const effect = effectOfCard(state.slots[slot], 'cheaper-upgrades');
    if (!effect || left === 0) continue;
    const off = Math.min(effect.rage, left);
    left -= off;
    terms.push({
      what: 'card',
      amount: -off,
      args: { card: CARD_IDS[state.slots[slot]] },
      clause: `BR-C-${CARDS[state.slots[slot]].key}`,
    });
  }
  return terms;
}

/** Figures that may still come: the Horns less those on the board (BR-6.6). */
function hornsTerms(state: State, seat: number): Term[] {
  const terms: Term[] = [{ what: 'horns', amount: statValue(state, seat, HORNS), clause: 'BR-6.6' }];
  for (let place: PlaceNumber = FIRST; place < BOARD_COUNT; place++) {
    const count = figuresAt(state, seat, place);
    if (count > 0) terms.push({ what: 'on-board', amount: -count, args: { at: PLACE_IDS[place], count } });
  }
  return terms;
}

/** What the stats would pay if the game ended now (BR-17.3). */
function legendaryTerms(state: State, seat: number): Term[] {
  return STATS.map((stat, i) => ({
    what: 'stat',
    amount: LEGENDARY[state.steps[seat * STAT_COUNT + i]],
    args: { stat, step: state.steps[seat * STAT_COUNT + i] + 1 },
    clause: 'BR-17.3',
  }));
}
