import { START } from '../../../../engine/contract/steps.ts';
import { call, push, unheeded } from '../../../../kit/rules/stack.ts';
import { type ChoiceOf, DECLINE, INVADE, PILLAGE } from '../choices.ts';
import { addDoomed } from '../doomed.ts';
import { countAt, hornsFree, mayEnter, move, room } from '../figures.ts';
import { INVASION, type InvasionFrame } from '../frames.ts';
import {
  CARD_IDS,
  CARD_OF_FIGURE,
  type CardNumber,
  FIGURE_IDS,
  type FigureNumber,
  FJORD_OF,
  figureNumber,
  isFjord,
  PLACE_IDS,
  type PlaceNumber,
  PROVINCE_COUNT,
  placeNumber,
  RESERVE,
  SUPPORTS,
  WARRIOR,
  YGGDRASIL,
} from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { effectOfCard, upgradeWith } from '../upgrades.ts';
import { declarePillage } from './declare.ts';

interface Entry {
  readonly seat: number;
  readonly figure: FigureNumber;
  readonly from: PlaceNumber;
  readonly to: PlaceNumber;
  readonly rage: number;
  readonly cause?: string;
  /** In a battle's aftermath nobody goes on to pillage. */
  readonly aftermath?: boolean;
}

/** Puts a figure on the board by an invasion, and what follows from it on the stack (BR-6.7, BR-6.8). */
export function enter(act: Act, { seat, figure, from, to, rage, cause, aftermath }: Entry): void {
  const { state, facts } = act;
  state.rage[seat] -= rage;
  move(state, seat, figure, from, to);
  const fact = { seat, figure: FIGURE_IDS[figure], from: PLACE_IDS[from], to: PLACE_IDS[to], rage };
  facts.tell(cause ? { kind: 'invaded', ...fact, cause } : { kind: 'invaded', ...fact });
  push(state, { kind: 'invasion', step: INVASION.strike, seat, figure, to, aftermath: aftermath ? 1 : 0 });
}

/** Figures of other clans that an invading monster strikes down, in the province and its fjord. */
function struckDown(state: State, seat: number, card: CardNumber, province: PlaceNumber): number[] {
  const effect = effectOfCard(card, 'destroys-on-invading');
  const doomed: number[] = [];
  if (!effect) return doomed;
  for (let i = 1; i < state.seats; i++) {
    const other = (seat + i) % state.seats;
    for (const place of [province, FJORD_OF[province]]) {
      for (const id of effect.figures) {
        const figure = figureNumber[id];
        const count = place < 0 ? 0 : countAt(state, other, figure, place);
        if (count > 0) addDoomed(doomed, other, figure, place, count);
      }
    }
  }
  return doomed;
}

/** Where an invading figure may bring a Warrior along (BR-C-friggas-succor, BR-O-succor). */
function alongside(state: State, { seat, to }: InvasionFrame): readonly PlaceNumber[] {
  if (upgradeWith(state, seat, 'brings-warrior') < 0) return [];
  if (countAt(state, seat, WARRIOR, RESERVE) === 0 || !hornsFree(state, seat)) return [];
  const everywhere = state.options.succor === 'everywhere';
  if (isFjord(to)) return everywhere ? SUPPORTS[to].filter(province => mayEnter(state, WARRIOR, province)) : [];
  if (to === YGGDRASIL) return everywhere && room(state, to) > 0 ? [to] : [];
  return mayEnter(state, WARRIOR, to) ? [to] : [];
}

/** The province that was invaded may be pillaged at once (BR-C-thors-domain). */
export function mayPillageNow(state: State, { seat, to, aftermath }: InvasionFrame): number | undefined {
  if (aftermath || to >= PROVINCE_COUNT || state.pillaged[to]) return undefined;
  const effect = effectOfCard(upgradeWith(state, seat, 'pillage-after-invading'), 'pillage-after-invading');
  return effect && effect.rage <= state.rage[seat] ? effect.rage : undefined;
}

/** After a figure has invaded: it strikes, it brings a Warrior, it is followed by a pillage. */
export const invasion: Rule<InvasionFrame> = {
  run(act, frame) {
    const { state } = act;
    const { seat, figure, to } = frame;
    if (frame.step === INVASION.strike) {
      frame.step = INVASION.bring;
      const card = CARD_OF_FIGURE[figure];
      const doomed = struckDown(state, seat, card, to);
      if (doomed.length > 0) {
        call(state, frame, { kind: 'destruction', step: START, cause: CARD_IDS[card], doomed, from: seat, at: 0 });
        return false;
      }
    }
    if (frame.step === INVASION.bring) {
      if (alongside(state, frame).length > 0) return true;
      frame.step = INVASION.pillage;
    }
    if (frame.step === INVASION.pillage && mayPillageNow(state, frame) !== undefined) return true;
    act.finish(frame);
    return false;
  },

  asks(state, frame) {
    const { seat, to, step } = frame;
    if (step === INVASION.bring) {
      const cause = CARD_IDS[upgradeWith(state, seat, 'brings-warrior')];
      const choices = [...alongside(state, frame).map(province => INVADE[WARRIOR][province]), DECLINE];
      return [{ seat, prompt: 'bring-warrior', args: { to: PLACE_IDS[to], cause }, choices }];
    }
    const cause = CARD_IDS[upgradeWith(state, seat, 'pillage-after-invading')];
    const args = { province: PLACE_IDS[to], cause, rage: mayPillageNow(state, frame) ?? 0 };
    return [{ seat, prompt: 'pillage-now', args, choices: [PILLAGE[to], DECLINE] }];
  },

  take(act, frame, seat, choice) {
    const { state, facts } = act;
    if (frame.step === INVASION.bring) {
      frame.step = INVASION.pillage;
      if (choice.kind === 'decline') return;
      const { to } = choice as ChoiceOf<'invade'>;
      // Where a ship has entered a fjord, the Warrior has invaded a province (BR-O-succor).
      frame.to = placeNumber[to];
      move(state, seat, WARRIOR, RESERVE, frame.to);
      const cause = CARD_IDS[upgradeWith(state, seat, 'brings-warrior')];
      facts.tell({ kind: 'invaded', seat, figure: 'warrior', from: 'reserve', to, rage: 0, cause });
      return;
    }
    const rage = mayPillageNow(state, frame) ?? 0;
    act.finish(frame);
    if (choice.kind === 'pillage') declarePillage(act, seat, frame.to, rage);
  },

  returned: { destruction: unheeded },
};
