import type { Ask } from '../../../../engine/contract/ask.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import { kindsOf, takeCard } from '../../../../kit/rules/piles.ts';
import { CARDS } from '../../content/cards.ts';
import { enter } from '../actions/invasion.ts';
import {
  ADD,
  type BloodRageChoice,
  BUY_BACK,
  type ChoiceOf,
  COMMIT,
  COUNT_QUEST,
  DECLINE,
  INVADE,
  KEEP,
} from '../choices.ts';
import { countAt, hornsFree, mayEnter } from '../figures.ts';
import { BATTLE, type BattleFrame } from '../frames.ts';
import { CARD_IDS, cardNumber, IS_LATE, IS_QUEST, PLACE_IDS, RESERVE, WARRIOR } from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { effectOfCard, upgradeWith } from '../upgrades.ts';
import { compare } from './compare.ts';
import { applyTide, kindsInBattle, onReveal } from './on-reveal.ts';
import { revealCards, watch } from './reveal.ts';
import { axesGlory, bodyCount, discardWinners, loseAll, poison, reward, winAndLoseTexts } from './spoils.ts';
import { questBonus } from './strength.ts';

/** Can anybody hold a card that may be added after the reveal? None is dealt in the First Age (BR-11.6). */
const lateCardsExist = (state: State): boolean =>
  CARDS.some(
    card =>
      card.type === 'battle' &&
      card.late &&
      card.age <= state.age + 1 &&
      card.copies.some(least => least <= state.seats),
  );

/** The price of buying back a winner's card, if the winner can pay it (BR-C-tyrs-prowess). */
export function buyBackPrice(state: State, { winner, played }: BattleFrame): number | undefined {
  if (winner < 0 || played[winner].length === 0) return undefined;
  const effect = effectOfCard(upgradeWith(state, winner, 'buys-back-cards'), 'buys-back-cards');
  return effect && effect.rage <= state.rage[winner] ? effect.rage : undefined;
}

/** May a loser send a Warrior back into the province? (BR-C-lokis-blessing) */
const mayComeBack = (state: State, { winner, province }: BattleFrame, seat: number): boolean =>
  seat !== winner &&
  upgradeWith(state, seat, 'warrior-after-defeat') >= 0 &&
  countAt(state, seat, WARRIOR, RESERVE) > 0 &&
  hornsFree(state, seat) &&
  mayEnter(state, WARRIOR, province);

/** Seal, reveal, effects, late cards, compare, spoils: the whole battle (BR-11, BR-12). */
export const battle: Rule<BattleFrame> = {
  run(act, frame) {
    const { state } = act;
    switch (frame.step) {
      case BATTLE.commit:
        if (frame.fighters.some(seat => state.hands[seat].length > 0)) return true;
        revealCards(act, frame, []);
        frame.step = BATTLE.reveal;
        return false;
      case BATTLE.reveal:
        frame.at = 0;
        frame.step = watch(act, frame) ? BATTLE.commit : BATTLE.onReveal;
        return false;
      case BATTLE.onReveal:
        if (frame.at === frame.fighters.length) {
          frame.at = 0;
          frame.declined = lateCardsExist(state) ? 0 : frame.fighters.length;
          frame.step = BATTLE.late;
        } else {
          frame.step = onReveal(act, frame);
        }
        return false;
      case BATTLE.keepOne:
      case BATTLE.countQuest:
        return true;
      case BATTLE.late:
        for (; frame.declined < frame.fighters.length; nextFighter(frame)) {
          if (state.hands[frame.fighters[frame.at]].length > 0) return true;
          frame.declined++;
        }
        frame.step = BATTLE.compare;
        return false;
      case BATTLE.compare:
        compare(act, frame);
        frame.at = 0;
        frame.step = BATTLE.texts;
        return false;
      case BATTLE.texts:
        if (frame.at < frame.fighters.length) {
          winAndLoseTexts(act, frame, frame.fighters[frame.at++]);
        } else {
          poison(act, frame);
          frame.step = BATTLE.winnersCards;
        }
        return false;
      case BATTLE.winnersCards:
        if (buyBackPrice(state, frame) !== undefined) return true;
        discardWinners(act, frame);
        frame.step = BATTLE.losses;
        return false;
      case BATTLE.losses:
        frame.step = BATTLE.reward;
        loseAll(act, frame);
        return false;
      case BATTLE.reward:
        frame.step = BATTLE.axes;
        reward(act, frame);
        return false;
      case BATTLE.axes:
        frame.step = BATTLE.bodyCount;
        axesGlory(act, frame);
        return false;
      case BATTLE.bodyCount:
        bodyCount(act, frame);
        frame.at = 0;
        frame.step = BATTLE.aftermath;
        return false;
      case BATTLE.aftermath:
        // Last of all the losers, from the pillager on (BR-12.16).
        for (; frame.at < frame.fighters.length; frame.at++) {
          if (mayComeBack(state, frame, frame.fighters[frame.at])) return true;
        }
        act.finish(frame);
        return false;
    }
  },

  asks(state, frame) {
    const province = PLACE_IDS[frame.province];
    const seat = frame.fighters[frame.at];
    switch (frame.step) {
      case BATTLE.commit:
        // One card of any type from everyone who has one (BR-11.1).
        return sealedAsks(state, frame, 'battle-card', province, fighter =>
          kindsOf(state.hands[fighter]).map(card => COMMIT[card]),
        );
      case BATTLE.keepOne:
        return sealedAsks(state, frame, 'keep-one', province, fighter => {
          const kinds = kindsInBattle(state, frame, fighter);
          return kinds.total > 1 ? kinds.figures.map(figure => KEEP[figure]) : [];
        });
      case BATTLE.countQuest: {
        const card = CARD_IDS[frame.played[seat][0]];
        const args = { province, card, bonus: questBonus(state, seat) };
        return [{ seat, prompt: 'count-quest', args, choices: [COUNT_QUEST, DECLINE] }];
      }
      case BATTLE.late: {
        const late = kindsOf(state.hands[seat]).filter(card => IS_LATE[card]);
        const choices = [...late.map(card => ADD[card]), DECLINE];
        return [{ seat, prompt: 'late-card', args: { province }, choices, veiled: true, brief: true }];
      }
      case BATTLE.winnersCards: {
        const { winner, played } = frame;
        const args = { province, rage: buyBackPrice(state, frame) ?? 0 };
        const choices = [...kindsOf(played[winner]).map(card => BUY_BACK[card]), DECLINE];
        return [{ seat: winner, prompt: 'buy-back', args, choices }];
      }
      default: {
        const cause = CARD_IDS[upgradeWith(state, seat, 'warrior-after-defeat')];
        const args = { province, cause };
        return [{ seat, prompt: 'come-back', args, choices: [INVADE[WARRIOR][frame.province], DECLINE] }];
      }
    }
  },

  open(act, frame, answers) {
    if (frame.step === BATTLE.commit) {
      revealCards(act, frame, answers);
      frame.step = BATTLE.reveal;
    } else {
      applyTide(act, frame, answers);
      frame.at++;
      frame.step = BATTLE.onReveal;
    }
  },

  take(act, frame, seat, choice) {
    switch (frame.step) {
      case BATTLE.countQuest:
        countQuest(act, frame, seat, choice);
        break;
      case BATTLE.late:
        addLateCard(act, frame, seat, choice);
        break;
      case BATTLE.winnersCards:
        buyBack(act, frame, seat, choice);
        break;
      default:
        frame.at++;
        if (choice.kind === 'decline') break;
        enter(act, {
          seat,
          figure: WARRIOR,
          from: RESERVE,
          to: frame.province,
          rage: 0,
          cause: CARD_IDS[upgradeWith(act.state, seat, 'warrior-after-defeat')],
          aftermath: true,
        });
    }
  },

  returned: {
    destruction(_act, { fallen }, dead) {
      for (let seat = 0; seat < dead.length; seat++) fallen[seat] += dead[seat];
    },
  },
};

