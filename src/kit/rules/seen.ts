/**
 * What of the rules in progress may be seen. Each game lists it field by field and kind by kind, so that a field which
 * somebody adds stays hidden until it is listed, and a kind that is not listed does not compile.
 */
import type { Seat } from '../../engine/contract/ask.ts';
import type { Frame, FrameOf } from '../../engine/contract/frames.ts';

/** Fields that everybody sees, or also some that only the seat sees whose frame it is. */
type Listed<Fr> =
  | readonly Field<Fr>[]
  | (Fr extends { readonly seat: Seat }
      ? { readonly all: readonly Field<Fr>[]; readonly own: readonly Field<Fr>[] }
      : never);

type Field<Fr> = Exclude<keyof Fr & string, 'kind'>;

/** `{ march: ['step', 'seat', 'from', 'to'], ability: { all: ['step', 'seat'], own: ['cards'] } }`, for every kind of frame. */
export type SeenFields<Fr extends Frame> = { readonly [Kind in Fr['kind']]: Listed<FrameOf<Fr, Kind>> };

type Part<Fr, L> = L extends readonly (infer Name)[]
  ? Pick<Fr, Extract<Name | 'kind', keyof Fr>>
  : L extends { readonly all: readonly (infer Name)[]; readonly own: readonly (infer Own)[] }
    ? Pick<Fr, Extract<Name | 'kind', keyof Fr>> & Partial<Pick<Fr, Extract<Own, keyof Fr>>>
    : never;

/** A frame as a view shows it. */
export type SeenFrame<Fr extends Frame, L extends SeenFields<Fr>> = {
  [Kind in Fr['kind']]: Part<FrameOf<Fr, Kind>, L[Kind]>;
}[Fr['kind']];

type Fields = Record<string, unknown>;

function show(from: Fields, names: readonly string[], to: Fields): void {
  for (let i = 0; i < names.length; i++) {
    const value = from[names[i]];
    to[names[i]] = Array.isArray(value) ? value.map(item => (Array.isArray(item) ? item.slice() : item)) : value;
  }
}

/** The rules in progress as a seat, or a spectator, may see them. */
export function seenFrames<Fr extends Frame, const L extends SeenFields<Fr>>(
  stack: readonly Fr[],
  listed: L,
  viewer: Seat | null,
): SeenFrame<Fr, L>[] {
  return stack.map(frame => {
    const kind: Fr['kind'] = frame.kind;
    const seen: Fields = { kind };
    const fields: Listed<Fields & { seat: Seat }> = listed[kind];
    const from = frame as Frame as Frame & Fields;
    if ('all' in fields) {
      show(from, fields.all, seen);
      if (viewer !== null && from.seat === viewer) show(from, fields.own, seen);
    } else show(from, fields, seen);
    return seen as SeenFrame<Fr, L>;
  });
}
