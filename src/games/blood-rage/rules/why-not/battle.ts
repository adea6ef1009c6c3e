import type { BloodRageChoice } from '../choices.ts';
import { countAt } from '../figures.ts';
import { BATTLE, type BattleFrame } from '../frames.ts';
import { cardNumber, FJORD_OF, figureNumber, IS_LATE, PLACE_IDS, placeNumber, WARRIOR } from '../numbers.ts';
import type { Against } from './against.ts';

/** What may not be answered in a battle, step by step. */
export function battle({ step, province, played }: BattleFrame, choice: BloodRageChoice, against: Against): void {
  const { state, seat } = against;
  switch (step) {
    case BATTLE.commit:
      if (against.when(choice.kind === 'decline', 'BR-11.1', 'must-play')) break;
      if (against.is(choice, 'commit')) against.inHand(choice.card, 'BR-11.1');
      break;
    case BATTLE.keepOne:
      if (against.is(choice, 'keep')) {
        const { figure } = choice;
        const places = [province, FJORD_OF[province]];
        const there = places.some(place => place >= 0 && countAt(state, seat, figureNumber[figure], place) > 0);
        against.when(!there, 'BR-C-odins-tide', 'not-there', { figure, at: PLACE_IDS[province] });
      }
      break;
    case BATTLE.countQuest:
      against.isUnlessDeclined(choice, 'count-quest');
      break;
    case BATTLE.late:
      if (against.isUnlessDeclined(choice, 'add') && against.inHand(choice.card, 'BR-11.5')) {
        against.when(!IS_LATE[cardNumber[choice.card]], 'BR-11.5', 'not-late', { card: choice.card });
      }
      break;
    case BATTLE.winnersCards:
      if (against.isUnlessDeclined(choice, 'buy-back')) {
        const there = played[seat].includes(cardNumber[choice.card]);
        against.when(!there, 'BR-C-tyrs-prowess', 'not-played', { card: choice.card });
      }
      break;
    default:
      if (against.isUnlessDeclined(choice, 'invade')) {
        const [figure, to] = [figureNumber[choice.figure], placeNumber[choice.to]];
        against.when(figure !== WARRIOR, 'BR-C-lokis-blessing', 'other-figure', { figure: 'warrior' });
        against.when(to !== province, 'BR-C-lokis-blessing', 'other-province', { province: PLACE_IDS[province] });
      }
  }
}
