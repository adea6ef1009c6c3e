import type { ReactElement } from 'react';
import { Medallion } from '../../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../../kit/look/Plank.tsx';
import { sideOf } from '../../pieces.ts';
import { campaignIn } from '../../play/plan.ts';
import type { Wired } from '../../play/play.ts';
import { sideName, spotName } from '../../play/words.ts';

/** What is still to be fought in this round, with how it would go as things stand. */
export function BattlesToCome({ view, ask, speaker }: Wired): ReactElement | null {
  const campaign = ask ? campaignIn(view) : null;
  if (!campaign || campaign.battles.length === 0) return null;
  const title = speaker.say('ui.to-fight', { n: campaign.battles.length });
  return (
    <Plank as="section" className="sc-plan" label={title}>
      <h3 className="sk-title">{title}</h3>
      {campaign.battles.map(({ at, side, chance }) => (
        <p key={at} className="sc-figure">
          <Medallion kind="seat" side={sideOf(side)} size={24} />
          <span>
            {spotName(speaker, view, at)}
            <span className="sk-heard">{sideName(speaker, side)}</span>
          </span>
          {chance !== undefined && <b className="sk-display">{speaker.say('ui.chance', { chance })}</b>}
        </p>
      ))}
    </Plank>
  );
}
