import { START } from '../../../../engine/contract/steps.ts';
import { firstOf, NONE } from '../../../../kit/rules/ids.ts';
import { kindsOf } from '../../../../kit/rules/piles.ts';
import { push } from '../../../../kit/rules/stack.ts';
import type { Loss } from '../../content/sea.ts';
import { UPGRADES } from '../../content/upgrades.ts';
import { BARE, lyingOn, meant, toldApart } from '../cards/alike.ts';
import { artefactsOf, clearSlot, closeGaps, slotToClear } from '../cards/village.ts';
import {
  type ChoiceOf,
  LOSE_ARTEFACT,
  LOSE_ARTEFACT_WITH,
  LOSE_UPGRADE,
  PAY,
  type ReaversChoice,
  SUFFER,
} from '../choices.ts';
import { discard, toPile } from '../decks.ts';
import { allDice, diceOf, settle } from '../dice/dice.ts';
import { canPay } from '../dice/payment.ts';
import { JOURNEY, type JourneyFrame } from '../frames.ts';
import { gainGlory, loseFood } from '../gains.ts';
import {
  ANY,
  ANY_CLAN,
  CARD_IDS,
  type Card,
  CLAN_OF,
  cardNumber,
  faceNumber,
  journeyOf,
  UPGRADE_COUNT,
  type Upgrade,
  upgradeNumber,
} from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';

/** What a journey asks for (RM-12.3, RM-O-starvation). */
export function journeyNeeds(state: State, card: Card): number[] {
  const any = state.options.starvation === 'clan-die' ? ANY_CLAN : ANY;
  return journeyOf(card).danger?.dice.map(face => (face === 'any' ? any : faceNumber[face])) ?? [];
}

/** Upgrade tiles of a seat, face up or down, by kind. */
export const upgradesOf = (state: State, seat: number): Upgrade[] =>
  firstOf<Upgrade>(UPGRADE_COUNT).filter(
    tile => state.ready[seat * UPGRADE_COUNT + tile] + state.spent[seat * UPGRADE_COUNT + tile] > 0,
  );

const hasTreasures = (state: State, seat: number): boolean =>
  artefactsOf(state, seat).some(card => card >= 0) || upgradesOf(state, seat).length > 0;

function losesInFull(state: State, seat: number, loss: Loss): boolean {
  const leader = state.leader[seat];
  switch (loss.kind) {
    case 'food':
      return state.food[seat] >= loss.food;
    case 'food-and-die':
      return state.food[seat] >= loss.food && allDice(state, seat) > 0;
    case 'leader':
      return leader >= 0;
    case 'die-of-leader':
      return leader >= 0 && diceOf(state, seat, CLAN_OF[leader]).length > 0;
    case 'artefact-or-upgrade':
      return hasTreasures(state, seat);
  }
}

/** May the seat let it happen? (RM-12.4, RM-O-journeyLoss) */
export function maySuffer(state: State, seat: number, card: Card): boolean {
  const danger = journeyOf(card).danger;
  if (!danger || state.options.journeyLoss === 'what-is-there') return true;
  return losesInFull(state, seat, danger.loss) || !canPay(state, seat, journeyNeeds(state, card));
}

/** An artefact brushes it aside. */
export function cancelJourney(frame: JourneyFrame): void {
  frame.step = JOURNEY.cancelled;
}

