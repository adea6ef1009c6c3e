import { memo, type ReactElement } from 'react';
import { SILENT } from '../../../../kit/look/Drawing.tsx';
import type { RimPattern } from '../../../../kit/look/rim.ts';
import { sideOf } from '../pieces.ts';

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
  readonly land: { readonly d: string };
  readonly owner: string;
  readonly clip: string;
  /** A narrow border leaves room for what stands on its hexes. */
  readonly narrow?: boolean | undefined;
}

/** Whose a land is: a wash, and along its border the dye with the pattern of the rim. */
export const Owned = memo(function Owned({ land: { d }, owner, clip, narrow }: OwnedProps): ReactElement {
  const { dye, on, rim } = sideOf(owner);
  const [shade, band, dashes, core] = narrow ? [14.5, 12.5, 9.4, 5.4] : [18, 15, 11.5, 6.5];
  return (
    <g clipPath={`url(#${clip})`} fill="none" {...SILENT}>
      <clipPath id={clip}>
        <path d={d} />
      </clipPath>
      <path d={d} fill={dye} opacity={0.17} />
      <path d={d} stroke="#0b0704" strokeWidth={shade} opacity={0.5} />
      <path d={d} stroke={dye} strokeWidth={band} />
      <path d={d} stroke={on} strokeWidth={dashes} strokeDasharray={DASHES[rim]} />
      <path d={d} stroke={dye} strokeWidth={core} />
    </g>
  );
});
