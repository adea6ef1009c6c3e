import type { ReactElement } from 'react';
import type { Aim } from '../play/aim.ts';
import type { Wired } from '../play/play.ts';
import { BattlesToCome } from './plans/BattlesToCome.tsx';
import { BuildPlan } from './plans/BuildPlan.tsx';
import { ChancePlan } from './plans/ChancePlan.tsx';
import { MarchPlan } from './plans/MarchPlan.tsx';
import { RecruitPlan } from './plans/RecruitPlan.tsx';
import { TaxPlan } from './plans/TaxPlan.tsx';
import { UpkeepPlan } from './plans/UpkeepPlan.tsx';

/** The lord whose part it is, where the question names one. */
const askedLord = ({ ask }: Pick<Wired, 'ask'>): string | null =>
  typeof ask?.args?.lord === 'string' ? ask.args.lord : null;

/** Beside a question about gold or luck: what each answer would bring or cost, and how likely it is. */
export function Plans(props: Wired & { readonly aim: Aim }): ReactElement | null {
  const lord = askedLord(props);
  if (lord === null) return null;
  return (
    <>
      <MarchPlan {...props} />
      {planFor(props, lord)}
      {props.ask?.prompt !== 'battles' && <BattlesToCome {...props} />}
    </>
  );
}

function planFor(props: Wired, lord: string): ReactElement | null {
  switch (props.ask?.prompt) {
    case 'taxes':
      return <TaxPlan {...props} lord={lord} />;
    case 'upkeep':
    case 'disband-at':
      return <UpkeepPlan {...props} lord={lord} />;
    case 'troops':
    case 'surcharge':
      return <RecruitPlan {...props} lord={lord} />;
    case 'building':
    case 'fervour-building':
      return <BuildPlan {...props} lord={lord} />;
    case 'heroes':
      return <ChancePlan {...props} lord={lord} title="ui.plan-heroes" />;
    case 'where':
    case 'fleet':
      return <ChancePlan {...props} lord={lord} title="ui.plan-march" />;
    case 'battles':
      return <ChancePlan {...props} lord={lord} title="ui.plan-battles" />;
    default:
      return null;
  }
}
