import { START } from '../../../../engine/contract/steps.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import { call } from '../../../../kit/rules/stack.ts';
import type { BloodRageChoice, ChoiceOf } from '../choices.ts';
import { addDoomed } from '../doomed.ts';
import { countAt, kindsAt } from '../figures.ts';
import { BATTLE, type BattleFrame } from '../frames.ts';
import { CARD_IDS, type FigureNumber, FJORD_OF, figureNumber, IS_QUEST, WARRIOR } from '../numbers.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { liveText, questBonus } from './strength.ts';

/** The kinds of figures that a clan has in the battle, and how many figures in all. */
export function kindsInBattle(
  state: State,
  frame: BattleFrame,
  seat: number,
): { figures: FigureNumber[]; total: number } {
  const figures: FigureNumber[] = [];
  let total = 0;
  for (const place of [frame.province, FJORD_OF[frame.province]]) {
    if (place < 0) continue;
    for (const figure of kindsAt(state, seat, place)) {
      figures.push(figure);
      total += countAt(state, seat, figure, place);
    }
  }
  return { figures, total };
}

/** What the due fighter's card does before strength is compared; returns the step that comes next (BR-11.4). */
export function onReveal({ state }: Act, frame: BattleFrame): BattleFrame['step'] {
  const seat = frame.fighters[frame.at];
  if (frame.played[seat].some(card => IS_QUEST[card]) && questBonus(state, seat) > 0) return BATTLE.countQuest;

  // A second Tide does nothing more, not even to figures that were saved from the first (BR-C-odins-tide).
  const firstTide = frame.fighters.find(fighter => liveText(frame, fighter, 'leaves-one'));
  if (seat === firstTide) {
    if (frame.fighters.some(fighter => kindsInBattle(state, frame, fighter).total > 1)) return BATTLE.keepOne;
  }
  const smite = liveText(frame, seat, 'kills-warriors');
  if (smite) {
    const doomed: number[] = [];
    for (const other of frame.fighters) {
      if (other !== seat && countAt(state, other, WARRIOR, frame.province) > 0) {
        addDoomed(doomed, other, WARRIOR, frame.province, 1);
      }
    }
    if (doomed.length > 0) {
      const cause = CARD_IDS[smite.card];
      call(state, frame, { kind: 'destruction', step: START, cause, doomed, from: frame.pillager, at: 0 });
    }
  }
  frame.at++;
  return BATTLE.onReveal;
}

/** Everybody has chosen the one figure to keep; the others in the battle are destroyed (BR-C-odins-tide). */
export function applyTide({ state }: Act, frame: BattleFrame, answers: readonly (BloodRageChoice | null)[]): void {
  const doomed: number[] = [];
  for (const seat of frame.fighters) {
    const answer = answers[seat] as ChoiceOf<'keep'> | null;
    if (!answer) continue;
    const kept = figureNumber[answer.figure];
    for (const place of [frame.province, FJORD_OF[frame.province]]) {
      if (place < 0) continue;
      for (const figure of kindsAt(state, seat, place)) {
        const count = countAt(state, seat, figure, place) - (figure === kept ? 1 : 0);
        if (count > 0) addDoomed(doomed, seat, figure, place, count);
      }
    }
  }
  const tide = liveText(frame, frame.fighters[frame.at], 'leaves-one');
  const cause = CARD_IDS[tide?.card ?? NONE];
  call(state, frame, { kind: 'destruction', step: START, cause, doomed, from: frame.pillager, at: 0 });
}
