import { FIRST } from '../../../../kit/rules/ids.ts';
import { kindsOf, takeCard } from '../../../../kit/rules/piles.ts';
import { push } from '../../../../kit/rules/stack.ts';
import {
  type BloodRageChoice,
  type ChoiceOf,
  INVADE,
  MARCH,
  PASS,
  PILLAGE,
  PILLAGE_AGAIN,
  QUEST,
  RETURN,
  SACRIFICE,
  UPGRADE,
  UPGRADE_REPLACING,
} from '../choices.ts';
import {
  entriesOf,
  figuresAt,
  figuresOnBoard,
  hornsFree,
  invadeCost,
  kindsAt,
  present,
  roomyProvinces,
  statValue,
} from '../figures.ts';
import { ACTION, type ActionFrame, MARCHING, SACRIFICING } from '../frames.ts';
import {
  BOARD_COUNT,
  CARD_IDS,
  type CardNumber,
  cardNumber,
  figureNumber,
  IS_QUEST,
  IS_UPGRADE,
  type PlaceNumber,
  PROVINCE_COUNT,
  placeNumber,
  RAGE,
  RESERVE,
  SLOTS_OF_CARD,
  VALHALLA,
} from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { effectOfCard, freeSlot, slotCard, upgradeCost, upgradeWith } from '../upgrades.ts';
import { declarePillage } from './declare.ts';
import { enter } from './invasion.ts';
import { playUpgrade } from './upgrade.ts';

/** Rage left, and not out for the rest of the phase (BR-5.4, BR-5.8). */
export const mayAct = (state: State, seat: number): boolean =>
  state.rage[seat] > 0 && !(state.passed[seat] && state.options.passed === 'out');

/** Every standing province, Yggdrasil included, has been pillaged (BR-5.10). */
function allPillaged(state: State): boolean {
  for (let p: PlaceNumber = FIRST; p < PROVINCE_COUNT; p++) if (!state.destroyed[p] && !state.pillaged[p]) return false;
  return true;
}

/**
 * The action phase: turn after turn, one action each, until nobody can or nothing is left to pillage. Who comes by Rage
 * without having passed acts again, and the end is looked at when an action is wholly resolved (BR-5.7, BR-5.9).
 */
export const action: Rule<ActionFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    if (frame.step === ACTION.begin) {
      begin(act);
      frame.step = ACTION.turn;
    } else if (frame.step === ACTION.acted) {
      state.turn = (state.turn + 1) % state.seats;
      frame.step = ACTION.turn;
    }
    if (!allPillaged(state)) {
      for (let i = 0; i < state.seats; i++) {
        const seat = (state.turn + i) % state.seats;
        if (!mayAct(state, seat)) continue;
        state.turn = seat;
        // Who passed and acts again is back (BR-O-passed).
        state.passed[seat] = 0;
        facts.tell({ kind: 'turn', seat });
        return true;
      }
    }
    act.finish(frame);
    return false;
  },

  asks(state) {
    const seat = state.turn;
    // Whether anything but passing is possible may hang on cards in hand: never decided for the player.
    return [{ seat, prompt: 'action', args: { rage: state.rage[seat] }, choices: actions(state, seat), veiled: true }];
  },

  take(act, frame, seat, choice) {
    frame.step = ACTION.acted;
    perform(act, seat, choice);
  },
};

/** Everybody starts with the Rage of the stat; the first player begins (BR-5.1, BR-5.2). */
function begin({ state, facts }: Act): void {
  for (let seat = 0; seat < state.seats; seat++) {
    state.rage[seat] = statValue(state, seat, RAGE);
    state.passed[seat] = 0;
    facts.tell({ kind: 'rage-set', seat, rage: state.rage[seat] });
  }
  state.turn = state.first;
}

/** Everything a seat may do with its turn. */
export function actions(state: State, seat: number): BloodRageChoice[] {
  const choices: BloodRageChoice[] = [];
  const rage = state.rage[seat];
  const roomy = roomyProvinces(state);
  if (hornsFree(state, seat)) {
    for (const figure of kindsAt(state, seat, RESERVE)) {
      const entries = entriesOf(state, figure, roomy);
      for (let place: PlaceNumber = FIRST; place < BOARD_COUNT; place++) {
        if ((entries >> place) & 1 && invadeCost(state, seat, figure, place) <= rage)
          choices.push(INVADE[figure][place]);
      }
    }
    const effect = effectOfCard(upgradeWith(state, seat, 'invades-from-valhalla'), 'invades-from-valhalla');
    if (effect && effect.rage <= rage) {
      for (const figure of kindsAt(state, seat, VALHALLA)) {
        const entries = entriesOf(state, figure, roomy);
        for (let place: PlaceNumber = FIRST; place < BOARD_COUNT; place++) {
          if ((entries >> place) & 1) choices.push(RETURN[figure][place]);
        }
      }
    }
  }
  listMarches(state, seat, roomy, choices);
  const hand = kindsOf(state.hands[seat]);
  listUpgrades(state, seat, hand, choices);
  for (const card of hand) if (IS_QUEST[card]) choices.push(QUEST[card]);
  listPillages(state, seat, choices);
  if (upgradeWith(state, seat, 'sacrifices') >= 0 && figuresOnBoard(state, seat) >= 2) choices.push(SACRIFICE);
  choices.push(PASS);
  return choices;
}

