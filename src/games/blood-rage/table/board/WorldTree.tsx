import { memo, type ReactElement } from 'react';
import { SILENT } from '../../../../kit/look/Drawing.tsx';
import type { BoardProvince } from './Board.tsx';
import { type FigureContext, Figures } from './Figures.tsx';
import { MapName } from './Labels.tsx';
import type { BoardLayout } from './layout.ts';
import { stand } from './standing.ts';
import { PillageToken } from './Token.tsx';

/** As many stand side by side before like figures fold into one. */
const APART = 6;

interface WorldTreeProps extends FigureContext {
  readonly province: BoardProvince;
  readonly layout: BoardLayout;
  readonly name: string;
  readonly litToken: boolean;
}

/** All that stands in Yggdrasil, which has room for everyone. */
export const WorldTree = memo(function WorldTree(props: WorldTreeProps): ReactElement {
  const { province, layout, name, litToken, unit } = props;
  const { root } = layout;
  const here = stand(province.id, province.figures, layout.fold ? 0 : APART);
  const arrangement = root.arrangements[Math.min(here.length, root.arrangements.length) - 1];
  return (
    <g className="br-things">
      <g {...SILENT}>
        <PillageToken
          x={root.token[0]}
          y={root.token[1]}
          r={layout.token * 1.3}
          token={province.token}
          pillaged={province.pillaged}
          lit={litToken}
        />
        <MapName x={root.name[0]} y={root.name[1]} size={layout.nameSize + 1} unit={unit} name={name} />
      </g>
      {arrangement && (
        <Figures
          {...props}
          standing={here}
          size={arrangement.size}
          spotFor={i => arrangement.spots[i % arrangement.spots.length] ?? root.token}
        />
      )}
    </g>
  );
});
