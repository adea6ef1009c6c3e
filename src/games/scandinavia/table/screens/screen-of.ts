import type { FrameView } from '../../rules/seen-frames.ts';
import type { View } from '../../rules/view.ts';
import { isOnMap, type Target } from '../play/targets.ts';

/** What may stand in the place of the map. */
export type Screen = 'lords' | 'diplomacy' | 'event' | 'dragon' | 'loki' | 'battle';

const SCREENS: Readonly<Partial<Record<FrameView['kind'], Screen>>> = {
  talk: 'diplomacy',
  event: 'event',
  events: 'event',
  'dragon-bids': 'dragon',
  'loki-auction': 'loki',
  'loki-payment': 'loki',
  battle: 'battle',
};

/** The screen of the innermost rule that has one; none while something on the map is to be touched, or has been. */
export function screenOf(
  { frames, lords, seat }: Pick<View, 'frames' | 'lords' | 'seat'>,
  touched: Iterable<Target>,
): Screen | null {
  const touchable = [...touched];
  if (touchable.some(isOnMap)) return null;
  if (frames.at(-1)?.kind === 'picking' && (isPicking(touchable) || !hasLord(lords, seat))) return 'lords';
  for (let i = frames.length - 1; i >= 0; i--) {
    const screen = SCREENS[frames[i].kind];
    if (screen) return screen;
  }
  return null;
}

/** Who has picked looks at the map, where the others take their first lands. */
const isPicking = (touchable: readonly Target[]): boolean => touchable.some(target => target.startsWith('sheet:'));
const hasLord = (lords: View['lords'], seat: View['seat']): boolean =>
  Object.values(lords).some(lord => lord.seat === seat);
