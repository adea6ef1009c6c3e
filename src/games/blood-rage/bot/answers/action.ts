import { best } from '../../../../kit/bot/best.ts';
import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import { takeCard } from '../../../../kit/rules/piles.ts';
import type { BloodRageChoice, ChoiceOf } from '../../rules/choices.ts';
import { countAt, hornsFree, invadeCost, mayEnter } from '../../rules/figures.ts';
import {
  BOARD_COUNT,
  type CardNumber,
  cardNumber,
  FIGURE_OF_CARD,
  type FigureNumber,
  figureNumber,
  MONSTER_SLOT,
  MONSTER_SLOTS,
  type PlaceNumber,
  placeNumber,
  RESERVE,
  SHIP,
  SLOT_COUNT,
  SLOTS_OF_CARD,
  VALHALLA,
} from '../../rules/numbers.ts';
import { effectOfCard, freeSlot, slotCard, upgradeCost, upgradeWith } from '../../rules/upgrades.ts';
import type { Decide } from '../decide.ts';
import { type Outlook, onTable } from '../judging/outlook.ts';
import { pillageWorth } from '../judging/pillage.ts';
import { prospects } from '../judging/position.ts';
import { worthGoing, worthMarching } from '../judging/targets.ts';
import { upgradeWorth } from '../judging/upgrades.ts';
import { trialOf, tryCards } from '../judging/ventures.ts';
import { entryWorth } from './entry.ts';
import { bestMarch } from './march.ts';
import { sacrificeWorth } from './sacrifice.ts';

/** The action that promises most. */
export const chooseAction: Decide = (o, ask) => best(worthwhile(o, ask.choices), choice => actionWorth(o, choice));

/** Leaves out marches without a purpose; of the invasions without one, a single one of each figure will do. */
function worthwhile(o: Outlook, choices: readonly BloodRageChoice[]): readonly BloodRageChoice[] {
  const idle = new Set<string>();
  return choices.filter(choice => {
    if (choice.kind === 'march') return worthMarching(o, placeNumber[choice.from], placeNumber[choice.to]);
    if (choice.kind !== 'invade' && choice.kind !== 'return') return true;
    if (worthGoing(o, placeNumber[choice.to])) return true;
    if (idle.has(choice.figure)) return false;
    idle.add(choice.figure);
    return true;
  });
}

/** What the table promises once an action is taken, and what the action books at once. */
function actionWorth(o: Outlook, choice: BloodRageChoice): number {
  const { state, seat } = o;
  switch (choice.kind) {
    case 'invade': {
      const [figure, to] = [figureNumber[choice.figure], placeNumber[choice.to]];
      return entryWorth(o, figure, RESERVE, to, invadeCost(state, seat, figure, to));
    }
    case 'return': {
      const price = effectOfCard(upgradeWith(state, seat, 'invades-from-valhalla'), 'invades-from-valhalla');
      return entryWorth(o, figureNumber[choice.figure], VALHALLA, placeNumber[choice.to], price?.rage ?? 0);
    }
    case 'march':
      return bestMarch(o, placeNumber[choice.from], placeNumber[choice.to], 1, 1).worth;
    case 'upgrade':
      return upgradeActionWorth(o, choice);
    case 'quest':
      return questWorth(o, cardNumber[choice.card]);
    case 'pillage':
      return pillageWorth(o, placeNumber[choice.province]);
    case 'pillage-again': {
      const again = effectOfCard(upgradeWith(state, seat, 'pillages-again'), 'pillages-again');
      return pillageWorth(o, placeNumber[choice.province], again?.rage ?? 0);
    }
    case 'sacrifice':
      return sacrificeWorth(o);
    default:
      return passWorth(o);
  }
}

function passWorth(o: Outlook): number {
  const table = trialOf(o);
  const { rage } = table.state;
  const kept = rage[o.seat];
  rage[o.seat] = 0;
  const worth = prospects(table);
  rage[o.seat] = kept;
  return worth;
}

function questWorth(o: Outlook, card: CardNumber): number {
  const state = tryCards(o.state, o.seat);
  takeCard(state.hands[o.seat], card);
  state.quests[o.seat].push(card);
  return prospects(onTable(o, state));
}

/** The upgrade at work, the one it replaces gone, and the figure that comes with it where it does most. */
function upgradeActionWorth(o: Outlook, { card: id, replaces }: ChoiceOf<'upgrade'>): number {
  const card = cardNumber[id];
  const { seat } = o;
  const state = tryCards(o.state, seat);
  state.rage[seat] -= upgradeCost(state, seat, card);
  takeCard(state.hands[seat], card);
  const replaced = replaces === undefined ? NONE : cardNumber[replaces];
  const slot =
    replaced < 0
      ? freeSlot(state, seat, card)
      : (SLOTS_OF_CARD[card].find(s => slotCard(state, seat, s) === replaced) ?? 0);
  state.slots[seat * SLOT_COUNT + slot] = card;
  const figure = FIGURE_OF_CARD[card];
  if (figure > SHIP) state.beasts[seat * MONSTER_SLOTS + slot - MONSTER_SLOT] = RESERVE;
  const after = onTable(o, state);
  const lasting = upgradeWorth(o, card) - (replaced < 0 ? 0 : upgradeWorth(o, replaced));
  return lasting + bestFreeEntry(after, figure);
}

/** What a free invasion promises at its best, or none. */
function bestFreeEntry(o: Outlook, figure: FigureNumber): number {
  const { state, seat } = o;
  let worth = prospects(o);
  if (figure < 0 || countAt(state, seat, figure, RESERVE) === 0 || !hornsFree(state, seat)) return worth;
  for (let place: PlaceNumber = FIRST; place < BOARD_COUNT; place++) {
    if (mayEnter(state, figure, place)) worth = Math.max(worth, entryWorth(o, figure, RESERVE, place, 0));
  }
  return worth;
}
