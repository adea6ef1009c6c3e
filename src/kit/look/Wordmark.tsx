import type { ReactElement } from 'react';

// the name of the hall, cut from straight strokes: letter outline, and where it starts
const STROKES: readonly (readonly [string, number])[] = [
  ['M18,9L11,4L4,12L18,27L11,36L3,31', 0],
  ['M4,4V36M18,6L5,20L18,35', 29],
  ['M2,36L12,4L22,36M6,26H18M11,-2L17,-9', 59],
  ['M4,4V36M4,36L17,30', 91],
  ['M4,4V36', 119],
];
const WIDTH = 137;

interface WordmarkProps {
  readonly height?: number | undefined;
  readonly color?: string | undefined;
  readonly label?: string | undefined;
}

export function Wordmark({ height = 30, color = 'var(--bone)', label = 'Skáli' }: WordmarkProps): ReactElement {
  const letters = STROKES.map(([d, x]) => <path key={x} d={d} transform={`translate(${x} 0)`} />);
  return (
    <svg
      role="img"
      aria-label={label}
      height={height}
      width={(height / 54) * WIDTH}
      viewBox={`-4 -12 ${WIDTH} 54`}
      overflow="visible"
      fill="none"
      strokeLinejoin="bevel"
    >
      <g stroke="#000" strokeOpacity={0.55} strokeWidth={6} transform="translate(0 2)">
        {letters}
      </g>
      <g stroke={color} strokeWidth={5.4}>
        {letters}
      </g>
    </svg>
  );
}
