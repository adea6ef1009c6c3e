import { memo, type ReactElement, type ReactNode, useRef, useState } from 'react';
import type { Speaker } from '../../../engine/text/text.ts';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { useSameItems } from '../../../kit/look/useSame.ts';
import type { ClanView } from '../rules/view.ts';
import { countOf, seatStrings, upgradesOf } from './parts.ts';
import type { BloodRageProps } from './play/play.ts';
import { SeatPlank } from './SeatPlank.tsx';

const AGE_NAMES = ['I', 'II', 'III'];

/** Who plays it, and what it is doing. */
function statusOf({ view, seat, seats, waiting, speaker }: SeatsProps, clan: ClanView): string {
  const asked = waiting.find(w => w.seat === clan.seat);
  if (asked && !asked.answered) return clan.seat === seat ? speaker.say('ui.your-turn') : speaker.say('ui.choosing');
  if (clan.sealed) return speaker.say('ui.sealed');
  const { name } = seats[clan.seat];
  const passed = clan.passed && view.phase === 'action';
  return passed ? speaker.say('ui.name-passed', { name }) : name;
}

interface SeatsProps extends Pick<BloodRageProps, 'view' | 'seat' | 'seats' | 'waiting' | 'speaker' | 'lookingBack'> {
  readonly compact: boolean;
  onSeat(seat: number): void;
}

/** All clans with what everybody may know of them. */
export function Seats(props: SeatsProps): ReactElement {
  const { view, seat, speaker, waiting, lookingBack, compact } = props;
  const clans = useSameItems(view.clans);
  const latest = useRef(props);
  latest.current = props;
  const [onSeat] = useState(() => (of: number) => latest.current.onSeat(of));
  return (
    <ul className="br-seats" data-part="seats" aria-label={speaker.say('ui.seats')}>
      {clans.map(clan => (
        <ClanSeat
          key={clan.clan}
          clan={clan}
          status={statusOf(props, clan)}
          sign={props.seats[clan.seat]?.sign}
          clock={props.seats[clan.seat]?.clock}
          speaker={speaker}
          active={!lookingBack && waiting.some(w => w.seat === clan.seat && !w.answered)}
          passed={clan.passed && view.phase === 'action'}
          looking={lookingBack && clan.seat === seat}
          first={clan.seat === view.first}
          compact={compact}
          onSeat={onSeat}
        />
      ))}
    </ul>
  );
}

interface ClanSeatProps {
  readonly clan: ClanView;
  readonly status: string;
  readonly sign: ReactNode;
  readonly clock: ReactNode;
  readonly speaker: Speaker;
  readonly active: boolean;
  readonly passed: boolean;
  readonly looking: boolean;
  readonly first: boolean;
  readonly compact: boolean;
  readonly onSeat: (seat: number) => void;
}

/** One of them; drawn again only when something about it has changed. */
const ClanSeat = memo(function ClanSeat({ clan, speaker, first, onSeat, ...state }: ClanSeatProps): ReactElement {
  return (
    <SeatPlank
      {...state}
      clan={clan.clan}
      name={speaker.name('clan', clan.clan)}
      glory={clan.glory}
      numbers={{
        rage: clan.rage,
        rageMax: clan.stats.rage.value,
        axes: clan.stats.axes.value,
        horns: clan.stats.horns.value,
        onBoard: clan.onBoard,
        hand: clan.hand,
        valhalla: countOf(clan.valhalla),
      }}
      upgrades={upgradesOf(clan, speaker)}
      first={first ? { label: speaker.say('ui.first-player') } : undefined}
      strings={seatStrings(speaker)}
      onPress={() => onSeat(clan.seat)}
    />
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
