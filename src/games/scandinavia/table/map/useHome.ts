import { useState } from 'react';
import type { Seat } from '../../../../engine/contract/ask.ts';
import type { ScandinaviaProps } from '../play/play.ts';
import { lordsOf } from '../play/realm.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './lattice.ts';
import { mapDrawing } from './map-drawing.ts';

interface Home {
  readonly of: Seat;
  /** As shares of the map. */
  readonly x: number;
  readonly y: number;
}

/** Where the reader's first land lies: a window on a map that is larger than it begins there, and stays where it is moved. */
export function useHome({ view, seat }: Pick<ScandinaviaProps, 'view' | 'seat'>): Home | undefined {
  const [home, setHome] = useState<Home>();
  if (seat === null || home?.of === seat) return home;
  const lords: readonly string[] = lordsOf(view, seat);
  const land = mapDrawing(view.content).lands.find(({ id }) => lords.includes(view.regions[id].owner ?? ''));
  if (!land) return home;
  const found = { of: seat, x: land.capital[0] / MAP_WIDTH, y: land.capital[1] / MAP_HEIGHT };
  setHome(found);
  return found;
}
