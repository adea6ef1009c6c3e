import { memo, type ReactElement } from 'react';
import { Drawing } from '../../../../kit/look/Drawing.tsx';
import { Glyph } from '../../../../kit/look/Icon.tsx';
import { MedallionArt } from '../../../../kit/look/Medallion.tsx';
import type { Side } from '../../../../kit/look/side.ts';

export const SHIP = { width: 626, height: 274 } as const;
const MID = SHIP.height / 2;
const HULL = `M22,${MID}C70,49 170,33 300,33C430,33 520,51 588,${MID}C520,223 430,241 300,241C170,241 70,225 22,${MID}Z`;
const DECK = `M46,${MID}C92,65 180,51 300,51C420,51 500,67 560,${MID}C500,207 420,223 300,223C180,223 92,209 46,${MID}Z`;
const round = (n: number) => Math.round(n * 10) / 10;
/** Half the breadth of the ship. */
const half = (x: number) => Math.sqrt(1 - ((x - 304) / 290) ** 2) * 104;

const OARS = Array.from({ length: 8 }, (_, i) => 122 + i * 50).flatMap(x =>
  [-1, 1].map(z => {
    const [y0, y1] = [round(MID + z * (half(x) - 10)), round(MID + z * (half(x) + 30))];
    return {
      shaft: `M${x},${y0}L${x - 20},${y1}`,
      blade: `M${x - 15},${round(y1 - z * 12)}L${x - 21},${round(y1 + z * 2)}`,
    };
  }),
);
const PLANKS = Array.from({ length: 12 }, (_, i) => 55 + i * 14)
  .map(y => `M40,${y}Q300,${round(y + (y - MID) * 0.22)} 566,${y}`)
  .join('');
const SHIELDS = Array.from({ length: 9 }, (_, i) => round(96 + ((i + 0.5) / 9) * 416)).flatMap(x =>
  [-1, 1].map(z => ({ x, y: round(MID + z * (half(x) - 3)) })),
);
const FOAM = [
  [1.1, 0.22],
  [1.07, 0.4],
  [1.035, 0.6],
] as const;

/** A longship from above, the owner's shields along its rail. */
export const Hull = memo(function Hull({ side }: { side: Side }): ReactElement {
  return (
    <Drawing className="rm-hull" viewBox={`0 0 ${SHIP.width} ${SHIP.height}`}>
      {FOAM.map(([k, opacity]) => (
        <path
          key={k}
          d={HULL}
          transform={`translate(300 ${MID}) scale(${k} ${1 + (k - 1) * 2}) translate(-300 -${MID})`}
          fill="none"
          stroke="var(--rm-foam)"
          strokeWidth={1.3}
          opacity={opacity}
        />
      ))}
      {OARS.map(({ shaft, blade }) => (
        <g key={shaft} strokeLinecap="round">
          <path d={shaft} stroke="#0b0704" strokeWidth={5.4} />
          <path d={shaft} stroke="#9b7442" strokeWidth={3} />
          <path d={blade} stroke="#9b7442" strokeWidth={7} />
        </g>
      ))}
      <path d={HULL} transform="translate(0 8)" fill="#000" opacity={0.5} />
      <path d={HULL} fill="#6b4c2b" stroke="#0b0704" strokeWidth={2.6} />
      <path
        d={HULL}
        transform={`translate(305 ${MID}) scale(.975 .95) translate(-305 -${MID})`}
        fill="none"
        stroke="#a57c4a"
        strokeWidth={1.6}
      />
      <path d={DECK} fill="#3a2817" stroke="#0b0704" strokeWidth={2.4} />
      <clipPath id="rm-deck">
        <path d={DECK} />
      </clipPath>
      <path d={PLANKS} clipPath="url(#rm-deck)" stroke="#1f140a" strokeWidth={1.5} fill="none" />
      {SHIELDS.map(({ x, y }) => (
        <g key={`${x}/${y}`} transform={`translate(${x - 13} ${y - 13}) scale(.406)`}>
          <MedallionArt kind="seat" side={side} />
        </g>
      ))}
      <g className="rm-prow">
        <path d={`M588,${MID}q14,-2 22,-12`} stroke="#6b4c2b" strokeWidth={7} fill="none" />
        <Glyph name="drakkar-dragon" x={594} y={MID - 10} size={46} fill="#c9a25e" />
      </g>
      <path d={`M24,${MID}q-16,0 -20,-14`} stroke="#0b0704" strokeWidth={9} fill="none" />
      <path d={`M24,${MID}q-16,0 -20,-14`} stroke="#8a6437" strokeWidth={5} fill="none" />
      <circle cx={88} cy={MID} r={12} fill="#8a6437" stroke="#0b0704" strokeWidth={2} />
      <circle cx={88} cy={MID} r={4} fill="#2a1b0e" />
    </Drawing>
  );
});
