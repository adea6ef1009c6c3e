import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import type { LordId } from '../../content/lords.ts';
import { POWER } from '../../content/powers.ts';
import { lordBonds } from '../../lord-bonds.ts';
import { sideOf } from '../pieces.ts';
import { forcesIn } from '../play/forces.ts';
import { legendsIn } from '../play/legends.ts';
import type { ScandinaviaProps } from '../play/play.ts';
import { creedFor, spellPoints } from '../play/realm.ts';
import { LORD_SIDES } from '../sides.ts';
import { NumberRow } from './Terms.tsx';
import { useExplained } from './useExplained.ts';

type SheetProps = Pick<ScandinaviaProps, 'view' | 'speaker' | 'reckon' | 'openRules'>;

interface RealmSheetProps extends SheetProps {
  readonly lords: readonly LordId[];
}

/** All that may be known of a realm: its numbers with what they are made of, powers, forces and bonds; and the six of legend. */
export function RealmSheet(props: RealmSheetProps): ReactElement {
  return (
    <div className="sc-realm-sheet">
      {props.lords.map(lord => (
        <LordSheet key={lord} {...props} lord={lord} />
      ))}
      <Legends {...props} />
    </div>
  );
}

function LordSheet(props: SheetProps & { readonly lord: LordId }): ReactElement {
  const { view, speaker, openRules, lord } = props;
  const of = view.lords[lord];
  const told = useExplained(props, [
    { about: 'creed', lord },
    { about: 'minimum', seat: of.seat },
    { about: 'taxes', lord, level: 'normal' },
    { about: 'trade', lord },
    { about: 'upkeep', lord },
  ]);
  const { token, ...forces } = forcesIn(view, lord);
  const points = spellPoints(view, lord);
  const row = (icon: IconName, word: string, at: number) => (
    <NumberRow {...props} icon={icon} explained={told[at]}>
      {speaker.say(word)}
    </NumberRow>
  );
  return (
    <section aria-label={speaker.name('lord', lord)}>
      <h3 className="sk-title">
        {speaker.name('lord', lord)}, {speaker.name('role', lord)}
      </h3>
      {row('viking-church', 'ui.realm-creed', 0)}
      {row('flying-flag', 'ui.realm-needs', 1)}
      {row('two-coins', 'ui.taxes-normal', 2)}
      {row('shaking-hands', 'ui.plan-trade', 3)}
      {row('receive-money', 'ui.upkeep', 4)}
      <h3 className="sk-title">{speaker.say('ui.powers')}</h3>
      {points && <p className="sk-dim">{speaker.say('ui.spell-points', { ...points })}</p>}
      <ul className="sc-powers">
        {POWER.filter(({ lord: owner }) => owner === lord).map(({ id, level, cost }) => (
          <li key={id} data-there={level <= of.level}>
            <b className="sk-display">{level}</b>
            <div>
              <button type="button" className="sc-term" onClick={() => openRules(`SC-C-${id}`)}>
                {speaker.name('power', id)}
              </button>{' '}
              <small className="sk-dim">
                {[
                  ...(level > of.level ? [speaker.say('ui.power-at', { creed: creedFor(view, level) })] : []),
                  ...(cost === undefined ? [] : [speaker.say('ui.power-points', { points: cost })]),
                ].join(' · ')}
              </small>
              <p>{speaker.say(`powerText.${id}`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <h3 className="sk-title">{speaker.say('ui.bonds')}</h3>
      <ul className="sc-standing-lines">
        <Line icon="guards">{speaker.say('ui.forces', { ...forces })}</Line>
        {token !== null && <Line icon={LORD_SIDES[lord].emblem}>{speaker.say('ui.in-person', { at: token })}</Line>}
        {lordBonds(view, of, speaker).map(words => (
          <Line key={words} icon="shaking-hands">
            {words}
          </Line>
        ))}
      </ul>
    </section>
  );
}

/** Where each of the six is: nobody need look for them on the map. */
function Legends({ view, speaker }: SheetProps): ReactElement {
  return (
    <section aria-label={speaker.say('ui.legends')}>
      <h3 className="sk-title">{speaker.say('ui.legends')}</h3>
      <ul className="sc-legends">
        {legendsIn(view).map(({ legend, is, side, at }) => (
          <li key={legend} data-is={is}>
            <Medallion kind="leader" side={sideOf(side ?? '')} icon="sword-brandish" size={34} dim={is !== 'here'} />
            <div>
              <b>{speaker.name('hero', legend)}</b>{' '}
              <span className="sk-dim">
                {side !== null && at !== null
                  ? speaker.say('ui.legend-with', { side, at })
                  : speaker.say(is === 'dead' ? 'ui.legend-dead' : 'ui.legend-away')}
              </span>
              <p>{speaker.say(`heroText.${legend}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Line = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }): ReactElement => (
  <li>
    <Icon name={icon} size={17} />
    <span>{children}</span>
  </li>
);
