import { memo, type ReactElement, type ReactNode } from 'react';
import { Icon, type IconName } from '../../../kit/look/Icon.tsx';
import { Medallion } from '../../../kit/look/Medallion.tsx';
import { marksOf } from '../../../kit/look/marks.ts';
import { Plank } from '../../../kit/look/Plank.tsx';
import type { Sign } from '../../../kit/table/play/signs.ts';
import type { SeatView } from '../rules/view.ts';
import { CRESTS } from './pieces.ts';
import type { Play, ReaversProps } from './play/play.ts';

function statusOf({ seat, seats, waiting, speaker }: ReaversProps, of: SeatView): string {
  if (waiting.some(w => w.seat === of.seat && !w.answered)) {
    return speaker.say(of.seat === seat ? 'ui.your-turn' : 'ui.choosing');
  }
  return seats[of.seat].name;
}

/** What is counted on a seat's plank; on a phone only the first few. */
function countsOf(of: SeatView, speaker: ReaversProps['speaker']): readonly (readonly [IconName, number, string])[] {
  return [
    ['meat', of.food, speaker.say('resource.food.counted', { n: of.food })],
    ['rolling-dices', of.crew, speaker.say('ui.dice', { n: of.crew })],
    ['rune-stone', of.favour, speaker.say('resource.favour.counted', { n: of.favour })],
    ['death-skull', of.terror, speaker.say('resource.terror.counted', { n: of.terror })],
    ['flying-flag', of.territories.length, speaker.say('ui.territories', { n: of.territories.length })],
    ['jeweled-chalice', of.artefacts.length, speaker.say('ui.artefacts', { n: of.artefacts.length })],
  ];
}

interface SeatPlankProps {
  readonly of: SeatView;
  readonly name: string;
  readonly status: string;
  readonly speaker: ReaversProps['speaker'];
  readonly groove: 'ember' | 'ice' | undefined;
  readonly sign: Sign;
  /** Who is there, and their time, at a table with people elsewhere. */
  readonly presence: ReactNode;
  readonly clock: ReactNode;
  readonly first: boolean;
  readonly honour: boolean;
  readonly onTouch: Play['touch'];
  readonly onSeat: (seat: number) => void;
}

/** One seat; drawn again only when something about it has changed. */
const SeatPlank = memo(function SeatPlank(props: SeatPlankProps): ReactElement {
  const { of, name, status, speaker, groove, sign, presence, clock, first, honour, onTouch, onSeat } = props;
  const target = `seat:${of.seat}` as const;
  return (
    <Plank as="li" className="rm-seat" groove={groove}>
      <button
        type="button"
        className="rm-seat-body rm-thing"
        {...marksOf(target, sign === 'lit')}
        data-sign={sign}
        onClick={() => (sign === 'lit' ? onTouch(target) : onSeat(of.seat))}
      >
        <span className="rm-seat-who">
          <Medallion kind="seat" side={CRESTS[of.crest]} size={44} />
          {presence}
          <span className="rm-seat-names">
            <span className="rm-seat-name">
              {name}
              {first && <Icon name="vertical-banner" size={14} label={speaker.say('ui.first-player')} />}
              {honour && <Icon name="drakkar" size={14} label={speaker.say('ui.honour-ship')} />}
            </span>
            <span className="rm-seat-status">{status}</span>
          </span>
          <span className="rm-seat-end">
            <span className="rm-seat-glory">
              <Icon name="laurel-crown" size={19} label={speaker.say('word.glory')} />
              {of.glory}
            </span>
            {clock}
          </span>
        </span>
        <span className="rm-seat-counts">
          {countsOf(of, speaker).map(([icon, n, spoken]) => (
            <span key={icon} className="rm-tally" title={spoken}>
              <Icon name={icon} size={16} />
              <span aria-hidden="true">{n}</span>
              <span className="sk-heard">{spoken}</span>
            </span>
          ))}
        </span>
      </button>
    </Plank>
  );
});

/** All seats with their numbers; a touch shows the whole ship, or answers where a seat is asked for. */
export function Seats(
  props: ReaversProps & { play: Play; looked: number | null; onSeat(seat: number): void },
): ReactElement {
  const { view, seats, speaker, waiting, lookingBack, play, looked, onSeat } = props;
  return (
    <ul className="rm-seats" data-part="seats" data-many={view.seats.length > 3} aria-label={speaker.say('ui.seats')}>
      {view.seats.map(of => {
        const active = !lookingBack && waiting.some(w => w.seat === of.seat && !w.answered);
        return (
          <SeatPlank
            key={of.seat}
            of={of}
            name={speaker.seat(of.seat, 'label')}
            status={statusOf(props, of)}
            speaker={speaker}
            groove={active ? 'ember' : looked === of.seat ? 'ice' : undefined}
            sign={play.sign(`seat:${of.seat}`)}
            presence={seats[of.seat].sign}
            clock={seats[of.seat].clock}
            first={of.seat === view.first}
            honour={of.seat === view.honour}
            onTouch={play.touch}
            onSeat={onSeat}
          />
        );
      })}
    </ul>
  );
}
