import { innermost } from '../../../../kit/rules/stack.ts';
import type { ScandinaviaFrame } from '../../rules/frames.ts';
import { areAllies, isLord, spokesman } from '../../rules/lords.ts';
import type { Lord, Side } from '../../rules/numbers.ts';
import { lastTurn } from '../../rules/phases/limit.ts';
import type { State } from '../../rules/state.ts';
import type { Weights } from '../weights.ts';
import { dangersOf, greatestOf } from './alarm.ts';

/** The table as a seat sees it, and whom it thinks for. */
export interface Outlook {
  readonly state: State;
  readonly seat: number;
  /** The lord who is asked, or who speaks for the seat. */
  readonly lord: Lord;
  readonly weights: Weights;
  readonly purse: number;
  /** Turns to come after this one. */
  readonly turnsLeft: number;
  /** By lord: how near he is to the empire, from 0 to 1. */
  readonly dangers: readonly number[];
  /** The greatest of them among foes. */
  readonly alarm: number;
}

export function look(state: State, seat: number, lord: Lord, weights: Weights): Outlook {
  const dangers = dangersOf(state);
  const own = lord < 0 ? spokesman(state, seat) : lord;
  return {
    state,
    seat,
    lord: own,
    weights,
    purse: state.gold[seat],
    turnsLeft: state.agreed > 0 ? 0 : Math.max(0, lastTurn(state) - state.turn),
    dangers,
    alarm: greatestOf(dangers, other => !areAllies(state, own, other)),
  };
}

/** A lord whom one may have to fight. */
export const isFoe = ({ state, lord }: Outlook, side: Side): boolean =>
  isLord(side) && state.seatOf[side] >= 0 && state.out[side] === 0 && !areAllies(state, lord, side);

/** The rule of a kind that is in progress; who is asked by it knows that it is there. */
export function frameOf<K extends ScandinaviaFrame['kind']>(
  { state }: Outlook,
  kind: K,
): Extract<ScandinaviaFrame, { kind: K }> {
  const frame = innermost(state, kind);
  if (!frame) throw new Error(`no ${kind} is in progress`);
  return frame;
}
