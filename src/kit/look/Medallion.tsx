import { type ReactElement, type SVGProps, useId } from 'react';
import { Drawing } from './Drawing.tsx';
import { Glyph } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { rim, star } from './rim.ts';
import type { Side } from './side.ts';

/** Seat and warrior show the emblem; leaders wear a crown, monsters twelve points, ships a hull. Round things move. */
export type MedallionKind = 'seat' | 'warrior' | 'leader' | 'monster' | 'ship';

const LINE = 'var(--line)';
const RIM = 'var(--rim)';
export const HULL = 'M-9,30C4,9 19,4 32,4C45,4 60,9 73,30C60,54 46,58 32,58C18,58 4,54 -9,30Z';
const STAR = star(12, 33, 28.6);
const CROWN = 'M17,7L19,-8L26,-1L32,-11L38,-1L45,-8L47,7Q32,1 17,7Z';

interface ArtProps {
  readonly kind: MedallionKind;
  readonly side: Side;
  /** Beast of a monster, sign of a ship; others show the emblem. */
  readonly icon?: IconName | undefined;
}

function RimPatternArt({ side, r0, r1 }: { side: Side; r0: number; r1: number }): ReactElement {
  const { d, line } = rim(side.rim, r0, r1);
  return line ? <path d={d} fill="none" stroke={side.on} strokeWidth={line} /> : <path d={d} fill={side.on} />;
}

/** The owner's crest, lower left on what does not show the emblem itself. */
function Crest({ side, y }: { side: Side; y: number }): ReactElement {
  return (
    <>
      <circle cx={13} cy={y} r={10.2} fill={LINE} />
      <circle cx={13} cy={y} r={9} fill={side.dye} stroke={RIM} strokeWidth={1.6} />
      <Glyph name={side.emblem} x={13} y={y} size={13.5} fill={side.on} />
    </>
  );
}

function Round({ kind, side, icon }: ArtProps): ReactElement {
  const lead = kind === 'leader';
  return (
    <>
      <ellipse cx={32} cy={36} rx={31} ry={30} fill="#000" opacity={0.45} />
      <circle cx={32} cy={32} r={31} fill={LINE} />
      <circle cx={32} cy={32} r={29.6} fill={lead ? 'var(--rim-brass)' : RIM} />
      <circle cx={32} cy={32} r={lead ? 26.6 : 27.4} fill={LINE} />
      <circle cx={32} cy={32} r={lead ? 25.6 : 26.4} fill={side.dye} />
      <RimPatternArt side={side} r0={21} r1={lead ? 25.2 : 26} />
      <circle cx={32} cy={32} r={20.6} fill={side.dye} stroke={side.on} strokeWidth={1} />
      <Glyph name={icon ?? side.emblem} x={32} y={32} size={31} fill={side.on} />
      {lead && <path d={CROWN} fill="#e9c16a" stroke={LINE} strokeWidth={2} strokeLinejoin="round" />}
    </>
  );
}

function Beast({ side, icon }: ArtProps): ReactElement {
  const clip = useId();
  return (
    <>
      <ellipse cx={32} cy={36} rx={31} ry={30} fill="#000" opacity={0.45} />
      <polygon points={STAR} fill={RIM} stroke={LINE} strokeWidth={2} />
      <circle cx={32} cy={32} r={27} fill={side.dye} />
      <RimPatternArt side={side} r0={21.4} r1={26.6} />
      <circle cx={32} cy={32} r={21} fill="#1a130d" stroke={LINE} strokeWidth={1.4} />
      <clipPath id={clip}>
        <circle cx={32} cy={32} r={20.4} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Glyph name={icon ?? side.emblem} x={32} y={31.5} size={36} fill="#f6dfb4" />
      </g>
      <Crest side={side} y={52} />
    </>
  );
}

const hullAt = (k: number) => `translate(32 31) scale(${k}) translate(-32 -31)`;

function Hull({ side, icon }: ArtProps): ReactElement {
  const clip = useId();
  return (
    <>
      <path d={HULL} transform="translate(0 4)" fill="#000" opacity={0.45} />
      <path d={HULL} fill={RIM} stroke={LINE} strokeWidth={2.4} strokeLinejoin="round" />
      <path d={HULL} transform={hullAt(0.92)} fill={side.dye} />
      <clipPath id={clip}>
        <path d={HULL} transform={hullAt(0.9)} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g transform="translate(32 31) scale(1.3 .88) translate(-32 -32)">
          <RimPatternArt side={side} r0={22} r1={28} />
        </g>
      </g>
      <path d={HULL} transform={hullAt(0.7)} fill={side.dye} stroke={side.on} strokeWidth={1.4} />
      <Glyph name={icon ?? 'drakkar'} x={32} y={29} size={34} fill={side.on} />
      <Crest side={side} y={53} />
    </>
  );
}

