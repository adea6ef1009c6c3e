import type { FrameView } from '../../rules/seen-frames.ts';
import type { View } from '../../rules/view.ts';

export type SeenOf<K extends FrameView['kind']> = Extract<FrameView, { readonly kind: K }>;

/** The innermost rule of a kind, if one is in progress. */
export const frameOf = <K extends FrameView['kind']>(view: View, kind: K): SeenOf<K> | undefined =>
  view.frames.findLast((frame): frame is SeenOf<K> => frame.kind === kind);
