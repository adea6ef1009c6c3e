import type { ReactElement } from 'react';
import { Plank } from '../../../../../kit/look/Plank.tsx';
import { TAX } from '../../../content/taxes.ts';
import { NumberRow } from '../Terms.tsx';
import { useExplained } from '../useExplained.ts';
import type { PlanProps } from './plan.ts';

/** What each level brings in all, and what it does to the prosperity of the lands. */
export function TaxPlan(props: PlanProps): ReactElement {
  const { speaker, lord } = props;
  const told = useExplained(props, [
    ...TAX.map(({ id }) => ({ about: 'taxes', lord, level: id })),
    { about: 'trade', lord },
    { about: 'upkeep', lord },
  ]);
  return (
    <Plank as="section" className="sc-plan" label={speaker.name('phase', 'taxes')}>
      <h3 className="sk-title">{speaker.say('ui.plan-taxes')}</h3>
      {TAX.map(({ id, prosperity }, i) => (
        <NumberRow key={id} {...props} icon="two-coins" explained={told[i]}>
          {speaker.say('ui.plan-tax', {
            name: speaker.name('tax', id),
            change: prosperity > 0 ? `+${prosperity}` : String(prosperity),
          })}
        </NumberRow>
      ))}
      <NumberRow {...props} icon="shaking-hands" explained={told[TAX.length]}>
        {speaker.say('ui.plan-trade')}
      </NumberRow>
      <NumberRow {...props} icon="receive-money" explained={told[TAX.length + 1]}>
        {speaker.say('ui.upkeep')}
      </NumberRow>
    </Plank>
  );
}
