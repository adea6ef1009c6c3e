import type { ReactElement } from 'react';
import { Button } from '../../../../kit/look/Button.tsx';
import { Icon, type IconName } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import type { LordId } from '../../content/lords.ts';
import { POWER } from '../../content/powers.ts';
import { lordBonds } from '../../lord-bonds.ts';
import type { ScandinaviaProps } from '../play/play.ts';
import { isLast, lordsOf, nextPower, regionsTogether, regionsToWin, spellPoints } from '../play/realm.ts';
import { LORD_SIDES } from '../sides.ts';
import { useExplained } from './useExplained.ts';

interface RealmProps extends Pick<ScandinaviaProps, 'view' | 'seat' | 'speaker' | 'reckon'> {
  /** Whose realm is shown. */
  readonly shown: number;
  /** The whole of it is wanted, or no longer. */
  readonly onWhole?: (() => void) | undefined;
}

/** The realm of a seat at the foot of the table: its lord, gold, creed, lands, what it has to pay. */
export function Realm(props: RealmProps): ReactElement {
  const { view, shown } = props;
  const lords = lordsOf(view, shown);
  return (
    <div className="sc-realms">
      {lords.map((lord, i) => (
        <LordRealm key={lord} {...props} lord={lord} purse={i === 0} />
      ))}
    </div>
  );
}

function LordRealm(props: RealmProps & { readonly lord: LordId; readonly purse: boolean }): ReactElement {
  const { view, seat, shown, speaker, lord, purse, onWhole } = props;
  const of = view.lords[lord];
  const owed = of.debts.reduce((sum, { gold }) => sum + gold, 0);
  const next = nextPower(view, lord);
  const most = regionsToWin(view, lord);
  const [upkeep] = useExplained(props, [{ about: 'upkeep', lord, seat: shown }]);
  const points = spellPoints(view, lord);
  const bonds = lordBonds({ allied: [] }, of, speaker);
  const power = POWER.find(({ lord: owner, level }) => owner === lord && level === of.level);
  return (
    <>
      <Plank className="sc-chip sc-chip-lord">
        <Medallion kind="leader" side={LORD_SIDES[lord]} size={56} dim={of.out} />
        <div className="sc-chip-words">
          <p className="sk-display sc-chip-name">
            {speaker.name('lord', lord)}
            <span className="sc-chip-role">, {speaker.name('role', lord)}</span>
          </p>
          <p className="sk-dim">
            {speaker.say('ui.power', { n: of.level })}
            {power && `: ${speaker.name('power', power.id)}`}
            {points && ` · ${speaker.say('ui.spell-points', { ...points })}`}
          </p>
          {bonds.length > 0 && <p className="sk-dim sc-chip-bonds">{bonds.join(' ')}</p>}
        </div>
        {onWhole && (
          <Button tone="quiet" icon="scroll-unfurled" act="realm" label={speaker.say('ui.realm')} onClick={onWhole} />
        )}
      </Plank>
      {purse && shown === seat && view.purse !== null && (
        <Chip
          icon="two-coins"
          big={speaker.say('ui.gold', { n: view.purse })}
          small={speaker.say('ui.gold-secret')}
          brass
        />
      )}
      <Chip
        icon="viking-church"
        big={speaker.say('ui.creed', { n: of.creed })}
        small={
          next ? speaker.say('ui.creed-next', { creed: next.creed, level: next.level }) : speaker.say('ui.creed-full')
        }
      />
      <Chip
        icon="flying-flag"
        big={speaker.say('ui.n-of', { n: regionsTogether(view, lord), most })}
        small={speaker.say(
          isLast(view)
            ? 'ui.regions-last'
            : view.regions.selorian.owner === lord
              ? 'ui.regions-with'
              : 'ui.regions-and-selorian',
        )}
      />
      <Chip
        icon="receive-money"
        big={upkeep ? speaker.say('ui.due', { n: upkeep.total }) : '…'}
        small={owed > 0 ? speaker.say('ui.debt', { gold: owed }) : speaker.say('ui.upkeep')}
      />
    </>
  );
}

interface ChipProps {
  readonly icon: IconName;
  readonly big: string;
  readonly small: string;
  readonly brass?: boolean | undefined;
}

const Chip = ({ icon, big, small, brass }: ChipProps): ReactElement => (
  <Plank className={brass ? 'sc-chip sc-chip-brass' : 'sc-chip'}>
    <Icon name={icon} size={30} />
    <div>
      <p className="sk-display sc-chip-big">{big}</p>
      <p className="sk-dim sc-chip-small">{small}</p>
    </div>
  </Plank>
);
