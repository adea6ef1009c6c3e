import { type ReactElement, useEffect, useRef } from 'react';
import type { Choice } from '../../engine/contract/ask.ts';
import { Button } from '../../kit/look/Button.tsx';
import { Explained } from '../../kit/look/Explained.tsx';
import { Icon } from '../../kit/look/Icon.tsx';
import { go } from '../router.ts';
import { Skald } from './Skald.tsx';
import { SmallTrack } from './Track.tsx';
import { type Taught, useLesson } from './taught.ts';
import './teacher.css';

const REMARKS = {
  helped: 'learn.helped',
  also: 'learn.also',
  astray: 'learn.astray',
  afresh: 'learn.afresh',
} as const;

/** What the teacher says, in the place of the question. */
export function TeacherWords(props: Taught): ReactElement {
  const { step, words, remark, over } = useLesson(props);
  const { say, at } = props;
  const steps = at.lesson.steps.length;
  return (
    <div className="sk-teacher">
      <Skald />
      <div className="sk-teacher-words">
        <p className="sk-teacher-say sk-display">
          {remark === 'astray' ? say(REMARKS.astray) : <Explained text={words} />}
        </p>
        <p className="sk-teacher-steps">
          {at.lesson.steps.map((one, i) => (
            <i key={one.say} data-is={i < step ? 'done' : i === step ? 'now' : 'later'} />
          ))}
          <span>{over ? say('learn.well') : say('learn.step', { step: step + 1, steps })}</span>
          {remark && remark !== 'astray' && <b className="sk-teacher-remark">{say(REMARKS[remark])}</b>}
        </p>
      </div>
    </div>
  );
}

interface TeacherActsProps extends Taught {
  readonly choose: (choice: Choice) => void;
  readonly undo: () => void;
}

/** Ways on: to be shown what is meant, to take back what leads nowhere, to leave, and to the next lesson. */
export function TeacherActs(props: TeacherActsProps): ReactElement {
  const { over, remark, way } = useLesson(props);
  const { say, entry, lessons, place, choose, undo, onAgain } = props;
  const next = lessons.at(place + 1);
  const { game } = entry;
  const leave = () => go({ screen: 'learn', game });
  if (over) {
    return (
      <>
        <Button tone="quiet" icon="anticlockwise-rotation" act="again" onClick={onAgain}>
          {say('learn.repeat')}
        </Button>
        {next ? (
          <Button
            tone="main"
            icon="play-button"
            act="next-lesson"
            autoFocus
            onClick={() => go({ screen: 'learn', game, lesson: next.name })}
          >
            {say('learn.next-lesson')}
          </Button>
        ) : null}
        <Button tone={next ? 'quiet' : 'main'} icon="exit-door" act="leave" onClick={leave}>
          {say('learn.to-lessons')}
        </Button>
      </>
    );
  }
  return (
    <>
      {remark === 'astray' ? (
        <Button tone="main" icon="anticlockwise-rotation" act="take-back" onClick={undo}>
          {say('learn.take-back')}
        </Button>
      ) : (
        way && (
          <Button icon="light-bulb" act="show" onClick={() => choose(way.choice)}>
            {say('learn.show')}
          </Button>
        )
      )}
      <Button tone="quiet" icon="exit-door" act="leave" onClick={leave}>
        {say('learn.leave')}
      </Button>
    </>
  );
}

/** Pixels that stay free below the task of now. */
const UNDER = 10;

/** What the lesson is about: on vellum, with what is done, now, and to come. */
export function TeacherGoals(props: Taught): ReactElement {
  const { step } = useLesson(props);
  const { say, at, entry, lessons, place, onAgain } = props;
  const next = lessons.at(place + 1);
  const goals = useRef<HTMLElement>(null);
  // In a narrow column not all of it is seen at once: the task of now is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => {
    const now = goals.current?.querySelector<HTMLElement>('[aria-current="step"]');
    if (!goals.current || !now) return;
    const below = now.getBoundingClientRect().bottom - goals.current.getBoundingClientRect().bottom;
    if (below > 0) goals.current.scrollTop += below + UNDER;
  }, [step]);
  return (
    <section ref={goals} className="sk-goals" data-part="goals">
      <p className="sk-goals-head">
        <Icon name="vertical-banner" size={17} />
        {say('learn.lesson', { n: place + 1, all: lessons.length })}
        <SmallTrack {...props} />
      </p>
      <h2 className="sk-display">{at.words.title}</h2>
      <ol>
        {at.tasks.map((task, i) => {
          const is = i < step ? 'done' : i === step ? 'now' : 'later';
          return (
            <li key={at.lesson.steps[i].say} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
              {is === 'later' ? (
                <i className="sk-goals-ring" />
              ) : (
                <Icon name={is === 'done' ? 'check-mark' : 'hand'} size={17} />
              )}
              <span className="sk-heard">{say(`learn.task.${is}`)}: </span>
              {task}
            </li>
          );
        })}
      </ol>
      <p className="sk-goals-ways">
        <button type="button" onClick={onAgain}>
          {say('learn.restart')}
        </button>
        <button
          type="button"
          onClick={() => go({ screen: 'learn', game: entry.game, ...(next && { lesson: next.name }) })}
        >
          {say('learn.skip')}
        </button>
      </p>
    </section>
  );
}
