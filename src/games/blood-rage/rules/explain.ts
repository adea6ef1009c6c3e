import { isChoice, type Seat } from '../../../engine/contract/ask.ts';
import { type Explanation, forbidden, sumOf, type Term } from '../../../engine/contract/explain.ts';
import type { Subject } from '../../../engine/contract/rules.ts';
import { BadInput } from '../../../engine/input/bad-input.ts';
import { needName, needWhole } from '../../../engine/input/need.ts';
import { FIRST } from '../../../kit/rules/ids.ts';
import { innermost } from '../../../kit/rules/stack.ts';
import { CARDS } from '../content/cards.ts';
import { LEGENDARY, STATS } from '../content/clans.ts';
import { cardsStrength } from './battle/strength.ts';
import type { BloodRageChoice } from './choices.ts';
import { countAt, figureStrength, figuresAt, invadeCost, kindsAt, statValue, warriorStrength } from './figures.ts';
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

/** Why something is not allowed, or what a number is made of. */
export function explain(view: View, seat: Seat | null, subject: Subject<BloodRageChoice>): Explanation {
  const state = readView(view);
  const field = (name: string): unknown => (subject as Readonly<Record<string, unknown>>)[name];
  const of = (): number => needWhole(field('seat') ?? seat, 'seat', 0, state.seats - 1);
  const figure = (): FigureNumber => needName(figureNumber, field('figure'), 'figure');
  const place = (name: string): PlaceNumber => needName(placeNumber, field(name), name);
  switch (subject.about) {
    case 'choice': {
      const choice = field('choice');
      if (!isChoice(choice)) throw new BadInput('choice', 'must be an object with a "kind"');
      if (seat === null) return forbidden([{ clause: 'engine', reason: 'not-asked' }]);
      return forbidden(whyNot(state, seat, choice as BloodRageChoice));
    }
    case 'strength':
      return sumOf(strengthTerms(state, of(), place('province')));
    case 'invade-cost':
      return sumOf(invadeTerms(state, of(), figure(), place('to')));
    case 'upgrade-cost':
      return sumOf(upgradeTerms(state, of(), needName(cardNumber, field('card'), 'card')));
    case 'horns':
      return sumOf(hornsTerms(state, of()));
    case 'legendary':
      return sumOf(legendaryTerms(state, of()));
    default:
      throw new BadInput(
        'about',
        `"${subject.about}" cannot be explained; ask about choice, strength, invade-cost, upgrade-cost, horns or legendary`,
      );
  }
}

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
