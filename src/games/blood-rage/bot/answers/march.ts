import { innermost } from '../../../../kit/rules/stack.ts';
import { countAt, kindsAt, move, room } from '../../rules/figures.ts';
import { type FigureNumber, figureNumber, type PlaceNumber } from '../../rules/numbers.ts';
import type { Decide } from '../decide.ts';
import type { Outlook } from '../judging/outlook.ts';
import { prospects } from '../judging/position.ts';
import { trialOf } from '../judging/ventures.ts';

/** Who should go from one province to another, and what that promises. */
export interface March {
  readonly worth: number;
  /** Kinds of figures, one entry a figure. */
  readonly figures: readonly FigureNumber[];
}

/** Tries every company that has room; at least `least` of them go. */
export function bestMarch(o: Outlook, from: PlaceNumber, to: PlaceNumber, rage: number, least: number): March {
  const table = trialOf(o);
  const { state } = table;
  state.rage[o.seat] -= rage;
  const kinds = kindsAt(state, o.seat, from);
  const free = room(state, to);
  const going: FigureNumber[] = [];
  let worth = Number.NEGATIVE_INFINITY;
  let figures: readonly FigureNumber[] = [];
  const tryFrom = (index: number): void => {
    if (index === kinds.length) {
      if (going.length < least) return;
      const value = prospects(table);
      if (value > worth) {
        worth = value;
        figures = going.slice();
      }
      return;
    }
    const figure = kinds[index];
    const most = Math.min(countAt(state, o.seat, figure, from), free - going.length);
    tryFrom(index + 1);
    for (let n = 0; n < most; n++) {
      move(state, o.seat, figure, from, to);
      going.push(figure);
      tryFrom(index + 1);
    }
    for (let n = 0; n < most; n++) {
      move(state, o.seat, figure, to, from);
      going.pop();
    }
  };
  tryFrom(0);
  state.rage[o.seat] += rage;
  return { worth, figures };
}

/** On the march: who goes next, or nobody more. */
export const chooseMarchers: Decide = (o, ask) => {
  const frame = innermost(o.state, 'march');
  if (!frame) return ask.choices[0];
  const { figures } = bestMarch(o, frame.from, frame.to, 0, frame.moved > 0 ? 0 : 1);
  const next = ask.choices.find(choice =>
    figures.length === 0
      ? choice.kind === 'march-done'
      : choice.kind === 'march-figure' && figureNumber[choice.figure] === figures[0],
  );
  return next ?? ask.choices[0];
};
