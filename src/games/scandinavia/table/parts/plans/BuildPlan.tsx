import type { ReactElement } from 'react';
import { Icon } from '../../../../../kit/look/Icon.tsx';
import { Plank } from '../../../../../kit/look/Plank.tsx';
import type { BuildingId } from '../../../content/buildings.ts';
import { BUILDING_ICONS } from '../../pieces.ts';
import type { PlanProps } from './plan.ts';

/** What each building that may be put up here would do. */
export function BuildPlan({ ask, speaker }: PlanProps): ReactElement | null {
  const buildings = (ask?.choices ?? []).flatMap(choice =>
    choice.kind === 'build' ? [choice.building as BuildingId] : [],
  );
  if (buildings.length === 0) return null;
  return (
    <Plank as="section" className="sc-plan" label={speaker.say('ui.plan-building')}>
      <h3 className="sk-title">{speaker.say('ui.plan-building')}</h3>
      <ul className="sc-legends">
        {buildings.map(building => (
          <li key={building}>
            <Icon name={BUILDING_ICONS[building]} size={20} />
            <div>
              <b>{speaker.say(`ui.building-${building}`)}</b>
              <p>{speaker.say(`buildingText.${building}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Plank>
  );
}
