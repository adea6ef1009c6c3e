import { memo, type ReactElement } from 'react';
import type { Form } from './geometry.ts';
import { TREE } from './tree.ts';

const PLAITS = 14;
const round = (n: number) => Math.round(n * 10) / 10;

/** One strand of the plait between two angles, swinging across the rim. */
function strand({ cx, cy, ai, bi, k }: Form, phase: number, from: number, to: number): string {
  const points = Array.from({ length: 17 }, (_, i) => {
    const angle = from + ((to - from) * i) / 16;
    const inset = (11 - 4.6 * Math.sin(angle * PLAITS + phase)) * k;
    return `${round(cx + (ai - inset) * Math.sin(angle))},${round(cy - (bi - inset) * Math.cos(angle))}`;
  });
  return `M${points.join('L')}`;
}

function Cord({ d, k }: { d: string; k: number }): ReactElement {
  return (
    <g fill="none">
      <path d={d} stroke="#0b0704" strokeWidth={7.4 * k} />
      <path d={d} stroke="#a2854c" strokeWidth={4.6 * k} />
      <path d={d} stroke="#d6bb7c" opacity={0.7} />
    </g>
  );
}

/** The world tree in its plaited rim. */
export const Yggdrasil = memo(function Yggdrasil({ form }: { form: Form }): ReactElement {
  const { cx, cy, ai, bi, k } = form;
  const half = Math.PI / PLAITS;
  // first all that runs below, then all that crosses above: the plait needs no masks
  const below = Array.from({ length: PLAITS * 2 }, (_, i) =>
    strand(form, i % 2 ? 0 : Math.PI, i * half - half / 2, i * half + half / 2),
  );
  const above = Array.from({ length: PLAITS * 2 }, (_, i) =>
    strand(form, i % 2 ? Math.PI : 0, i * half - half * 0.52, i * half + half * 0.52),
  );
  const rx = ai - 19 * k;
  const ry = bi - 19 * k;
  return (
    <>
      <ellipse cx={cx} cy={cy} rx={ai - 1} ry={bi - 1} fill="#0b0704" />
      <ellipse cx={cx} cy={cy} rx={ai - 3} ry={bi - 3} fill="#3b2d1a" />
      <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill="var(--ygg)" stroke="#0b0704" strokeWidth={2.4} />
      {[...below, ...above].map(d => (
        <Cord key={d} d={d} k={k} />
      ))}
      <g
        transform={`translate(${cx} ${cy + 2}) scale(${(rx - 1) / 100} ${(ry - 1) / 100})`}
        fill="none"
        stroke="var(--ygg-line)"
        strokeLinecap="round"
        opacity={0.8}
      >
        {TREE.branches.map(({ d, width }) => (
          <path key={d} d={d} strokeWidth={width} />
        ))}
        <path
          d={TREE.leaves.map(([x, y]) => `M${x - 1.7},${y}a1.7,1.7 0 1 0 3.4,0a1.7,1.7 0 1 0 -3.4,0`).join('')}
          fill="var(--ygg-line)"
          stroke="none"
          opacity={0.75}
        />
      </g>
    </>
  );
});
