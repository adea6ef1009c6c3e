import { memo, type ReactElement } from 'react';
import { SILENT } from '../../../../../kit/look/Drawing.tsx';
import { Glyph } from '../../../../../kit/look/Icon.tsx';
import { Badge, MedallionArt } from '../../../../../kit/look/Medallion.tsx';
import type { AlignmentId } from '../../../content/alignments.ts';
import type { Hex } from '../../../content/grids.ts';
import { ALIGNMENT_ICONS, pieceIcon, sideOf } from '../../pieces.ts';
import { centreOf, hexPath, type Point } from '../lattice.ts';
import { Ward } from '../Ward.tsx';

const MEDAL = 31 / 64;
/** From afar there is one for many: it may be larger than its hex. */
const FOLDED = 52 / 64;
const CROWN = 'M-7,5L-8.5,-4L-3.4,0L0,-6L3.4,0L8.5,-4L7,5Z';
/** Sides that share a hex stand beside each other, smaller, the first with its numbers at the left. */
const ASIDE = 20;
const SHARED = 0.76;

interface StackProps {
  readonly x: number;
  readonly y: number;
  readonly side: string;
  readonly piece: string;
  readonly units: number;
  readonly heads: number;
  readonly strength: number;
  readonly behind: number;
  readonly sides: number;
  /** One for all that stand in a land. */
  readonly folded: boolean;
}

/** A stack on its hex, one sign a corner: units upper right, strength lower right, a crown above where a hero is with it. */
export const HexStackArt = memo(function HexStackArt(props: StackProps): ReactElement {
  const { side, piece, units, heads, strength, behind, sides, folded } = props;
  const shared = sides > 1 ? SHARED : 1;
  const [x, y] = [props.x + (behind - (sides - 1) / 2) * ASIDE * (folded ? 1.6 : 1), props.y];
  const alone = units === 0;
  const scale = (folded ? FOLDED : MEDAL) * shared;
  const corner = (folded ? 22 : 13.5) * shared;
  const out = sides > 1 && behind === 0 ? -corner : corner;
  const unit = folded ? 1.9 : 0.92;
  return (
    <g {...SILENT} pointerEvents="none">
      <g transform={`translate(${x} ${y}) scale(${scale}) translate(-32 -32)`}>
        <MedallionArt kind={alone ? 'leader' : 'warrior'} side={sideOf(side)} icon={pieceIcon(piece, side)} />
      </g>
      {(!alone || heads > 1) && (
        <Badge x={x + out} y={y - corner} value={alone ? heads : units} tone="count" unit={unit} />
      )}
      {!alone && !folded && <Badge x={x + out} y={y + corner} value={strength} tone="strength" unit={unit} />}
      {!alone && heads > 0 && (
        <path
          d={CROWN}
          className="sc-crown"
          transform={`translate(${x} ${y - (folded ? 33 : 20.5) * shared}) scale(${folded ? 1.7 : 1})`}
        />
      )}
    </g>
  );
});

interface HexCapitalProps {
  readonly id: string;
  readonly hex: Hex;
  readonly owner: string | null;
  readonly alignment: AlignmentId;
  readonly castle: boolean;
  readonly walls: boolean;
  /** Somebody stands there. */
  readonly held: boolean;
}

/** The hex of a capital: cream rim, battlements where there are walls, castle upper left, who holds it lower left. */
export const HexCapital = memo(function HexCapital(props: HexCapitalProps): ReactElement {
  const { id, hex, owner, alignment, castle, walls, held } = props;
  const [x, y] = centreOf(hex);
  return (
    <g data-place={id} {...SILENT} pointerEvents="none">
      <path d={hexPath(hex)} className="sc-capital-ground" />
      <path d={hexPath(hex, 0.93)} className="sc-capital-case" />
      <path d={hexPath(hex, 0.93)} className="sc-capital-rim" />
      {walls && <path d={hexPath(hex, 0.99)} className="sc-capital-walls" />}
      {owner === null ? (
        <>
          <path d={SHIELD} transform={`translate(${x} ${y - 2}) scale(.8)`} className="sc-capital-free" />
          <Glyph name={ALIGNMENT_ICONS[alignment]} x={x} y={y - 2.5} size={16} fill="#e0d2b0" />
        </>
      ) : (
        <>
          {!held && (
            <g transform={`translate(${x} ${y - 1}) scale(.72)`}>
              <Ward side={owner} />
            </g>
          )}
          {castle && (
            <>
              <rect className="sc-plate" x={x - 23} y={y - 22} width={16} height={16} />
              <Glyph name="tower-flag" x={x - 15} y={y - 14} size={13} fill="#24190f" />
            </>
          )}
        </>
      )}
    </g>
  );
});

const SHIELD = 'M-15,-16H15V2C15,11 8,16 0,20C-8,16 -15,11 -15,2Z';

/** How strong the people of a free capital are, above whatever rings it. */
export const FolkBadge = memo(function FolkBadge({ hex, folk }: { readonly hex: Hex; readonly folk: number }) {
  const [x, y] = centreOf(hex);
  return (
    <g {...SILENT} pointerEvents="none">
      <Badge x={x + 13} y={y + 14} value={folk} tone="strength" unit={0.92} />
    </g>
  );
});

/** Whose the land is, at the corner of a capital where somebody stands. */
export const CapitalWard = memo(function CapitalWard({
  at: [x, y],
  owner,
}: {
  readonly at: Point;
  readonly owner: string;
}): ReactElement {
  return (
    <g transform={`translate(${x - 15} ${y + 13}) scale(.5)`} {...SILENT} pointerEvents="none">
      <Ward side={owner} />
    </g>
  );
});
