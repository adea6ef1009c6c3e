/** The winner gives up units until the value of the rest fits the margin; the smallest always stays (SC-13.11, SC-13.12). */
import { askLord } from '../asking.ts';
import { KEEP_BEST, LOSE } from '../choices.ts';
import { LOSSES, type LossesFrame } from '../frames.ts';
import { isLord } from '../lords.ts';
import { placeName } from '../names.ts';
import { asLord, pieceNumber } from '../numbers.ts';
import type { Rule } from '../rule.ts';
import { GROUP } from './force.ts';

type Groups = readonly number[];

export const totalOf = (groups: Groups): number => {
  let sum = 0;
  for (let i = 0; i < groups.length; i += GROUP) sum += groups[i + 1] * groups[i + 2];
  return sum;
};

const countOf = (groups: Groups): number => {
  let sum = 0;
  for (let i = 0; i < groups.length; i += GROUP) sum += groups[i + 2];
  return sum;
};

const smallest = (groups: Groups): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < groups.length; i += GROUP) if (groups[i + 2] > 0) least = Math.min(least, groups[i + 1]);
  return least;
};

/** Is it over: does the rest fit, or is only the smallest left? */
export const isSettled = (groups: Groups, margin: number): boolean => totalOf(groups) <= margin || countOf(groups) <= 1;

/** Of units alike the one that weighs most is given up first: they are the same afterwards. */
function heaviest(groups: Groups, piece: number): number {
  let at = -1;
  for (let i = 0; i < groups.length; i += GROUP)
    if (groups[i] === piece && groups[i + 2] > 0 && (at < 0 || groups[i + 1] > groups[at + 1])) at = i;
  return at;
}

/**
 * May one of a kind be given up? What is left must still come to an end: with something that fits, or, where nothing
 * does, with one of the smallest.
 */
export function mayLose(groups: Groups, margin: number, piece: number): boolean {
  const at = heaviest(groups, piece);
  if (at < 0) return false;
  const fits = Math.max(margin, smallest(groups));
  for (let i = 0; i < groups.length; i += GROUP) {
    const count = groups[i + 2] - (i === at ? 1 : 0);
    if (count > 0 && groups[i + 1] <= fits) return true;
  }
  return false;
}

const piecesOf = (groups: Groups): number[] => {
  const pieces: number[] = [];
  for (let i = 0; i < groups.length; i += GROUP)
    if (groups[i + 2] > 0 && !pieces.includes(groups[i])) pieces.push(groups[i]);
  return pieces;
};

/** The most value that fits the margin; where nothing fits, one of the smallest (SC-A-loss-choice). Gives back how many of each group stay. */
export function keepBest(groups: Groups, margin: number): number[] {
  const kept = new Array<number>(groups.length / GROUP).fill(0);
  if (smallest(groups) > margin) {
    for (let i = 0; i < groups.length; i += GROUP)
      if (groups[i + 1] === smallest(groups) && groups[i + 2] > 0) {
        kept[i / GROUP] = 1;
        return kept;
      }
  }
  // The best sum for each limit, and the group of the unit that was added last.
  const most = Math.min(margin, totalOf(groups));
  const units: number[] = [];
  for (let i = 0; i < groups.length; i += GROUP) for (let n = 0; n < groups[i + 2]; n++) units.push(i);
  const reached: Int32Array[] = [];
  let best = new Int32Array(most + 1);
  for (const unit of units) {
    const value = groups[unit + 1];
    const next = best.slice();
    for (let sum = value; sum <= most; sum++) next[sum] = Math.max(next[sum], best[sum - value] + value);
    reached.push(best);
    best = next;
  }
  let left = most;
  for (let n = units.length - 1; n >= 0; n--) {
    const value = groups[units[n] + 1];
    const before = reached[n];
    if (value <= left && before[left - value] + value > before[left]) {
      kept[units[n] / GROUP]++;
      left -= value;
    }
  }
  return kept;
}

function lose(frame: LossesFrame, at: number, count: number): void {
  frame.groups[at + 2] -= count;
  frame.dead[frame.groups[at]] += count;
}

function settleBest(frame: LossesFrame): void {
  const kept = keepBest(frame.groups, frame.margin);
  kept.forEach((stay, i) => {
    lose(frame, i * GROUP, frame.groups[i * GROUP + 2] - stay);
  });
  frame.step = LOSSES.done;
}

export const losses: Rule<LossesFrame> = {
  run(act, frame) {
    if (frame.step === LOSSES.ask && !isSettled(frame.groups, frame.margin)) {
      if (isLord(frame.side)) return true;
      settleBest(frame);
    }
    act.finish(frame, frame.dead);
    return false;
  },
  asks(state, frame) {
    const { groups, margin, side, place } = frame;
    const pieces = piecesOf(groups).filter(piece => mayLose(groups, margin, piece));
    return askLord(state, asLord(side), 'losses', [KEEP_BEST, ...pieces.map(piece => LOSE[piece])], {
      at: placeName(place),
      margin,
    });
  },
  take(_act, frame, _seat, choice) {
    if (choice.kind === 'lose') lose(frame, heaviest(frame.groups, pieceNumber[choice.piece]), 1);
    else settleBest(frame);
  },
};
