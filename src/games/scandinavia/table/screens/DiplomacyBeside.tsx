import type { ReactElement } from 'react';
import { Button } from '../../../../kit/look/Button.tsx';
import { Icon, type IconName } from '../../../../kit/look/Icon.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import type { Wired } from '../play/play.ts';
import { livingSeats } from '../play/realm.ts';

const MEANS: readonly (readonly [what: string, icon: IconName, clause: string])[] = [
  ['peace', 'shaking-hands', 'SC-5.4'],
  ['guilds', 'two-coins', 'SC-9.10'],
  ['gold', 'receive-money', 'SC-5.8'],
  ['secret', 'wax-seal', 'SC-5.2'],
];

/** Beside the talk: what an alliance means, each line with its rule. */
export function DiplomacyBeside({ view, speaker, openRules, talkTo }: Wired): ReactElement {
  const talking = livingSeats(view);
  const done = talking.filter(seat => view.ready[seat]).length;
  return (
    <Plank as="section" className="sc-plan sc-ends" label={speaker.say('ui.means')} scrolls>
      <h3 className="sk-title">{speaker.say('ui.means')}</h3>
      <ul>
        {MEANS.map(([what, icon, clause]) => (
          <li key={what}>
            <Icon name={icon} size={17} />
            <button type="button" className="sc-term" onClick={() => openRules(clause)}>
              {speaker.say(`ui.means-${what}`)}
            </button>
          </li>
        ))}
      </ul>
      {talkTo && (
        <Button icon="talk" act="talk" onClick={() => talkTo([])}>
          {speaker.say('ui.talk-all')}
        </Button>
      )}
      <p className="sk-dim">{speaker.say('ui.talk-done', { done, all: talking.length })}</p>
    </Plank>
  );
}
