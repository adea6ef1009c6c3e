import type { ReactElement } from 'react';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { landOf } from '../../content/lands.ts';
import { withPack } from '../../content/pack.ts';
import type { RegionId } from '../../content/regions.ts';
import { TAX } from '../../content/taxes.ts';
import type { Wired } from '../play/play.ts';
import { pieceName, placeName } from '../play/words.ts';
import { NumberRow } from './Terms.tsx';
import { useExplained } from './useExplained.ts';

/** The lord whose part it is, where the question names one. */
const askedLord = ({ ask }: Pick<Wired, 'ask'>): string | null =>
  typeof ask?.args?.lord === 'string' ? ask.args.lord : null;

/** Beside a question about gold: what each answer would bring or cost. */
export function Plans(props: Wired): ReactElement | null {
  const lord = askedLord(props);
  if (lord === null) return null;
  switch (props.ask?.prompt) {
    case 'taxes':
      return <TaxPlan {...props} lord={lord} />;
    case 'upkeep':
    case 'disband-at':
      return <UpkeepPlan {...props} lord={lord} />;
    case 'troops':
    case 'surcharge':
      return <RecruitPlan {...props} lord={lord} />;
    default:
      return null;
  }
}

type PlanProps = Wired & { readonly lord: string };

/** What each level brings in all, and what it does to the prosperity of the lands. */
function TaxPlan(props: PlanProps): ReactElement {
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

/** A D10 must fall below the frequency (SC-10.10). */
const chanceOf = (frequency: number): number => Math.max(0, Math.min(10, frequency - 1)) * 10;

/** What each land would give, how likely it is, and what it costs; where a surcharge is asked for, point by point. */
function RecruitPlan(props: PlanProps): ReactElement | null {
  const { speaker, lord, ask, view } = props;
  const named = typeof ask?.args?.region === 'string' ? ask.args.region : null;
  const most = ask?.ranges?.[0]?.max ?? 0;
  const rows =
    named === null
      ? (ask?.choices ?? []).flatMap(choice =>
          choice.kind === 'recruit' ? [{ region: choice.region, points: 0 }] : [],
        )
      : Array.from({ length: most + 1 }, (_, points) => ({ region: named, points }));
  const told = useExplained(
    props,
    rows.flatMap(({ region, points }) => [
      { about: 'frequency', lord, region, points },
      { about: 'recruit-price', lord, region, points },
    ]),
  );
  if (rows.length === 0) return null;
  const values = withPack(view.content);
  return (
    <Plank as="section" className="sc-plan" label={speaker.name('phase', 'recruiting')}>
      <h3 className="sk-title">{speaker.say('ui.plan-recruiting')}</h3>
      {rows.map(({ region, points }, i) => {
        const [frequency, price] = [told[2 * i], told[2 * i + 1]];
        const chance = chanceOf(frequency?.total ?? 0);
        const name = `${placeName(speaker, region)}, ${pieceName(speaker, landOf(values, region as RegionId).troop)}`;
        const said = { name, points, chance, price: price?.total ?? 0 };
        return (
          <NumberRow key={`${region} ${points}`} {...props} icon="guards" explained={frequency}>
            {speaker.say(points > 0 ? 'ui.plan-surcharge' : 'ui.plan-chance', said)}
          </NumberRow>
        );
      })}
    </Plank>
  );
}

/** All that has to be kept, and what would be left. */
function UpkeepPlan(props: PlanProps): ReactElement {
  const { speaker, lord, view } = props;
  const [upkeep] = useExplained(props, [{ about: 'upkeep', lord }]);
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
    </Plank>
  );
}
