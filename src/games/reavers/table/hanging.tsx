import type { ReactElement } from 'react';
import { Corners } from '../../../kit/look/Corners.tsx';
import type { GameHanging } from '../../../kit/look/hanging.ts';
import { OUTLINES } from './emblems.generated.ts';
import { PITCH, STAGE } from './hanging-words.ts';
import { CRESTS } from './pieces.ts';

const BONE = '#e8dcc0';
const WAVES = [150, 166, 182, 198]
  .map((y, i) => `M${52 + i * 10},${y}q11,-11 22,0t22,0t22,0t22,0t22,0t22,0${i < 2 ? 't22,0' : ''}`)
  .join('');

export const hanging: GameHanging = {
  band: 'sea',
  cloth: '#17414f',
  fringe: ['#4f8fa6', BONE, '#1d3a48'],
  Picture,
  emblems: OUTLINES,
  sides: CRESTS,
  sideKind: 'crest',
  stage: STAGE,
  pitch: PITCH,
};

/** A longship under sail on a rough sea, and the four crests. */
function Picture(): ReactElement {
  return (
    <>
      <circle cx={144} cy={122} r={96} fill="#0c1c24" stroke={BONE} strokeWidth={3} />
      <g fill="none" stroke={BONE} strokeLinecap="round" strokeLinejoin="round">
        <path d="M144,52V132" strokeWidth={4} />
        <path d="M104,60Q144,50 184,60L178,112Q144,122 110,112Z" fill="#4f8fa6" strokeWidth={3} />
        <path d="M117,58L114,113M131,55L129,116M157,55L159,116M171,58L174,113" stroke="#1d3a48" strokeWidth={6} />
        <path d="M72,112Q66,150 108,152H180Q222,150 216,112Q226,108 222,98M72,112Q62,108 66,98" strokeWidth={5} />
        <path d="M78,130H210" strokeWidth={3} />
        <path d={WAVES} stroke="#4f8fa6" strokeWidth={3.4} />
      </g>
      {[96, 120, 144, 168, 192].map(x => (
        <circle key={x} cx={x} cy={138} r={8} fill="#6d1f16" stroke={BONE} strokeWidth={2} />
      ))}
      <Corners sides={[CRESTS.boar, CRESTS.stag, CRESTS.owl, CRESTS.ram]} />
    </>
  );
}
