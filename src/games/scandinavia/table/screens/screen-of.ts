import type { FrameView } from '../../rules/seen-frames.ts';
import type { View } from '../../rules/view.ts';
import { isOnMap, type Target } from '../play/targets.ts';

/** What may stand in the place of the map. */
export type Screen = 'diplomacy' | 'event' | 'dragon' | 'loki' | 'battle';

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
export function screenOf({ frames }: Pick<View, 'frames'>, touchable: Iterable<Target>): Screen | null {
  for (const target of touchable) if (isOnMap(target)) return null;
  for (let i = frames.length - 1; i >= 0; i--) {
    const screen = SCREENS[frames[i].kind];
    if (screen) return screen;
  }
  return null;
}
