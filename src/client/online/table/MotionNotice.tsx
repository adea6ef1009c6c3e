import { type ReactElement, useEffect, useMemo } from 'react';
import type { Fact } from '../../../engine/contract/facts.ts';
import type { Heard } from '../../../engine/match/match.ts';
import type { Speaker } from '../../../engine/text/text.ts';
import type { Motion } from '../../../host/protocol.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { Icon } from '../../../kit/look/Icon.tsx';
import { announce } from '../../announce.tsx';
import { useSpeech } from '../../speech.tsx';
import type { AtTable } from '../../table/online-parts.ts';

/** What a host has noted beside the game, the vote itself too, is no part of the game that goes back. */
const isNoted = (fact: Fact): boolean => fact.kind.startsWith('hall.');

/** All that was told of an entry of the log and of those after it; what has no words is left out. */
function undone(heard: readonly Heard[], from: number | undefined, speaker: Speaker): { seq: number; text: string }[] {
  if (from === undefined) return [];
  return heard.flatMap(({ seq, at, fact }) => {
    const text = at < from || isNoted(fact) ? null : speaker.fact(fact);
    return text ? [{ seq, text }] : [];
  });
}

/** A proposal under vote: whoever is asked says yes or no, everybody else sees whom it waits for. */
export function MotionNotice({ line, shown, speaker, motion }: AtTable & { readonly motion: Motion }): ReactElement {
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
  // In the saga's words, as the reader has heard them: nobody learns from it what the others alone know.
  const { newest } = shown.hearing;
  const back = useMemo(() => undone(newest, motion.back, speaker), [newest, motion.back, speaker]);
  const goesBack = back.length > 0 ? say('hall.motion.back') : '';
  useEffect(() => announce([words, goesBack, ...back.map(({ text }) => text)].join(' ')), [words, goesBack, back]);
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
      {back.length > 0 && (
        <div className="sk-motion-back">
          <b>{goesBack}</b>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled by keys, too */}
          <ul aria-label={goesBack} tabIndex={0}>
            {back.map(({ seq, text }) => (
              <li key={seq}>{text}</li>
            ))}
          </ul>
        </div>
      )}
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
