import { memo, type ReactElement } from 'react';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Medallion } from '../../../kit/look/Medallion.tsx';
import { marksOf } from '../../../kit/look/marks.ts';
import { Plank } from '../../../kit/look/Plank.tsx';
import { invadeCost } from '../rules/figures.ts';
import { figureNumber, RESERVE } from '../rules/numbers.ts';
import type { FigureGroup } from '../rules/view.ts';
import { clanOf, countOf } from './parts.ts';
import { CLANS, figureLook } from './pieces.ts';
import type { BloodRageProps, Play } from './play/play.ts';
import { stateOf } from './play/state-of.ts';
import type { Target } from './play/targets.ts';

interface ReserveProps extends Pick<BloodRageProps, 'view' | 'seat' | 'speaker'> {
  readonly play: Play;
}

/** Figures off the board: those that wait, and those in Valhalla. */
export const Reserve = memo(function Reserve({ view, seat, speaker, play }: ReserveProps): ReactElement | null {
  if (seat === null) return null;
  const clan = view.clans[seat];
  const state = stateOf(view);
  const row = (group: FigureGroup, target: Target, note: string) => {
    const { kind, icon } = figureLook(group.figure);
    const lit = play.lit.has(target);
    const name = speaker.say('ui.count-figure', { n: group.count, what: speaker.name('figure', group.figure) });
    return (
      <li key={target}>
        <button
          type="button"
          className={`br-reserve-row${lit ? ' br-lit' : ''}`}
          aria-disabled={!lit}
          aria-pressed={play.way.touched.includes(target)}
          {...marksOf(target, lit)}
          onClick={() => play.touch(target)}
        >
          <Medallion
            kind={kind}
            side={CLANS[clanOf(view, seat)]}
            icon={icon}
            size={44}
            count={group.count > 1 ? group.count : undefined}
            strength={group.strength}
            lit={lit}
            selected={play.way.touched.includes(target)}
          />
          <span>
            <b>{name}</b>
            <span className="sk-dim">{note}</span>
          </span>
        </button>
      </li>
    );
  };
  return (
    <Plank as="section" className="br-reserve" label={speaker.say('ui.your-reserve')}>
      <h2 className="sk-title">{speaker.say('ui.your-reserve')}</h2>
      <ul>
        {clan.reserve.map(group =>
          row(
            group,
            `reserve:${group.figure}`,
            speaker.say('ui.invade-for', { rage: invadeCost(state, seat, figureNumber[group.figure], RESERVE) }),
          ),
        )}
        {clan.valhalla
          .filter(
            group => play.lit.has(`valhalla:${group.figure}`) || play.way.touched.includes(`valhalla:${group.figure}`),
          )
          .map(group => row(group, `valhalla:${group.figure}`, speaker.name('place', 'valhalla')))}
      </ul>
      <p className="br-reserve-line">
        <Icon name="feathered-wing" size={15} /> {speaker.say('ui.in-valhalla', { n: countOf(clan.valhalla) })}
      </p>
      <p className="br-reserve-line">
        <Icon name="beer-horn" size={15} /> {speaker.say('ui.horns-free', { n: clan.hornsFree })}
      </p>
      {view.own && view.own.quests.length > 0 ? (
        <p className="br-reserve-line">
          <Icon name="tied-scroll" size={15} />{' '}
          {speaker.say('ui.your-quests', { names: view.own.quests.map(id => speaker.name('card', id)).join(', ') })}
        </p>
      ) : null}
    </Plank>
  );
});
