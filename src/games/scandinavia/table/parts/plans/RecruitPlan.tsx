import type { ReactElement } from 'react';
import { Plank } from '../../../../../kit/look/Plank.tsx';
import { landOf } from '../../../content/lands.ts';
import { withPack } from '../../../content/pack.ts';
import type { RegionId } from '../../../content/regions.ts';
import { FREQUENCY_CAP } from '../../../content/troop-classes.ts';
import { TROOP_ICONS } from '../../pieces.ts';
import { classIn, recruitsLeft } from '../../play/recruits.ts';
import { pieceName, placeName } from '../../play/words.ts';
import { NumberRow } from '../Terms.tsx';
import { useExplained } from '../useExplained.ts';
import type { PlanProps } from './plan.ts';

/** What counts for the cap: gold and spells are on top of it (SC-10.16). */
const OWN: ReadonlySet<string> = new Set(['printed-frequency', 'alignment', 'building', 'popularity']);

/** What each land would give, how likely it is, and what it costs; where a surcharge is asked for, point by point. */
export function RecruitPlan(props: PlanProps): ReactElement | null {
  const { speaker, lord, ask, view, foresee } = props;
  const named = typeof ask?.args?.region === 'string' ? ask.args.region : null;
  const most = ask?.ranges?.[0]?.max ?? 0;
  const rows =
    named === null
      ? (ask?.choices ?? []).flatMap(choice =>
          choice.kind === 'recruit' ? [{ region: choice.region, points: null, choice }] : [],
        )
      : Array.from({ length: most + 1 }, (_, points) => ({
          region: named,
          points,
          choice: { kind: 'surcharge', points } as const,
        }));
  const told = useExplained(
    props,
    rows.flatMap(({ region, points }) => [
      { about: 'frequency', lord, region, ...(points !== null && { points }) },
      { about: 'recruit-price', lord, region, ...(points !== null && { points }) },
    ]),
  );
  if (rows.length === 0) return null;
  const values = withPack(view.content);
  return (
    <Plank as="section" className="sc-plan" label={speaker.name('phase', 'recruiting')}>
      <h3 className="sk-title">{speaker.say('ui.plan-recruiting')}</h3>
      {rows.map(({ region, points, choice }, i) => {
        const [frequency, price] = [told[2 * i], told[2 * i + 1]];
        const { troop } = landOf(values, region as RegionId);
        const name = `${placeName(speaker, region)}, ${pieceName(speaker, troop)}`;
        const said = { name, points, price: price?.total ?? 0 };
        const own = frequency?.terms.reduce((sum, { what, amount }) => sum + (OWN.has(what) ? amount : 0), 0);
        return (
          <div key={`${region} ${points}`}>
            <NumberRow
              {...props}
              icon={TROOP_ICONS[troop]}
              explained={frequency}
              shown={speaker.say('ui.chance', { chance: foresee(choice).chance ?? 0 })}
            >
              {speaker.say(points ? 'ui.plan-surcharge' : 'ui.plan-chance', said)}
            </NumberRow>
            {!points && (
              <p className="sk-dim sc-plan-note">
                {speaker.say('ui.plan-room', { n: recruitsLeft(view, region) })}
                {own !== undefined &&
                  ` · ${speaker.say('ui.plan-cap', { gold: classIn(view, region).surcharge, cap: FREQUENCY_CAP * own })}`}
              </p>
            )}
          </div>
        );
      })}
    </Plank>
  );
}
