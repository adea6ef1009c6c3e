import type { ReactElement } from 'react';
import type { GameHanging } from '../../../kit/look/hanging.ts';
import { MedallionArt } from '../../../kit/look/Medallion.tsx';
import type { Hex } from '../content/grids.ts';
import { OUTLINES } from './emblems.generated.ts';
import { PITCH, STAGE } from './hanging-words.ts';
import { bentPath } from './map/lattice.ts';
import { outlineOf } from './map/outline.ts';
import { LORD_SIDES } from './sides.ts';

const BONE = '#e8dcc0';

/** The board as it is woven: each thread has the dye of a lord, `n` is nobody's, a dot is sea. */
const CLOTH = [
  '.....bbbbbbbbbnnnnnnpppp',
  '....bbbbbbbbbbnnnnnppppp',
  '....nnbbrbbbb..bnnnppppp',
  '...nnnnrrrbbb..bbbpppppp',
  '...nnnrrrrbb...bbbpppppp',
  '..wwwnrrrrrb....bbbppppp',
  '..wwwwrrrrrr....bbbppppp',
  '..wwwwwrrrrrr...bnn.pppp',
  '..wwwwwwrrrrr....nn..ppp',
  '..wwwwwwwnnrrr...nnnnnnp',
  '...ww.wwnnnnrr.n.nnn.nnn',
  '.......wnnnnnr........nn',
  '....g...nnnnn......yyynn',
  '...ggg...nnnn...n..yyyyy',
  '..gggg...nnn..n...yyyyyy',
  'ggggg..n.nn.......yyyyyy',
  'gggg.........ggg..yyyyyy',
  'ggggg..ggggggggg.yyyyyyy',
  'ggggggggggyyyyyyyyyyyyyy',
].join('');

const DYES: Readonly<Record<string, string>> = {
  r: LORD_SIDES.ohrrkan.dye,
  p: '#6b4b96',
  b: LORD_SIDES.eurich.dye,
  y: LORD_SIDES.meloch.dye,
  g: LORD_SIDES.maerith.dye,
  w: LORD_SIDES.sandra.dye,
  n: '#cbb37a',
};

const woven = (is: (thread: string) => boolean): string =>
  bentPath(outlineOf([...CLOTH].flatMap((thread, hex) => (is(thread) ? [hex as Hex] : []))));

/** The realms of the six lords, and below them their emblems. */
function Picture(): ReactElement {
  return (
    <>
      <g transform="translate(8 8) scale(.286)">
        <path d={woven(thread => thread !== '.')} transform="translate(0 14)" opacity={0.5} />
        {Object.entries(DYES).map(([thread, dye]) => (
          <path key={thread} d={woven(other => other === thread)} fill={dye} stroke="#17200f" strokeWidth={7} />
        ))}
      </g>
      {Object.values(LORD_SIDES).map((side, i) => (
        <g key={side.emblem} transform={`translate(${5 + i * 47.2} 212) scale(.66)`}>
          <MedallionArt kind="seat" side={side} />
        </g>
      ))}
    </>
  );
}

export const hanging: GameHanging = {
  band: 'north',
  cloth: '#2d4429',
  fringe: ['#b3432d', BONE, '#3c5a2e'],
  Picture,
  emblems: OUTLINES,
  sides: LORD_SIDES,
  sideKind: 'lord',
  sidesWhen: { option: 'picking', value: 'seated' },
  stage: STAGE,
  pitch: PITCH,
};
