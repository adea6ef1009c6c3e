import type { ReactElement } from 'react';
import type { Target } from '../play/targets.ts';
import { Figure, FigureNumbers } from './Figure.tsx';
import type { Point } from './geometry.ts';
import type { PlacedFigure } from './standing.ts';

/** What every group of figures is told by the board. */
export interface FigureContext {
  /** Figures that may be touched, and what each stands for. */
  readonly litFigures: ReadonlyMap<string, Target>;
  readonly selected: string | null | undefined;
  readonly unit: number;
  readonly strengths: boolean;
  readonly nameFigure: (key: string) => string;
  readonly onFigure: (target: Target) => void;
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
        const target = litFigures.get(s.key);
        return (
          <Figure
            key={s.id}
            clan={s.clan}
            figure={s.figure}
            x={x}
            y={y}
            size={size}
            target={target}
            selected={selected === s.key}
            name={target ? nameFigure(s.key) : undefined}
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
