import type { ReactElement } from 'react';
import { Medallion } from '../../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../../kit/look/Plank.tsx';
import type { ScandinaviaChoice } from '../../../rules/choices.ts';
import { sideOf } from '../../pieces.ts';
import { campaignIn } from '../../play/plan.ts';
import { holderAt, sideName, spotName } from '../../play/words.ts';
import type { PlanProps } from './plan.ts';

/** The place that an answer leads to, and whom one would meet there. */
function goalOf(choice: ScandinaviaChoice): { readonly at: string; readonly side?: string | undefined } | null {
  switch (choice.kind) {
    case 'go':
    case 'steer':
      return { at: choice.to };
    case 'fight':
      return { at: choice.at, side: choice.side };
    case 'try-hero':
      return { at: choice.region };
    default:
      return null;
  }
}

/** How likely each place is to be won, or to bring a hero: the best first. */
export function ChancePlan(props: PlanProps & { readonly title: string }): ReactElement | null {
  const { ask, view, speaker, foresee, title } = props;
  // By hex most ways end where nobody is met: the plan knows which do not.
  const planned = campaignIn(view)?.plan?.chances;
  const rows = (ask?.choices ?? [])
    .flatMap(choice => {
      const goal = goalOf(choice);
      const chance =
        goal &&
        (planned && (choice.kind === 'go' || choice.kind === 'steer') ? planned.get(goal.at) : foresee(choice).chance);
      return goal && chance != null ? [{ ...goal, chance }] : [];
    })
    .sort((a, b) => b.chance - a.chance);
  if (rows.length === 0) return null;
  return (
    <Plank as="section" className="sc-plan" label={speaker.say(title)}>
      <h3 className="sk-title">{speaker.say(title)}</h3>
      {rows.map(({ at, side = holderAt(view, at), chance }) => (
        <p key={`${at} ${side}`} className="sc-figure">
          <Medallion kind="seat" side={sideOf(side ?? '')} size={24} />
          <span>
            {spotName(speaker, view, at)}
            <span className="sk-heard">{side && sideName(speaker, side)}</span>
          </span>
          <b className="sk-display">{speaker.say('ui.chance', { chance })}</b>
        </p>
      ))}
    </Plank>
  );
}