/** The medallion itself in its 64-unit box, for use inside a larger drawing. */
export function MedallionArt(props: ArtProps): ReactElement {
  if (props.kind === 'ship') return <Hull {...props} />;
  return props.kind === 'monster' ? <Beast {...props} /> : <Round {...props} />;
}

interface BadgeProps {
  readonly x: number;
  readonly y: number;
  readonly value: number | string;
  /** Strength is bone on ink, a count ink on bone. */
  readonly tone: 'strength' | 'count';
  /** How many user units make one pixel, so that the number is never smaller than 13 px. */
  readonly unit?: number | undefined;
}

export function Badge({ x, y, value, tone, unit = 1 }: BadgeProps): ReactElement {
  const count = tone === 'count';
  const long = String(value).length > 1;
  const [ground, ink] = count ? ['#f6ead0', '#17110b'] : [LINE, RIM];
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`}>
      <circle r={long ? 10 : 8.8} fill={ground} stroke={count ? LINE : RIM} strokeWidth={1.5} />
      <text y={4.5} textAnchor="middle" fontFamily="var(--text)" fontWeight={800} fontSize={13.2} fill={ink}>
        {value}
      </text>
    </g>
  );
}

interface RingProps {
  readonly lit?: boolean | undefined;
  readonly selected?: boolean | undefined;
  readonly kind: MedallionKind;
}

/** A line round a medallion, at a distance. */
const lineRound = (kind: MedallionKind, k: number, rest: SVGProps<SVGPathElement & SVGCircleElement>): ReactElement =>
  kind === 'ship' ? (
    <path d={HULL} transform={hullAt(1 + (k - 32) / 32)} fill="none" {...rest} />
  ) : (
    <circle cx={32} cy={32} r={k} fill="none" {...rest} />
  );

/** What breathes round a lit medallion, beside its ring. In the 64-unit box. */
export const MedallionGlow = ({ kind }: { readonly kind: MedallionKind }): ReactElement =>
  lineRound(kind, 37, { stroke: 'var(--ember)', strokeWidth: 7 });

/** Lit: ember dashes on a casing. Selected: a solid line of ice with four arrowheads. In the 64-unit box. */
export function MedallionRing({ lit, selected, kind }: RingProps): ReactElement | null {
  if (!lit && !selected) return null;
  if (selected) {
    return (
      <>
        {lineRound(kind, 36.5, { stroke: 'var(--land-halo)', strokeWidth: 7.4 })}
        {lineRound(kind, 36.5, { stroke: 'var(--ice)', strokeWidth: 4.2 })}
        <path
          d="M32,-10l5.5,8h-11zM32,74l5.5,-8h-11zM-10,32l8,5.5v-11zM74,32l-8,5.5v-11z"
          transform={kind === 'ship' ? 'translate(32 31) scale(1.24 .92) translate(-32 -32)' : undefined}
          fill="var(--ice)"
          stroke="var(--land-halo)"
          strokeWidth={1.2}
        />
      </>
    );
  }
  return (
    <>
      {lineRound(kind, 36, { stroke: 'var(--land-halo)', strokeWidth: 6.8 })}
      {lineRound(kind, 36, { stroke: 'var(--ember)', strokeWidth: 3.4, strokeDasharray: '7 3.2' })}
    </>
  );
}

interface MedallionProps extends ArtProps {
  readonly size?: number | undefined;
  readonly strength?: number | undefined;
  readonly count?: number | undefined;
  readonly lit?: boolean | undefined;
  readonly selected?: boolean | undefined;
  readonly dim?: boolean | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A medallion standing by itself. The numbers stay readable whatever its size. */
export function Medallion(props: MedallionProps): ReactElement {
  const { size = 50, strength, count, lit, selected, dim, label, className, kind, side, icon } = props;
  const unit = 80 / size;
  return (
    <Drawing
      className={className}
      width={size}
      height={size}
      viewBox="-6 -10 76 80"
      style={{ overflow: 'visible', flex: 'none' }}
      label={label}
    >
      <MedallionRing kind={kind} lit={lit} selected={selected} />
      {lit && !selected && (
        <g className="sk-breathe">
          <MedallionGlow kind={kind} />
        </g>
      )}
      <g opacity={dim ? 0.6 : undefined}>
        <MedallionArt kind={kind} side={side} icon={icon} />
      </g>
      {strength !== undefined && <Badge x={51} y={52} value={strength} tone="strength" unit={unit} />}
      {count !== undefined && <Badge x={55} y={9} value={count} tone="count" unit={unit} />}
    </Drawing>
  );
}
