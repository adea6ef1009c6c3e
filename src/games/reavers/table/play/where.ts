import { cardNumber, DECK_OF, DECKS } from '../../rules/numbers.ts';
import type { FrameView } from '../../rules/seen-frames.ts';
import type { View } from '../../rules/view.ts';
import type { Target, Where } from './targets.ts';

/** The rule in progress, if any, as far as this seat sees it. */
export const topFrame = (view: View): FrameView | undefined => view.frames.at(-1);

/** The innermost rule of a kind, if one is in progress. */
export const frameOf = <K extends FrameView['kind']>(view: View, kind: K): SeenOf<K> | undefined =>
  view.frames.findLast((frame): frame is SeenOf<K> => frame.kind === kind);

type SeenOf<K extends FrameView['kind']> = Extract<FrameView, { readonly kind: K }>;

/** The space and the deck that the present question is about. */
export function whereOf(view: View): Where {
  const frame = topFrame(view);
  const space = view.space ?? 'none';
  switch (frame?.kind) {
    case 'choose-cards':
      return { space, deck: DECKS[frame.deck] };
    case 'trade':
      return { space, deck: 'prophecies' };
    case 'sea':
      return { space, deck: 'battles' };
    default:
      return { space, deck: 'none' };
  }
}

const LANDS: Readonly<Record<string, string>> = {
  reavers: 'recruit',
  battles: 'battle',
  journeys: 'battle',
  prophecies: 'trade',
  villages: 'villages',
  keeps: 'keeps',
};

/** The space on which a thing lies; null for what lies elsewhere. */
export function landOf(target: Target): Target | null {
  const [kind, id] = target.split(':');
  const [deck] = id.split('/');
  switch (kind) {
    case 'group':
    case 'deck':
      return `space:${LANDS[deck]}`;
    case 'card':
      return `space:${LANDS[DECKS[DECK_OF[cardNumber[id]]]]}`;
    case 'gift':
    case 'market':
      return 'space:trade';
    case 'territory':
      return 'space:territories';
    default:
      return null;
  }
}
