import { memo, type ReactElement } from 'react';
import type { BoardLayout } from './layout.ts';

// the water is drawn beyond the map, so that a box of another shape shows no edge
const BEYOND = 400;
const WATER_LINES: readonly (readonly [width: number, opacity: number])[] = [
  [46, 0.22],
  [32, 0.34],
  [19, 0.5],
];

/** The sea, and the water lines cut along every coast. Also holds the patterns the land uses. */
export const Sea = memo(function Sea({ layout, ids }: { layout: BoardLayout; ids: string }): ReactElement {
  const { form, coast, roughCoast } = layout;
  const all = { x: -BEYOND, y: -BEYOND, width: form.w + 2 * BEYOND, height: form.h + 2 * BEYOND };
  return (
    <>
      <defs>
        <radialGradient id={`${ids}-sea`} gradientUnits="userSpaceOnUse" cx={form.cx} cy={form.cy} r={form.w * 0.6}>
          <stop offset="0" stopColor="var(--sea)" />
          <stop offset="1" stopColor="var(--sea-2)" />
        </radialGradient>
        <linearGradient id={`${ids}-light`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--land-hi)" stopOpacity={0.17} />
          <stop offset="1" stopColor="#000" stopOpacity={0.16} />
        </linearGradient>
        <pattern id={`${ids}-waves`} width={46} height={22} patternUnits="userSpaceOnUse">
          <path
            d="M3,7q5,-5 10,0t10,0M26,18q5,-5 10,0t10,0"
            fill="none"
            stroke="var(--sea-line)"
            strokeWidth={1.1}
            opacity={0.42}
          />
        </pattern>
        <pattern id={`${ids}-ash`} width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(-32)">
          <path d="M0,0V9" stroke="#000" strokeWidth={4} opacity={0.38} />
        </pattern>
      </defs>
      <rect {...all} fill={`url(#${ids}-sea)`} />
      <rect {...all} fill={`url(#${ids}-waves)`} />
      <g fill="none" strokeLinejoin="round">
        {WATER_LINES.map(([width, opacity]) => (
          <g key={width}>
            <path d={roughCoast} stroke="var(--sea-line)" strokeWidth={width * form.k} opacity={opacity} />
            <path d={roughCoast} stroke="var(--sea)" strokeWidth={width * form.k - 2.6} />
          </g>
        ))}
      </g>
      <path d={coast} transform={`translate(0 ${6 * form.k})`} fill="#000" opacity={0.55} />
    </>
  );
});
