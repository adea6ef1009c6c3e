import type { ReactElement } from 'react';
import type { Content } from '../../../../../engine/contract/content.ts';
import { SILENT } from '../../../../../kit/look/Drawing.tsx';
import { type Aim, useAim } from '../../play/aim.ts';
import type { SeenPlan } from '../../play/plan.ts';
import { hexPath, type Point, written } from '../lattice.ts';
import { centreOfSpot, hexOfSpot } from './spots.ts';

interface WayProps {
  readonly content: Content;
  readonly plan: SeenPlan;
  readonly aim: Aim;
  /** Where an answer that lies ready leads; what is pointed at comes before it. */
  readonly ready: string | null;
}

/** So far the line keeps from what stands at its ends. */
const KEEP = 17;

function towards([x, y]: Point, [tx, ty]: Point, by: number): Point {
  const far = Math.hypot(tx - x, ty - y) || 1;
  return [x + ((tx - x) / far) * by, y + ((ty - y) / far) * by];
}

/** The way to what is pointed at, in ice: a notch for each hex with the points spent by then. */
export function WayThere({ content, plan, aim, ready }: WayProps): ReactElement | null {
  const aimed = useAim(aim);
  const goal = aimed !== null && plan.costs.has(aimed) ? aimed : ready;
  const start = hexPath(hexOfSpot(content, plan.from), 0.95);
  const steps = goal === null ? [] : plan.wayTo(goal);
  const points = [plan.from, ...steps.map(({ spot }) => spot)].map(spot => centreOfSpot(content, spot));
  const line =
    steps.length === 0
      ? ''
      : `M${written([
          towards(points[0], points[1], KEEP),
          ...points.slice(1, -1),
          towards(points[points.length - 1], points[points.length - 2], steps.length > 0 ? KEEP : 0),
        ])}`;
  return (
    <g className="sc-way" {...SILENT} pointerEvents="none">
      <path d={start} className="sc-way-case" />
      <path d={start} className="sc-way-from" />
      {goal !== null && <path d={hexPath(hexOfSpot(content, goal), 0.95)} className="sc-way-goal" />}
      {line && (
        <>
          <path d={line} className="sc-way-case" />
          <path d={line} className="sc-way-line" />
        </>
      )}
      {steps.slice(0, -1).map(({ spot, spent }, i) => (
        <g key={spot} transform={`translate(${points[i + 1][0]} ${points[i + 1][1]})`} className="sc-way-notch">
          <circle r={9.4} />
          <text y={4.8}>{spent}</text>
        </g>
      ))}
    </g>
  );
}
