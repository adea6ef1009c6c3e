import { type ReactElement, useEffect } from 'react';
import type { Motion } from '../../../host/protocol.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { Icon } from '../../../kit/look/Icon.tsx';
import { announce } from '../../announce.tsx';
import { useSpeech } from '../../speech.tsx';
import type { AtTable } from '../../table/online-parts.ts';

/** A proposal under vote: whoever is asked says yes or no, everybody else sees whom it waits for. */
export function MotionNotice({ line, shown, motion }: AtTable & { readonly motion: Motion }): ReactElement {
  const { say } = useSpeech();
  const { seats } = shown.table;
  const { seat } = shown.moment;
  const { proposal, by, missing } = motion;
  const name = seats[by]?.name ?? '';
  const mine = by === seat;
  const words =
    proposal.kind === 'undo'
      ? say(mine ? 'hall.motion.undo.mine' : 'hall.motion.undo', { name })
      : say('hall.motion.replace', { name, other: seats[proposal.about]?.name ?? '' });
  const asked = seat !== null && missing.includes(seat);
  // Who reads this and has to answer sees the two buttons.
  const others = missing.filter(other => other !== seat);
  useEffect(() => announce(words), [words]);
  return (
    <section
      className={asked ? 'sk-plank sk-plank-ember sk-live-notice' : 'sk-plank sk-live-notice'}
      aria-label={say('hall.motion')}
    >
      <Icon name="scales" size={20} />
      <p>
        <b>{words}</b>{' '}
        {others.length > 0 && (
          <span className="sk-dim">
            {say('hall.motion.missing', { names: others.map(other => seats[other]?.name ?? '') })}
          </span>
        )}
      </p>
      {mine && (
        <div className="sk-live-acts">
          <Button act="withdraw" onClick={() => void line.withdraw(by)}>
            {say('hall.motion.withdraw')}
          </Button>
        </div>
      )}
      {asked && (
        <div className="sk-live-acts">
          <Button tone="main" act="agree" onClick={() => void line.vote(seat, true)}>
            {say('hall.motion.yes')}
          </Button>
          <Button act="refuse" onClick={() => void line.vote(seat, false)}>
            {say('hall.motion.no')}
          </Button>
        </div>
      )}
    </section>
  );
}
