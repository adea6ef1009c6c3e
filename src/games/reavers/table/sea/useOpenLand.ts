import { useCallback, useMemo, useState } from 'react';
import type { SpaceId } from '../../content/spaces.ts';
import type { Play, ReaversProps } from '../play/play.ts';
import type { Target } from '../play/targets.ts';
import { landOf } from '../play/where.ts';
import { isSpace } from './LandSheet.tsx';

export interface OpenLand {
  /** The land that lies open over the others; null where none does. */
  readonly space: SpaceId | null;
  /** Playing as before, where a land that is touched is opened, too. */
  readonly play: Play;
  readonly close: () => void;
}

/** Whoever is asked for something that lies on a land is shown the land; a reader may put it away, and touch it again. */
interface Opened {
  readonly space: SpaceId | null;
  readonly ask: ReaversProps['ask'];
  /** It was touched to be chosen: whoever takes that back has seen enough of it. */
  readonly chosen: boolean;
}

const spaceOf = (target: Target | null): SpaceId | null => {
  const id = target?.startsWith('space:') ? target.slice('space:'.length) : '';
  return isSpace(id) ? id : null;
};

/** Lands of a small screen hint at what lies on them: one that is touched, or asked about, opens as a sheet. */
export function useOpenLand({ ask }: ReaversProps, play: Play, small: boolean): OpenLand {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened({ space: null, ask, chosen: false }), [ask]);
  const { touch, sign, begun } = play;
  const touchToo = useCallback(
    (target: Target) => {
      const space = spaceOf(target) ?? spaceOf(landOf(target));
      setOpened({ space, ask, chosen: space !== null && sign(`space:${space}`) === 'lit' });
      touch(target);
    },
    [touch, sign, ask],
  );
  const opening = useMemo(() => (small ? { ...play, touch: touchToo } : play), [small, play, touchToo]);
  if (!small) return { space: null, play, close };
  const now = opened?.ask === ask && (begun || !opened.chosen) ? opened : null;
  return { space: now ? now.space : askedOf(play), play: opening, close };
}

/** The one land that all that may be taken lies on: pairs, decks, gifts, territories. */
function askedOf({ lit }: Play): SpaceId | null {
  const taken = [...lit].filter(target => /^(group|deck|gift|market|territory):/.test(target));
  const lands = new Set(taken.map(target => spaceOf(landOf(target))));
  const [land = null] = lands;
  return lands.size === 1 ? land : null;
}
