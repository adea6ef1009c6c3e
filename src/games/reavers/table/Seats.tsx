import type { ReactElement } from 'react';
import { Icon, type IconName } from '../../../client/look/Icon.tsx';
import { Medallion } from '../../../client/look/Medallion.tsx';
import { Plank } from '../../../client/look/Plank.tsx';
import type { SeatView } from '../rules/view.ts';
import { CRESTS } from './pieces.ts';
import type { Play, ReaversProps } from './play/usePlay.ts';

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

/** All seats with their numbers; a touch shows the whole ship, or answers where a seat is asked for. */
export function Seats(
  props: ReaversProps & { play: Play; looked: number | null; onSeat(seat: number): void },
): ReactElement {
  const { view, seats, speaker, waiting, lookingBack, play, looked, onSeat } = props;
  return (
    <ul className="rm-seats" data-many={view.seats.length > 3} aria-label={speaker.say('ui.seats')}>
      {view.seats.map(of => {
        const active = !lookingBack && waiting.some(w => w.seat === of.seat && !w.answered);
        const target = `seat:${of.seat}` as const;
        const sign = play.sign(target);
        return (
          <Plank
            key={of.seat}
            as="li"
            className="rm-seat"
            groove={active ? 'ember' : looked === of.seat ? 'ice' : undefined}
          >
            <button
              type="button"
              className="rm-seat-body rm-thing"
              data-target={target}
              data-lit={sign === 'lit'}
              data-sign={sign}
              onClick={() => (sign === 'lit' ? play.touch(target) : onSeat(of.seat))}
            >
              <span className="rm-seat-who">
                <Medallion kind="seat" side={CRESTS[of.crest]} size={44} />
                {seats[of.seat].sign}
                <span className="rm-seat-names">
                  <span className="rm-seat-name">
                    {speaker.seat(of.seat, 'label')}
                    {of.seat === view.first && (
                      <Icon name="vertical-banner" size={14} label={speaker.say('ui.first-player')} />
                    )}
                    {of.seat === view.honour && <Icon name="drakkar" size={14} label={speaker.say('ui.honour-ship')} />}
                  </span>
                  <span className="rm-seat-status">{statusOf(props, of)}</span>
                </span>
                <span className="rm-seat-end">
                  <span className="rm-seat-glory">
                    <Icon name="laurel-crown" size={19} label={speaker.say('word.glory')} />
                    {of.glory}
                  </span>
                  {seats[of.seat].clock}
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
      })}
    </ul>
  );
}