/** A revealed journey: paid for (RM-12.3), suffered (RM-12.4), or brushed aside; it goes under its deck (RM-12.5). */
export const journey: Rule<JourneyFrame> = {
  run(act, frame) {
    const { facts } = act;
    const { seat, card, step } = frame;
    const { danger } = journeyOf(card);
    if (danger && (step === JOURNEY.decide || step === JOURNEY.lose)) return true;
    act.finish(frame);
    discard(act, card);
    if (step === JOURNEY.cancelled) facts.tell({ kind: 'journey-cancelled', seat, card: CARD_IDS[card] });
    if (step === JOURNEY.paid) {
      facts.tell({ kind: 'journey-paid', seat, card: CARD_IDS[card] });
      gainGlory(act, seat, danger?.glory ?? 0, 'sea', CARD_IDS[card]);
    }
    return false;
  },

  asks(state, { seat, card, step }) {
    const args = { card: CARD_IDS[card] };
    const choices: ReaversChoice[] = [];
    if (step === JOURNEY.lose) {
      for (const one of kindsOf(artefactsOf(state, seat))) {
        choices.push(...toldApart(lyingOn(state, seat, one), one, LOSE_ARTEFACT, LOSE_ARTEFACT_WITH));
      }
      for (const tile of upgradesOf(state, seat)) choices.push(LOSE_UPGRADE[tile]);
      return [{ seat, prompt: 'lose-treasure', args, choices }];
    }
    if (canPay(state, seat, journeyNeeds(state, card))) choices.push(PAY);
    if (maySuffer(state, seat, card)) choices.push(SUFFER);
    return [{ seat, prompt: 'journey', args, choices }];
  },

  take(act, frame, seat, choice) {
    const { state } = act;
    const { card } = frame;
    switch (choice.kind) {
      case 'pay':
        frame.step = JOURNEY.paid;
        push(state, {
          kind: 'payment',
          step: START,
          seat,
          needs: journeyNeeds(state, card),
          at: 0,
          cause: CARD_IDS[card],
        });
        break;
      case 'suffer':
        suffer(act, frame);
        break;
      case 'lose-artefact':
        act.finish(frame);
        discard(act, card);
        loseArtefact(act, seat, choice, CARD_IDS[card]);
        break;
      case 'lose-upgrade':
        act.finish(frame);
        discard(act, card);
        loseUpgrade(act, seat, upgradeNumber[choice.upgrade], CARD_IDS[card]);
    }
  },
};

function suffer(act: Act, frame: JourneyFrame): void {
  const { state, facts } = act;
  const { seat, card } = frame;
  const cause = CARD_IDS[card];
  const loss = journeyOf(card).danger?.loss;
  facts.tell({ kind: 'journey-suffered', seat, card: cause });
  if (loss?.kind === 'artefact-or-upgrade' && hasTreasures(state, seat)) {
    frame.step = JOURNEY.lose;
    return;
  }
  act.finish(frame);
  discard(act, card);
  const leader = state.leader[seat];
  switch (loss?.kind) {
    case 'food':
      loseFood(act, seat, loss.food, cause);
      break;
    case 'food-and-die':
      loseFood(act, seat, loss.food, cause);
      push(state, { kind: 'lose-die', step: START, seat, colour: NONE, cause });
      break;
    case 'leader':
      if (leader < 0) break;
      state.leader[seat] = NONE;
      facts.tell({ kind: 'leader-left', seat, card: CARD_IDS[leader], cause });
      toPile(act, seat, leader);
      break;
    case 'die-of-leader':
      if (leader >= 0) push(state, { kind: 'lose-die', step: START, seat, colour: CLAN_OF[leader], cause });
  }
}

/** To the glory pile like every card from a board, unless the table reads it otherwise (RM-C-draugr-ambush). */
function loseArtefact(act: Act, seat: number, choice: ChoiceOf<'lose-artefact'>, cause: string): void {
  const { state, facts } = act;
  const card = cardNumber[choice.card];
  clearSlot(state, seat, slotToClear(state, seat, card, meant(lyingOn(state, seat, card), choice) ?? BARE));
  closeGaps(state, seat);
  facts.tell({ kind: 'artefact-lost', seat, card: choice.card, cause });
  if (state.options.ambush === 'pile') toPile(act, seat, card);
  else discard(act, card);
  settle(state, seat);
}

/** Back to the supply; one that lies face down goes first. */
function loseUpgrade({ state, facts }: Act, seat: number, tile: Upgrade, cause: string): void {
  const at = seat * UPGRADE_COUNT + tile;
  const list = state.spent[at] > 0 ? state.spent : state.ready;
  list[at]--;
  state.upgradePool[tile]++;
  facts.tell({ kind: 'upgrade-lost', seat, upgrade: UPGRADES[tile], cause });
}