/** From any province to any other with room, however far (BR-7.1); fjords are none, so that ships stay (BR-7.4). */
function listMarches(state: State, seat: number, roomy: number, choices: BloodRageChoice[]): void {
  for (let from: PlaceNumber = FIRST; from < PROVINCE_COUNT; from++) {
    if (figuresAt(state, seat, from) === 0) continue;
    for (let to: PlaceNumber = FIRST; to < PROVINCE_COUNT; to++) {
      if (to !== from && (roomy >> to) & 1) choices.push(MARCH[from][to]);
    }
  }
}

/** Into a free slot of its kind, or in place of any upgrade of its kind (BR-8.1, BR-8.3). */
function listUpgrades(state: State, seat: number, hand: readonly CardNumber[], choices: BloodRageChoice[]): void {
  for (const card of hand) {
    if (!IS_UPGRADE[card] || upgradeCost(state, seat, card) > state.rage[seat]) continue;
    if (freeSlot(state, seat, card) >= 0) choices.push(UPGRADE[card]);
    for (const slot of SLOTS_OF_CARD[card]) {
      const replaced = slotCard(state, seat, slot);
      if (replaced >= 0) choices.push(UPGRADE_REPLACING(card, replaced));
    }
  }
}

/**
 * Where the clan is present and the token shows its reward; an upgrade may allow the others too (BR-10.1), but nothing
 * a destroyed province (BR-2.6).
 */
function listPillages(state: State, seat: number, choices: BloodRageChoice[]): void {
  const again = effectOfCard(upgradeWith(state, seat, 'pillages-again'), 'pillages-again');
  for (let province: PlaceNumber = FIRST; province < PROVINCE_COUNT; province++) {
    if (state.destroyed[province] || !present(state, seat, province)) continue;
    if (!state.pillaged[province]) choices.push(PILLAGE[province]);
    else if (again && again.rage <= state.rage[seat]) choices.push(PILLAGE_AGAIN[province]);
  }
}

/** The price first, then the action (BR-5.3). */
function perform(act: Act, seat: number, choice: BloodRageChoice): void {
  const { state, facts } = act;
  switch (choice.kind) {
    case 'invade': {
      const [figure, to] = [figureNumber[choice.figure], placeNumber[choice.to]];
      enter(act, { seat, figure, from: RESERVE, to, rage: invadeCost(state, seat, figure, to) });
      break;
    }
    case 'return': {
      const card = upgradeWith(state, seat, 'invades-from-valhalla');
      const rage = effectOfCard(card, 'invades-from-valhalla')?.rage ?? 0;
      const [figure, to] = [figureNumber[choice.figure], placeNumber[choice.to]];
      enter(act, { seat, figure, from: VALHALLA, to, rage, cause: CARD_IDS[card] });
      break;
    }
    case 'march': {
      state.rage[seat] -= 1;
      const [from, to] = [placeNumber[choice.from], placeNumber[choice.to]];
      push(state, { kind: 'march', step: MARCHING.move, seat, from, to, moved: 0 });
      break;
    }
    case 'upgrade':
      playUpgrade(act, seat, choice);
      break;
    case 'quest': {
      const card = cardNumber[choice.card];
      // Out of the hand, face down before the clan, for no Rage (BR-9.1).
      takeCard(state.hands[seat], card);
      state.quests[seat].push(card);
      // As many as one likes, also of one name (BR-9.2). The others do not see which quest it is, but that it is one
      // (BR-9.3).
      facts.revealTo(seat, { kind: 'quest-taken', seat, card: choice.card }, { kind: 'quest-taken', seat });
      break;
    }
    case 'pillage':
      declarePillage(act, seat, placeNumber[choice.province], 0);
      break;
    case 'pillage-again': {
      const again = effectOfCard(upgradeWith(state, seat, 'pillages-again'), 'pillages-again');
      declarePillage(act, seat, placeNumber[choice.province], again?.rage ?? 0);
      break;
    }
    case 'sacrifice':
      push(state, {
        kind: 'sacrifice',
        step: SACRIFICING.give,
        seat,
        card: upgradeWith(state, seat, 'sacrifices'),
        given: [],
      });
      break;
    case 'pass':
      // All Rage is lost (BR-5.6).
      facts.tell({ kind: 'passed', seat, rage: state.rage[seat] });
      state.rage[seat] = 0;
      state.passed[seat] = 1;
      break;
    default:
      throw new Error(`"${(choice as ChoiceOf<'decline'>).kind}" is not an action`);
  }
}
