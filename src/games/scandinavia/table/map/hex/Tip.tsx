import type { ReactElement } from 'react';
import { Medallion } from '../../../../../kit/look/Medallion.tsx';
import { sideOf } from '../../pieces.ts';
import { type Aim, useAim } from '../../play/aim.ts';
import type { SeenPlan } from '../../play/plan.ts';
import type { Wired } from '../../play/play.ts';
import { spotName } from '../../play/words.ts';
import { MAP_HEIGHT, MAP_WIDTH, type Point } from '../lattice.ts';
import { centreOfSpot } from './spots.ts';
import { strengthOf } from './stacks.ts';

interface TipProps extends Pick<Wired, 'view' | 'speaker'> {
  readonly plan: SeenPlan;
  readonly aim: Aim;
  readonly ready: string | null;
}

/** On the side that the way does not come from, where there is room; else above or below it. */
function placeOf([x, y]: Point, [fromX, fromY]: Point): string {
  const room = MAP_WIDTH * 0.27;
  if (fromX <= x && x < MAP_WIDTH - room) return 'right';
  if (fromX >= x && x > room) return 'left';
  const [above, below] = [y > MAP_HEIGHT * 0.15, y < MAP_HEIGHT * 0.85];
  return above && (fromY > y || !below) ? 'above' : 'below';
}

/** What is pointed at: what the way costs, who stands there, how a battle would go. */
export function Tip({ view, speaker, plan, aim, ready }: TipProps): ReactElement | null {
  const aimed = useAim(aim);
  const goal = aimed !== null && plan.costs.has(aimed) ? aimed : ready;
  if (goal === null) return null;
  const chance = plan.chances.get(goal);
  const [x, y] = centreOfSpot(view.content, goal);
  const foes = Object.entries(view.pieces[goal] ?? {}).filter(([side]) => side !== plan.lord);
  return (
    <div
      className="sc-tip"
      aria-hidden="true"
      data-at={placeOf([x, y], centreOfSpot(view.content, plan.wayTo(goal).at(-2)?.spot ?? plan.from))}
      data-edge={x > MAP_WIDTH * 0.86 ? 'right' : x < MAP_WIDTH * 0.14 ? 'left' : undefined}
      style={{ left: `${(x / MAP_WIDTH) * 100}%`, top: `${(y / MAP_HEIGHT) * 100}%` }}
    >
      <p className="sc-tip-head">
        <b className="sk-display">{spotName(speaker, view, goal)}</b>
        <span>{speaker.say('ui.points', { n: plan.costs.get(goal) ?? 0 })}</span>
      </p>
      {foes.map(([side, counts]) => (
        <p key={side} className="sc-tip-side">
          <Medallion kind="seat" side={sideOf(side)} size={22} />
          <span>{strengthOf(counts)}</span>
        </p>
      ))}
      {chance !== undefined && <p className="sc-tip-chance">{speaker.say('ui.wins-in', { chance })}</p>}
    </div>
  );
}
