import type { ReactElement } from 'react';
import { Icon, type IconName } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { nameOf } from '../../../../kit/table/names.ts';
import { sideOf } from '../pieces.ts';
import type { Wired } from '../play/play.ts';
import { lordsOf } from '../play/realm.ts';
import { roundsOf } from './bids.ts';

type Held = readonly (readonly [what: string, icon: IconName, clause: string])[];
const DRAGON: Held = [
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
    <Holds {...props} holds={DRAGON} />
    <Earlier {...props} />
  </>
);
export const LokiBeside = (props: Wired): ReactElement => <Holds {...props} holds={LOKI} />;

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
                <td key={of} data-won={winner !== null && view.lords[winner]?.seat === of}>
                  {gold ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Plank>
  );
}
