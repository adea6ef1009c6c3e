import { memo, type ReactElement } from 'react';
import { SILENT } from '../../../../kit/look/Drawing.tsx';
import type { RimPattern } from '../../../../kit/look/rim.ts';
import { sideOf } from '../pieces.ts';
import type { LandDrawing } from './map-drawing.ts';

/** The rim of a side, as dashes along a border. */
const DASHES: Readonly<Record<RimPattern, string>> = {
  teeth: '3 5',
  bars: '2 9',
  wave: '8 5',
  studs: '2.4 4.4',
  leaves: '7 3 2 3',
  scallop: '11 3',
  barbs: '1.5 3',
};

interface OwnedProps {
  readonly land: LandDrawing;
  readonly owner: string;
  readonly clip: string;
}

/** Whose a land is: a wash, and along its border the dye with the pattern of the rim. */
export const Owned = memo(function Owned({ land: { d }, owner, clip }: OwnedProps): ReactElement {
  const { dye, on, rim } = sideOf(owner);
  return (
    <g clipPath={`url(#${clip})`} fill="none" {...SILENT}>
      <clipPath id={clip}>
        <path d={d} />
      </clipPath>
      <path d={d} fill={dye} opacity={0.17} />
      <path d={d} stroke="#0b0704" strokeWidth={18} opacity={0.5} />
      <path d={d} stroke={dye} strokeWidth={15} />
      <path d={d} stroke={on} strokeWidth={11.5} strokeDasharray={DASHES[rim]} />
      <path d={d} stroke={dye} strokeWidth={6.5} />
    </g>
  );
});
