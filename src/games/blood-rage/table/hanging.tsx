import type { ReactElement } from 'react';
import { Corners } from '../../../kit/look/Corners.tsx';
import type { GameHanging } from '../../../kit/look/hanging.ts';
import { TREE } from './board/tree.ts';
import { OUTLINES } from './emblems.generated.ts';
import { CLANS } from './pieces.ts';

const BONE = '#e8d3a6';
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

export const hanging: GameHanging = {
  band: 'blood',
  cloth: '#6f1d14',
  fringe: ['#c4452f', BONE, '#8f3020'],
  Picture,
  emblems: OUTLINES,
  sides: CLANS,
  sideKind: 'clan',
  stage: {
    en: 'Age {age, select, 1 {I} 2 {II} other {III}}, {phase_id, select, gods_gifts {Gods’ Gifts} action {Action} discard {Discard} quest {Quest} ragnarok {Ragnarök} other {Release Valhalla}}',
    it: 'Era {age, select, 1 {I} 2 {II} other {III}}, {phase_id, select, gods_gifts {Doni degli Dèi} action {Azione} discard {Scarto} quest {Impresa} ragnarok {Ragnarök} other {Ritorno dal Valhalla}}',
    fr: 'Âge {age, select, 1 {I} 2 {II} other {III}}, {phase_id, select, gods_gifts {Cadeaux des Dieux} action {Action} discard {Défausse} quest {Quête} ragnarok {Ragnarök} other {Libération du Valhalla}}',
    es: 'Edad {age, select, 1 {I} 2 {II} other {III}}, {phase_id, select, gods_gifts {Dones de los dioses} action {Acción} discard {Descarte} quest {Misión} ragnarok {Ragnarök} other {Regreso del Valhalla}}',
  },
  pitch: {
    en: 'Draft the gifts of the gods, fight for the provinces before Ragnarök takes them, and die well.',
    it: 'Scegli i doni degli dèi, combatti per le province prima che il Ragnarök le inghiotta, e muori con gloria.',
    fr: 'Choisissez les cadeaux des dieux, battez-vous pour les provinces avant que le Ragnarök ne les emporte, et mourez dignement.',
    es: 'Elige los dones de los dioses, lucha por las provincias antes de que el Ragnarök se las lleve y muere con gloria.',
  },
};
