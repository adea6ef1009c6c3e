import type { ReactElement } from 'react';
import { Icon } from '../../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../../kit/look/Plank.tsx';
import type { TerrainId } from '../../../content/terrain.ts';
import { areaOfSpot, groundAt } from '../../map/hex/spots.ts';
import { strengthOf } from '../../map/hex/stacks.ts';
import { pieceIcon, sideOf } from '../../pieces.ts';
import { type Aim, useAim } from '../../play/aim.ts';
import { campaignIn, type SeenPlan } from '../../play/plan.ts';
import type { Wired } from '../../play/play.ts';
import { isHexId, isLand, pieceName, placeName, sideName, spotName } from '../../play/words.ts';
import './march.css';

type MarchProps = Wired & { readonly aim: Aim };
type PlanProps = MarchProps & { readonly plan: SeenPlan };

/** What is in hand: points, strength, what the land costs, the way to what is pointed at, and how a battle there would go. */
export function MarchPlan(props: MarchProps): ReactElement | null {
  const { view, ask, speaker } = props;
  const plan = ask ? (campaignIn(view)?.plan ?? null) : null;
  if (!plan) return null;
  const { fleet, piece } = plan.hand;
  const counts = handOf(props, plan);
  const pieces = Object.entries(counts).map(([each, n]) => pieceName(speaker, each, n));
  const strength = strengthOf(counts);
  const title = speaker.say(fleet === null ? 'ui.army-of' : 'ui.fleet-in-hand', {
    name: spotName(speaker, view, plan.from),
  });
  return (
    <Plank as="section" className="sc-plan sc-march" label={title}>
      <div className="sc-march-head">
        <Medallion
          kind={fleet === null ? 'warrior' : 'ship'}
          side={sideOf(plan.lord)}
          icon={fleet === null ? pieceIcon(piece ?? Object.keys(counts)[0] ?? 'token', plan.lord) : undefined}
          size={44}
        />
        <div>
          <h3 className="sk-display">{title}</h3>
          <p className="sk-dim">{pieces.length > 0 ? pieces.join(', ') : speaker.say('ui.nobody-aboard')}</p>
          {plan.room !== null && <p className="sk-dim">{speaker.say('ui.room-aboard', { n: plan.room })}</p>}
        </div>
      </div>
      <Points {...props} plan={plan} />
      {strength > 0 && (
        <p className="sc-figure">
          <Icon name="crossed-swords" size={17} />
          <span>{speaker.say('ui.strength')}</span>
          <b className="sk-display">{strength}</b>
        </p>
      )}
      {fleet === null && (
        <>
          <h3 className="sk-title">{speaker.say('ui.land-costs')}</h3>
          <ul className="sc-costs-of-land">
            {[...plan.grounds].map(([terrain, cost]) => (
              <li key={terrain} data-open={cost !== null}>
                <TerrainSign terrain={terrain} />
                <b className="sk-display">{cost ?? '×'}</b>
                <span>{speaker.say(`terrain.${terrain}`)}</span>
                {cost === null && <span className="sk-heard">{speaker.say('ui.closed-ground')}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      <There {...props} plan={plan} />
    </Plank>
  );
}

/** Who goes: the kind that was taken up, those aboard, or everybody on the spot. */
function handOf({ view }: MarchProps, { hand, from, lord }: SeenPlan): Readonly<Record<string, number>> {
  if (hand.fleet !== null) return view.pieces[hand.fleet]?.[lord] ?? {};
  return hand.piece === null ? (view.pieces[from]?.[lord] ?? {}) : { [hand.piece]: hand.count };
}

/** The points there are, a hexagon each: those that the way shown would take are hollow. */
function Points(props: PlanProps): ReactElement {
  const { speaker, plan } = props;
  const goal = useGoal(props);
  const cost = goal === null ? 0 : (plan.costs.get(goal) ?? 0);
  const left = plan.points - cost;
  return (
    <p className="sc-figure sc-points">
      <Icon name="footsteps" size={17} />
      <span>{speaker.say('ui.points-left', { left, all: plan.all })}</span>
      <svg
        className="sc-points-line"
        width={plan.all * 17}
        height={20}
        viewBox={`0 0 ${plan.all * 17} 20`}
        aria-hidden="true"
      >
        {Array.from({ length: plan.all }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is its number
            key={i}
            d="M8.5,1L16,5.5V14.5L8.5,19L1,14.5V5.5Z"
            transform={`translate(${i * 17} 0)`}
            data-left={i < left}
          />
        ))}
      </svg>
    </p>
  );
}

/** Where the way leads that is shown: to what is pointed at, else to what lies ready. */
function useGoal({ play, plan, aim }: PlanProps): string | null {
  const aimed = useAim(aim);
  const ready = play.pending ? play.way.touched.at(-1)?.slice('place:'.length) : undefined;
  return [aimed, ready].find(spot => typeof spot === 'string' && plan.costs.has(spot)) ?? null;
}

/** The way to what is pointed at or lies ready, and what waits at its end. */
function There(props: PlanProps): ReactElement | null {
  const { view, speaker, plan } = props;
  const goal = useGoal(props);
  if (goal === null) return null;
  const chance = plan.chances.get(goal);
  const area = areaOfSpot(view.content, goal);
  const owner = isLand(area) ? view.regions[area].owner : null;
  return (
    <>
      <h3 className="sk-title">{speaker.say('ui.the-way')}</h3>
      <ol className="sc-steps">
        {plan.wayTo(goal).map(({ spot, spent }) => (
          <li key={spot}>
            <b>{spent}</b>
            {speaker.say(`terrain.${groundAt(view.content, spot)}`)}
          </li>
        ))}
      </ol>
      {chance !== undefined && (
        <p className="sc-figure sc-chance">
          <Icon name="crossed-swords" size={17} />
          <span>{speaker.say('ui.win-there', { name: spotName(speaker, view, goal) })}</span>
          <b className="sk-display">{speaker.say('ui.chance', { chance })}</b>
        </p>
      )}
      {chance !== undefined && isHexId(goal) && owner !== null && (
        <p className="sk-dim sc-plan-note">
          {speaker.say('ui.not-capital', { name: placeName(speaker, area), holder: sideName(speaker, owner) })}
        </p>
      )}
    </>
  );
}

/** A kind of ground as it is drawn on the map. */
const SIGNS: Readonly<Partial<Record<TerrainId, string>>> = {
  plain: 'M-8,4l1.5,-5m2,5l-.6,-6m3,6l1.4,-5M4,2l1.4,-4m2,4l.6,-4',
  forest: 'M-4,-8l-4,6h1.6l-3.2,5h11.2l-3.2,-5h1.6zM5,-4l-4,6h1.6l-2.6,4h10l-2.6,-4h1.6z',
  tundra: 'M-10,0h7M0,-5h7M-2,6h8M-8,-7l3,3m0,-3l-3,3M5,0l3,3m0,-3l-3,3',
  plantation: 'M-6,5v-9m-3,3l3,3l3,-3M5,3v-9m-3,3l3,3l3,-3M-11,8h10M1,7h9',
  hills: 'M-12,4q6,-11 12,0M-2,6q6,-10 12,0',
  mountain: 'M-12,7L-2,-9L12,7',
};

const TerrainSign = ({ terrain }: { readonly terrain: TerrainId }): ReactElement => (
  <svg width={28} height={18} viewBox="-14 -10 28 19" aria-hidden="true">
    <path d={SIGNS[terrain]} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
  </svg>
);
