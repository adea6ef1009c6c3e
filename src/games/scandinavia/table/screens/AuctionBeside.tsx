import { type ReactElement, useEffect, useState } from 'react';
import { Icon, type IconName } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { nameOf } from '../../../../kit/table/names.ts';
import { isAdvanced } from '../map/hex/spots.ts';
import { sideOf } from '../pieces.ts';
import type { Attack } from '../play/dragon-worth.ts';
import type { Wired } from '../play/play.ts';
import { lordsOf } from '../play/realm.ts';
import { holderAt, spotName } from '../play/words.ts';
import { type Round, roundsOf, worthWords } from './bids.ts';

type Held = readonly (readonly [what: string, icon: IconName, clause: string])[];
const DRAGON: Held = [
  ['who', 'three-friends', 'SC-8.3'],
  ['open', 'wax-seal', 'SC-8.3'],
  ['highest', 'two-coins', 'SC-8.4'],
  ['level', 'scales', 'SC-8.5'],
];
const LOKI: Held = [
  ['rise', 'two-coins', 'SC-C-loki'],
  ['pledge', 'guards', 'SC-C-loki'],
];

export const DragonBeside = (props: Wired): ReactElement => (
  <>
    <Worth {...props} />
    <Earlier {...props} />
    <Holds {...props} holds={DRAGON} />
  </>
);
export const LokiBeside = (props: Wired): ReactElement => <Holds {...props} holds={LOKI} />;

/** So many attacks are told of. */
const TOLD = 4;

/** Where the reader's armies could attack this turn, and what the Dragon would make of it. */
function Worth({ view, seat, speaker }: Wired): ReactElement | null {
  const lord = seat === null ? undefined : lordsOf(view, seat).find(each => !view.lords[each].out);
  const [attacks, setAttacks] = useState<readonly Attack[] | null>(null);
  useEffect(() => {
    let wanted = true;
    if (lord !== undefined && !isAdvanced(view))
      void import('../play/dragon-worth.ts').then(({ dragonWorth }) => {
        if (wanted) setAttacks(dragonWorth(view, lord));
      });
    return () => {
      wanted = false;
    };
  }, [view, lord]);
  if (attacks === null) return null;
  return (
    <Plank as="section" className="sc-plan" label={speaker.say('ui.dragon-worth')} scrolls>
      <h3 className="sk-title">{speaker.say('ui.dragon-worth')}</h3>
      <p className="sk-dim">{speaker.say(worthWords(view, attacks.length))}</p>
      {attacks.slice(0, TOLD).map(({ at, without, with: then }) => (
        <p key={at} className="sc-figure">
          <Medallion kind="seat" side={sideOf(holderAt(view, at) ?? '')} size={24} />
          <span>{spotName(speaker, view, at)}</span>
          <b className="sk-display sc-worth">{speaker.say('ui.chance-to', { without, then })}</b>
        </p>
      ))}
    </Plank>
  );
}

/** What holds in an auction, each line with its rule. */
function Holds({ speaker, openRules, holds }: Wired & { readonly holds: Held }): ReactElement {
  return (
    <Plank as="section" className="sc-plan sc-ends" label={speaker.say('ui.holds')} scrolls>
      <h3 className="sk-title">{speaker.say('ui.holds')}</h3>
      <ul>
        {holds.map(([what, icon, clause]) => (
          <li key={what}>
            <Icon name={icon} size={17} />
            <button type="button" className="sc-term" onClick={() => openRules(clause)}>
              {speaker.say(`ui.holds-${what}`)}
            </button>
          </li>
        ))}
      </ul>
    </Plank>
  );
}

/** What was bid before: all bids are opened, and remembered. */
function Earlier(props: Wired): ReactElement | null {
  const { view, facts, speaker } = props;
  const rounds = roundsOf(facts, view.ready.length);
  if (rounds.length === 0) return null;
  const last = rounds.at(-1);
  return (
    <Plank as="section" className="sc-plan sc-earlier" label={speaker.say('ui.earlier-bids')} scrolls>
      <h3 className="sk-title">{speaker.say('ui.earlier-bids')}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {[...view.ready.keys()].map(of => (
              <th key={of} scope="col">
                <Medallion kind="seat" side={sideOf(lordsOf(view, of)[0] ?? '')} size={24} />
                <span className="sk-heard">{nameOf(props, of)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ turn, bids, winner }) => (
            <tr key={turn}>
              <th scope="row">{speaker.say('ui.turn-n', { turn })}</th>
              {[...bids.entries()].map(([of, gold]) => (
                <td
                  key={of}
                  data-won={winner !== null && view.lords[winner]?.seat === of}
                  data-level={winner === null && gold !== null && gold > 0 && gold === Math.max(...bids.map(Number))}
                >
                  {gold ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {last && <p className="sk-dim">{lastWords(props, last)}</p>}
    </Plank>
  );
}

/** What came of the bids of a turn: who paid, or that nobody was served. */
function lastWords({ view, speaker }: Wired, { turn, bids, winner }: Round): string {
  const by = winner === null ? undefined : view.lords[winner];
  return winner === null || by === undefined
    ? speaker.say('ui.bids-level', { turn })
    : speaker.say('ui.bids-won', { turn, lord: winner, gold: bids[by.seat] ?? 0 });
}
