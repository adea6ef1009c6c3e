import { memo, type ReactElement, type ReactNode, useRef, useState } from 'react';
import type { Speaker } from '../../../engine/text/text.ts';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { useSameItems } from '../../../kit/look/useSame.ts';
import { nameOf } from '../../../kit/table/names.ts';
import { isAsked, SeatList, SeatPlank, statusOf } from '../../../kit/table/SeatPlank.tsx';
import { Term } from '../../../kit/table/Term.tsx';
import { SLOTS } from '../content/clans.ts';
import type { ClanView, View } from '../rules/view.ts';
import { aboutOf, countOf, gloryOf, spokenUpgrades, statTallies, upgradesOf } from './parts.ts';
import { CLANS } from './pieces.ts';
import type { BloodRageProps } from './play/play.ts';
import { UpgradeChips } from './UpgradeChips.tsx';

const AGE_NAMES = ['I', 'II', 'III'];

/** What there is to say of a clan that is not asked anything. */
function otherwise({ view, speaker }: SeatsProps, clan: ClanView): string {
  if (clan.sealed) return speaker.say('ui.sealed');
  const name = speaker.side(clan.seat);
  return hasPassed(view, clan) ? speaker.say('ui.name-passed', { name }) : name;
}

const hasPassed = (view: View, clan: ClanView): boolean => clan.passed && view.phase === 'action';

interface SeatsProps
  extends Pick<BloodRageProps, 'view' | 'seat' | 'seats' | 'waiting' | 'acting' | 'speaker' | 'lookingBack'> {
  readonly compact: boolean;
  onSeat(seat: number): void;
}

/** All clans with what everybody may know of them. */
export const Seats = memo(function Seats(props: SeatsProps): ReactElement {
  const { view, seat, speaker, waiting, acting, lookingBack, compact } = props;
  const clans = useSameItems(view.clans);
  const latest = useRef(props);
  latest.current = props;
  const [onSeat] = useState(() => (of: number) => latest.current.onSeat(of));
  return (
    <SeatList label={speaker.say('ui.seats')}>
      {clans.map(clan => (
        <ClanSeat
          key={clan.clan}
          clan={clan}
          name={nameOf(props, clan.seat)}
          status={statusOf(props, clan.seat, otherwise(props, clan))}
          sign={props.seats[clan.seat]?.sign}
          clock={props.seats[clan.seat]?.clock}
          speaker={speaker}
          active={!lookingBack && (isAsked(waiting, clan.seat) || clan.seat === acting)}
          dim={hasPassed(view, clan)}
          looking={lookingBack && clan.seat === seat}
          first={clan.seat === view.first}
          compact={compact}
          onSeat={onSeat}
        />
      ))}
    </SeatList>
  );
});

interface ClanSeatProps {
  readonly clan: ClanView;
  readonly name: string;
  readonly status: string;
  readonly sign: ReactNode;
  readonly clock: ReactNode;
  readonly speaker: Speaker;
  readonly active: boolean;
  readonly dim: boolean;
  readonly looking: boolean;
  readonly first: boolean;
  readonly compact: boolean;
  readonly onSeat: (seat: number) => void;
}

/** One of them; drawn again only when something about it has changed. */
const ClanSeat = memo(function ClanSeat({ clan, speaker, first, ...state }: ClanSeatProps): ReactElement {
  const upgrades = upgradesOf(clan, speaker);
  return (
    <SeatPlank
      {...state}
      seat={clan.seat}
      side={CLANS[clan.clan]}
      score={gloryOf(clan.glory, speaker)}
      tallies={[
        ...statTallies(clan, speaker),
        {
          icon: 'card-draw',
          value: clan.hand,
          spoken: speaker.say('ui.hand', { n: clan.hand }),
          about: aboutOf('hand', speaker),
        },
        {
          icon: 'feathered-wing',
          value: countOf(clan.valhalla),
          spoken: speaker.say('ui.in-valhalla', { n: countOf(clan.valhalla) }),
          about: aboutOf('valhalla', speaker),
        },
      ]}
      tokens={
        first
          ? [{ icon: 'vertical-banner', label: speaker.say('ui.first-player'), about: aboutOf('first', speaker) }]
          : []
      }
    >
      <Term title={spokenUpgrades(upgrades, speaker)} {...aboutOf('upgrades', speaker)}>
        <UpgradeChips upgrades={upgrades} slots={SLOTS.length} spoken={spokenUpgrades(upgrades, speaker)} />
      </Term>
    </SeatPlank>
  );
});

type RagnarokProps = Pick<BloodRageProps, 'view' | 'speaker'>;

/** The provinces that Ragnarök takes, and what each figure in them is worth. */
export const RagnarokList = memo(function RagnarokList(props: RagnarokProps): ReactElement {
  const { view, speaker } = props;
  return (
    <Plank as="section" className="br-doom-list" label={speaker.name('phase', 'ragnarok')}>
      <h2 className="br-doom-head">
        {speaker.name('phase', 'ragnarok')} <span className="sk-dim">{speaker.say('ui.glory-a-figure')}</span>
      </h2>
      <ul>
        {view.ragnarok.map(({ province, glory }, i) => (
          <li key={province} className={i + 1 === view.age ? 'br-doom-now' : i + 1 < view.age ? 'br-doom-past' : ''}>
            <Icon name={i + 1 === view.age ? 'burning-meteor' : 'earth-crack'} size={15} />
            <span>
              {AGE_NAMES[i]} · {speaker.name('place', province)}
            </span>
            <span className="br-doom-glory">{glory}</span>
          </li>
        ))}
      </ul>
    </Plank>
  );
});
