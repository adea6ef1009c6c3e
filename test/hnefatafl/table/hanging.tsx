import type { ReactElement } from 'react';
import { Corners } from '../../../src/kit/look/Corners.tsx';
import type { GameHanging } from '../../../src/kit/look/hanging.ts';
import { OUTLINES } from './emblems.generated.ts';
import { SIDE_LOOKS } from './pieces.ts';

const BONE = '#e8dcc0';
const LINES = [0, 1, 2, 3, 4, 5, 6, 7];

/** The board, and who plays on it. */
function Picture(): ReactElement {
  return (
    <>
      <rect x={72} y={48} width={144} height={144} fill="#241a10" stroke={BONE} strokeWidth={3} />
      <path
        d={LINES.map(i => `M${72 + (i * 144) / 7},48v144M72,${48 + (i * 144) / 7}h144`).join('')}
        fill="none"
        stroke={BONE}
        strokeWidth={1.4}
      />
      <circle cx={144} cy={120} r={9} fill={BONE} />
      <Corners sides={[SIDE_LOOKS.raiders, SIDE_LOOKS.guards]} />
    </>
  );
}

export const hanging: GameHanging = {
  band: 'sea',
  cloth: '#3a2a1c',
  fringe: ['#7c2f24', BONE, '#241a10'],
  Picture,
  emblems: OUTLINES,
  sides: SIDE_LOOKS,
  sideKind: 'side',
  pitch: {
    en: 'Lead the King to a corner, or shut him in: the old game of the North.',
    it: 'Porta il Re in un angolo, o rinchiudilo: l’antico gioco del Nord.',
    fr: 'Menez le Roi dans un coin, ou enfermez-le : le vieux jeu du Nord.',
    es: 'Lleva al Rey a una esquina, o enciérralo: el viejo juego del Norte.',
  },
};
