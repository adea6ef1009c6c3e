import type { ReactElement } from 'react';
import { Plank } from '../../../../../kit/look/Plank.tsx';
import { NumberRow, Terms } from '../Terms.tsx';
import { useExplained } from '../useExplained.ts';
import type { PlanProps } from './plan.ts';

/** All that has to be kept, what would be left, and who leaves where it is too much. */
export function UpkeepPlan(props: PlanProps): ReactElement {
  const { speaker, openRules, lord, view } = props;
  const [upkeep, leaving] = useExplained(props, [
    { about: 'upkeep', lord },
    { about: 'leaving', lord },
  ]);
  const left = view.purse === null || upkeep === null ? null : view.purse - upkeep.total;
  return (
    <Plank as="section" className="sc-plan" label={speaker.name('phase', 'upkeep')}>
      <h3 className="sk-title">{speaker.name('phase', 'upkeep')}</h3>
      <NumberRow {...props} icon="receive-money" explained={upkeep}>
        {speaker.say('ui.upkeep')}
      </NumberRow>
      {left !== null && (
        <p className="sc-figure" data-short={left < 0}>
          <span>{speaker.say('ui.plan-left')}</span>
          <b className="sk-display">{left}</b>
        </p>
      )}
      {leaving && leaving.terms.length === 0 && <p className="sk-dim">{speaker.say('ui.plan-all-stay')}</p>}
      {leaving && leaving.terms.length > 0 && (
        <>
          <h3 className="sk-title">{speaker.say('ui.plan-leaving')}</h3>
          <Terms speaker={speaker} openRules={openRules} explained={leaving} bare />
        </>
      )}
    </Plank>
  );
}
