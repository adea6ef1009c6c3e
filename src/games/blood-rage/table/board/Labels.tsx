import type { ReactElement } from 'react';
import { Glyph } from '../../../../kit/look/Icon.tsx';
import type { BoardStrings } from './Board.tsx';
import type { Point } from './geometry.ts';
import { LEAST_WORDS, plateSize } from './plate.ts';

interface MapNameProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly unit: number;
  readonly name: string;
  /** The region, or the word for what befell the province. */
  readonly second?: string | undefined;
  readonly gone?: boolean | undefined;
}

/** A name on the map. It always has a halo: words stand on still ground. */
export function MapName({ x, y, size, unit, name, second, gone }: MapNameProps): ReactElement {
  const small = LEAST_WORDS * unit;
  const big = Math.max(size, small);
  return (
    <g textAnchor="middle" strokeLinejoin="round" paintOrder="stroke" stroke={gone ? '#120c08' : 'var(--land-halo)'}>
      {second && (
        <text
          x={x}
          y={y + small + 3}
          fontFamily="var(--text)"
          fontWeight={700}
          fontSize={small}
          strokeWidth={3}
          fill={gone ? '#e08a5a' : 'var(--map-text-2)'}
        >
          {second}
        </text>
      )}
      <text
        x={x}
        y={y}
        fontFamily="var(--display)"
        fontWeight={700}
        fontSize={big}
        strokeWidth={3.6}
        fill={gone ? '#b9a78c' : 'var(--map-text)'}
      >
        {name}
      </text>
    </g>
  );
}

/** What stands on the plate. On the smallest map there is no room for a word beside the names: the meteor tells it. */
export function plateWords(glory: number, strings: BoardStrings, small: boolean, unit: number): string {
  const short = unit > 1.2 ? undefined : strings.doomedShort;
  return small ? (short ?? String(glory)) : strings.doomed(glory);
}

interface DoomPlateProps {
  readonly at: Point;
  readonly words: string;
  readonly small: boolean;
  readonly unit: number;
}

/** The plate on a province that Ragnarök will take. */
export function DoomPlate({ at, words, small, unit }: DoomPlateProps): ReactElement {
  const { width, height } = plateSize(words, small);
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${unit})`}>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        fill="#1a0b04"
        stroke="#ff8a3c"
        strokeWidth={1.5}
      />
      <Glyph name="burning-meteor" x={-width / 2 + 13} y={0} size={small ? 13 : 16} fill="#ff9d52" />
      <text
        x={small ? 9 : 10}
        y={4.6}
        textAnchor="middle"
        fontFamily="var(--text)"
        fontWeight={800}
        fontSize={13}
        fill="#ffc690"
      >
        {words}
      </text>
    </g>
  );
}
