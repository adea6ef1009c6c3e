import { memo, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { nameOf } from '../../../kit/table/names.ts';
import { isAsked, SeatList, SeatPlank, statusOf } from '../../../kit/table/SeatPlank.tsx';
import { useTableForm } from '../../../kit/table/useTableForm.ts';
import type { View } from '../rules/view.ts';
import { sideOf } from './pieces.ts';
import type { ScandinaviaProps } from './play/play.ts';
import { lordsOf, regionsTogether, regionsToWin } from './play/realm.ts';

interface LordSeatProps {
  readonly view: View;
  readonly seat: number;
  readonly lord: string | undefined;
  readonly name: string;
  readonly status: string;
  readonly speaker: ScandinaviaProps['speaker'];
  readonly active: boolean;
  readonly looking: boolean;
  readonly sign: ReactNode;
  readonly clock: ReactNode;
  readonly compact: boolean;
  readonly onSeat: (seat: number) => void;
}

/** What is a stranger's until lords are picked. */
const NOBODY = 'commoners';

const LordSeat = memo(function LordSeat({ view, lord, speaker, seat, ...state }: LordSeatProps): ReactElement {
  const about = (what: string, clause: string) => ({ words: speaker.say(`ui.about-${what}`), clause });
  const of = lord === undefined ? null : view.lords[lord];
  const most = lord === undefined ? 0 : regionsToWin(view, lord);
  const regions = lord === undefined ? 0 : regionsTogether(view, lord);
  return (
    <SeatPlank
      {...state}
      seat={seat}
      side={sideOf(lord ?? NOBODY)}
      dim={of?.out}
      score={{
        icon: 'flying-flag',
        value: regions,
        // Until lords are picked nobody knows what an empire needs.
        of: most > 0 ? most : undefined,
        spoken: speaker.say('ui.regions-of', { n: regions, most }),
        about: about('regions', 'SC-1.2'),
      }}
      tallies={
        of
          ? [
              {
                icon: 'viking-church',
                value: of.creed,
                spoken: speaker.say('ui.creed', { n: of.creed }),
                about: about('creed', 'SC-6.1'),
              },
              {
                icon: 'rune-stone',
                value: of.level,
                spoken: speaker.say('ui.power', { n: of.level }),
                about: about('power', 'SC-6.4'),
              },
            ]
          : []
      }
      few={1}
      tokens={
        view.turn > 0 && view.first === seat
          ? [{ icon: 'vertical-banner', label: speaker.say('ui.first'), about: about('first', 'SC-4.2') }]
          : []
      }
      emblem={44}
      crown={17}
    />
  );
});

interface SeatsProps
  extends Pick<ScandinaviaProps, 'view' | 'seat' | 'seats' | 'waiting' | 'acting' | 'speaker' | 'lookingBack'> {
  readonly looked: number | null;
  onSeat(seat: number): void;
}

/** The lords at the table, in the order of their seats; a touch shows the realm. */
export function Seats(props: SeatsProps): ReactElement {
  const { view, seats, speaker, waiting, acting, lookingBack, looked } = props;
  const form = useTableForm();
  const latest = useRef(props);
  latest.current = props;
  const [onSeat] = useState(() => (of: number) => latest.current.onSeat(of));
  return (
    <SeatList label={speaker.say('ui.seats')}>
      {seats.map((of, seat) => (
        <LordSeat
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          view={view}
          seat={seat}
          lord={lordsOf(view, seat)[0]}
          name={nameOf(props, seat)}
          status={statusOf(props, seat, statusWords(props, seat))}
          speaker={speaker}
          active={!lookingBack && (isAsked(waiting, seat) || seat === acting)}
          looking={looked === seat}
          sign={of.sign}
          clock={of.clock}
          compact={form !== 'desk'}
          onSeat={onSeat}
        />
      ))}
    </SeatList>
  );
}

/** Out, ready, sealed; else who plays there. */
function statusWords({ view, speaker }: SeatsProps, seat: number): string {
  const lords = lordsOf(view, seat);
  if (lords.length > 0 && lords.every(lord => view.lords[lord].out)) return speaker.say('ui.out');
  if (view.phase === 'diplomacy' && view.ready[seat]) return speaker.say('ui.ready');
  if (view.answered[seat]) return speaker.say('ui.sealed');
  return speaker.side(seat);
}
