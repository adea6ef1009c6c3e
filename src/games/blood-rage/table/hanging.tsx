import type { ReactElement } from 'react';
import { Corners } from '../../../kit/look/Corners.tsx';
import type { GameHanging } from '../../../kit/look/hanging.ts';
import { TREE } from './board/tree.ts';
import { OUTLINES } from './emblems.generated.ts';
import { PITCH, STAGE } from './hanging-words.ts';
import { CLANS } from './pieces.ts';

const BONE = '#e8d3a6';

export const hanging: GameHanging = {
  band: 'blood',
  cloth: '#6f1d14',
  fringe: ['#c4452f', BONE, '#8f3020'],
  Picture,
  emblems: OUTLINES,
  sides: CLANS,
  sideKind: 'clan',
  stage: STAGE,
  pitch: PITCH,
};

const TAU = Math.PI * 2;
const round = (n: number) => Math.round(n * 10) / 10;

/** Flames all round the tree, long and short in turn. */
const FLAMES = Array.from({ length: 28 }, (_, k) => {
  const angle = (k / 28) * TAU;
  const at = (r: number, a: number) => `${round(144 + r * Math.sin(a))},${round(124 - r * Math.cos(a))}`;
  return `M${at(96, angle - 0.06)}L${at(k % 2 ? 126 : 114, angle)}L${at(96, angle + 0.06)}Z`;
}).join('');

/** The world tree in flames, and the four clans. */
function Picture(): ReactElement {
  return (
    <>
      <path d={FLAMES} fill="#e07a35" />
      <circle cx={144} cy={124} r={95} fill="#200d08" stroke={BONE} strokeWidth={3} />
      <g transform="translate(144 128) scale(.92)" fill="none" stroke={BONE} strokeLinecap="round">
        {TREE.branches.map(({ d, width }) => (
          <path key={d} d={d} strokeWidth={width} />
        ))}
        <path
          d={TREE.leaves.map(([x, y]) => `M${x - 1.7},${y}a1.7,1.7 0 1 0 3.4,0a1.7,1.7 0 1 0 -3.4,0`).join('')}
          fill={BONE}
          stroke="none"
        />
      </g>
      <Corners sides={[CLANS.wolf, CLANS.raven, CLANS.bear, CLANS.serpent]} />
    </>
  );
}
