import type { ReactElement } from 'react';
import { Icon } from '../../../client/look/Icon.tsx';
import { Plank } from '../../../client/look/Plank.tsx';
import type { ClanView } from '../rules/view.ts';
import { countOf, seatStrings, upgradesOf } from './parts.ts';
import type { BloodRageProps } from './play/usePlay.ts';
import { SeatPlank } from './SeatPlank.tsx';

const AGE_NAMES = ['I', 'II', 'III'];

/** Who plays it, and what it is doing. */
function statusOf({ view, seat, seats, waiting, speaker }: BloodRageProps, clan: ClanView): string {
  const asked = waiting.find(w => w.seat === clan.seat);
  if (asked && !asked.answered) return clan.seat === seat ? speaker.say('ui.your-turn') : speaker.say('ui.choosing');
  if (clan.sealed) return speaker.say('ui.sealed');
  const { name } = seats[clan.seat];
  const passed = clan.passed && view.phase === 'action';
  return passed ? speaker.say('ui.name-passed', { name }) : name;
}

/** All clans with what everybody may know of them. */
export function Seats(props: BloodRageProps & { compact: boolean; onSeat(seat: number): void }): ReactElement {
  const { view, seat, speaker, waiting, lookingBack, compact, onSeat } = props;
  const strings = seatStrings(speaker);
  return (
    <ul className="br-seats" aria-label={speaker.say('ui.seats')}>
      {view.clans.map(clan => (
        <SeatPlank
          key={clan.clan}
          clan={clan.clan}
          name={speaker.name('clan', clan.clan)}
          status={statusOf(props, clan)}
          sign={props.seats[clan.seat]?.sign}
          clock={props.seats[clan.seat]?.clock}
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
          active={!lookingBack && waiting.some(w => w.seat === clan.seat && !w.answered)}
          passed={clan.passed && view.phase === 'action'}
          looking={lookingBack && clan.seat === seat}
          first={clan.seat === view.first ? { label: speaker.say('ui.first-player') } : undefined}
          compact={compact}
          strings={strings}
          onPress={() => onSeat(clan.seat)}
        />
      ))}
    </ul>
  );
}

/** The provinces that Ragnarök takes, and what each figure in them is worth. */
export function RagnarokList({ view, speaker }: BloodRageProps): ReactElement {
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
}
