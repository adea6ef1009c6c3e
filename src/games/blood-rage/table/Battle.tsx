import type { ReactElement } from 'react';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { Woven } from '../../../kit/look/Woven.tsx';
import { strength } from '../rules/figures.ts';
import type { BattleFrame } from '../rules/frames.ts';
import { PLACE_IDS } from '../rules/numbers.ts';
import { readView } from '../rules/read-view.ts';
import { BattleSteps, partOf } from './BattleSteps.tsx';
import { BattleStrips } from './BattleStrips.tsx';
import type { BloodRageProps, Play } from './play/play.ts';
import { sidesOf } from './play/sides.ts';

/** A battle has a place of its own: each side's strength, the cards, and what hangs on it. */
export function Battle(
  props: BloodRageProps & {
    play: Play;
    frame: BattleFrame /** On a phone the own side is the first. */;
    narrow: boolean;
  },
): ReactElement {
  const { view, seat, speaker, frame } = props;
  const province = PLACE_IDS[frame.province];
  const there = view.provinces.find(p => p.id === province);
  const state = readView(view);
  const others = frame.fighters.filter(fighter => fighter !== seat);
  const mark = Math.max(0, ...others.map(fighter => strength(state, fighter, frame.province)));
  return (
    <Plank as="section" className="br-scene br-battle-scene" label={speaker.say('ui.battle-for', { province })} scrolls>
      <div className="br-scene-head">
        <h2 className="sk-display">{speaker.say('ui.battle-for', { province })}</h2>
        {there ? <span className="sk-dim">{speaker.say('ui.prize', { reward: there.token })}</span> : null}
        <BattleSteps part={partOf(frame.step)} speaker={speaker} />
      </div>
      <Woven band="battle" scale={0.84} />
      <BattleStrips sides={sidesOf(props, frame)} mark={mark > 0 ? mark : undefined} unknown="+ ?" />
    </Plank>
  );
}

/** What winning and losing would mean for this seat. */
export function Stakes({ view, seat, speaker, frame }: BloodRageProps & { frame: BattleFrame }): ReactElement | null {
  if (seat === null || !frame.fighters.includes(seat)) return null;
  const province = view.provinces[frame.province];
  const clan = view.clans[seat];
  const pillager = frame.pillager === seat;
  const raised = pillager && (province.token === 'axes' || province.token === 'all');
  const axes = clan.stats.axes.value;
  return (
    <Plank as="section" className="br-stakes" label={speaker.say('ui.stakes')}>
      <h2 className="sk-title">{speaker.say('ui.if-you-win')}</h2>
      <ul>
        {pillager ? (
          <li>
            <Icon name="torch" size={16} /> {speaker.say('ui.stake-reward', { reward: province.token })}
          </li>
        ) : null}
        <li>
          <Icon name="laurel-crown" size={16} />{' '}
          {speaker.say(raised ? 'ui.stake-axes-raised' : 'ui.stake-axes', { glory: axes })}
        </li>
        <li>
          <Icon name="card-play" size={16} /> {speaker.say('ui.stake-discard')}
        </li>
      </ul>
      <h2 className="sk-title">{speaker.say('ui.if-you-lose')}</h2>
      <ul>
        <li>
          <Icon name="feathered-wing" size={16} /> {speaker.say('ui.stake-valhalla')}
        </li>
        <li>
          <Icon name="card-draw" size={16} /> {speaker.say('ui.stake-return')}
        </li>
      </ul>
    </Plank>
  );
}
