import type { ReactElement } from 'react';
import { Figure, FigureNumbers } from './Figure.tsx';
import type { Point } from './geometry.ts';
import type { PlacedFigure } from './standing.ts';

/** What every group of figures is told by the board. */
export interface FigureContext {
  readonly litFigures: ReadonlySet<string>;
  readonly selected: string | null | undefined;
  readonly unit: number;
  readonly strengths: boolean;
  readonly nameFigure: (key: string) => string;
  readonly onFigure: (key: string) => void;
}

interface FiguresProps extends FigureContext {
  readonly standing: readonly PlacedFigure[];
  readonly size: number;
  readonly spotFor: (i: number) => Point;
}

/** The figures of one place: those in front last, all numbers on top. */
export function Figures(props: FiguresProps): ReactElement {
  const { standing, size, spotFor, litFigures, selected, unit, strengths, nameFigure, onFigure } = props;
  const placed = standing
    .map((s, i) => {
      const [x, y] = spotFor(i);
      return { s, x, y };
    })
    .sort((a, b) => a.y - b.y);
  return (
    <>
      {placed.map(({ s, x, y }) => {
        const lit = litFigures.has(s.key);
        return (
          <Figure
            key={s.id}
            id={s.key}
            clan={s.clan}
            figure={s.figure}
            x={x}
            y={y}
            size={size}
            lit={lit}
            selected={selected === s.key}
            name={lit ? nameFigure(s.key) : undefined}
            onChoose={onFigure}
          />
        );
      })}
      {placed.map(({ s, x, y }) => (
        <FigureNumbers
          key={s.id}
          figure={s.figure}
          str={s.str}
          count={s.count}
          x={x}
          y={y}
          size={size}
          unit={unit}
          strengths={strengths}
        />
      ))}
    </>
  );
}
