/**
 * What of the rules in progress may be seen. Each game lists it field by field and kind by kind, so that a field which
 * somebody adds stays hidden until it is listed, and a kind that is not listed does not compile.
 */
import type { Seat } from '../../engine/contract/ask.ts';
import type { Frame, FrameOf } from '../../engine/contract/frames.ts';

/** Fields that everybody sees; where a seat has secrets in its frame, each field by who sees it. */
type Listed<Fr> = readonly Field<Fr>[] | (Fr extends { readonly seat: Seat } ? Secretive<Fr> : never);

interface Secretive<Fr> {
  readonly all: readonly Field<Fr>[];
  /** Fields that only the seat sees whose frame it is. */
  readonly own?: readonly Field<Fr>[];
  /** Lists, as of cards in hand, of which the others see only how many: -1 for each. */
  readonly faceDown?: readonly ListField<Fr>[];
}

type Field<Fr> = Exclude<keyof Fr & string, 'kind'>;
type ListField<Fr> = { [Name in Field<Fr>]: Fr[Name] extends readonly number[] ? Name : never }[Field<Fr>];

/** `{ march: ['step', 'seat', 'from', 'to'], draw: { all: ['step', 'seat'], faceDown: ['cards'] } }`, for every kind of frame. */
export type SeenFields<Fr extends Frame> = { readonly [Kind in Fr['kind']]: Listed<FrameOf<Fr, Kind>> };

type Names<L, Which extends string> = L extends { readonly [W in Which]: readonly (infer Name)[] } ? Name : never;

type Part<Fr, L> = L extends readonly (infer Name)[]
  ? Pick<Fr, Extract<Name | 'kind', keyof Fr>>
  : Pick<Fr, Extract<Names<L, 'all'> | Names<L, 'faceDown'> | 'kind', keyof Fr>> &
      Partial<Pick<Fr, Extract<Names<L, 'own'>, keyof Fr>>>;

/** A frame as a view shows it. */
export type SeenFrame<Fr extends Frame, L extends SeenFields<Fr>> = {
  [Kind in Fr['kind']]: Part<FrameOf<Fr, Kind>, L[Kind]>;
}[Fr['kind']];

type Fields = Record<string, unknown>;
type Named = { readonly [Which in keyof Secretive<unknown>]: readonly string[] };

function show(from: Fields, names: readonly string[], to: Fields): void {
  for (let i = 0; i < names.length; i++) {
    const value = from[names[i]];
    // A field that only some frames of a kind have.
    if (value === undefined) continue;
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
    const fields: readonly string[] | Named = listed[kind];
    const from = frame as Frame as Frame & Fields;
    if ('all' in fields) {
      const { all, own = [], faceDown = [] } = fields;
      show(from, all, seen);
      if (viewer !== null && from.seat === viewer) show(from, [...own, ...faceDown], seen);
      else for (const name of faceDown) seen[name] = (from[name] as readonly number[]).map(() => -1);
    } else show(from, fields, seen);
    return seen as SeenFrame<Fr, L>;
  });
}
