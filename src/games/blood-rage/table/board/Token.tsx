import { memo, type ReactElement } from 'react';
import { Glyph } from '../../../../kit/look/Icon.tsx';
import type { IconName } from '../../../../kit/look/icon-names.ts';
import { STAT_ICONS, type TokenName } from '../pieces.ts';
import { Glow } from './Glow.tsx';

const ALL: readonly (readonly [IconName, number, number])[] = [
  ['small-fire', -0.52, -0.36],
  ['battle-axe', 0, 0.44],
  ['beer-horn', 0.52, -0.36],
];

const shape = (r: number) =>
  `M${-r},${-r * 0.82}Q0,${-r * 1.12} ${r},${-r * 0.82}V${r * 0.2}Q${r},${r * 0.9} 0,${r * 1.2}Q${-r},${r * 0.9} ${-r},${r * 0.2}Z`;

interface TokenProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly token: TokenName;
  readonly pillaged?: boolean | undefined;
  readonly lit?: boolean | undefined;
}

/** The reward of a province: a shield of vellum; once pillaged, dark with a torch. */
export const PillageToken = memo(function PillageToken({ x, y, r, token, pillaged, lit }: TokenProps): ReactElement {
  const d = shape(r);
  if (pillaged) {
    return (
      <g transform={`translate(${x} ${y})`}>
        <path d={d} fill="#1b140e" stroke="#6b5335" strokeWidth={1.6} />
        <Glyph name="torch" x={0} y={0} size={r * 1.25} fill="#7d684a" />
      </g>
    );
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      {lit && (
        <g fill="none">
          <path d={d} transform="scale(1.32)" stroke="var(--land-halo)" strokeWidth={5.2} />
          <path d={d} transform="scale(1.32)" stroke="var(--ember)" strokeWidth={2.6} strokeDasharray="6 2.6" />
          <Glow>
            <path d={d} transform={`translate(${x} ${y}) scale(1.36)`} stroke="var(--ember)" strokeWidth={6} />
          </Glow>
        </g>
      )}
      <path d={d} transform="translate(0 2.5)" fill="#000" opacity={0.5} />
      <path d={d} fill="#e7cf9c" stroke="#120b06" strokeWidth={1.8} />
      <path d={d} transform="scale(.82)" fill="none" stroke="#6d4a1e" strokeWidth={1.3} />
      <Reward token={token} r={r} />
    </g>
  );
});

function Reward({ token, r }: { token: TokenName; r: number }): ReactElement {
  if (token === 'all') {
    return (
      <>
        {ALL.map(([name, x, y]) => (
          <Glyph key={name} name={name} x={x * r} y={y * r} size={r * 0.74} fill="#3a2208" />
        ))}
      </>
    );
  }
  if (token === 'glory5') {
    return (
      <>
        <Glyph name="laurels" x={0} y={0} size={r * 1.55} fill="#5d3c12" />
        <text
          y={r * 0.34}
          textAnchor="middle"
          fontFamily="var(--text)"
          fontWeight={800}
          fontSize={r * 0.92}
          fill="#2a1806"
        >
          5
        </text>
      </>
    );
  }
  return <Glyph name={STAT_ICONS[token]} x={0} y={0} size={r * 1.3} fill="#3a2208" />;
}
