/** What lords do one after the other, with the windows that open before and after a lord's part (SC-4.2). */

import type { Ask } from '../../../../engine/contract/ask.ts';
import { START } from '../../../../engine/contract/steps.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import { type Plain, push } from '../../../../kit/rules/stack.ts';
import { LORDS } from '../../content/lords.ts';
import { PHASES } from '../../content/phases.ts';
import { NEXT, type ScandinaviaChoice } from '../choices.ts';
import {
  CONSTRUCTION,
  MILITARY,
  ORDERED,
  type OrderedFrame,
  RECRUITING,
  type ScandinaviaFrame,
  TASKS,
  TAXES,
  type Task,
  UPKEEP,
} from '../frames.ts';
import { campaignFrame } from '../hex/campaign.ts';
import { LAST_ROUND } from '../hex/reach.ts';
import { isAdvanced } from '../hex/standing.ts';
import { countRegions } from '../land.ts';
import { areAllies, isAlive, isSeated, lordsInOrder } from '../lords.ts';
import { FLEET_COUNT, type Lord, lordNumber, OHRRKAN, REGION_COUNT, stoneNumber } from '../numbers.ts';
import { canCast } from '../powers.ts';
import { isSilent } from '../realm/silence.ts';
import { spellFrame } from '../realm/spells.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';

/** Ordered phases of the rulebook: the first player may have a say in their order (SC-O-order). */
const BY_PHASE: readonly Task[] = ['taxes', 'recruiting', 'construction', 'military', 'upkeep', 'second-round'];

/** Rounds that a lord plays one after the other (SC-A-rounds-order). */
const roundsOf = ({ options }: State): number => (options.roundsOrder === 'interleaved' ? 1 : LAST_ROUND);

/** A task of all lords, each in his turn; those who have had their part already can be left out. */
export const orderedFrame = (task: Task, begun: Lord[] = []): OrderedFrame => ({
  kind: 'ordered',
  step: ORDERED.next,
  task: TASKS.indexOf(task),
  begun,
  ...(task === 'second-round' && { weathered: [] }),
});

const taskOf = ({ task }: OrderedFrame): Task => TASKS[task];

/** What the phase is called: a second round is of the same one. */
const phaseTask = (frame: OrderedFrame): Task => (taskOf(frame) === 'second-round' ? 'military' : taskOf(frame));

/** Lords whose part is still to come, in order of play. */
const waiting = (state: State, { begun }: OrderedFrame): Lord[] =>
  lordsInOrder(state).filter(lord => !begun.includes(lord));

/** Who decides whose part comes next, and between whom; nobody (-1) where the order does. */
export function choosing(state: State, frame: OrderedFrame): { seat: number; lords: readonly Lord[] } {
  const lords = waiting(state, frame);
  if (lords.length < 2 || !BY_PHASE.includes(taskOf(frame))) return { seat: -1, lords };
  const { order, twoLordsOrder } = state.options;
  const together = twoLordsOrder === 'together';
  const last = frame.begun.at(-1);
  const other = last === undefined ? undefined : lords.find(lord => state.seatOf[lord] === state.seatOf[last]);
  // A seat plays both its lords in its place, one wholly before the other (SC-A-two-lords-order).
  if (together && other !== undefined) return { seat: -1, lords: [other] };
  if (order === 'free' && isSeated(state, state.first)) return { seat: state.first, lords };
  const seat = state.seatOf[lords[0]];
  const own = lords.filter(lord => state.seatOf[lord] === seat);
  return together && phaseTask(frame) === 'military' && own.length > 1 ? { seat, lords: own } : { seat: -1, lords };
}