const nextFighter = (frame: BattleFrame): void => {
  frame.at = (frame.at + 1) % frame.fighters.length;
};

/** One sealed question to every fighter that has an answer to give. */
function sealedAsks(
  state: State,
  frame: BattleFrame,
  prompt: string,
  province: string,
  choicesOf: (seat: number) => BloodRageChoice[],
): Ask<BloodRageChoice>[] {
  const asks: Ask<BloodRageChoice>[] = [];
  for (const seat of frame.fighters) {
    const choices = choicesOf(seat);
    // That two cards in hand are alike is nobody else's business.
    const veiled = state.hands[seat].length > 1 && prompt === 'battle-card';
    if (choices.length > 0) asks.push({ seat, prompt, args: { province }, choices, sealed: true, veiled });
  }
  return asks;
}

function countQuest({ state, facts }: Act, frame: BattleFrame, seat: number, choice: BloodRageChoice): void {
  if (choice.kind === 'count-quest') {
    const bonus = questBonus(state, seat);
    frame.counted[seat] = bonus;
    const card = frame.played[seat].find(c => IS_QUEST[c]) ?? NONE;
    facts.tell({ kind: 'quest-counted', seat, card: CARD_IDS[card], bonus });
  }
  frame.at++;
  frame.step = BATTLE.onReveal;
}

/** One card at a time, round and round until nobody has added one since (BR-11.5). */
function addLateCard({ state, facts }: Act, frame: BattleFrame, seat: number, choice: BloodRageChoice): void {
  nextFighter(frame);
  if (choice.kind === 'decline') {
    frame.declined++;
    facts.tell({ kind: 'no-card-added', seat });
    return;
  }
  const { card } = choice as ChoiceOf<'add'>;
  takeCard(state.hands[seat], cardNumber[card]);
  frame.played[seat].push(cardNumber[card]);
  frame.declined = 0;
  facts.reveal({ kind: 'card-added', seat, card });
}

function buyBack(act: Act, frame: BattleFrame, seat: number, choice: BloodRageChoice): void {
  const { state, facts } = act;
  if (choice.kind === 'decline') {
    discardWinners(act, frame);
    frame.step = BATTLE.losses;
    return;
  }
  const { card } = choice as ChoiceOf<'buy-back'>;
  const rage = buyBackPrice(state, frame) ?? 0;
  state.rage[seat] -= rage;
  takeCard(frame.played[seat], cardNumber[card]);
  state.hands[seat].push(cardNumber[card]);
  facts.tell({ kind: 'card-bought-back', seat, card, rage });
}
