import { memo, type ReactElement } from 'react';
import type { View } from '../../../rules/view.ts';
import type { MapTrace } from '../../play/traces.ts';
import type { Point } from '../lattice.ts';
import { TraceMarks } from '../Traces.tsx';
import { centreOfSpot, isSpot } from './spots.ts';

interface HexTracesProps {
  readonly view: Pick<View, 'content' | 'fleets'>;
  readonly traces: readonly MapTrace[];
}

/** A pennant is not wider than its hex. */
const SCALE = 0.62;
/** Above those who stand there. */
const ABOVE = 12;

/** What others did since the reader's last act, from hex to hex; who landed came from where his fleet lies. */
export const HexTraces = memo(function HexTraces({ view, traces }: HexTracesProps): ReactElement {
  const { content, fleets } = view;
  const middle = (place: string): Point | undefined => {
    const spot = fleets[place]?.place ?? place;
    return isSpot(content, spot) ? centreOfSpot(content, spot) : undefined;
  };
  const foot = (place: string): Point | undefined => {
    const at = middle(place);
    return at && [at[0], at[1] - ABOVE];
  };
  return <TraceMarks traces={traces} middle={middle} foot={foot} scale={SCALE} />;
});
