/** What may not be answered while an action of one's own, or of another, is being carried out. */
import { offeringsOf } from '../actions/sacrifice.ts';
import type { BloodRageChoice, ChoiceOf } from '../choices.ts';
import { countAt } from '../figures.ts';
import {
  type FreeInvasionFrame,
  INVASION,
  type InvasionFrame,
  type MarchFrame,
  type PillageFrame,
  type RaiseFrame,
  type RewardFrame,
  type SacrificeFrame,
} from '../frames.ts';
import { canRise } from '../gains.ts';
import {
  ADJACENT,
  FIGURE_IDS,
  FJORD_OF,
  figureNumber,
  isFjord,
  PLACE_IDS,
  type PlaceNumber,
  PROVINCE_COUNT,
  placeNumber,
  statNumber,
  WARRIOR,
} from '../numbers.ts';
import type { Against } from './against.ts';

export function march({ from, moved }: MarchFrame, choice: BloodRageChoice, against: Against): void {
  if (choice.kind === 'march-done') {
    against.when(moved === 0, 'BR-7.1', 'nobody-moved');
  } else if (against.is(choice, 'march-figure')) {
    const there = countAt(against.state, against.seat, figureNumber[choice.figure], from) > 0;
    against.when(!there, 'BR-7.3', 'not-there', { figure: choice.figure, at: PLACE_IDS[from] });
  }
}

export function freeInvasion({ figure }: FreeInvasionFrame, choice: BloodRageChoice, against: Against): void {
  if (!against.isUnlessDeclined(choice, 'invade')) return;
  const other = figureNumber[choice.figure] !== figure;
  if (against.when(other, 'BR-8.5', 'other-figure', { figure: FIGURE_IDS[figure] })) return;
  against.entry(figure, placeNumber[choice.to]);
}

/** What follows an invasion: first a Warrior alongside, then a pillage at once. */
export function invasion({ step, to }: InvasionFrame, choice: BloodRageChoice, against: Against): void {
  if (step === INVASION.bring) {
    if (against.isUnlessDeclined(choice, 'invade')) alongside(to, choice, against);
  } else if (against.isUnlessDeclined(choice, 'pillage')) {
    const other = placeNumber[choice.province] !== to;
    against.when(other, 'BR-C-thors-domain', 'other-province', { province: PLACE_IDS[to] });
  }
}

function alongside(to: PlaceNumber, choice: ChoiceOf<'invade'>, against: Against): void {
  const [figure, province] = [figureNumber[choice.figure], placeNumber[choice.to]];
  if (against.when(figure !== WARRIOR, 'BR-C-friggas-succor', 'other-figure', { figure: 'warrior' })) return;
  const same = province === to || (isFjord(to) && province < PROVINCE_COUNT && FJORD_OF[province] === to);
  if (against.when(!same, 'BR-C-friggas-succor', 'other-province', { province: PLACE_IDS[to] })) return;
  against.horns();
  against.room(province);
}

export function give({ given }: SacrificeFrame, choice: BloodRageChoice, against: Against): void {
  if (!against.is(choice, 'give')) return;
  const { figure: id, at: place } = choice;
  const [figure, at] = [figureNumber[id], placeNumber[place]];
  const already = offeringsOf(given).filter(one => one.figure === figure && one.place === at).length;
  const there = countAt(against.state, against.seat, figure, at) - already > 0;
  against.when(!there, 'BR-C-friggas-sacrifice', 'not-there', { figure: id, at: place });
}

/** The call to battle. */
export function join({ province }: PillageFrame, choice: BloodRageChoice, against: Against): void {
  if (!against.isUnlessDeclined(choice, 'join')) return;
  const { figure, from: place } = choice;
  const from = placeNumber[place];
  if (against.when(from >= PROVINCE_COUNT, 'BR-10.2', 'ships-stay')) return;
  against.when(!ADJACENT[province].includes(from), 'BR-10.2', 'not-adjacent', { to: PLACE_IDS[province] });
  const there = countAt(against.state, against.seat, figureNumber[figure], from) > 0;
  against.when(!there, 'BR-10.2', 'not-there', { figure, at: place });
}

/** After a pillage the Leader may move on. */
export function moveLeader({ province }: RewardFrame, choice: BloodRageChoice, against: Against): void {
  if (!against.isUnlessDeclined(choice, 'move-leader')) return;
  const to = placeNumber[choice.to];
  against.when(!ADJACENT[province].includes(to), 'BR-1.3', 'not-adjacent', { to: choice.to });
  against.room(to);
}

export function raise({ not }: RaiseFrame, choice: BloodRageChoice, against: Against): void {
  if (!against.is(choice, 'raise')) return;
  const stat = statNumber[choice.stat];
  against.when(stat === not, 'BR-C-friggas-grace', 'other-stat', { stat: choice.stat });
  against.when(!canRise(against.state, against.seat, stat), 'BR-1.10', 'at-top', { stat: choice.stat });
}
