import { CARDS } from '../../content/cards.ts';
import { mayAct } from '../actions/action.ts';
import type { BloodRageChoice, ChoiceOf } from '../choices.ts';
import { countAt, figuresAt, figuresInProvinces, figuresOnBoard, invadeCost, present } from '../figures.ts';
import type { ActionFrame } from '../frames.ts';
import {
  cardNumber,
  figureNumber,
  IS_QUEST,
  IS_UPGRADE,
  PROVINCE_COUNT,
  placeNumber,
  RESERVE,
  SLOTS_OF_CARD,
  VALHALLA,
} from '../numbers.ts';
import { freeSlot, slotCard, upgradeCost } from '../upgrades.ts';
import type { Against } from './against.ts';

/** What a seat may not do with its turn. */
export function turn(_frame: ActionFrame, choice: BloodRageChoice, against: Against): void {
  const { state, seat } = against;
  if (against.when(!mayAct(state, seat), 'BR-5.4', 'no-rage')) return;
  if (against.when(seat !== state.turn, 'BR-5.2', 'not-your-turn')) return;
  switch (choice.kind) {
    case 'invade':
      invade(choice, against);
      break;
    case 'return':
      returnFromValhalla(choice, against);
      break;
    case 'march':
      march(choice, against);
      break;
    case 'upgrade':
      upgrade(choice, against);
      break;
    case 'quest':
      if (!against.inHand(choice.card, 'BR-9.1')) break;
      against.when(!IS_QUEST[cardNumber[choice.card]], 'BR-9.1', 'not-a-quest', { card: choice.card });
      break;
    case 'pillage':
    case 'pillage-again':
      pillage(choice, against);
      break;
    case 'sacrifice':
      against.upgrade('sacrifices', 'BR-C-friggas-sacrifice');
      against.when(figuresOnBoard(state, seat) < 2, 'BR-C-friggas-sacrifice', 'needs-two-figures');
      break;
    case 'pass':
      break;
    default:
      against.when(true, 'BR-5.2', 'not-now');
  }
}

function invade({ figure: id, to: place }: ChoiceOf<'invade'>, against: Against): void {
  const { state, seat } = against;
  const [figure, to] = [figureNumber[id], placeNumber[place]];
  if (against.when(countAt(state, seat, figure, RESERVE) < 1, 'BR-6.1', 'not-in-reserve', { figure: id })) return;
  against.rage(invadeCost(state, seat, figure, to));
  against.entry(figure, to);
}

function returnFromValhalla({ figure: id, to }: ChoiceOf<'return'>, against: Against): void {
  const { state, seat } = against;
  const effect = against.upgrade('invades-from-valhalla', 'BR-C-friggas-domain');
  if (!effect) return;
  const figure = figureNumber[id];
  const there = countAt(state, seat, figure, VALHALLA) > 0;
  against.when(!there, 'BR-C-friggas-domain', 'not-in-valhalla', { figure: id });
  against.rage(effect.rage);
  against.entry(figure, placeNumber[to]);
}

function march({ from: start, to: end }: ChoiceOf<'march'>, against: Against): void {
  const [from, to] = [placeNumber[start], placeNumber[end]];
  if (against.when(from >= PROVINCE_COUNT || to >= PROVINCE_COUNT, 'BR-7.4', 'ships-stay')) return;
  against.rage(1);
  against.when(from === to, 'BR-7.1', 'same-province');
  const { state, seat } = against;
  if (!against.when(figuresInProvinces(state, seat) === 0, 'BR-7.1', 'nobody-to-march')) {
    against.when(figuresAt(state, seat, from) === 0, 'BR-7.1', 'nobody-there', { from: start });
  }
  against.room(to);
}

function upgrade({ card: id, replaces }: ChoiceOf<'upgrade'>, against: Against): void {
  const { state, seat } = against;
  const card = cardNumber[id];
  if (!against.inHand(id, 'BR-8.1')) return;
  if (against.when(CARDS[card].type === 'battle', 'BR-11.1', 'only-in-battle', { card: id })) return;
  if (against.when(!IS_UPGRADE[card], 'BR-8.1', 'not-an-upgrade', { card: id })) return;
  against.rage(upgradeCost(state, seat, card));
  if (replaces === undefined) {
    against.when(freeSlot(state, seat, card) < 0, 'BR-8.3', 'no-free-slot', { card: id });
  } else {
    const there = SLOTS_OF_CARD[card].some(slot => slotCard(state, seat, slot) === cardNumber[replaces]);
    against.when(!there, 'BR-8.3', 'not-in-slot', { card: replaces });
  }
}

function pillage({ kind, province: id }: ChoiceOf<'pillage' | 'pillage-again'>, against: Against): void {
  const { state, seat } = against;
  const [province, args] = [placeNumber[id], { province: id }];
  if (against.when(province >= PROVINCE_COUNT, 'BR-10.1', 'not-a-province')) return;
  if (against.when(state.destroyed[province] === 1, 'BR-2.6', 'destroyed', args)) return;
  if (!against.when(figuresOnBoard(state, seat) === 0, 'BR-10.1', 'nobody-to-pillage')) {
    against.when(!present(state, seat, province), 'BR-10.1', 'not-present', args);
  }
  if (kind === 'pillage') {
    against.when(state.pillaged[province] === 1, 'BR-10.1', 'already-pillaged', args);
    return;
  }
  against.when(state.pillaged[province] === 0, 'BR-C-tyrs-challenge', 'not-yet-pillaged', args);
  const effect = against.upgrade('pillages-again', 'BR-C-tyrs-challenge');
  if (effect) against.rage(effect.rage);
}
