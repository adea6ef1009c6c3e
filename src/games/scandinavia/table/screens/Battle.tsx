import { lazy, type ReactElement, Suspense } from 'react';
import type { Explanation } from '../../../../engine/contract/explain.ts';
import { Woven } from '../../../../kit/look/Woven.tsx';
import { withPack } from '../../content/pack.ts';
import { placeName as placeId, sideName as sideId } from '../../rules/names.ts';
import { printed } from '../../rules/printed.ts';
import { type Question, useExplained } from '../parts/useExplained.ts';
import { frameOf, type SeenOf } from '../play/frames.ts';
import type { Wired } from '../play/play.ts';
import { sideName } from '../play/words.ts';
import { Odds } from './BattleOdds.tsx';
import { SideStrip } from './BattleSide.tsx';
import { Thrown } from './BattleThrown.tsx';
import { toldOf } from './battle-told.ts';
import { Losses } from './Losses.tsx';
import { type Contender, forcesOf } from './odds.ts';
import './battle.css';

/** What either side may still do is worked out by the rules themselves, which come when there is a battle. */
const Deeds = lazy(async () => ({ default: (await import('./BattleDeeds.tsx')).Deeds }));

const NOBODY_HOLDS = 'commoners';

/** Where a battle is fought, and between whom. */
export const partiesOf = (frame: SeenOf<'battle'>) => ({
  place: placeId(frame.place),
  attacker: frame.attacker < 0 ? NOBODY_HOLDS : sideId(frame.attacker),
  defender: frame.defender < 0 ? NOBODY_HOLDS : sideId(frame.defender),
  /** Nobody but the folk of the land defends it. */
  free: frame.defender < 0,
});

/** The units that make a potential: so many of a kind, worth so much each. */
const unitsOf = (potential: Explanation | null) =>
  (potential?.terms ?? []).flatMap(({ amount, args }) => {
    const count = Number(args?.count ?? 1);
    return args?.piece === undefined || count < 1 ? [] : [{ worth: Math.round(amount / count), count }];
  });

/** A battle: both sides with all that counts, the chances before the dice, and what they said after. */
export function Battle(props: Wired): ReactElement | null {
  const frame = frameOf(props.view, 'battle');
  return frame ? <Fought {...props} frame={frame} /> : null;
}

function Fought(props: Wired & { readonly frame: SeenOf<'battle'> }): ReactElement {
  const { view, speaker, facts, frame } = props;
  const { place, attacker, defender, free } = partiesOf(frame);
  const questions: Question[] = [
    { about: 'potential', side: 'attacker' },
    { about: 'die', side: 'attacker' },
    { about: 'potential', side: 'defender' },
    { about: 'die', side: 'defender' },
    // Commoners come past the table, and only where the land is theirs to defend.
    { about: 'help', side: 'defender' },
    { about: 'units', side: 'attacker' },
    { about: 'units', side: 'defender' },
  ];
  const [potentialA, dieA, potentialD, dieD, folk, unitsA, unitsD] = useExplained(props, questions);
  const beast = (side: string): Contender['beast'] =>
    view.beast !== null && view.beast.place === place && view.beast.lord === side ? view.beast.beast : null;
  const contender = (
    [potential, die, units]: readonly (Explanation | null)[],
    side: string,
    extra: number,
  ): Contender => ({
    potential: potential?.total ?? 0,
    bonus: die?.total ?? 0,
    units: units?.total ?? 0,
    extra,
    beast: beast(side),
  });
  const own = contender([potentialA, dieA, unitsA], attacker, 0);
  const other = contender([potentialD, dieD, unitsD], defender, folk?.total ?? 0);
  const title = speaker.say('ui.battle-at', { place });
  const told = toldOf(facts);
  const table = printed({ pack: view.content }).battle;
  const attack = forcesOf(own, table);
  const defence = forcesOf(other, table);
  const most = Math.max(20, ...attack, ...defence);
  const steps = [sideName(speaker, attacker), sideName(speaker, defender), 'dice', 'losses'];
  const thrown = told.throws.length > 0;
  const now = thrown ? 3 : frame.step <= 1 ? 0 : 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: there may be more than fits, and keys must scroll it
    <section className="sc-battle" aria-label={title} tabIndex={0}>
      <header className="sc-battle-head">
        <h2 className="sk-display">{title}</h2>
        <ol className="sc-battle-steps sk-display">
          {steps.map((step, i) => (
            <li key={step} aria-current={i === now ? 'step' : undefined}>
              {i < 2 ? step : speaker.say(`ui.step-${step}`)}
            </li>
          ))}
        </ol>
        <Woven band="north" scale={0.84} className="sc-battle-hem" />
      </header>
      {thrown ? (
        <>
          <Losses view={view} speaker={speaker} />
          <Thrown speaker={speaker} told={told} attacker={attacker} table={withPack(view.content).battle} />
        </>
      ) : (
        <>
          <SideStrip
            {...props}
            side={attacker}
            part="attacks"
            forces={attack}
            most={most}
            beast={own.beast}
            potential={potentialA}
            die={dieA}
            folk={null}
          />
          <SideStrip
            {...props}
            side={defender}
            part="defends"
            forces={defence}
            most={most}
            beast={other.beast}
            potential={potentialD}
            die={dieD}
            folk={folk}
          />
          <Odds
            speaker={speaker}
            attacker={attacker}
            defender={defender}
            own={own}
            other={other}
            table={table}
            free={free}
            ours={unitsOf(potentialA)}
            theirs={unitsOf(potentialD)}
          >
            <Suspense>
              <Deeds {...props} attacker={attacker} defender={defender} />
            </Suspense>
          </Odds>
        </>
      )}
    </section>
  );
}
