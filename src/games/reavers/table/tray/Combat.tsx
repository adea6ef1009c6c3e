import type { ReactElement } from 'react';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Thing } from '../../../../kit/table/Thing.tsx';
import { chanceOf } from '../../rules/dice/odds.ts';
import type { CombatFrame } from '../../rules/frames.ts';
import { CombatDie } from '../DieArt.tsx';
import { valuesOf } from '../play/cards.ts';
import type { Play, ReaversProps } from '../play/play.ts';
import type { Target } from '../play/targets.ts';

interface Rolled {
  readonly key: string;
  readonly shows: number;
  readonly taken: boolean;
}

/** The dice as they lie; of equal ones the first that were touched are marked. */
function rolledOf({ zeros, ones, twos }: CombatFrame, touched: readonly Target[]): Rolled[] {
  return [zeros, ones, twos].flatMap((count, shows) => {
    const marked = touched.filter(target => target === `combat:${shows}`).length;
    return Array.from({ length: count }, (_, i) => ({ key: `${shows}/${i}`, shows, taken: i < marked }));
  });
}

/** A fight: dice still to be rolled, or what they show, against the defence. */
export function Combat(props: ReaversProps & { play: Play; frame: CombatFrame }): ReactElement {
  const { frame, play, view, speaker } = props;
  const { defence, dice, ones, twos } = frame;
  const faces = valuesOf(view.content).dice.combat;
  const rolled = rolledOf(frame, play.way.touched);
  const successes = ones + 2 * twos;
  const again = rolled.filter(({ taken }) => taken);
  const kept = successes - again.reduce((sum, { shows }) => sum + shows, 0);
  const begun = rolled.length > 0;
  const chance = begun ? chanceOf(again.length, defence - kept, faces) : chanceOf(dice, defence, faces);
  const told = begun ? again.length > 0 : dice > 0;
  return (
    <div className="rm-combat">
      <p className="rm-combat-sum sk-display">
        <span className="rm-combat-n" data-won={successes >= defence}>
          {begun ? successes : '?'}
        </span>
        <span className="sk-dim">{speaker.say('ui.against')}</span>
        <span className="rm-shield rm-shield-great">{defence}</span>
        <span className="sk-heard">{speaker.say('ui.fight-heard', { successes, defence })}</span>
      </p>
      <ul className="rm-combat-dice" key={`${frame.zeros}/${ones}/${twos}`}>
        {begun
          ? rolled.map(({ key, shows, taken }) => (
              <li key={key} data-rolls="true">
                <Thing
                  target={`combat:${shows}`}
                  sign={taken ? 'taken' : play.lit.has(`combat:${shows}`) ? 'lit' : 'none'}
                  label={speaker.say('ui.successes', { n: shows })}
                  className="rm-die"
                  onTouch={play.touch}
                >
                  <CombatDie shows={shows} />
                </Thing>
              </li>
            ))
          : Array.from({ length: dice }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal dice have no name of their own
              <li key={i}>
                <CombatDie shows={null} />
              </li>
            ))}
      </ul>
      {told && (
        <p className="rm-combat-odds">
          <Icon name="scales" size={16} />
          {speaker.say('ui.odds', { chance: Math.round(chance * 100) })}
        </p>
      )}
    </div>
  );
}
