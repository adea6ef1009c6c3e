import { firstOf } from '../../../kit/rules/ids.ts';
import { kindsOf } from '../../../kit/rules/piles.ts';
import { current, innermost } from '../../../kit/rules/stack.ts';
import { artefactsOf } from './cards/village.ts';
import {
  ACT,
  CHOOSE_DECK,
  CHOOSE_REAVER,
  COLLECT,
  COMBINE,
  CURSE,
  DECLINE,
  DONE,
  DRAW,
  DROP,
  DROP_OFF,
  EXCHANGE,
  FACE,
  FIGHT,
  FORCE,
  GIVE_UP,
  GIVE_UP_WITH,
  KEEP_CARD,
  LOSE_ARTEFACT,
  LOSE_ARTEFACT_WITH,
  LOSE_UPGRADE,
  PAY,
  PEACE,
  PILLAGE,
  PLUNDER,
  PROMOTE,
  RALLY,
  REROLL,
  RESOLVE,
  REST_DIE,
  REST_FOOD,
  RETURN_PROPHECY,
  type ReaversChoice,
  ROLL,
  ROLL_DIE,
  SELECT,
  SPECIALISE,
  SPEND,
  SPEND_OFF,
  SPEND_UPGRADE,
  STORE,
  SUFFER,
  TAKE_DICE,
  TAKE_DIE,
  TAKE_GLORY,
  TAKE_GROUP,
  TAKE_UPGRADE,
  TRADE_DIE,
  TRADE_FOR_FAVOUR,
  TRADE_FOR_FOOD,
  TRADE_PROPHECY,
  TURN,
  TURN_OFF,
  USE,
  USE_WITH,
} from './choices.ts';
import type { CombatFrame, ReaversFrame } from './frames.ts';
import {
  ARTEFACT_CARDS,
  BATTLE_DECK,
  type Card,
  DECK_END,
  DECK_START,
  type Deck,
  DIE_KINDS,
  type Die,
  PROPHECY_DECK,
  SPACE_COUNT,
  type Space,
} from './numbers.ts';
import { collects } from './spaces/subdue.ts';
import type { State } from './state.ts';

const spaces = firstOf<Space>(SPACE_COUNT);
const everyDie = firstOf<Die>(DIE_KINDS);
const cardsOf = (deck: Deck): readonly Card[] => firstOf<Card>(DECK_END[deck]).slice(DECK_START[deck]);

/** Everything a curious person could try now, legal or not: what the table must answer with a reason. */
export function imagine(state: State, seat: number): ReaversChoice[] {
  const frame = current(state);
  return frame ? [...forFrame(state, seat, frame), ...withArtefacts(state, seat)] : [];
}

function withArtefacts(state: State, seat: number): ReaversChoice[] {
  const own = kindsOf(artefactsOf(state, seat));
  return [
    ...ARTEFACT_CARDS.map(card => USE[card]),
    ...own.flatMap(card => everyDie.flatMap(die => [STORE(card, die), USE_WITH(card, die)])),
  ];
}

/** Every die that could lie on an artefact, taken from there. */
const offArtefacts = (state: State, seat: number, from: (card: Card, die: Die) => ReaversChoice): ReaversChoice[] =>
  kindsOf(artefactsOf(state, seat)).flatMap(card => everyDie.map(die => from(card, die)));

function forFrame(state: State, seat: number, frame: ReaversFrame): ReaversChoice[] {
  const gained = kindsOf(innermost(state, 'turn')?.gained ?? []);
  switch (frame.kind) {
    case 'round':
      return [...SELECT, ACT, DONE];
    case 'turn':
      return [ACT, REST_FOOD, REST_DIE, DONE, DECLINE];
    case 'ability':
      return [
        ...TURN,
        ...offArtefacts(state, seat, TURN_OFF),
        ...kindsOf(frame.cards).map(card => KEEP_CARD[card]),
        EXCHANGE,
        DECLINE,
      ];
    case 'choose-cards':
      return [...TAKE_GROUP, DRAW, DECLINE];
    case 'recruit':
      return [...frame.cards, ...gained].flatMap(card => [
        RALLY[card],
        PROMOTE[card],
        ...spaces.map(space => SPECIALISE(card, space)),
      ]);
    case 'clan-bonus':
      return [...CHOOSE_DECK, DECLINE];
    case 'trade':
      return [
        TRADE_FOR_FAVOUR,
        TRADE_FOR_FOOD,
        ...TRADE_DIE,
        ...cardsOf(PROPHECY_DECK).map(card => TRADE_PROPHECY[card]),
        DRAW,
        DONE,
      ];
    case 'journey':
      return [
        PAY,
        SUFFER,
        ...ARTEFACT_CARDS.map(card => LOSE_ARTEFACT[card]),
        ...offArtefacts(state, seat, LOSE_ARTEFACT_WITH),
        ...LOSE_UPGRADE,
        DECLINE,
      ];
    case 'sea':
      return [...cardsOf(BATTLE_DECK).map(card => FACE[card]), DRAW, COMBINE, FIGHT, DECLINE];
    case 'combat':
      return [...SPEND, ...offArtefacts(state, seat, SPEND_OFF), ...SPEND_UPGRADE, ROLL, ...rerolls(frame), DECLINE];
    case 'loot':
      return [...frame.cards.map(card => RESOLVE[card]), DECLINE];
    case 'village':
      return [
        ...ARTEFACT_CARDS.map(card => GIVE_UP[card]),
        ...offArtefacts(state, seat, GIVE_UP_WITH),
        ...CURSE.slice(0, state.seats),
        TAKE_UPGRADE,
        TAKE_GLORY,
        TAKE_DICE,
        PLUNDER,
        PILLAGE,
        DECLINE,
      ];
    case 'keep':
      return [FIGHT, DECLINE, PILLAGE];
    case 'subdue':
      return [...FORCE, ...PEACE, COLLECT(0, 1), ...collects(state, frame.turned), DONE, DECLINE];
    case 'artefact':
      return [
        ...TURN,
        ...offArtefacts(state, seat, TURN_OFF),
        ...cardsOf(PROPHECY_DECK).map(card => RETURN_PROPHECY[card]),
        ...gained.map(card => CHOOSE_REAVER[card]),
        DECLINE,
      ];
    case 'gain-dice':
      return [...TAKE_DIE, ...ROLL_DIE];
    case 'payment':
      return [...SPEND, ...offArtefacts(state, seat, SPEND_OFF), ...SPEND_UPGRADE];
    case 'overflow':
      return [...DROP, ...offArtefacts(state, seat, DROP_OFF), DONE];
    case 'lose-die':
      return [...DROP, ...offArtefacts(state, seat, DROP_OFF), DECLINE];
    case 'opening':
    case 'activation':
    case 'fire':
      return [];
  }
}

/** One die more of each kind than there is. */
function rerolls({ zeros, ones, twos }: CombatFrame): ReaversChoice[] {
  const choices: ReaversChoice[] = [];
  for (let a = 0; a <= zeros + 1; a++) {
    for (let b = 0; b <= ones + 1; b++) for (let c = 0; c <= twos + 1; c++) choices.push(REROLL(a, b, c));
  }
  return choices;
}
