import type { ReactElement } from 'react';
import { Glyph, type IconName } from './Icon.tsx';
import { rays, shore } from './rays.ts';

export type CardKind = 'battle' | 'upgrade' | 'quest' | 'plain';
export type ValueShape = 'hexagon' | 'shield' | 'circle';

const DYES: Record<CardKind, readonly [light: string, dark: string]> = {
  battle: ['#c9573b', '#8d2a1a'],
  upgrade: ['#7fa6bb', '#3e6d8a'],
  quest: ['#d9b455', '#a57e26'],
  plain: ['#b9a57c', '#8d7a52'],
};
const RISING = rays(84);
const CENTRED = rays(40);

interface CardArtProps {
  readonly kind: CardKind;
  readonly art: IconName;
  readonly seed: number;
}

export function CardArt({ kind, art, seed }: CardArtProps): ReactElement {
  const [light, dark] = DYES[kind];
  const { land, strokes } = shore(seed);
  return (
    <svg className="sk-card-picture" viewBox="0 0 146 78" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={146} height={78} fill={light} />
      <path d={kind === 'quest' ? RISING : CENTRED} fill={dark} opacity={0.55} />
      <path d={land} fill={dark} />
      <path d={strokes} stroke="#1b0f08" opacity={0.45} />
      <Glyph name={art} x={77} y={41} size={68} fill="#f3e3bf" />
    </svg>
  );
}

const SHAPES: Record<ValueShape, string> = {
  hexagon: 'M18,1L33,9.5V26.5L18,35L3,26.5V9.5Z',
  shield: 'M3,2H33V20Q33,31 18,35Q3,31 3,20Z',
  circle: 'M18,2A16,16 0 1 1 18,34A16,16 0 1 1 18,2Z',
};

/** The printed value; hexagon adds strength, shield costs, circle is glory. */
export function ValueSign({ value, shape }: { value: string | number; shape: ValueShape }): ReactElement {
  return (
    <span className="sk-card-value">
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <path d={SHAPES[shape]} fill="var(--coin)" stroke="var(--coin-edge)" strokeWidth={1.8} />
      </svg>
      <span>{value}</span>
    </span>
  );
}
