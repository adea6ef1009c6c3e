import type { ReactElement } from 'react';
import { SILENT } from '../../../../kit/look/Drawing.tsx';
import { Glyph } from '../../../../kit/look/Icon.tsx';
import type { AlignmentId } from '../../content/alignments.ts';
import { ALIGNMENT_ICONS, sideOf } from '../pieces.ts';
import type { Point } from './lattice.ts';

/** A shield in a box of 34. */
const SHIELD = 'M-15,-16H15V2C15,11 8,16 0,20C-8,16 -15,11 -15,2Z';

/** The shield of whoever holds a land. */
export function Ward({ side }: { readonly side: string }): ReactElement {
  const { dye, on, emblem } = sideOf(side);
  return (
    <>
      <path d={SHIELD} transform="translate(0 2)" fill="#000" opacity={0.5} />
      <path d={SHIELD} fill="var(--rim)" stroke="var(--line)" strokeWidth={1.6} />
      <path d={SHIELD} transform="scale(.84)" fill={dye} stroke="var(--line)" strokeWidth={1.2} />
      <Glyph name={emblem} x={0} y={-0.5} size={19} fill={on} />
    </>
  );
}

interface CapitalProps {
  readonly at: Point;
  readonly owner: string | null;
  readonly alignment: AlignmentId;
  readonly lit: boolean;
}

/** The capital of a land: the ward of its lord, or what its people believe. */
export function Capital({ at: [x, y], owner, alignment, lit }: CapitalProps): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`} {...SILENT} pointerEvents="none">
      {lit && <circle r={22} className="sc-capital-lit" />}
      {owner === null ? (
        <>
          <circle r={13} fill="#17110b" stroke="#e0d2b0" strokeWidth={1.8} />
          <Glyph name={ALIGNMENT_ICONS[alignment]} x={0} y={0} size={16} fill="#e0d2b0" />
        </>
      ) : (
        <Ward side={owner} />
      )}
    </g>
  );
}
