import { memo, type ReactElement } from 'react';
import type { IconName } from '../../../kit/look/Icon.tsx';
import { TableRail } from '../../../kit/table/TableRail.tsx';
import type { About } from '../../../kit/table/Term.tsx';
import { PHASES } from '../rules/numbers.ts';
import { AgeTrack } from './AgeTrack.tsx';
import { aboutOf } from './parts.ts';
import type { BloodRageProps } from './play/play.ts';

const AGES = ['I', 'II', 'III'];

type RailProps = Pick<BloodRageProps, 'view' | 'seat' | 'speaker' | 'tools' | 'mark' | 'lookingBack'>;

/** Mark, game, age and phase, tools; on a small screen one's own numbers. */
export const Rail = memo(function Rail({ view, seat, speaker, tools, mark, lookingBack }: RailProps): ReactElement {
  const clan = seat === null ? null : view.clans[seat];
  // Glory stands in the strip of seats.
  const own: readonly (readonly [IconName, string, string, About])[] = clan
    ? [
        [
          'small-fire',
          String(clan.rage),
          speaker.say('ui.rage-of', { n: clan.rage, max: clan.stats.rage.value }),
          aboutOf('rage', speaker),
        ],
        [
          'battle-axe',
          String(clan.stats.axes.value),
          speaker.say('ui.axes', { n: clan.stats.axes.value }),
          aboutOf('axes', speaker),
        ],
        [
          'beer-horn',
          `${clan.onBoard}/${clan.stats.horns.value}`,
          speaker.say('ui.horns-of', { n: clan.onBoard, max: clan.stats.horns.value }),
          aboutOf('horns', speaker),
        ],
      ]
    : [];
  const now = `${speaker.name('age', String(view.age))}, ${speaker.name('phase', view.phase)}`;
  const track = (
    <AgeTrack
      label={now}
      ages={AGES}
      age={view.age - 1}
      phases={PHASES.map(phase => speaker.name('phaseShort', phase))}
      about={PHASES.map(phase => aboutOf(phase, speaker))}
      ofAges={aboutOf('age', speaker)}
      phase={PHASES.indexOf(view.phase)}
      looking={lookingBack}
    />
  );
  const brief = (
    <>
      <b>{speaker.say('ui.age-short', { roman: AGES[view.age - 1] })}</b>{' '}
      <span className="sk-gives-way">{speaker.name('phaseShort', view.phase)}</span>
    </>
  );
  return <TableRail speaker={speaker} tools={tools} mark={mark} track={track} now={brief} numbers={own} band="blood" />;
});
