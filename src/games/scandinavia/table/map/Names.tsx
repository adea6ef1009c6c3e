import { memo, type ReactElement } from 'react';
import { SILENT } from '../../../../kit/look/Drawing.tsx';
import type { Point } from './lattice.ts';

interface Named {
  readonly id: string;
  readonly name: Point;
}

interface NamesProps {
  readonly drawing: {
    readonly lands: readonly Named[];
    readonly seas: readonly Named[];
    readonly islands: readonly Named[];
  };
  readonly name: (id: string) => string;
}

/** What lands, seas and islands are called, where there is room for it. */
export const Names = memo(function Names({ drawing: { lands, seas, islands }, name }: NamesProps): ReactElement {
  return (
    <g {...SILENT} pointerEvents="none">
      {seas.map(({ id, name: [x, y] }) => (
        <text key={id} x={x} y={y} className="sc-name-sea">
          {name(id)}
        </text>
      ))}
      {lands.map(({ id, name: [x, y] }) => (
        <text key={id} x={x} y={y + 5.5} className="sc-name">
          {name(id)}
        </text>
      ))}
      {islands.map(({ id, name: [x, y] }) => (
        <text key={id} x={x} y={y + 5} className="sc-name sc-name-island">
          {name(id)}
        </text>
      ))}
    </g>
  );
});
