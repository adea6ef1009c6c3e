import { memo, type ReactElement, useId } from 'react';
import { sketch } from '../../kit/look/rays.ts';
import './wall.css';

const PLANK = 60;
const PLANKS = 8;
const TALL = 900;
const round = (n: number) => Math.round(n * 10) / 10;

interface Board {
  readonly x: number;
  readonly tone: number;
  readonly grain: string;
}

/** Upright planks, each with a tone and three lines of grain of its own. */
const BOARDS: readonly Board[] = (() => {
  const next = sketch(4);
  return Array.from({ length: PLANKS }, (_, i) => {
    const x = i * PLANK;
    const tone = 1 + Math.floor(next() * 4);
    let grain = '';
    for (let k = 0; k < 3; k++) {
      const gx = x + 10 + next() * 40;
      grain += `M${round(gx)},0C${round(gx + 6)},300 ${round(gx - 6)},600 ${round(gx)},${TALL}`;
    }
    return { x, tone, grain };
  });
})();

const SPARKS = (() => {
  const next = sketch(77);
  return Array.from({ length: 60 }, () => {
    const up = next() ** 1.6 * 0.69;
    const across = 50 + (next() - 0.5) * 62 * (1 - up);
    return {
      x: round(across),
      y: round(100 - up * 100),
      r: round(0.6 + next() * 1.5),
      glow: round(0.25 + next() * 0.5),
    };
  });
})();

/** The hall's back wall: tarred boards in the light of the hearth, or pale ones by day. */
export const Wall = memo(function Wall(): ReactElement {
  const boards = useId();
  return (
    <svg className="sk-wall" aria-hidden="true" width="100%" height="100%">
      <defs>
        <pattern id={boards} width={PLANK * PLANKS} height={TALL} patternUnits="userSpaceOnUse">
          {BOARDS.map(({ x, tone, grain }) => (
            <g key={x}>
              <rect x={x} width={PLANK} height={TALL} className={`sk-wall-${tone}`} />
              <path d={grain} className="sk-wall-grain" />
              <path d={`M${x},0V${TALL}`} className="sk-wall-seam" />
              <path d={`M${x + 1.8},0V${TALL}`} className="sk-wall-lip" />
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${boards})`} />
      <g className="sk-wall-sparks">
        {SPARKS.map(({ x, y, r, glow }) => (
          <circle key={`${x}/${y}`} cx={`${x}%`} cy={`${y}%`} r={r} opacity={glow} />
        ))}
      </g>
    </svg>
  );
});
