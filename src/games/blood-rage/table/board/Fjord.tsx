import { memo, type ReactElement } from 'react';
import { SILENT } from '../../../../kit/look/Drawing.tsx';
import { Glyph } from '../../../../kit/look/Icon.tsx';
import { HULL, MedallionGlow, MedallionRing } from '../../../../kit/look/Medallion.tsx';
import type { BoardFjord } from './Board.tsx';
import { type FigureContext, Figures } from './Figures.tsx';
import { Glow } from './Glow.tsx';
import type { BoardLayout, FjordLayout } from './layout.ts';
import { stand } from './standing.ts';

interface FjordProps extends FigureContext {
  readonly fjord: BoardFjord;
  readonly water: FjordLayout;
  readonly layout: BoardLayout;
  readonly lit: boolean;
  readonly chosen: boolean;
}

/** Ships at their moorings. A lit or empty fjord shows one free mooring more. */
export const Fjord = memo(function Fjord({ fjord, water, lit, chosen, ...context }: FjordProps): ReactElement {
  const ships = stand(fjord.id, fjord.figures, water.moorings.length);
  const mooring = lit || chosen || ships.length === 0;
  const needed = ships.length + (mooring ? 1 : 0);
  const alone = needed <= 1;
  const size = alone ? water.size : water.smallSize;
  const spot = (i: number) => (alone ? water.solo : (water.moorings[i % water.moorings.length] ?? water.solo));
  const [mx, my] = spot(ships.length);
  const d = size * 1.2;
  const box = `translate(${mx - d / 2} ${my - d / 2}) scale(${d / 64})`;
  return (
    <g className="br-things">
      {mooring && (
        <g transform={box} {...SILENT}>
          <MedallionRing kind="ship" lit={lit && !chosen} selected={chosen} />
          {lit && !chosen && (
            <Glow>
              <g transform={box}>
                <MedallionGlow kind="ship" />
              </g>
            </Glow>
          )}
          <path d={HULL} fill="var(--spot)" stroke="#000" strokeOpacity={0.5} strokeWidth={1.6} />
          <path
            d={HULL}
            fill="none"
            stroke="var(--land-hi)"
            strokeOpacity={0.22}
            strokeWidth={1.3}
            transform="translate(0 1.6)"
          />
          <Glyph
            name="drakkar"
            x={32}
            y={29}
            size={34}
            fill={lit ? 'var(--spot-lit)' : 'var(--map-text)'}
            opacity={lit ? 1 : 0.38}
          />
        </g>
      )}
      <Figures {...context} standing={ships} size={size} spotFor={spot} />
    </g>
  );
});
