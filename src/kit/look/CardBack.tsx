import { type ReactElement, useId } from 'react';
import { CardArt, type CardKind, type ValueShape, ValueSign } from './CardArt.tsx';
import { Drawing } from './Drawing.tsx';
import { Glyph, type IconName } from './Icon.tsx';
import type { Side } from './side.ts';
import './card.css';
import './card-back.css';

// all three stand in a box of 92 by 118
const EDGE = 'M7,0H85L92,7V111L85,118H7L0,111V7Z';
const INNER = 'M9,4H83L88,9V109L83,114H9L4,109V9Z';
const HOLLOW = 'M7,2H85L90,7V111L85,116H7L2,111V7Z';
const ROPE = 'M46,2V116M2,59H90';

interface SmallCardProps {
  readonly width?: number | undefined;
  /** Spoken state, e.g. "sealed". Left out where words stand beside it. */
  readonly label?: string | undefined;
}

const box = (width: number, label: string | undefined) => ({
  width,
  height: (width * 118) / 92,
  viewBox: '0 0 92 118',
  className: 'sk-small-card',
  label,
});

/** A card that is locked in: roped, with the owner's wax over the knot. */
export function SealedCard({ side, width = 92, label }: SmallCardProps & { side: Side }): ReactElement {
  return (
    <Drawing {...box(width, label)}>
      <path d={EDGE} fill="#1a120c" />
      <path d={INNER} fill="#33251a" stroke="#8a6c43" strokeWidth={1.6} />
      <Glyph name={side.emblem} x={46} y={59} size={62} fill="#4d3a28" />
      <path d={ROPE} stroke="#0d0805" strokeWidth={8.6} />
      <path d={ROPE} stroke="#c9ab72" strokeWidth={5.4} strokeDasharray="3.4 2.2" />
      <circle cx={46} cy={59} r={23} fill={side.dye} stroke="#120b06" strokeWidth={2.2} />
      <circle cx={46} cy={59} r={18.6} fill="none" stroke={side.on} strokeWidth={1.4} strokeDasharray="3 2.4" />
      <Glyph name={side.emblem} x={46} y={59} size={28} fill={side.on} />
    </Drawing>
  );
}

interface HollowCardProps extends SmallCardProps {
  /** Ember: yours to fill. Quiet: someone is choosing. Ice: what would lie here. */
  readonly tone?: 'ember' | 'quiet' | 'ice' | undefined;
  readonly icon?: IconName | undefined;
}

/** A place where a card is still to come. */
export function HollowCard({ tone = 'quiet', icon = 'hourglass', width = 92, label }: HollowCardProps): ReactElement {
  const ink = tone === 'quiet' ? 'var(--bone-3)' : `var(--${tone})`;
  return (
    <Drawing {...box(width, label)}>
      <path d={HOLLOW} fill="var(--sunk)" stroke={ink} strokeWidth={2.2} strokeDasharray="8 5" />
      <Glyph name={icon} x={46} y={59} size={38} fill={ink} />
    </Drawing>
  );
}

interface OpenCardProps extends SmallCardProps {
  readonly kind: CardKind;
  readonly art: IconName;
  readonly value: string | number;
  readonly name?: string | undefined;
  readonly note?: string | undefined;
  /** Chosen but not yet locked in. */
  readonly candidate?: boolean | undefined;
}

const SHAPES: Readonly<Record<CardKind, ValueShape>> = {
  battle: 'hexagon',
  upgrade: 'shield',
  quest: 'circle',
  plain: 'shield',
};

/** A card face up where there is little room: picture, value and, if wide enough, its name. */
export function OpenCard(props: OpenCardProps): ReactElement {
  const { kind, art, value, name, note, candidate, width = 92 } = props;
  const clip = useId();
  const narrow = width < 70 || !name;
  return (
    <span className={candidate ? 'sk-open-card sk-open-card-candidate' : 'sk-open-card'} style={{ width }}>
      <Drawing {...box(width, undefined)}>
        <path d={EDGE} fill="var(--vellum)" />
        <clipPath id={clip}>
          <path d="M7,0H85L92,7V70H0V7Z" />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <Drawing x={-20} width={132} height={70.5} viewBox="0 0 146 78">
            <CardArt kind={kind} art={art} seed={10} />
          </Drawing>
        </g>
        <path d="M0,70H92" stroke="var(--on-vellum)" strokeWidth={2.4} />
      </Drawing>
      {narrow ? (
        <span className="sk-open-card-value">{value}</span>
      ) : (
        <>
          <ValueSign value={value} shape={SHAPES[kind]} />
          <span className={width < 84 ? 'sk-open-card-words sk-open-card-slim' : 'sk-open-card-words'}>
            <b>{name}</b>
            {note && <small>{note}</small>}
          </span>
        </>
      )}
    </span>
  );
}
