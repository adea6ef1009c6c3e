import { memo, type ReactElement } from 'react';
import { SILENT } from '../../../../kit/look/Drawing.tsx';
import {
  Badge,
  MedallionArt,
  MedallionGlow,
  type MedallionKind,
  MedallionRing,
} from '../../../../kit/look/Medallion.tsx';
import { marksOf } from '../../../../kit/look/marks.ts';
import { CLANS, type ClanName, figureLook } from '../pieces.ts';
import type { Target } from '../play/targets.ts';
import { Glow } from './Glow.tsx';
import type { PlacedFigure } from './standing.ts';

interface FigureProps {
  readonly clan: ClanName;
  readonly figure: string;
  readonly x: number;
  readonly y: number;
  /** Diameter of a warrior's spot; leaders and monsters are a little larger. */
  readonly size: number;
  /** What it stands for at the table; undefined when it may not be touched. */
  readonly target: Target | undefined;
  readonly selected: boolean;
  /** Spoken name; asked for only when the figure can be chosen. */
  readonly name: string | undefined;
  readonly onChoose: (target: Target) => void;
}

const diameter = (kind: MedallionKind, size: number) =>
  size * (kind === 'warrior' ? 0.96 : kind === 'ship' ? 1.2 : 1.14);

/** A medallion on the board. Only a lit one takes clicks; the others let them through to the land. */
export const Figure = memo(function Figure(props: FigureProps): ReactElement {
  const { clan, figure, x, y, size, target, selected, name, onChoose } = props;
  const { kind, icon } = figureLook(figure);
  const d = diameter(kind, size);
  const box = `translate(${-d / 2} ${-d / 2}) scale(${d / 64})`;
  const drawing = (
    <g transform={box}>
      <MedallionRing kind={kind} lit={target !== undefined && !selected} selected={selected} />
      <MedallionArt kind={kind} side={CLANS[clan]} icon={icon} />
    </g>
  );
  const at = { transform: `translate(${x}px, ${y}px)` };
  if (target === undefined) {
    return (
      <g className="br-figure" style={at} {...SILENT}>
        {drawing}
      </g>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a button element
    <g
      className="br-figure br-figure-lit"
      {...marksOf(target, true)}
      style={at}
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={selected}
      onClick={event => {
        event.stopPropagation();
        onChoose(target);
      }}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        onChoose(target);
      }}
    >
      <circle r={d * 0.64} className="br-figure-focus" />
      {drawing}
      {!selected && (
        <Glow>
          <g className="br-figure" style={at}>
            <g transform={box}>
              <MedallionGlow kind={kind} />
            </g>
          </g>
        </Glow>
      )}
    </g>
  );
});

interface FigureNumbersProps extends Pick<PlacedFigure, 'figure' | 'str' | 'count'> {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly unit: number;
  readonly strengths: boolean;
}

/** Strength lower right, count upper right; drawn after all medallions, so that no neighbour covers them. */
export const FigureNumbers = memo(function FigureNumbers(props: FigureNumbersProps): ReactElement {
  const { figure, str, count, x, y, size, unit, strengths } = props;
  const { kind } = figureLook(figure);
  const d = diameter(kind, size);
  const tells = strengths && (kind !== 'warrior' || str > 1);
  return (
    <g className="br-figure" style={{ transform: `translate(${x}px, ${y}px)` }} {...SILENT}>
      {tells && <Badge x={d * 0.31} y={d * 0.32} value={str} tone="strength" unit={unit} />}
      {count > 1 && <Badge x={d * 0.4} y={d * -0.38} value={count} tone="count" unit={unit} />}
    </g>
  );
});
