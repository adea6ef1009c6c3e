/** The rules in progress, innermost last. Each ends with `finish` of `Doing`, which hands on what it returns. */
import type { CalledBy, Frame, FrameOf, ReturnOf } from '../../engine/contract/frames.ts';

interface WithStack<Fr extends Frame> {
  readonly stack: Fr[];
}

/** Frames that return nothing: whoever stands below need not know of them. */
export type Plain<Fr> = Fr extends Frame ? (ReturnOf<Fr> extends undefined ? Fr : never) : never;

/** Another rule comes first. One that returns something has to be called, so that somebody takes it. */
export function push<Fr extends Frame>(state: WithStack<Fr>, frame: Plain<Fr>): void {
  state.stack.push(frame);
}

/** Calls a rule that returns something: the caller's frame says that it does, and its `returned` takes it. */
export function call<Fr extends Frame, Caller extends Fr>(
  state: WithStack<Fr>,
  caller: Caller,
  frame: FrameOf<Fr, CalledBy<Caller>>,
): void {
  const stack: Frame[] = state.stack;
  if (stack[stack.length - 1] !== caller)
    throw new Error(`"${caller.kind}" calls "${frame.kind}", but is not innermost`);
  stack.push(frame);
}

/** The innermost frame, if any rule is in progress. */
export const current = <Fr extends Frame>({ stack }: { readonly stack: readonly Fr[] }): Fr | undefined =>
  stack[stack.length - 1];

/** The innermost frame of a kind, if one is in progress. */
export function innermost<Fr extends Frame, Kind extends Fr['kind']>(
  { stack }: { readonly stack: readonly Fr[] },
  kind: Kind,
): FrameOf<Fr, Kind> | undefined {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (isOf(frame, kind)) return frame;
  }
  return undefined;
}

const isOf = <Fr extends Frame, Kind extends Fr['kind']>(frame: Fr, kind: Kind): frame is FrameOf<Fr, Kind> =>
  frame.kind === kind;

/** What a called frame returns is no news to the one that called it. */
export const unheeded = (): void => {};
