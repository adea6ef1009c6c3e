import { memo, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { nameOf } from '../../../kit/table/names.ts';
import type { Sign } from '../../../kit/table/play/signs.ts';
import { isAsked, SeatList, SeatPlank, statusOf } from '../../../kit/table/SeatPlank.tsx';
import type { TallyOf } from '../../../kit/table/Tally.tsx';
import { useNarrow } from '../../../kit/table/useTableForm.ts';
import type { SeatView } from '../rules/view.ts';
import { CRESTS } from './pieces.ts';
import { aboutOf } from './play/about.ts';
import type { Play, ReaversProps } from './play/play.ts';

/** What is counted on a seat's plank; on a phone only the first few. */
const talliesOf = (of: SeatView, speaker: ReaversProps['speaker']): readonly TallyOf[] => [
  {
    icon: 'meat',
    value: of.food,
    spoken: speaker.say('resource.food.counted', { n: of.food }),
    about: aboutOf('food', speaker),
  },
  {
    icon: 'rolling-dices',
    value: of.crew,
    spoken: speaker.say('ui.dice', { n: of.crew }),
    about: aboutOf('dice', speaker),
  },
  {
    icon: 'rune-stone',
    value: of.favour,
    spoken: speaker.say('resource.favour.counted', { n: of.favour }),
    about: aboutOf('favour', speaker),
  },
  {
    icon: 'death-skull',
    value: of.terror,
    spoken: speaker.say('resource.terror.counted', { n: of.terror }),
    about: aboutOf('terror', speaker),
  },
  {
    icon: 'flying-flag',
    value: of.territories.length,
    spoken: speaker.say('ui.territories', { n: of.territories.length }),
    about: aboutOf('territories', speaker),
  },
  {
    icon: 'jeweled-chalice',
    value: of.artefacts.length,
    spoken: speaker.say('ui.artefacts', { n: of.artefacts.length }),
    about: aboutOf('artefacts', speaker),
  },
];

interface CrewSeatProps {
  readonly of: SeatView;
  readonly name: string;
  readonly status: string;
  readonly speaker: ReaversProps['speaker'];
  readonly active: boolean;
  readonly looking: boolean;
  readonly touch: Sign;
  readonly sign: ReactNode;
  readonly clock: ReactNode;
  readonly first: boolean;
  readonly honour: boolean;
  readonly compact: boolean;
  readonly onSeat: (seat: number) => void;
}

/** One seat; drawn again only when something about it has changed. */
const CrewSeat = memo(function CrewSeat({ of, speaker, first, honour, ...state }: CrewSeatProps): ReactElement {
  return (
    <SeatPlank
      {...state}
      seat={of.seat}
      side={CRESTS[of.crest]}
      score={{ icon: 'laurel-crown', value: of.glory, spoken: speaker.say('ui.share-glory', { n: of.glory }) }}
      tallies={talliesOf(of, speaker)}
      few={2}
      tokens={[
        ...(first
          ? [
              {
                icon: 'vertical-banner',
                label: speaker.say('ui.first-player'),
                about: aboutOf('first', speaker),
              } as const,
            ]
          : []),
        ...(honour
          ? [{ icon: 'drakkar', label: speaker.say('ui.honour-ship'), about: aboutOf('honour', speaker) } as const]
          : []),
      ]}
      emblem={44}
      crown={19}
    />
  );
});

interface SeatsProps
  extends Pick<ReaversProps, 'view' | 'seat' | 'seats' | 'waiting' | 'acting' | 'speaker' | 'lookingBack'> {
  readonly play: Play;
  readonly looked: number | null;
  onSeat(seat: number): void;
}

/** All seats with their numbers; a touch shows the whole ship, or answers where a seat is asked for. */
export function Seats(props: SeatsProps): ReactElement {
  const { view, seats, speaker, waiting, acting, lookingBack, play, looked } = props;
  const narrow = useNarrow();
  const latest = useRef(props);
  latest.current = props;
  const [onSeat] = useState(() => (of: number) => {
    const now = latest.current;
    if (now.play.sign(`seat:${of}`) === 'lit') now.play.touch(`seat:${of}`);
    else now.onSeat(of);
  });
  return (
    <SeatList label={speaker.say('ui.seats')}>
      {view.seats.map(of => (
        <CrewSeat
          key={of.seat}
          of={of}
          name={nameOf(props, of.seat)}
          status={statusOf(props, of.seat, speaker.side(of.seat))}
          speaker={speaker}
          active={!lookingBack && (isAsked(waiting, of.seat) || of.seat === acting)}
          looking={looked === of.seat}
          touch={play.sign(`seat:${of.seat}`)}
          sign={seats[of.seat].sign}
          clock={seats[of.seat].clock}
          first={of.seat === view.first}
          honour={of.seat === view.honour}
          compact={narrow}
          onSeat={onSeat}
        />
      ))}
    </SeatList>
  );
}
