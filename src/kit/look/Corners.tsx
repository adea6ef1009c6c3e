import type { ReactElement } from 'react';
import { MedallionArt } from './Medallion.tsx';
import type { Side } from './side.ts';

const PLACES = [
  [34, 34],
  [254, 34],
  [34, 208],
  [254, 208],
] as const;

/** Who can be played, in the corners of a game's hanging; where there are more sides than corners, the first four. */
export function Corners({ sides }: { readonly sides: readonly Side[] }): ReactElement {
  return (
    <>
      {sides.slice(0, PLACES.length).map((side, i) => (
        <g key={side.emblem} transform={`translate(${PLACES[i][0] - 28} ${PLACES[i][1] - 28}) scale(.875)`}>
          <MedallionArt kind="seat" side={side} />
        </g>
      ))}
    </>
  );
}
