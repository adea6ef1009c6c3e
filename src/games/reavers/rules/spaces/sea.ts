import { START } from '../../../../engine/contract/steps.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import { kindsOf } from '../../../../kit/rules/piles.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { takeLoot } from '../cards/loot.ts';
import { type ChoiceOf, COMBINE, DECLINE, DRAW, FACE, FIGHT, type ReaversChoice } from '../choices.ts';
import { canDraw, discard, draw, drawBattle, drawJourney, drawProphecy, toPile } from '../decks.ts';
import { beginCombat, canFight } from '../dice/combat.ts';
import { canPay } from '../dice/payment.ts';
import { JOURNEY, SEA, type SeaFrame } from '../frames.ts';
import { gain, loseTerror } from '../gains.ts';
import { BATTLE_DECK, battleOf, CARD_IDS, cardNumber, KEEP_DECK, type Place, REAVER_DECK } from '../numbers.ts';
import { printed } from '../printed.ts';
import type { Act, Rule } from '../rule.ts';
import { recruitCards } from './recruit.ts';

/** A journey for each seat (RM-12.2), then a battle of its choice (RM-12.6) and one try at it, or none (RM-12.7). */
export const sea: Rule<SeaFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    const { seat } = frame;
    switch (frame.step) {
      case SEA.journey: {
        frame.step = SEA.choose;
        const card = drawJourney(act);
        if (card < 0) return false;
        facts.reveal({ kind: 'journey', seat, card: CARD_IDS[card] });
        push(state, { kind: 'journey', step: JOURNEY.decide, seat, card });
        return false;
      }
      case SEA.choose:
        if (canDraw(state, BATTLE_DECK) || state.display[BATTLE_DECK].some(card => card >= 0)) return true;
        act.finish(frame, []);
        return false;
      case SEA.attempt:
        return true;
      default:
        if (frame.won) win(act, frame);
        else lose(act, frame);
        return false;
    }
  },

  asks(state, { seat, step, card }) {
    const choices: ReaversChoice[] = [];
    if (step === SEA.choose) {
      for (const one of kindsOf(state.display[BATTLE_DECK])) choices.push(FACE[one]);
      if (canDraw(state, BATTLE_DECK)) choices.push(DRAW);
      return [{ seat, prompt: 'choose-battle', choices }];
    }
    const { needs, defence } = printed(state);
    if (canPay(state, seat, needs[card])) choices.push(COMBINE);
    if (canFight(state, seat)) choices.push(FIGHT);
    choices.push(DECLINE);
    return [{ seat, prompt: 'sea-battle', args: { card: CARD_IDS[card], defence: defence[card] }, choices }];
  },

  take(act, frame, seat, choice) {
    const { state, facts } = act;
    const { card } = frame;
    switch (choice.kind) {
      case 'combine':
        frame.step = SEA.tried;
        frame.won = 1;
        push(state, {
          kind: 'payment',
          step: START,
          seat,
          needs: printed(state).needs[card].slice(),
          at: 0,
          cause: CARD_IDS[card],
        });
        break;
      case 'fight':
        frame.step = SEA.tried;
        beginCombat(act, frame, printed(state).defence[card]);
        break;
      case 'decline':
        frame.step = SEA.tried;
        break;
      case 'draw':
        frame.step = SEA.attempt;
        frame.card = drawBattle(act);
        facts.reveal({ kind: 'sea-battle', seat, card: CARD_IDS[frame.card], from: 'deck' });
        break;
      default: {
        const { card: id } = choice as ChoiceOf<'face'>;
        frame.step = SEA.attempt;
        frame.card = cardNumber[id];
        frame.place = state.display[BATTLE_DECK].indexOf(frame.card) as Place;
        facts.tell({ kind: 'sea-battle', seat, card: id, from: 'board' });
      }
    }
  },

  returned: {
    combat(_act, frame, won) {
      frame.won = won ? 1 : 0;
    },
  },
};

/** All rewards of the card, and the card itself, whose place stays empty (RM-12.8, RM-12.10). */
function win(act: Act, frame: SeaFrame): void {
  const { seat, card, place } = frame;
  const { state, facts } = act;
  const own = battleOf(card);
  if (place >= 0) state.display[BATTLE_DECK][place] = NONE;
  facts.tell({ kind: 'sea-won', seat, card: own.id });
  toPile(act, seat, card);
  if (own.losesTerror) loseTerror(act, seat, own.id);
  gain(act, seat, own.gain, 'sea', own.id);
  const reavers = own.draws === 'reavers' ? draw(act, seat, REAVER_DECK, 1) : [];
  act.finish(frame, reavers);
  switch (own.draws) {
    case 'keeps':
      takeLoot(act, seat, draw(act, seat, KEEP_DECK, 1));
      break;
    case 'reavers':
      recruitCards(act, seat, reavers, 'deck');
      break;
    case 'prophecies':
      drawProphecy(act, seat);
  }
}

/** An open card stays, unless the table reads it otherwise; one from the deck goes under it (RM-12.9). */
function lose(act: Act, frame: SeaFrame): void {
  const { state, facts } = act;
  const { seat, card, place } = frame;
  act.finish(frame, []);
  facts.tell({ kind: 'sea-lost', seat, card: CARD_IDS[card] });
  if (place >= 0 && state.options.lostBattle === 'stays') return;
  if (place >= 0) state.display[BATTLE_DECK][place] = NONE;
  discard(act, card);
}