/** What a lord's part is. */
function partOf(state: State, frame: OrderedFrame, lord: Lord): Plain<ScandinaviaFrame> | undefined {
  switch (taskOf(frame)) {
    case 'taxes':
      return {
        kind: 'taxes',
        step: TAXES.levels,
        lord,
        levels: new Array<number>(REGION_COUNT).fill(-1),
        region: NONE,
        pillaged: [],
      };
    case 'recruiting':
      return {
        kind: 'recruiting',
        step: RECRUITING.begin,
        lord,
        heroes: [],
        temples: 0,
        hero: -1,
        region: NONE,
        counts: new Array<number>(REGION_COUNT).fill(-1),
        points: new Array<number>(REGION_COUNT).fill(0),
        enticed: new Array<number>(REGION_COUNT).fill(0),
        tries: [],
        recruited: [],
      };
    case 'construction':
      return { kind: 'construction', step: CONSTRUCTION.begin, lord, region: NONE, fervour: [], built: 0, idle: [] };
    case 'military':
      if (isAdvanced(state)) return campaignFrame(lord, 1, roundsOf(state));
      return {
        kind: 'military',
        step: MILITARY.begin,
        lord,
        from: NONE,
        piece: -1,
        count: 0,
        riders: [],
        passenger: -1,
        fleet: NONE,
        points: new Array<number>(FLEET_COUNT).fill(0),
        idle: [],
        moved: [],
        landed: [],
        weathered: [],
        handed: 0,
      };
    case 'upkeep':
      return { kind: 'upkeep', step: UPKEEP.pay, lord, place: NONE, piece: -1 };
    case 'lure':
      return { kind: 'lure', step: START, lord };
    case 'bards':
      return { kind: 'bards', step: START, lord, paid: [] };
    case 'sif':
      return { kind: 'sif', step: START, lord };
    case 'tokens':
      return state.captor[lord] < 0 ? { kind: 'token', step: START, lord, escaped: 0 } : undefined;
    case 'death-wind':
      return state.stoneLord === lord && state.stonePower === stoneNumber['death-wind']
        ? spellFrame('death-wind', lord, NONE)
        : undefined;
    case 'second-round':
      return campaignFrame(lord, LAST_ROUND, LAST_ROUND, frame.weathered);
  }
}

/** Ohrrkan may strike at who recruits: before it, and after it (SC-C-cursed-waters, SC-C-death-omen). */
function window(act: Act, lord: Lord, spell: 'cursed-waters' | 'death-omen'): void {
  const { state } = act;
  if (lord === OHRRKAN || !canCast(state, OHRRKAN, spell) || isSilent(state, OHRRKAN, spell)) return;
  if (!isAlive(state, lord) || areAllies(state, OHRRKAN, lord) || countRegions(state, lord) === 0) return;
  push(state, spellFrame(spell, OHRRKAN, lord));
}

function beginPart({ state, facts }: Act, frame: OrderedFrame, lord: Lord): void {
  frame.begun.push(lord);
  frame.step = ORDERED.before;
  if (BY_PHASE.includes(taskOf(frame)))
    facts.tell({ kind: 'part-began', lord: LORDS[lord], phase: PHASES[state.phase] });
}

export const ordered: Rule<OrderedFrame> = {
  run(act, frame) {
    const { state } = act;
    const lord: Lord = frame.begun.at(-1) ?? NONE;
    switch (frame.step) {
      case ORDERED.next: {
        const { seat, lords } = choosing(state, frame);
        if (seat >= 0) return true;
        if (lords.length === 0) act.finish(frame);
        else beginPart(act, frame, lords[0]);
        return false;
      }
      case ORDERED.before:
        frame.step = ORDERED.part;
        if (taskOf(frame) === 'recruiting') window(act, lord, 'cursed-waters');
        return false;
      case ORDERED.part: {
        frame.step = ORDERED.after;
        const part = isAlive(state, lord) ? partOf(state, frame, lord) : undefined;
        if (part) push(state, part);
        return false;
      }
      default:
        frame.step = ORDERED.next;
        if (taskOf(frame) === 'recruiting') window(act, lord, 'death-omen');
        return false;
    }
  },
  asks(state, frame): Ask<ScandinaviaChoice>[] {
    const { seat, lords } = choosing(state, frame);
    return [{ seat, prompt: 'next', args: { task: phaseTask(frame) }, choices: lords.map(lord => NEXT[lord]) }];
  },
  take(act, frame, _seat, choice) {
    if (choice.kind === 'next') beginPart(act, frame, lordNumber[choice.lord]);
  },
};
